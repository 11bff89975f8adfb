import type { PageAssets } from "./assets.ts";

/** Tags of a page that Vite serves from source, with hot reload. */
export function developmentAssets(entry: string): PageAssets {
  return {
    head: "",
    scripts: `<script type="module">
import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>
<script type="module" src="/@vite/client"></script>
<script type="module" src="/${entry}"></script>`,
  };
}
