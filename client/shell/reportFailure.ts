/** A page that is not gone by then, in milliseconds, was not left after all: its address gave a file, say. */
const LEFT_MS = 10_000;

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
  if (performance.now() - leftAt > LEFT_MS) reportError(error);
}
