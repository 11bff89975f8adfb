const WORDS = Array.from({ length: 5_000 }, (_, index) => `Ärta ${(index * 7_919) % 10_007} `).join("");

/** Work on text that takes some 10 milliseconds on a machine with nothing else to do. */
function referenceWork(): number {
  const words = WORDS.normalize("NFD").toLowerCase().split(" ").sort().join(" ");
  return words.replace(/\d+/g, (number) => String(Number(number) + 1)).length;
}

async function timeOf(work: () => unknown): Promise<number> {
  await undefined;
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/**
 * The least processor time of a few runs, in milliseconds of a machine with nothing else to do. What others do on the
 * machine is not counted, but the process's own collecting of garbage is: so a run above a limit is tried again. A
 * core that is shared with other machines is several times slower: so work of a known length is done beside each run.
 * @param work each run is a task of its own, as each request is
 * @param limit milliseconds: the first run below it is the answer, and up to twenty are tried
 */
export async function processorTime(work: () => unknown, limit?: number): Promise<number> {
  let least = Infinity;
  for (let count = 0; count < (limit ? 20 : 3) && least >= (limit ?? 0); count += 1) {
    const time = await timeOf(work);
    const slowness = time < (limit ?? 0) ? 1 : Math.max(1, (await timeOf(referenceWork)) / 10);
    least = Math.min(least, time / slowness);
  }
  return least;
}
