import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Types and warnings of the compiler are svelte-check's task, line breaks prettier's: here is what neither sees. */
export default ts.config(
  { ignores: ["node_modules/", "public/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "no-undef": "off",
      // What must be followed is marked as state by hand; the rest is meant to be plain.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check does this, and reads the reasons behind the code.
      "svelte/no-unused-svelte-ignore": "off",
      // prettier keeps blanks that count as {" "}.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
);
