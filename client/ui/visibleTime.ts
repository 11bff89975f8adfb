/**
 * Calls back, once, when the page has been visible for so long in all; while it is hidden no time passes.
 * @returns stops it
 */
export function afterVisible(seconds: number, onReached: () => void): () => void {
  let leftMs = seconds * 1_000;
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    clearTimeout(timer);
    if (since !== undefined) leftMs -= Date.now() - since;
    since = undefined;
  };
  const look = () => {
    pause();
    if (document.visibilityState !== "visible") return;
    since = Date.now();
    timer = setTimeout(() => {
      stop();
      onReached();
    }, leftMs);
  };
  const stop = () => {
    pause();
    document.removeEventListener("visibilitychange", look);
  };
  document.addEventListener("visibilitychange", look);
  look();
  return stop;
}
