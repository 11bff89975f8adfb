/** Where the service worker keeps what pages and public queries answered to everybody. */
export const COPIES = { pages: "pages", answers: "answers" } as const;

/** What a page tells the service worker: that it shows, so that it can be read again without a network. */
export interface Visited {
  /** Its address without the fragment. */
  page: string;
  /** Addresses of files that it has loaded. */
  files: string[];
}

/** Clears which pages were read; what is the same for every visitor, the site's code and pictures, stays. */
export const clearCopies = async (): Promise<void> => {
  if (!("caches" in globalThis)) return;
  await Promise.all(Object.values(COPIES).map((name) => caches.delete(name).catch(() => false)));
};
