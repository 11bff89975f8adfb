/**
 * The least processor time of a few runs, in milliseconds. What others do on the machine is not counted, but the
 * process's own collecting of garbage is, and a shared core is slower: so a run above a limit is tried again.
 * @param work each run is a task of its own, as each request is
 * @param limit milliseconds: the first run below it is the answer, and up to twenty are tried
 */
export async function processorTime(work: () => unknown, limit?: number): Promise<number> {
  let least = Infinity;
  for (let count = 0; count < (limit ? 20 : 3) && least >= (limit ?? 0); count += 1) {
    await undefined;
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
