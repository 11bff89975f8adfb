import type { Page } from "@playwright/test";

/** Something to wait for, and the way to let everybody who waits go on. */
export function createGate(): { isOpen: Promise<void>; open: () => void } {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { isOpen, open };
}

/**
 * Holds requests back from the server, like a slow network.
 * @param urls which requests, as routing takes it
 * @returns lets them go on, those that wait and those that come
 */
export async function holdRequests(page: Page, urls: Parameters<Page["route"]>[0]): Promise<() => void> {
  const { isOpen, open } = createGate();
  await page.route(urls, async (route) => {
    await isOpen;
    await route.continue();
  });
  return open;
}

/**
 * Lets requests reach the server, but holds the first response back until the function that is returned is called, which
 * waits until the page has it.
 */
export async function holdResponse(page: Page, urls: Parameters<Page["route"]>[0]): Promise<() => Promise<void>> {
  const { isOpen, open } = createGate();
  const { isOpen: isThere, open: tellThere } = createGate();
  await page.route(
    urls,
    async (route) => {
      const response = await route.fetch();
      await isOpen;
      await route.fulfill({ response });
      tellThere();
    },
    { times: 1 },
  );
  return async () => {
    open();
    await isThere;
  };
}
