// What a page costs that no cache has, in processor time of server and database; beside another commit's in the same run.
import { fork } from "node:child_process";
import { join } from "node:path";
import { processorSeconds } from "../support/processorSeconds.mjs";
import { answering } from "./answering.mjs";

const PAGES = ["/", "/tester", "/kosttillskott", "/guider/somn-optimering", "/min-resa", "/protokoll"];
const REQUESTS = 40;

/**
 * Measures one page after the other, and of each all checkouts in turn, so that what else the machine does meets them alike.
 * @param checkouts by name: the folder of each, the port of its server, and a folder for the demo's database
 * @returns by page and checkout: processor time of a page in ms, the median of the rounds, and bytes of HTML
 */
export async function measurePages(checkouts, rounds) {
  const servers = [];
  try {
    for (const { folder, port, data } of Object.values(checkouts)) {
      servers.push(
        fork(join(folder, "server/cli/start.mjs"), [], {
          cwd: folder,
          env: { ...process.env, DATA_DIR: data, SEED: "demo", PORT: String(port), LOG_LEVEL: "error" },
          stdio: ["ignore", "ignore", "inherit", "ipc"],
        }),
      );
      // One by one: each may have to build, and makes its database.
      await answering(`http://127.0.0.1:${port}/readyz`);
    }
    const measured = {};
    for (const path of PAGES) {
      const times = {};
      // The first round warms up.
      for (let round = 0; round <= rounds; round++) {
        for (const [place, [name, { port }]] of Object.entries(checkouts).entries()) {
          const before = processorSeconds(servers[place].pid);
          let bytes = 0;
          for (let request = 0; request < REQUESTS; request++) {
            const response = await fetch(`http://127.0.0.1:${port}${path}?omgang=${round}-${request}`);
            if (!response.ok) throw new Error(`${path} answered ${response.status}`);
            bytes = (await response.arrayBuffer()).byteLength;
          }
          const time = ((processorSeconds(servers[place].pid) - before) * 1_000) / REQUESTS;
          times[name] ??= { each: [], bytes };
          if (round > 0) times[name].each.push(time);
        }
      }
      measured[path] = times;
    }
    return measured;
  } finally {
    for (const server of servers) server.kill("SIGTERM");
    await Promise.all(servers.map((server) => new Promise((done) => server.once("exit", done))));
  }
}

/** Most that a page may cost, as a share of what it did. */
const GOALS = { "/tester": 0.35, "/": 0.25, "/guider/somn-optimering": 0.2, "/min-resa": 0.2 };

/** Lines of the table. */
export function pagesTable(measured) {
  const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  return [
    "| A page that no cache has | Processor | HTML | Before | HTML before | Ratio | Goal | |",
    "|---|---:|---:|---:|---:|---:|---:|---|",
    ...Object.entries(measured).map(([path, { now, before }]) => {
      const shown = (one) =>
        one ? [`${median(one.each).toFixed(0)} ms`, `${Math.round(one.bytes / 1_000)} kB`] : ["–", "–"];
      const ratio = before && median(now.each) / median(before.each);
      const goal = GOALS[path];
      const verdict = ratio && goal ? [`≤ ${goal}`, ratio <= goal ? "met" : "missed"] : ["–", ""];
      return `| ${[path, ...shown(now), ...shown(before), ratio?.toFixed(2) ?? "–", ...verdict].join(" | ")} |`;
    }),
  ];
}
