import { randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import pg from "pg";
import type { DataSource } from "typeorm";
import { afterAll } from "vitest";
import { readGlobalId } from "../../server/platform/graphql/globalId.ts";
import {
  type Answer,
  type Api,
  type ApiError,
  type Client,
  clientOf,
  eventually,
  startApi,
  type Variables,
} from "./api.ts";
import { linkIn, type MailServer, startMailServer } from "./mail.ts";
import { keepUntilRunEnds, onTestTeardown, type Teardown } from "./onTestTeardown.ts";
import { operationOf } from "./operations.ts";

export const ACCESS = "site-access";
export const REFRESH = "site-refresh";
export const DEVICE = "site-device";

/** A server with accounts, and the mails that it sends. */
export interface AccountsApi extends Api {
  mails: MailServer;
}

/** Somebody with an account. */
export interface Person {
  fullName: string;
  email: string;
  password: string;
}

/** A browser: it stores cookies and comes from a network of its own. */
export interface Browser extends Client {
  cookies: Map<string, string>;
  /** `Set-Cookie` lines of the last answer. */
  setCookies: string[];
  network: string;
}

/** A native client, which sends its tokens in a header and stores no cookies. */
export interface Native extends Client {
  accessToken: string;
  refreshToken: string;
}

/** The account of the one who asks, as mutations answer it. */
export interface Me {
  id: string;
  email: string;
  fullName: string;
  createdAt: string;
  roles: string[];
  canAdminister: boolean;
  weeklyMailSince: string | null;
}

export interface FieldError {
  code: string;
  field: string | null;
  message: string;
}

/** What a change of the account answers; `refused` holds what was thrown instead. */
export interface Outcome {
  status: number;
  me: Me | null;
  errors: FieldError[];
  tokens: { accessToken: string; expiresAt: string; refreshToken: string } | null;
  /** All of the mutation's answer; null when it was refused. */
  payload: Record<string, unknown> | null;
  refused: ApiError[];
  answer: Answer<unknown>;
}

/** Starts a server whose mails arrive here, and which believes visitors what network they come from. */
export async function startAccounts(
  env: Record<string, string> = {},
  teardown: Teardown = onTestTeardown,
): Promise<AccountsApi> {
  const mails = await startMailServer(0, undefined, teardown);
  return { ...(await startApi({ SMTP_URL: mails.url, TRUST_PROXY: "127.0.0.1", ...env }, teardown)), mails };
}

const shared = new Map<string, Promise<AccountsApi & { changes: string[]; listener: pg.Client }>>();

/**
 * The server that the test files of a worker share, for those that read public content or act as accounts that they
 * make; starting one for each file is dear. A file that writes public content, changes what a server is set to, counts
 * the rows of a whole table or makes something fail starts its own (`startAccounts`): one that leaves public content
 * changed here fails.
 * @param env settings beside those that tests need; files with the same ones share
 */
export async function sharedApi(env: Record<string, string> = {}): Promise<AccountsApi> {
  const key = JSON.stringify(env);
  const starting = shared.get(key) ?? startShared(env);
  shared.set(key, starting);
  const { changes, listener, ...api } = await starting;
  afterAll(async () => {
    // Notices arrive before the answer to what is sent after them.
    await listener.query("SELECT 1");
    if (changes.length > 0)
      throw new Error(`wrote public content of a shared server: ${[...new Set(changes.splice(0))]}`);
  });
  return api;
}

async function startShared(env: Record<string, string>) {
  const api = await startAccounts(env, keepUntilRunEnds);
  const listener = new pg.Client({ connectionString: api.databaseUrl });
  // The run's PostgreSQL ends before its workers do.
  listener.on("error", () => undefined);
  const changes: string[] = [];
  listener.on("notification", ({ payload }) => changes.push(payload ?? ""));
  await listener.connect();
  await listener.query("LISTEN catalogue_changed");
  return { ...api, changes, listener };
}

let networks = 0;

/** An address that no visitor has had in this process. */
export function newNetwork(): string {
  networks++;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
}

/** Somebody whom no test knows yet. */
export function aPerson(changes: Partial<Person> = {}): Person {
  const name = randomBytes(5).toString("hex");
  return { fullName: "Åsa Ek", email: `asa.${name}@exempel.se`, password: `lykta-skruv-${name}`, ...changes };
}

/**
 * Opens a new browser.
 * @param options.network where its requests come from, as a trusted proxy says it
 */
export function aBrowser(
  { origin }: Pick<Client, "origin">,
  options: { network?: string; userAgent?: string } = {},
): Browser {
  const { network = newNetwork(), userAgent = "test" } = options;
  const cookies = new Map<string, string>();
  const browser: Browser = {
    ...clientOf(origin, async (url, init) => {
      const headers = new Headers(init.headers);
      if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
      if (network) headers.set("x-forwarded-for", network);
      headers.set("user-agent", userAgent);
      const response = await fetch(url, { ...init, headers });
      browser.setCookies = response.headers.getSetCookie();
      for (const line of browser.setCookies) storeCookie(cookies, line);
      return response;
    }),
    cookies,
    setCookies: [],
    network,
  };
  return browser;
}

function storeCookie(cookies: Map<string, string>, line: string): void {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  const isGone = /;\s*max-age=0/i.test(line) || /;\s*expires=Thu, 01 Jan 1970/i.test(line);
  if (isGone) cookies.delete(name);
  else cookies.set(name, value);
}

/** Runs one of the account's mutations by its name. */
export async function change(client: Client, name: string, variables: Variables = {}): Promise<Outcome> {
  const answer = await client.graphql<Record<string, Record<string, unknown> & Partial<Outcome>> | null>(
    operationOf(name),
    variables,
  );
  const payload = answer.data?.[name];
  return {
    status: answer.status,
    me: payload?.me ?? null,
    errors: payload?.errors ?? [],
    tokens: payload?.tokens ?? null,
    payload: payload ?? null,
    refused: answer.errors,
    answer,
  };
}

/** Codes of why nothing was changed, whichever way that was said. */
export const codesOf = ({ errors, refused }: Outcome): string[] => [
  ...refused.map(({ extensions }) => extensions.code),
  ...errors.map(({ code }) => code),
];

/** Whom a server takes a client for; null when it is signed out. */
export async function whoIs(client: Client): Promise<Me | null> {
  const { data, errors } = await client.graphql<{ me: Me | null }>(
    "{ me { id email fullName createdAt roles canAdminister weeklyMailSince } }",
  );
  if (errors[0]) throw new Error(`me answered ${JSON.stringify(errors)}`);
  return data.me;
}

/** Makes a confirmed account by sign-up, mail and link; it is signed in nowhere. */
export async function signUpAndConfirm(api: AccountsApi, changes: Partial<Person> = {}): Promise<Person> {
  const person = aPerson(changes);
  const browser = aBrowser(api);
  const { errors, refused } = await change(browser, "signUp", { input: person });
  if (errors.length + refused.length > 0) throw new Error(`sign-up answered ${JSON.stringify([errors, refused])}`);
  await press(aBrowser(api), linkIn(await api.mails.next(person.email, "Bekräfta")));
  return person;
}

/** Presses the button of the page that a mailed link leads to, as a browser does. */
export const press = (client: Client, link: URL, headers: Record<string, string> = {}): Promise<Response> =>
  client.fetch(link.pathname, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      // What the page's referrer policy leaves of it.
      origin: "null",
      "sec-fetch-site": "same-origin",
      ...headers,
    },
    body: link.searchParams.toString(),
  });

/**
 * A confirmed account, arranged without mail; it is signed in nowhere. Its password's hash is a weak one, which the
 * product looks at a hundred times faster than at its own: pass `password` for an account with one of those.
 */
export async function anAccount({ db }: Pick<Api, "db">, changes: Partial<Person> = {}): Promise<Person> {
  usualHash ??= hash(USUAL_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const person = aPerson({ password: USUAL_PASSWORD, ...changes });
  const stored = changes.password === undefined ? await usualHash : await hash(person.password.normalize("NFC"));
  await db.query(
    "INSERT INTO users (email, full_name, password_hash, confirmed_at, email_confirmed_at) VALUES ($1, $2, $3, now(), now())",
    [person.email, person.fullName, stored],
  );
  return person;
}

const USUAL_PASSWORD = "hemligt lösenord";
let usualHash: Promise<string> | undefined;

/** Signs in, in this browser. */
export const signIn = (browser: Client, { email, password }: Pick<Person, "email" | "password">): Promise<Outcome> =>
  change(browser, "signIn", { input: { email, password } });

/** A signed-in browser and whose it is. */
export interface Member {
  browser: Browser;
  person: Person;
  /** As tables have it. */
  id: string;
}

/** Opens another browser of somebody's and signs in. */
export async function signedIn(api: Client, person: Person, options: { userAgent?: string } = {}): Promise<Member> {
  const browser = aBrowser(api, options);
  const outcome = await signIn(browser, person);
  if (!outcome.me) throw new Error(`sign-in answered ${outcome.answer.text}`);
  return { browser, person, id: readGlobalId(outcome.me.id)?.key ?? "" };
}

/** Somebody new, signed in. */
export const aMember = async (api: Api, changes: Partial<Person> = {}): Promise<Member> =>
  signedIn(api, await anAccount(api, changes));

/** Somebody new who is admin, signed in. */
export async function asAdmin(api: Api): Promise<Member> {
  const member = await aMember(api, { fullName: "Ada Admin" });
  await api.db.query("INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')", [member.id]);
  return member;
}

/** Signs in as a native client does. */
export async function asNative(api: Client, { email, password }: Person): Promise<Native> {
  const { tokens } = await change(aBrowser(api), "signIn", { input: { email, password, wantsTokens: true } });
  if (!tokens) throw new Error("sign-in gave no tokens");
  return { ...withBearer(api, tokens.accessToken), ...tokens };
}

/** A client with nothing but an access token. */
export const withBearer = ({ origin }: Pick<Client, "origin">, accessToken: string): Client => {
  const network = newNetwork();
  return clientOf(origin, (url, init) => {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${accessToken}`);
    headers.set("x-forwarded-for", network);
    return fetch(url, { ...init, headers });
  });
};

/** Waits until every job is done, so that a mail that has not come will not come. */
export const jobsDone = (db: DataSource): Promise<unknown> =>
  eventually(async () => (await db.query("SELECT 1 FROM graphile_worker._private_jobs LIMIT 1")).length === 0);

/** Rows of a table, e.g. to see that nothing was changed. */
export const rowsOf = (db: DataSource, table: string): Promise<Record<string, unknown>[]> =>
  db.query(`SELECT * FROM "${table}" ORDER BY 1, 2`);

/** Waits until this many connections to the database wait for a lock. */
export const waiting = (db: DataSource, count: number): Promise<unknown> =>
  eventually(async () => {
    const held = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    return (await db.query(held)).length >= count;
  });
