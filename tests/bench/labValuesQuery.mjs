// How long somebody's measured values take to be read, with few values in the database and with many.
import { accessToken } from "./travellerToken.mjs";

const REQUESTS = 100;
const ROUNDS = 7;

/** What p95 may be with many values, as a multiple of that with few. */
const GOAL = 1.3;

const FIELDS = "id markerSlug comparator value unit sampledOn laboratory isFasting note referenceLow referenceHigh";
const WORKS = {
  "a page of 500 values": `{ labValues(first: 500) { nodes { ${FIELDS} } pageInfo { hasNextPage endCursor } } }`,
  "all values of a marker": `{ labValues(first: 100, markerSlug: "ferritin") { nodes { ${FIELDS} } } }`,
};

/**
 * Measures all sites in turn, so that what else the machine does meets them alike.
 * @param sites by how many values their databases have, where they are: `{ count, origin }`
 * @param person whose values are read
 * @returns p95 of each round in ms by work and site
 */
export async function measureLabValues(sites, person) {
  const headers = { authorization: `Bearer ${await accessToken(person)}`, "content-type": "application/json" };
  const p95 = {};
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [work, query] of Object.entries(WORKS)) {
      for (const { count, origin } of sites) {
        const times = [];
        for (let done = 0; done < REQUESTS; done++) {
          const start = performance.now();
          const response = await fetch(`${origin}/graphql`, {
            method: "POST",
            headers,
            body: JSON.stringify({ query }),
          });
          const { data } = await response.json();
          times.push(performance.now() - start);
          if (!data?.labValues?.nodes.length) throw new Error(`there are no values at ${count}`);
        }
        if (round === 0) continue;
        p95[work] ??= Object.fromEntries(sites.map((site) => [site.count, []]));
        p95[work][count].push(times.sort((a, b) => a - b)[Math.ceil(REQUESTS * 0.95) - 1]);
      }
    }
  }
  for (const [work, bySite] of Object.entries(p95)) {
    const times = Object.entries(bySite).map(([count, ms]) => `${median(ms).toFixed(1)} ms at ${count}`);
    console.log(`${work.padEnd(42)} p95 ${times.join(", ")}, × ${growth(bySite).toFixed(2)}`);
  }
  return p95;
}

/** Lines of the table. */
export const labValuesTable = (p95) => [
  "| p95 at 1 000 000 ÷ at 10 000 measured values | Ratio | Goal | |",
  "|---|---:|---:|---|",
  ...Object.entries(p95).map(([work, bySite]) => {
    const ratio = growth(bySite);
    return `| ${work} | ${ratio.toFixed(2)} | ≤ ${GOAL} | ${ratio <= GOAL ? "met" : "missed"} |`;
  }),
];

/** How many times as long with many values as with few: the median of the rounds, each compared with its neighbour. */
function growth(bySite) {
  const [few, many] = [Math.min(...Object.keys(bySite)), Math.max(...Object.keys(bySite))];
  return median(bySite[many].map((ms, round) => ms / bySite[few][round]));
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
