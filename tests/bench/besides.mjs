// What others get while a flood of costly requests goes on.
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";

/** How often it is asked whether the process lives. */
const HEALTH_MS = 100;
/** A page must be there this soon for the flood to be over, in milliseconds. */
const QUIET_MS = 500;

/** As many as the process renders at once, so that none is turned away. */
const PAGES_AT_ONCE = 4;

/** Pages that nobody has asked for before, so that each has to be rendered. */
export function renderedPages(origin) {
  let asked = Date.now();
  const setupRequest = (request) => ({ ...request, path: `/tester?ny=${asked++}` });
  const requests = [{ method: "GET", headers: { accept: "text/html" }, setupRequest }];
  return { url: origin, requests, connections: PAGES_AT_ONCE };
}

const SIGN_IN = "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }";

/** Sign-ins of people whom nobody knows, each from a network of their own: every one costs a hash. */
export function signIns(origin) {
  let asked = 0;
  const setupRequest = (request) => {
    const one = ++asked;
    const input = { email: `nobody${one}@example.org`, password: "a password that is wrong" };
    const network = `10.${(one >> 16) & 255}.${(one >> 8) & 255}.${one & 255}`;
    return {
      ...request,
      headers: { ...request.headers, "x-forwarded-for": network },
      body: JSON.stringify({ query: SIGN_IN, variables: { input } }),
    };
  };
  const headers = { "content-type": "application/json" };
  return { url: `${origin}/graphql`, requests: [{ method: "POST", path: "/graphql", headers, setupRequest }] };
}

/**
 * Measures what each work gets beside each flood, as a share of what it gets alone.
 * @param works by name: what autocannon is to send
 * @param floods by name: the same; may be refused
 */
export async function measureBesides(size, { origin, works, floods, connections, seconds, rounds }) {
  const rate = async (work) => {
    const result = await autocannon({ connections, ...work, duration: seconds });
    if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
    return result["2xx"] / result.duration;
  };
  const measured = [];
  for (const [flood, flooding] of Object.entries(floods)) {
    for (const [work, request] of Object.entries(works)) {
      await rate(request);
      await recovery(origin);
      const ratios = [];
      const delays = [];
      const recoveries = [];
      for (let round = 0; round < rounds; round++) {
        const quiet = await rate(request);
        // It goes on until the other has been measured.
        const going = autocannon({ connections, ...flooding, duration: 600 });
        const health = watchHealth(origin);
        ratios.push((await rate(request)) / quiet);
        delays.push(await health.stop());
        going.stop();
        const { non2xx, errors } = await going;
        if (errors > 0) throw new Error(`${flood}: ${errors} errors, ${non2xx} refusals`);
        recoveries.push(await recovery(origin));
      }
      const row = {
        size,
        flood,
        work,
        ratio: median(ratios),
        health: Math.max(...delays),
        recovery: Math.max(...recoveries),
      };
      measured.push(row);
      console.log(
        `${size.padStart(8)}  ${work} beside ${flood}: ${row.ratio.toFixed(2)} × alone, /healthz ${Math.round(row.health)} ms at most`,
      );
    }
  }
  return measured;
}

/** Asks /healthz again and again. */
function watchHealth(origin) {
  let isStopped = false;
  let slowest = 0;
  const watching = (async () => {
    while (!isStopped) {
      const start = performance.now();
      const { status } = await fetch(`${origin}/healthz`);
      if (status !== 200) throw new Error(`/healthz answered ${status}`);
      slowest = Math.max(slowest, performance.now() - start);
      await sleep(HEALTH_MS);
    }
    return slowest;
  })();
  return {
    stop: () => {
      isStopped = true;
      return watching;
    },
  };
}

/** Milliseconds until a page that has to be rendered is there as soon as ever. */
async function recovery(origin) {
  const start = performance.now();
  for (;;) {
    const before = performance.now();
    const { status } = await fetch(`${origin}/tester?efter=${before}`);
    if (status === 200 && performance.now() - before < QUIET_MS) return before - start;
    if (before - start > 60_000) throw new Error("the process did not recover");
  }
}

/** Lines of the table. */
export const besidesTable = (besides, connections) => [
  `| Rate beside a flood from ${connections} connections ÷ alone | Flood | Products | Ratio | Goal | | /healthz at most | As before after |`,
  "|---|---|---:|---:|---:|---|---:|---:|",
  ...besides.map(
    ({ size, flood, work, ratio, health, recovery }) =>
      `| ${work} | ${flood} | ${size} | ${ratio.toFixed(2)} | ≥ 0.7 | ${ratio >= 0.7 ? "met" : "missed"} | ${Math.round(health)} ms | ${Math.round(recovery)} ms |`,
  ),
];

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
