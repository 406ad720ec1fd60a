/** Gathers the licences of everything that is built into the page: a text file beside it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const HERE = import.meta.dirname;
/** What the service worker is made of; it is bundled apart. */
const WORKER = ["workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies"];

/** The package that a module or a font comes from; null: it is our own. */
function packageOf(file: string): string | null {
  return /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? null;
}

/** A package's name, version and licence, and the licence's text: its own, or the common one of that name. */
function licenceOf(name: string): string {
  const folder = join(HERE, "node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string>;
  const own = readdirSync(folder).find((file) => /^(licen[cs]e|ofl)/i.test(file));
  const text = own ? join(folder, own) : join(HERE, "licences", `${license}.txt`);
  return `${name} ${version} (${license})\n\n${readFileSync(text, "utf8").trim()}\n`;
}

export function licences(): Plugin {
  return {
    name: "licences",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === "chunk" ? part.moduleIds : part.originalFileNames,
      );
      const names = new Set([...files.map(packageOf), ...WORKER].filter((name) => name !== null));
      const source = [...names]
        .sort()
        .map(licenceOf)
        .join(`\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}
