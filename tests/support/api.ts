import { resolve } from "node:path";
import pg from "pg";
import type { DataSource } from "typeorm";
import documents from "../../schema/persistedDocuments.json";
import { start } from "../../server/main.ts";
import { JOBS_APPLICATION } from "../../server/platform/jobs/jobs.ts";
import { createTestDatabase } from "./database.ts";
import { makeDataFolder, removeDataFolder } from "./databaseFolder.ts";
import { onTestTeardown, type Teardown } from "./onTestTeardown.ts";

export const root = resolve(import.meta.dirname, "../..");

/** An error as a client gets it. */
export interface ApiError {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; field?: string; requestId?: string } & Record<string, unknown>;
}

/** An answer as a client gets it. */
export interface Answer<Data> {
  status: number;
  headers: Headers;
  text: string;
  data: Data;
  errors: ApiError[];
}

export type Variables = Record<string, unknown>;

/** What a visitor's program can do with a server. */
export interface Client {
  origin: string;
  /** Asks over POST. */
  graphql<Data>(query: string, variables?: Variables, headers?: Record<string, string>): Promise<Answer<Data>>;
  /** Asks over GET, by text or by the SHA-256 of a persisted document. */
  graphqlGet<Data>(queryOrHash: string, variables?: Variables, headers?: Record<string, string>): Promise<Answer<Data>>;
  /** Any request to a path; redirects are not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** A real server on a database of its own. */
export interface Api extends Client {
  databaseUrl: string;
  /** For arranging data and looking at it; the server has its own connections. */
  db: DataSource;
}

/**
 * Starts the real server in this process on a copy of the demo database; both go when the file's
 * tests are done.
 * @param env settings beside those that tests need
 * @param teardown called with what stops it
 */
export async function startApi(env: Record<string, string> = {}, teardown: Teardown = onTestTeardown): Promise<Api> {
  const { url, db } = await createTestDatabase(teardown);
  const origin = await startServer({ DATABASE_URL: url, ...env }, teardown);
  return { ...clientOf(origin), databaseUrl: url, db };
}

/** Starts a server with these settings; it stops when the file's tests are done. */
export async function startServer(env: Record<string, string>, teardown: Teardown = onTestTeardown): Promise<string> {
  const folder = await makeDataFolder();
  const running = await start({ PORT: "0", LOG_LEVEL: "silent", SEED: "none", DATA_DIR: folder, ...env }, root);
  teardown(async () => {
    await running.stop();
    await removeDataFolder(folder);
  });
  return running.origin;
}

/**
 * @param origin e.g. 'http://localhost:3000'
 * @param send sends a request; a browser's stores cookies
 */
export function clientOf(origin: string, send: (url: string, init: RequestInit) => Promise<Response> = fetch): Client {
  return {
    origin,
    fetch: (path, init) => send(origin + path, { redirect: "manual", ...init }),
    graphql: async (query, variables = {}, headers = {}) =>
      answerOf(
        await send(`${origin}/graphql`, {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body: JSON.stringify({ query, variables }),
        }),
      ),
    graphqlGet: async (queryOrHash, variables = {}, headers = {}) =>
      answerOf(
        await send(origin + graphqlPath(queryOrHash, variables), {
          headers: { "apollo-require-preflight": "1", ...headers },
        }),
      ),
  };
}

/** Path of a GET request, as browsers send it. */
export function graphqlPath(queryOrHash: string, variables: Variables = {}): string {
  const isHash = /^[0-9a-f]{64}$/.test(queryOrHash);
  const extensions = { persistedQuery: { version: 1, sha256Hash: queryOrHash } };
  return `/graphql?${new URLSearchParams({
    ...(isHash ? { extensions: JSON.stringify(extensions) } : { query: queryOrHash }),
    variables: JSON.stringify(variables),
  })}`;
}

/** Reads an answer; one that is not JSON has no data and no errors. */
export async function answerOf<Data>(response: Response): Promise<Answer<Data>> {
  const text = await response.text();
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  const body = (isJson && text ? JSON.parse(text) : {}) as { data?: Data; errors?: ApiError[] };
  return {
    status: response.status,
    headers: response.headers,
    text,
    data: body.data as Data,
    errors: body.errors ?? [],
  };
}

/** SHA-256 of the web client's own document of this name. */
export function persistedHash(operation: string): string {
  const found = Object.entries(documents).find(([, text]) => new RegExp(`^query ${operation}\\b`).test(text));
  if (!found) throw new Error(`there is no persisted document ${operation}`);
  return found[0];
}

/** What a server sends by itself, whatever is asked: it listens for changes, and looks for jobs to do. */
const isByItself = (client: pg.Client, text: string): boolean =>
  text === "LISTEN catalogue_changed" ||
  (client as unknown as Connected).connectionParameters.application_name === JOBS_APPLICATION;

interface Connected {
  connectionParameters: { application_name?: string };
}

/** What the jobs that begin every few minutes send, whatever is asked. */
const JOB_STATEMENTS =
  /"publish_at" <= now\(\)|UPDATE price_watch w SET mail_queued_at|FROM weekly_mail w JOIN users u|DELETE FROM \w+_tests\b|FROM product_feed f\b.* WHERE f\.is_on|checks_links AS wanted|FROM reminder_device WHERE next_at|SELECT DISTINCT d\.zone FROM reminder_device/s;

/**
 * Leaves out what such jobs sent, with the transactions around it. A transaction of which only the beginning or the end
 * was sent is a job's too: what is counted waits for its own.
 */
function withoutJobs(sent: readonly { client: pg.Client; text: string }[]): string[] {
  const left = new Set(sent);
  for (const client of new Set(sent.map((one) => one.client))) {
    const own = sent.filter((one) => one.client === client);
    const leaveOut = (from: number, to: number) => {
      for (const one of own.slice(from, to)) left.delete(one);
    };
    let start: number | undefined;
    for (const [index, { text }] of own.entries()) {
      if (text === "START TRANSACTION") start = index;
      if (!/^(COMMIT|ROLLBACK)$/.test(text)) continue;
      const from = start ?? 0;
      const isJob = start === undefined || own.slice(from, index).some((one) => JOB_STATEMENTS.test(one.text));
      if (isJob) leaveOut(from, index + 1);
      start = undefined;
    }
    if (start !== undefined) leaveOut(start, own.length);
  }
  return [...left].map(({ text }) => text).filter((text) => !JOB_STATEMENTS.test(text));
}

/**
 * Collects the SQL statements that this process sends while `work` runs, the test's own included.
 * @returns the result of `work` and the statements' texts
 */
export async function collectStatements<Result>(work: () => Promise<Result>): Promise<[Result, string[]]> {
  const original = pg.Client.prototype.query;
  const sent: { client: pg.Client; text: string }[] = [];
  pg.Client.prototype.query = new Proxy(original, {
    apply(target, client, args) {
      const text = typeof args[0] === "string" ? args[0] : String(args[0]?.text);
      if (!isByItself(client, text)) sent.push({ client, text });
      return Reflect.apply(target, client, args);
    },
  });
  try {
    return [await work(), withoutJobs(sent)];
  } finally {
    pg.Client.prototype.query = original;
  }
}

/**
 * Counts the SQL statements that this process sends while `work` runs, the test's own included.
 * @returns the result of `work` and the number
 */
export async function countStatements<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const [result, texts] = await collectStatements(work);
  return [result, texts.length];
}

/** Long for what takes a moment, since a busy machine is slow; shorter than a test may take. */
const TIMEOUT_MS = 60_000;

/** Asks again until `attempt` gives something; a server may need a moment to hear of a change. */
export async function eventually<Result>(attempt: () => Promise<Result | undefined | false>): Promise<Result> {
  const end = performance.now() + TIMEOUT_MS;
  for (;;) {
    const result = await attempt();
    if (result !== undefined && result !== false) return result;
    if (performance.now() > end) throw new Error(`it did not happen within ${TIMEOUT_MS / 1_000} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
