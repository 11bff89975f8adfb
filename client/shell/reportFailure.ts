/** A page that is still there after this time, in milliseconds, was not left: its link was a download, say. */
const LEFT_MS = 10_000;

/** For this long after loading, failed loads are reported late: the page may be one that is being left. */
const IN_DOUBT_MS = 5_000;
const TOLD_LATER_MS = 2_000;

/** Messages of Firefox and others for a failed load. */
const NOT_LOADED = /dynamically imported module|NetworkError/;

const heardFrom = performance.now();
let leftAt = Number.NEGATIVE_INFINITY;

if (typeof window !== "undefined") {
  const leave = () => {
    leftAt = performance.now();
  };
  // Firefox aborts pending loads as soon as a navigation starts, long before it hides the page.
  window.navigation?.addEventListener("navigate", ({ destination, downloadRequest }) => {
    if (!destination.sameDocument && downloadRequest === null) leave();
  });
  window.addEventListener("pagehide", leave);
}

/** Reports an error to developers and monitoring, unless it is a failed load of a page that is being left. */
export function reportFailure(error: unknown): void {
  const now = performance.now();
  if (now - leftAt <= LEFT_MS) return;
  // A navigation that began before this code ran sent no event: a page that it replaces reports nothing any more.
  if (now - heardFrom < IN_DOUBT_MS && isNotLoaded(error)) setTimeout(() => reportError(error), TOLD_LATER_MS);
  else reportError(error);
}

const isNotLoaded = (error: unknown): boolean =>
  error instanceof Error && (NOT_LOADED.test(error.message) || isNotLoaded(error.cause));
