import type { Visited } from "./copies.ts";

/** Delay in milliseconds before a page is reported, so that its resources have loaded. */
const REST_MS = 1_500;

let isStarted = false;
let timer: number | undefined;
let page = "";
let files = new Set<string>();

/** Registers the service worker, which needs a built site, and sends it the list of loaded files. */
function start(): void {
  isStarted = true;
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  new PerformanceObserver((list) => {
    for (const { name, initiatorType } of list.getEntries() as PerformanceResourceTiming[]) {
      if (["fetch", "xmlhttprequest", "beacon"].includes(initiatorType)) continue;
      files.add(name);
    }
    tellSoon();
  }).observe({ type: "resource", buffered: true });
}

function tellSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ page, files: [...files] } satisfies Visited);
    files = new Set();
  }, REST_MS);
}

/**
 * Has the service worker keep a page that shows, so that it can be read again without a network.
 * @param path its address on this site
 */
export function keepVisited(path: string): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  page = window.location.origin + path;
  if (!isStarted) start();
  tellSoon();
}
