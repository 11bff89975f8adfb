import type { Page } from "@playwright/test";

/** Something to wait for, and the way to let everybody who waits go on. */
export function aGate(): { isOpen: Promise<void>; open: () => void } {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { isOpen, open };
}

/**
 * Keeps requests from reaching the server, as a slow network does.
 * @param urls which requests, as routing takes it
 * @returns lets them go on, those that wait and those that come
 */
export async function holdRequests(page: Page, urls: Parameters<Page["route"]>[0]): Promise<() => void> {
  const { isOpen, open } = aGate();
  await page.route(urls, async (route) => {
    await isOpen;
    await route.continue();
  });
  return open;
}
