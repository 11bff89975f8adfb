import type { PageAssets } from "./assets.ts";

/** Lets components be replaced in the open page. */
const REFRESH = `import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/** Assets that Vite serves from source, with hot reload. */
export function developmentAssets(entry: string): PageAssets {
  return {
    fonts: [],
    stylesheets: [],
    modules: [],
    scripts: [{ text: REFRESH }, { src: "/@vite/client" }, { src: `/${entry}` }],
  };
}
