/**
 * The least processor time of a few runs, in milliseconds: what others do on the machine is not counted.
 * @param work each run is a task of its own, as each request is
 */
export async function processorTime(work: () => unknown, runs = 3): Promise<number> {
  let least = Infinity;
  for (let count = 0; count < runs; count += 1) {
    await undefined;
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
