import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { hash } from "@node-rs/argon2";
import pg from "pg";

/** What the graph answered. */
export interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each operation has its own shape
  data: any;
  codes: string[];
}

/** Asks the graph; a connection that is lost throws. */
export async function ask(
  origin: string,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<Answered & { cookies: string }> {
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  const body = text.startsWith("{") ? JSON.parse(text) : {};
  const codes = (body.errors ?? []).map((error: { extensions?: { code?: string } }) => String(error.extensions?.code));
  const cookies = response.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  return { status: response.status, data: body.data, codes, cookies: cookies.join("; ") };
}

/** Runs statements at a server of its own choice. */
export async function run<Row = Record<string, unknown>>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end().catch(() => undefined);
  }
}

let networks = 0;

/** Another network for each, since tries are counted by it. */
export const fromElsewhere = (): Record<string, string> => ({
  "x-forwarded-for": `10.9.${networks >> 8}.${networks++ & 255}`,
});

/** Somebody with a confirmed account, signed out. */
export async function anAccount(url: string): Promise<{ email: string; password: string }> {
  const person = { email: `${randomBytes(6).toString("hex")}@exempel.se`, password: "hemligt lösenord" };
  const digest = await hash(person.password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await run(
    url,
    "INSERT INTO users (email, full_name, password_hash, confirmed_at, email_confirmed_at) VALUES ($1, 'Åsa Ek', $2, now(), now())",
    [person.email, digest],
  );
  return person;
}

/** Somebody who administers the site, signed out. */
export async function anAdmin(url: string): Promise<{ email: string; password: string }> {
  const person = await anAccount(url);
  await run(url, "INSERT INTO user_roles (user_id, role) SELECT id, 'admin' FROM users WHERE email = $1", [
    person.email,
  ]);
  return person;
}

const CATEGORY = "id area name slug description position version";

/** Gives a category of tests another name, as an admin does. */
export async function renameCategory(origin: string, cookie: string, slug: string, name: string): Promise<void> {
  const headers = { cookie, "apollo-require-preflight": "1" };
  const { data } = await ask(origin, `{ editableCategories { ${CATEGORY} } }`, {}, headers);
  const category = data.editableCategories.find((one: { slug: string }) => one.slug === slug);
  const answer = await ask(
    origin,
    "mutation ($input: UpdateCategoryInput!) { updateCategory(input: $input) { errors { code } } }",
    { input: { ...category, name } },
    headers,
  );
  const { errors } = answer.data?.updateCategory ?? {};
  if (errors?.length !== 0) throw new Error(`updateCategory answered ${JSON.stringify(answer)}`);
}

const SIGN_IN = "mutation ($input: SignInInput!) { signIn(input: $input) { me { email } errors { code } } }";

/** Tries to sign in. */
export const trySignIn = (origin: string, input: { email: string; password: string }) =>
  ask(origin, SIGN_IN, { input }, fromElsewhere());

/** Signs in, also where a busy process asks to try again. @returns the cookies */
export async function signIn(origin: string, input: { email: string; password: string }): Promise<string> {
  for (let tries = 1; ; tries++) {
    const answer = await trySignIn(origin, input);
    if (answer.data?.signIn?.me) return answer.cookies;
    if (tries === 5) throw new Error(`signIn answered ${JSON.stringify(answer)}`);
    await sleep(2_000);
  }
}
