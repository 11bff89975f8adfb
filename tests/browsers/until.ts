/** A busy machine has two browsers, two servers and a database to run. */
const PATIENCE_MS = 30_000;

/** Waits until something is so; that it cannot be asked for now is no answer, as a page may be just about to be left. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  let cause: unknown;
  for (;;) {
    try {
      if (await isSo()) return;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    if (performance.now() > end) throw new Error(`not within ${PATIENCE_MS / 1_000} s: ${what}`, { cause });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
