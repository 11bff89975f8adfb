import { readdirSync } from "node:fs";
import type { PageAssets } from "./assets.ts";

/** Lets components be replaced in the open page. */
const REFRESH = `import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/**
 * The stylesheets as they stand now, the one that names the layers first, so that a page has them before its scripts
 * run. The theme's variables come with the scripts: Vite does not serve a virtual module as a stylesheet.
 */
const stylesheets = (): string[] => [
  "/client/base.css?direct",
  ...readdirSync("client", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => `/client/${file}?direct`),
];

/** Assets that Vite serves from source, with hot reload. */
export function developmentAssets(entry: string): PageAssets {
  return {
    fonts: [],
    stylesheets: stylesheets(),
    modules: [],
    scripts: [{ text: REFRESH }, { src: "/@vite/client" }, { src: `/${entry}` }],
  };
}
