/** A page that is not gone by then, in milliseconds, was not left after all: its address gave a file, say. */
const LEFT_MS = 10_000;

/** Delay before a failed load is reported: the page may have been left already. */
const IN_DOUBT_MS = 5_000;
const TOLD_LATER_MS = 2_000;

/** What Firefox, and others, say of something that could not be loaded. */
const NOT_LOADED = /dynamically imported module|NetworkError/;

const heardFrom = performance.now();
let leftAt = Number.NEGATIVE_INFINITY;

if (typeof window !== "undefined") {
  const leave = () => {
    leftAt = performance.now();
  };
  // Firefox ends what a page still loads as soon as it is being left, long before it hides the page.
  window.navigation?.addEventListener("navigate", ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null) leave();
  });
  window.addEventListener("pagehide", leave);
}

/** Tells developers and monitoring what went wrong; that a page which is being left could not load the rest did not. */
export function reportFailure(error: unknown): void {
  const now = performance.now();
  if (now - leftAt <= LEFT_MS) return;
  // Nobody heard of a navigation that began before this code ran: the page that it takes away says nothing any more.
  if (now - heardFrom < IN_DOUBT_MS && isNotLoaded(error)) setTimeout(() => reportError(error), TOLD_LATER_MS);
  else reportError(error);
}

const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && (NOT_LOADED.test(error.message) || isNotLoaded(error.cause));
