/** Where the service worker keeps what pages and public queries answered to everybody, and the pictures that were seen. */
export const COPIES = { pages: "pages", answers: "answers", pictures: "pictures" } as const;

/** Message from a page to the service worker: store this page for reading without a network. */
export interface Visited {
  /** Its address without the fragment. */
  page: string;
  /** Addresses of files that it has loaded. */
  files: string[];
}

/** How many pages are kept. */
export const countCopies = async (): Promise<number> => {
  if (!("caches" in globalThis) || !(await caches.has(COPIES.pages).catch(() => false))) return 0;
  return (await (await caches.open(COPIES.pages)).keys()).length;
};

/** Clears which pages were read, and what was seen there; what every visitor has alike, the site's code, stays. */
export const clearCopies = async (): Promise<void> => {
  if (!("caches" in globalThis)) return;
  await Promise.all(Object.values(COPIES).map((name) => caches.delete(name).catch(() => false)));
};
