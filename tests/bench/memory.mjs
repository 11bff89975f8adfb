// How much memory a process takes under mixed load, after one minute and after many.
import autocannon from "autocannon";

/** Connections for each kind of work. */
const CONNECTIONS = 4;

/** @param works what autocannon is to send, all at once; what is refused is no error */
export async function measureMemory(origin, minutes, works) {
  const loads = works.map((work) => autocannon({ ...work, connections: CONNECTIONS, duration: minutes * 60 }));
  const readings = [];
  for (let minute = 1; minute <= minutes; minute++) {
    await new Promise((done) => setTimeout(done, 60_000));
    readings.push(await smallestSoon(origin));
    console.log(`memory after ${minute} min: ${Math.round(readings.at(-1) / 1e6)} MB`);
  }
  for (const load of loads) load.stop();
  const answered = (await Promise.all(loads)).reduce((sum, load) => sum + load["2xx"], 0);
  return { readings, answered };
}

/** The least of some readings: memory goes up and down with each collection of garbage. */
async function smallestSoon(origin) {
  const readings = [];
  for (let reading = 0; reading < 8; reading++) {
    const text = await (await fetch(`${origin}/metrics`)).text();
    readings.push(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]));
    await new Promise((done) => setTimeout(done, 500));
  }
  return Math.min(...readings);
}

/** Lines of the table. */
export function memoryTable({ readings, answered }) {
  const [first, last] = [readings[0], readings.at(-1)];
  const ratio = last / first;
  return [
    "| Memory of a process under mixed load | After 1 minute | At the end | Ratio | Goal | |",
    "|---|---:|---:|---:|---:|---|",
    `| ${readings.length} minutes, ${answered} requests | ${Math.round(first / 1e6)} MB | ${Math.round(last / 1e6)} MB | ${ratio.toFixed(2)} | ≤ 1.2 | ${ratio <= 1.2 ? "met" : "missed"} |`,
  ];
}
