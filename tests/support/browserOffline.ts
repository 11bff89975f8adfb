import type { Locator, Page } from "@playwright/test";
import { expect } from "./browserTest.ts";

/** What is said at the lower edge of a page without a network. */
export const note = (page: Page): Locator => page.getByRole("status").filter({ hasText: /offline|sparat|väntar/ });

/** Waits until the service worker has stored an address of the site, and the code that pages need. */
export async function storedByWorker(page: Page, path: string): Promise<void> {
  const isStored = () =>
    page.evaluate(async (address) => {
      const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return active?.state === "activated" && (await caches.match(address, { cacheName: "pages" })) !== undefined;
    }, path);
  await expect.poll(isStored, { timeout: 30_000 }).toBe(true);
}

/** All that the browser stores for the site, as text: the worker's copies, databases, and both storages. */
export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname.startsWith("/assets/")) continue;
        texts.push(`${name} ${request.url}`, (await (await cache.match(request))?.text()) ?? "");
      }
    }
    texts.push(JSON.stringify(await indexedDB.databases()));
    return texts.join("\n");
  });
