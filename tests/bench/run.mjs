// `npm run bench`: the product against hand-written SQL, in one run; prints a table of ratios and
// writes it to tests/bench/results.md. Absolute figures belong to the machine, ratios to the code.
// `npm run bench -- --only=journey` measures a part, and leaves the other tables as they are.
import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual, parseArgs } from "node:util";
import autocannon from "autocannon";
import pg from "pg";
import { answering } from "./answering.mjs";
import { besidesTable, measureBesides, renderedPages, signIns } from "./besides.mjs";
import { labValuesTable, measureLabValues } from "./labValuesQuery.mjs";
import { chooserTable, measureChooser } from "./markerChooser.mjs";
import { measureMemory, memoryTable } from "./memory.mjs";
import { measurePages, pagesTable } from "./pages.mjs";
import { measureProtocols, protocolsTable } from "./protocols.mjs";
import { accessToken, SECRET } from "./travellerToken.mjs";

/** What can be measured by itself. */
const PARTS = [
  "server",
  "floods",
  "markers",
  "client",
  "journey",
  "protocols",
  "labValues",
  "pages",
  "analyses",
  "feeds",
  "reminders",
  "memory",
];

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const { values: options } = parseArgs({
  options: {
    sizes: { type: "string", default: "1000,100000,1000000" },
    seconds: { type: "string", default: "6" },
    rounds: { type: "string", default: "3" },
    // How long memory is watched under mixed load.
    minutes: { type: "string", default: "10" },
    data: { type: "string" },
    // A built checkout of another commit, whose pages are measured beside these.
    before: { type: "string" },
    only: { type: "string", default: PARTS.join() },
  },
});
const parts = options.only.split(",");
const unknown = parts.find((part) => !PARTS.includes(part));
if (unknown) throw new Error(`--only=${unknown}: there are ${PARTS.join(", ")}`);
const CONNECTIONS = 50;
/** As `npm start` has them; the baseline gets them too. */
const NODE_FLAGS = ["--max-semi-space-size=64"];
const sizes = options.sizes.split(",");

const FIELDS = `id name description providerName priceEstimate isFeatured image { url } category { id name slug }
  ... on HealthTest { sampleType markerNames }`;
const LIST = `query List($after: String) { products(area: TESTS, first: 24, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } nodes { ${FIELDS} } } }`;
const SEARCH = `query Search($search: String) { products(area: TESTS, filter: { search: $search }, first: 24) {
  totalCount pageInfo { hasNextPage endCursor } nodes { ${FIELDS} } } }`;
const JOURNEY = `{ me { id journey { streak logStreak level overallPercentage totalTimeSpent days
  categories { key completedSections percentage lastActivity items { key isCompleted completedAt } }
  activities { key type title path duration timestamp } achievements { key progress unlockedAt }
  plan { key isCompleted } recommendations { key title reason } } } }`;
const PRODUCT = `query Product($id: Int!) { product(databaseId: $id) { ${FIELDS} } }`;

/** Searches by the share of all tests that they find: words of `words.ts`. */
const BROAD = {
  "search, 0.01 %": "undantagsord",
  "search, 0.1 %": "tusendelsord",
  "search, 1 %": "hundradelsord",
  "search, 10 %": "tiondelsord",
  "search, two words": "hundradelsord tiondelsord",
};

/** What finds most. */
const BROADEST = "search, 10 %";

/** Throughput that is aimed at, as a share of the baseline's. */
const GOALS = { list: 0.5, next: 0.5, search: 0.7, product: 0.35, cached: 4 };

const results = [];
const besides = [];
const directory = options.data ? resolve(options.data) : await mkdtemp(join(tmpdir(), "livsresan-bench-"));
async function measureSize(size, url) {
  const [ports, processes] = [[await freePort(), await freePort()], []];
  const env = environment(url);
  processes.push(spawnPinned("server/cli/start.mjs", [], { ...env, PORT: String(ports[0]) }, 0));
  processes.push(spawnPinned("tests/bench/baseline.mjs", [], { ...env, PORT: String(ports[1]) }, 0));
  try {
    const [ours, plain] = ports.map((port) => `http://127.0.0.1:${port}`);
    await Promise.all([answering(`${ours}/readyz`), answering(`${plain}/list`)]);
    const key = await keyAt(ours, 5_000);
    const rare = await rareWord(ours);
    await register(ours, LIST, SEARCH, PRODUCT);
    const plainNext = `${plain}/next?key=${encodeURIComponent(JSON.stringify(key.values))}`;
    const works = {
      list: [get(ours, LIST, {}, FRESH), { url: `${plain}/list` }],
      next: [get(ours, LIST, { after: key.cursor }, FRESH), { url: plainNext }],
      search: [get(ours, SEARCH, { search: rare }, FRESH), { url: `${plain}/search?q=${rare}` }],
      ...Object.fromEntries(
        Object.entries(BROAD).map(([work, words]) => [
          work,
          [get(ours, SEARCH, { search: words }, FRESH), { url: `${plain}/words?q=${encodeURIComponent(words)}` }],
        ]),
      ),
      // Baseline: what was meant, found at once.
      misspelt: [get(ours, SEARCH, { search: "kolestrol" }, FRESH), { url: `${plain}/words?q=kolesterol` }],
      product: [get(ours, PRODUCT, { id: 1 }, FRESH), { url: `${plain}/product?id=1` }],
      cached: [get(ours, LIST, {}), { url: `${plain}/list` }],
      "list, by POST": [post(ours, LIST, {}), { url: `${plain}/list` }],
    };
    for (const [work, [a, b]] of Object.entries(parts.includes("server") ? works : {})) {
      // Ours puts what has it in its name first.
      if (work !== "misspelt") await compare(work, a, b);
      const ratios = [];
      const rates = [];
      /** Requests per second, with nothing left of it afterwards. */
      const rate = async (request, seconds) => {
        const measured = await load(request, seconds);
        await stopStatements(url);
        return measured;
      };
      await rate(a, 1);
      await rate(b, 1);
      for (let round = 0; round < Number(options.rounds); round++) {
        const [ourRate, plainRate] = [await rate(a), await rate(b)];
        ratios.push(ourRate / plainRate);
        rates.push(ourRate);
      }
      results.push({ size, work, rate: median(rates), ratio: median(ratios) });
      console.log(
        `${size.padStart(8)}  ${work.padEnd(8)} ${Math.round(median(rates))}/s  ${median(ratios).toFixed(2)} × baseline`,
      );
    }
    if (parts.includes("floods")) {
      besides.push(
        ...(await measureBesides(size, {
          origin: ours,
          works: { list: works.list[0], "rendered pages": renderedPages(ours) },
          floods: { "searches for what finds most": works[BROADEST][0], "sign-ins": signIns(ours) },
          connections: CONNECTIONS,
          seconds: Number(options.seconds),
          rounds: Number(options.rounds),
        })),
      );
    }
    if (parts.includes("server")) await measureJourney(size, ours);
  } finally {
    for (const process of processes) process.kill("SIGTERM");
    await Promise.all(processes.map((process) => new Promise((done) => process.once("exit", done))));
  }
}

const environment = (url) => ({
  DATABASE_URL: url,
  SEED: "none",
  LOG_LEVEL: "error",
  SESSION_SECRET: SECRET,
  // Those who sign in come from many networks.
  TRUST_PROXY: "127.0.0.1",
});

/** The marker chooser on one catalogue. */
const measureMarkers = (catalogue, url) =>
  withServer(url, (origin) =>
    measureChooser(catalogue, async (query, variables) => (await ask(post(origin, query, variables))).data),
  );

/** Measures with a server over a database. */
async function withServer(url, measure) {
  const port = await freePort();
  const server = spawnPinned("server/cli/start.mjs", [], { ...environment(url), PORT: String(port) }, 0);
  try {
    const origin = `http://127.0.0.1:${port}`;
    await answering(`${origin}/readyz`);
    return await measure(origin);
  } finally {
    server.kill("SIGTERM");
    await new Promise((done) => server.once("exit", done));
  }
}

/** Measures servers over several databases, by how many rows these have; they take turns. */
async function withSites(urls, measure) {
  const servers = [];
  try {
    const sites = [];
    for (const [count, url] of Object.entries(urls)) {
      const port = await freePort();
      servers.push(spawnPinned("server/cli/start.mjs", [], { ...environment(url), PORT: String(port) }, 0));
      const origin = `http://127.0.0.1:${port}`;
      // One by one: the first may have to build.
      await answering(`${origin}/readyz`);
      sites.push({ count, origin });
    }
    return await measure(sites);
  } finally {
    for (const server of servers) server.kill("SIGTERM");
    await Promise.all(servers.map((server) => new Promise((done) => server.once("exit", done))));
  }
}

/** A signed-in user with a year of history asks for their journey; there is nothing to compare it with but itself. */
async function measureJourney(size, origin) {
  const request = post(origin, JOURNEY, {});
  request.headers.authorization = `Bearer ${await accessToken(traveller)}`;
  const answer = await fetch(request.url, request);
  // The largest catalogue has no users.
  if (answer.status === 401) return;
  const { data } = await answer.json();
  if (data.me.journey.days.length !== 365) throw new Error("the journey has not a year of history");
  await load(request, 1);
  const rates = [];
  for (let round = 0; round < Number(options.rounds); round++) rates.push(await load(request));
  results.push({ size, work: "journey of a year", rate: median(rates) });
  console.log(`${size.padStart(8)}  journey  ${Math.round(median(rates))}/s`);
}

/** A process bound to one core where the system can do that; PostgreSQL and the load get the others. */
function spawnPinned(file, args, env, core) {
  const pin = process.platform === "linux" && availableParallelism() > 1;
  return fork(join(root, file), args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    ...(pin && { execPath: "/usr/bin/taskset", execArgv: ["-c", String(core), process.execPath, ...NODE_FLAGS] }),
  });
}

const post = (origin, query, variables) => ({
  url: `${origin}/graphql`,
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ query, variables }),
});

const sha256 = (text) => createHash("sha256").update(text).digest("hex");

/** Registers persisted queries as any client does, by sending text and hash once. */
async function register(origin, ...queries) {
  for (const query of queries) {
    const extensions = { persistedQuery: { version: 1, sha256Hash: sha256(query) } };
    const variables = { id: 1 };
    await ask({ ...post(origin, query, variables), body: JSON.stringify({ query, variables, extensions }) });
  }
}

/** Requests a response that bypasses the response cache. */
const FRESH = { "cache-control": "no-cache" };

/** A persisted query over GET, as the web client sends it. */
function get(origin, query, variables, headers = {}) {
  const extensions = { persistedQuery: { version: 1, sha256Hash: sha256(query) } };
  const params = new URLSearchParams({ variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) });
  return { url: `${origin}/graphql?${params}`, headers: { "apollo-require-preflight": "1", ...headers } };
}

async function ask(request) {
  const response = await fetch(request.url, request);
  if (!response.ok) throw new Error(`${request.url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Both must give the same answer before their speed is compared. */
async function compare(work, a, b) {
  const { data } = await ask(a);
  const ours = data.product ?? {
    totalCount: data.products.totalCount,
    hasNextPage: data.products.pageInfo.hasNextPage,
    nodes: data.products.nodes,
  };
  const plain = await ask(b);
  if (!isDeepStrictEqual(ours, plain))
    throw new Error(`${work}: the answers differ:\n${JSON.stringify(ours)}\n${JSON.stringify(plain)}`);
}

async function load(request, seconds = Number(options.seconds)) {
  const result = await autocannon({ ...request, connections: CONNECTIONS, duration: seconds });
  // What is too much is turned away, which is no failure and no answer either.
  const turnedAway = result.statusCodeStats["503"]?.count ?? 0;
  if (turnedAway > 0) console.log(`          ${turnedAway} turned away`);
  if (result.non2xx - turnedAway + result.errors > 0)
    throw new Error(`${request.url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result["2xx"] / result.duration;
}

/** Cancels statements that still run for clients that have left, so that the next measurement has the database to itself. */
async function stopStatements(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Each that is cancelled makes room for one that waited for a connection, so quiet has to last for half a second.
  for (let quietChecks = 0; quietChecks < 10; quietChecks++) {
    const { rowCount } = await client.query(
      `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()
         AND backend_type = 'client backend'`,
    );
    if (rowCount > 0) quietChecks = 0;
    await new Promise((next) => setTimeout(next, 50));
  }
  await client.end();
}

/** The place of about row N, or of the last row but one page. */
async function keyAt(origin, row) {
  let after;
  let last;
  for (let seen = 0; seen < row; seen += 100) {
    const { data } = await ask(post(origin, LIST.replace("first: 24", "first: 100"), { after }));
    const { endCursor, hasNextPage } = data.products.pageInfo;
    last = after;
    after = endCursor;
    if (!hasNextPage) break;
  }
  const cursor = last ?? after;
  // A cursor begins with what list it is of.
  const [, ...values] = JSON.parse(Buffer.from(cursor, "base64url").toString());
  return { cursor, values };
}

/** A word of one product's name: variations carry one of their own. */
async function rareWord(origin) {
  const { data } = await ask(post(origin, LIST.replace("first: 24", "first: 100"), {}));
  const word = data.products.nodes
    .map(({ name }) => name.split(" ").at(-2))
    .find((text) => /^[a-p]{9}$/.test(text ?? ""));
  return (word ?? data.products.nodes[3].name.split(" ")[0]).toLowerCase();
}

/** Lines of the tables about requests. */
function serverTables() {
  const smallest = sizes[0];
  const largest = sizes.at(-1);
  const rate = (size, work) =>
    results.find((result) => result.size === size && result.work === work)?.rate ?? Number.NaN;
  return [
    "| Products | Work | Requests/s | × baseline | Goal | |",
    "|---:|---|---:|---:|---:|---|",
    ...results.map(
      ({ size, work, rate, ratio }) =>
        `| ${size} | ${work} | ${Math.round(rate)} | ${ratio?.toFixed(2) ?? "–"} | ${GOALS[work] ? `≥ ${GOALS[work]} | ${ratio >= GOALS[work] ? "met" : "missed"}` : "– | for comparison"} |`,
    ),
    "",
    `| Cost at ${largest} ÷ at ${smallest} products | Ratio | Goal | |`,
    "|---|---:|---:|---|",
    ...[
      ["list", 1.5],
      ["next", 1.5],
      ["search", 2],
      ...[...Object.keys(BROAD), "misspelt"].map((work) => [work, 2]),
    ].map(([work, goal]) => {
      const growth = rate(smallest, work) / rate(largest, work);
      return `| ${work} | ${growth.toFixed(2)} | ≤ ${goal} | ${growth <= goal ? "met" : "missed"} |`;
    }),
    ...journeyGrowth(rate),
  ];
}

/** Prints the tables and writes them to the results, where those of parts that were left out stay as they are. */
async function report(tables) {
  const file = join(root, "tests/bench/results.md");
  const introduction = [
    "# Results of `npm run bench`",
    `Server on one core, ${CONNECTIONS} connections, median of ${options.rounds} rounds of ${options.seconds} s; the baseline is hand-written SQL
answered as JSON by plain \`node:http\`, measured in turn with the product.`,
  ];
  const measured = blocksOf(tables.join("\n"));
  const isWhole = PARTS.every((part) => parts.includes(part));
  const blocks = isWhole ? [] : blocksOf(await readFile(file, "utf8"));
  // The introduction tells how many rounds the server was measured for, which may differ from the last run.
  if (parts.includes("server")) blocks.splice(0, introduction.length, ...introduction);
  for (const table of measured) {
    const place = blocks.findIndex((block) => nameOf(block) === nameOf(table));
    if (place < 0) blocks.push(table);
    else blocks[place] = table;
  }
  console.log(`\n${measured.join("\n\n")}\n`);
  await writeFile(file, `${blocks.join("\n\n")}\n`);
}

const blocksOf = (text) => text.trim().split(/\n{2,}/);

/** A table is known by its first head. */
const nameOf = (block) => block.split(" | ")[0];

/** A journey must not cost more because others travel too. */
function journeyGrowth(rate) {
  const withUsers = sizes.filter((size) => !Number.isNaN(rate(size, "journey of a year")));
  if (withUsers.length < 2) return [];
  const [few, many] = [withUsers[0], withUsers.at(-1)];
  const growth = rate(few, "journey of a year") / rate(many, "journey of a year");
  return [
    "",
    `| Cost at ${many} ÷ at ${few} users | Ratio | Goal | |`,
    "|---|---:|---:|---|",
    `| journey of a year | ${growth.toFixed(2)} | ≤ 1.5 | ${growth <= 1.5 ? "met" : "missed"} |`,
  ];
}

/** What a browser measures, in a process of its own that also starts the server. */
async function measureApart(file, url, ...args) {
  const child = fork(join(root, "server/cli/run.mjs"), [file, ...args], {
    cwd: root,
    env: { ...process.env, ...environment(url) },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return message(child);
}

/** Rows of feeds; the memory of the largest is compared with that of the smallest. */
const FEEDS = [10_000, 100_000];

/** Feeds whose products are known, of which some get another price, each run in a process of its own. */
async function measureFeeds(url) {
  const lines = [];
  let least;
  for (const count of FEEDS) {
    const run = (day) => measureApart("tests/bench/feeds.ts", url, String(count), String(day));
    const first = await run(0);
    const runs = [];
    for (let day = 1; day <= Number(options.rounds); day++) runs.push(await run(day));
    const [speed, memory] = [
      median(runs.map((one) => one.seconds / one.copied)),
      median(runs.map((one) => one.memory)),
    ];
    least ??= memory;
    const met = (isMet) => (isMet ? "met" : "missed");
    lines.push(
      `| ${count} | ${first.seconds.toFixed(1)} s | ${median(runs.map((one) => one.seconds)).toFixed(2)} s | ${speed.toFixed(1)} | ≤ 4 | ${met(speed <= 4)} | ${Math.round(memory / 1e6)} MB | ${(memory / least).toFixed(2)} | ≤ 1.2 | ${met(memory <= least * 1.2)} |`,
    );
  }
  return [
    "| Rows of a feed | All new | 5 % changed | × COPY of the same | Goal | | Memory | ÷ least | Goal | |",
    "|---:|---:|---:|---:|---|---|---:|---:|---|---|",
    ...lines,
  ];
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const message = (child) =>
  new Promise((done, failed) => {
    child.once("message", done);
    child.once("exit", (code) => failed(new Error(`${child.spawnargs.join(" ")} ended with ${code}`)));
  });

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

// As root, PostgreSQL's own user passes through it.
if (!options.data) await chmod(directory, 0o711);
// What a browser measures needs the smallest catalogue alone.
const isInBrowser = ["client", "journey", "analyses", "feeds", "reminders", "memory"].some((part) =>
  parts.includes(part),
);
const isOfSizes = parts.includes("server") || parts.includes("floods");
const needed = isOfSizes ? sizes : isInBrowser ? sizes.slice(0, 1) : [];
const catalogues = [...needed, ...parts.filter((part) => ["markers", "protocols", "labValues"].includes(part))];
const preparing = spawnPinned("server/cli/run.mjs", ["tests/bench/prepare.ts", directory, ...catalogues], {}, 1);
const { urls, markerUrls, tickUrls, labUrls, traveller, tickers, measured } = await message(preparing);
try {
  const tables = [];
  const addTables = (lines) => tables.push("", ...lines);
  if (isOfSizes) for (const size of sizes) await measureSize(size, urls[size]);
  if (parts.includes("server")) addTables(serverTables());
  if (parts.includes("floods")) addTables(besidesTable(besides, CONNECTIONS));
  if (parts.includes("markers")) {
    const chooser = [];
    for (const [catalogue, url] of Object.entries(markerUrls)) chooser.push(...(await measureMarkers(catalogue, url)));
    addTables(chooserTable(chooser));
  }
  const smallest = urls[sizes[0]];
  if (parts.includes("client")) addTables(await measureApart("tests/bench/client.ts", smallest));
  if (parts.includes("journey")) {
    addTables(await measureApart("tests/bench/journeyPage.ts", smallest, await accessToken(traveller)));
  }
  if (parts.includes("protocols")) {
    addTables(protocolsTable(await withSites(tickUrls, (sites) => measureProtocols(sites, tickers))));
  }
  if (parts.includes("labValues")) {
    addTables(labValuesTable(await withSites(labUrls, (sites) => measureLabValues(sites, measured.full))));
    const tokens = [await accessToken(measured.full), await accessToken(measured.empty)];
    addTables(await measureApart("tests/bench/labValuesPage.ts", Object.values(labUrls)[0], ...tokens));
  }
  if (parts.includes("pages")) {
    const checkout = async (folder, name) => ({ folder, port: await freePort(), data: join(directory, name) });
    const checkouts = {
      now: await checkout(root, "pages-now"),
      ...(options.before && { before: await checkout(resolve(options.before), "pages-before") }),
    };
    addTables(pagesTable(await measurePages(checkouts, Number(options.rounds))));
  }
  if (parts.includes("analyses")) addTables(await measureApart("tests/bench/analyses.ts", smallest));
  if (parts.includes("feeds")) addTables(await measureFeeds(smallest));
  if (parts.includes("reminders")) addTables(await measureApart("tests/bench/reminders.ts", smallest));
  if (parts.includes("memory")) {
    const search = (origin, words) => get(origin, SEARCH, { search: words }, FRESH);
    addTables(
      memoryTable(
        await withServer(smallest, (origin) =>
          measureMemory(origin, Number(options.minutes), [
            get(origin, LIST, {}, FRESH),
            search(origin, Object.values(BROAD)[0]),
            search(origin, BROAD[BROADEST]),
            renderedPages(origin),
            signIns(origin),
            post(origin, LIST, {}),
          ]),
        ),
      ),
    );
  }
  await report(tables);
} finally {
  preparing.send("stop");
  await new Promise((done) => preparing.once("exit", done));
  if (!options.data) await rm(directory, { recursive: true, force: true });
}
