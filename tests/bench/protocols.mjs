// How long the requests of somebody who follows protocols take, with few ticks in the database and with many.
import { readFile } from "node:fs/promises";
import { Agent, request as httpRequest } from "node:http";
import { accessToken } from "./travellerToken.mjs";

/** Requests of each person in a round. They are few who ask, one thing at a time: nobody waits for others. */
const REQUESTS = { usual: 100, heavy: 50 };
const ROUNDS = 5;

/** What somebody's p95 may be with many ticks, as a multiple of that with few. */
const GOAL = 1.5;
/** Bytes that the answer to a tick may have. */
const MOST_BYTES = 1_000;

const HISTORY = `{ protocols { id key name steps { key title frequency } active { startedOn }
  history(first: 30) { day doneCount totalCount } } }`;

const WHO = { usual: "", heavy: ", 200 steps" };

const agent = new Agent({ keepAlive: true });

/**
 * Measures all sites in turn, so that what else the machine does meets them alike.
 * @param sites by how many ticks their databases have, where they are: `{ count, origin }`
 * @param tickers who asks, of each kind: users with their sessions
 * @returns p95 of each round in ms by work and site, and the bytes of the largest answer to a tick
 */
export async function measureProtocols(sites, tickers) {
  const documents = Object.entries(JSON.parse(await readFile("schema/persistedDocuments.json", "utf8")));
  const hashOf = (operation) => {
    const [hash] = documents.find(([, text]) => text.split(/\W/, 2)[1] === operation) ?? [];
    if (!hash) throw new Error(`there is no persisted document ${operation}`);
    return hash;
  };
  const hashes = { daily: hashOf("Daily"), complete: hashOf("CompleteItem"), undo: hashOf("UndoItem") };
  const results = { p95: {}, bytes: 0 };
  for (const [kind, people] of Object.entries(tickers)) {
    const clients = [];
    for (const { count, origin } of sites) {
      const own = await Promise.all(people.map((person) => clientOf(origin, person, hashes)));
      clients.push({ count, own });
    }
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { count, own } of clients) {
        const times = await measureRound(own, REQUESTS[kind], results);
        if (round === 0) continue;
        for (const [work, ms] of Object.entries(times)) {
          const name = work + WHO[kind];
          results.p95[name] ??= Object.fromEntries(sites.map((site) => [site.count, []]));
          results.p95[name][count].push(ms);
        }
      }
    }
  }
  for (const [work, bySite] of Object.entries(results.p95)) {
    const times = Object.entries(bySite).map(([count, ms]) => `${median(ms).toFixed(1)} ms at ${count}`);
    console.log(`${work.padEnd(42)} p95 ${times.join(", ")}, × ${growth(bySite).toFixed(2)}`);
  }
  return results;
}

/** Lines of the table. */
export const protocolsTable = ({ p95, bytes }) => [
  "| p95 at 1 000 000 ÷ at 10 000 ticks | Ratio | Goal | |",
  "|---|---:|---:|---|",
  ...Object.entries(p95).map(([work, bySite]) => {
    const ratio = growth(bySite);
    return `| ${work} | ${ratio.toFixed(2)} | ≤ ${GOAL} | ${ratio <= GOAL ? "met" : "missed"} |`;
  }),
  `| answer to a tick, uncompressed | ${bytes} bytes | < ${MOST_BYTES} bytes | ${bytes < MOST_BYTES ? "met" : "missed"} |`,
];

/** How many times as long with many ticks as with few: the median of the rounds, each compared with its neighbour. */
function growth(bySite) {
  const [few, many] = [Math.min(...Object.keys(bySite)), Math.max(...Object.keys(bySite))];
  return median(bySite[many].map((ms, round) => ms / bySite[few][round]));
}

/** The p95 of each work, everybody's requests together. */
async function measureRound(clients, count, results) {
  const p95Of = async (work) => {
    const times = await Promise.all(
      clients.map(async (client) => {
        const own = [];
        for (let done = 0; done < count; done++) own.push(await work(client));
        return own;
      }),
    );
    return p95(times.flat());
  };
  return {
    checklist: await p95Of(async ({ checklist }) => (await checklist()).ms),
    tick: await p95Of(async ({ undo, complete, moveOn }) => {
      await undo();
      const { ms, bytes } = await complete();
      results.bytes = Math.max(results.bytes, bytes);
      moveOn();
      return ms;
    }),
    "protocols with 30 days of history": await p95Of(async ({ history }) => (await history()).ms),
  };
}

/** What somebody asks for. */
async function clientOf(origin, person, hashes) {
  const headers = { authorization: `Bearer ${await accessToken(person)}` };
  const persisted = (sha256Hash) => ({ persistedQuery: { version: 1, sha256Hash } });
  const get = (hash) =>
    send(`${origin}/graphql?${new URLSearchParams({ variables: "{}", extensions: JSON.stringify(persisted(hash)) })}`, {
      headers: { ...headers, "apollo-require-preflight": "1" },
    });
  const post = (body) =>
    send(`${origin}/graphql`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const { data } = await get(hashes.daily);
  const keys = data.checklist.items.map(({ itemKey }) => itemKey);
  const days = (await post({ query: HISTORY })).data.protocols[0].history.map(({ day }) => day);
  if (keys.length === 0 || days.length < 30) throw new Error(`${person.userId} follows nothing`);
  // Another step each time, then another day, so that each tick is one more thing that was done.
  let place = 0;
  const change = (name, hash) => async () => {
    const [itemKey, day] = [keys[place % keys.length], days[Math.floor(place / keys.length) % days.length]];
    const answer = await post({ extensions: persisted(hash), variables: { input: { itemKey, day } } });
    const { errors, item } = answer.data[name];
    if (errors.length > 0 || item.isCompleted !== (name === "completeItem")) {
      throw new Error(`${name} was answered ${JSON.stringify(answer.data)}`);
    }
    return answer;
  };
  return {
    checklist: () => get(hashes.daily),
    history: () => post({ query: HISTORY }),
    undo: change("undoItem", hashes.undo),
    complete: change("completeItem", hashes.complete),
    moveOn: () => place++,
  };
}

/** Sends a request; gives the answer's data and bytes, and the ms until all of it was there. */
function send(url, { method = "GET", headers, body }) {
  return new Promise((done, failed) => {
    const start = performance.now();
    const request = httpRequest(url, { method, headers, agent }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", failed);
      response.on("end", () => {
        const ms = performance.now() - start;
        const answer = Buffer.concat(chunks);
        const { data, errors } = JSON.parse(String(answer));
        if (errors) failed(new Error(`${url} answered ${answer}`));
        else done({ data, ms, bytes: answer.length });
      });
    });
    request.on("error", failed);
    request.end(body);
  });
}

const p95 = (times) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1];
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
