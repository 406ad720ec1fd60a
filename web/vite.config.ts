import { svelte } from "@sveltejs/vite-plugin-svelte";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vite";
import { licences } from "./licences";

/** The house during development: `croupier serve`, then `npm run dev`. */
const HOUSE = process.env["CROUPIER_HOUSE"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [
    // Classes of components are as short as may be: they stand in every rule and on most elements.
    svelte({ compilerOptions: { cssHash: ({ filename, hash }) => `s${hash(filename).slice(0, 5)}` } }),
    licences(),
    VitePWA({
      registerType: "autoUpdate",
      injectRegister: false,
      manifest: {
        name: "Croupier",
        short_name: "Croupier",
        description: "Five dice and board games at one table.",
        display: "standalone",
        start_url: "/",
        theme_color: "#0b1028",
        background_color: "#0b1028",
        icons: [
          { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
          { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
      workbox: {
        globPatterns: ["**/*.{js,css,html,svg,png,woff2}"],
        navigateFallback: "/index.html",
        navigateFallbackDenylist: [/^\/(api|health|metrics|plain)/],
      },
    }),
  ],
  build: {
    outDir: "../src/croupier/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: HOUSE, ws: true } },
  },
});
