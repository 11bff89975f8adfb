import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  aBrowser,
  aMember,
  anAccount,
  aPerson,
  change,
  codesOf,
  newNetwork,
  type Outcome,
  type Person,
  press,
  rowsOf,
  signedIn,
  signIn,
  startAccounts,
  whoIs,
} from "../support/accounts.ts";
import { clientOf, startServer } from "../support/api.ts";
import { linkIn, tokenIn } from "../support/mail.ts";
import { SECRET } from "../support/tokens.ts";

const api = await startAccounts({ SESSION_SECRET: SECRET });

/** The digest that an address is counted under, which cannot be reversed without the secret. */
const counted = (email: string): string =>
  `signInAccount:${createHmac("sha256", SECRET).update(`count ${email}`).digest("base64url")}`;

/** Runs something so many times, and says how each ended. */
async function times(count: number, work: (n: number) => Promise<Outcome>): Promise<string[]> {
  const codes: string[] = [];
  for (let n = 0; n < count; n++) codes.push(codesOf(await work(n)).join());
  return codes;
}

const repeated = (count: number, code: string): string[] => Array.from({ length: count }, () => code);

const wrong = (person: Person): Person => ({ ...person, password: "fel lösenord" });
/** Counted like every sign-in, but refused before a password is compared. */
const cheap = { email: "ingen adress", password: "x" };

/** Uses up the tries that strangers have at an address, from many networks. */
const attack = (person: Person) => times(11, () => signIn(aBrowser(api), wrong(person)));

/** The same, arranged without comparing passwords. */
const attacked = ({ email }: Person) =>
  api.db.query("INSERT INTO rate_limit VALUES ($1, 10, $2) ON CONFLICT (key) DO UPDATE SET points = 10, expire = $2", [
    counted(email),
    Date.now() + 600_000,
  ]);

async function triesAt(email: string): Promise<number> {
  const rows = await api.db.query("SELECT points FROM rate_limit WHERE key = $1", [counted(email)]);
  return rows[0]?.points ?? 0;
}

describe("sign-ins to one address", () => {
  it("are refused after ten tries, wherever they come from, and say how long", async () => {
    const person = await anAccount(api);
    expect(await attack(person)).toEqual([...repeated(10, "INVALID_CREDENTIALS"), "TOO_MANY_REQUESTS"]);
    const refused = await signIn(aBrowser(api), person);
    expect([refused.status, refused.refused[0]?.extensions.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(refused.refused[0]?.message).toMatch(/^För många försök\. Vänta \d+ minuter och försök igen\.$/);
    expect(refused.refused[0]?.extensions.retryAfter).toBeGreaterThan(800);
  });

  it("are counted for unknown addresses just the same", async () => {
    expect(await attack(aPerson())).toEqual([...repeated(10, "INVALID_CREDENTIALS"), "TOO_MANY_REQUESTS"]);
  });

  it("are forgotten after the right password", async () => {
    const person = await anAccount(api);
    await attacked(person);
    await api.db.query("UPDATE rate_limit SET points = 9 WHERE key = $1", [counted(person.email)]);
    expect(codesOf(await signIn(aBrowser(api), person))).toEqual([]);
    expect(await triesAt(person.email)).toBe(0);
  });

  it("by others do not lock out the browser that the owner has signed in with", async () => {
    const person = await anAccount(api);
    const { browser } = await signedIn(api, person);
    await change(browser, "signOut");
    await attacked(person);
    expect(codesOf(await signIn(browser, person))).toEqual([]);
    expect((await whoIs(browser))?.email).toBe(person.email);
    // A known browser is limited too.
    const tries = await times(11, () => signIn(browser, wrong(person)));
    expect(tries).toEqual([...repeated(10, "INVALID_CREDENTIALS"), "TOO_MANY_REQUESTS"]);
  });

  it("are not open to a browser that knows another address", async () => {
    const victim = await anAccount(api);
    const { browser } = await aMember(api);
    await attacked(victim);
    expect(codesOf(await signIn(browser, victim))).toEqual(["TOO_MANY_REQUESTS"]);
  });

  it("by others do not lock out the owner who chooses a new password by mail", async () => {
    const person = await anAccount(api);
    await attacked(person);
    const browser = aBrowser(api);
    await change(browser, "requestPasswordReset", { input: { email: person.email } });
    const token = tokenIn(await api.mails.next(person.email, "Välj ett nytt lösenord"));
    await change(browser, "resetPassword", { input: { token, password: "nyare lösenord" } });
    expect(await triesAt(person.email)).toBe(0);
    const renewed = { ...person, password: "nyare lösenord" };
    expect(codesOf(await signIn(aBrowser(api), renewed))).toEqual([]);
    await attacked(person);
    expect(codesOf(await signIn(browser, renewed))).toEqual([]);
  });
});

describe("sign-ins in one request", () => {
  const aliased = (count: number): string =>
    `mutation Many($input: SignInInput!) { ${Array.from(
      { length: count },
      (_, n) => `a${n}: signIn(input: $input) { me { id } errors { code } }`,
    ).join(" ")} }`;

  it("fifty of them are refused before any is tried", async () => {
    const person = await anAccount(api);
    const { status, errors, data } = await api.graphql(aliased(50), { input: { email: person.email, password: "x" } });
    expect([status, errors[0]?.extensions.code]).toEqual([400, "TOO_MANY_ALIASES"]);
    expect(data ?? null).toBeNull();
    expect(await triesAt(person.email)).toBe(0);
  });

  it("fifteen of them are counted one by one", async () => {
    const person = await anAccount(api);
    const browser = aBrowser(api);
    const { errors } = await browser.graphql(aliased(15), { input: { email: person.email, password: "fel" } });
    expect(errors.map(({ extensions }) => extensions.code)).toContain("TOO_MANY_REQUESTS");
    expect(await triesAt(person.email)).toBeGreaterThan(10);
    expect(codesOf(await signIn(aBrowser(api), person))).toEqual(["TOO_MANY_REQUESTS"]);
  });

  it("fifteen in a fragment are too", async () => {
    const person = await anAccount(api);
    const fields = aliased(15).replace(/^[^{]*{|}$/g, "");
    const query = `mutation Many($input: SignInInput!) { ...Tries } fragment Tries on Mutation { ${fields} }`;
    await aBrowser(api).graphql(query, { input: { email: person.email, password: "fel" } });
    expect(codesOf(await signIn(aBrowser(api), person))).toEqual(["TOO_MANY_REQUESTS"]);
  });
});

describe("one client", () => {
  it("signs in sixty times at most, whoever it wants to be; another client is not concerned", async () => {
    const person = await anAccount(api);
    const browser = aBrowser(api);
    expect(await times(60, () => signIn(browser, cheap))).toEqual(repeated(60, "INVALID"));
    expect(codesOf(await signIn(browser, person))).toEqual(["TOO_MANY_REQUESTS"]);
    expect(codesOf(await signIn(aBrowser(api, { network: browser.network }), person))).toEqual(["TOO_MANY_REQUESTS"]);
    expect(codesOf(await signIn(aBrowser(api), person))).toEqual([]);
  });

  it("signs up twenty times at most, and nothing is written after that", async () => {
    const browser = aBrowser(api);
    await times(20, () => change(browser, "signUp", { input: { ...aPerson(), fullName: "" } }));
    const before = await rowsOf(api.db, "users");
    expect(codesOf(await change(browser, "signUp", { input: aPerson() }))).toEqual(["TOO_MANY_REQUESTS"]);
    expect(await rowsOf(api.db, "users")).toEqual(before);
  });

  it("causes twenty mails at most, of whatever kind", async () => {
    const { browser, person } = await aMember(api);
    await times(10, () => change(browser, "requestPasswordReset", { input: { email: aPerson().email } }));
    await times(9, () => change(browser, "resendConfirmation", { input: { email: aPerson().email } }));
    const changing = () =>
      change(browser, "changeEmail", { input: { email: aPerson().email, password: person.password } });
    expect(codesOf(await changing())).toEqual([]);
    expect(codesOf(await changing())).toEqual(["TOO_MANY_REQUESTS"]);
    expect(codesOf(await change(browser, "requestPasswordReset", { input: { email: person.email } }))).toEqual([
      "TOO_MANY_REQUESTS",
    ]);
  });

  it("tries sixty secrets of links at most, of whatever kind", async () => {
    const browser = aBrowser(api);
    await times(40, (n) => change(browser, "confirmEmail", { input: { token: `x${n}` } }));
    for (let n = 0; n < 19; n++) await press(browser, new URL(`${api.origin}/bekrafta?nyckel=x${n}`));
    const reset = { token: "x", password: "nyare lösenord" };
    expect(codesOf(await change(browser, "resetPassword", { input: reset }))).toEqual(["INVALID_TOKEN"]);
    expect(codesOf(await change(browser, "resetPassword", { input: reset }))).toEqual(["TOO_MANY_REQUESTS"]);
    expect((await press(browser, new URL(`${api.origin}/bekrafta?nyckel=x`))).status).toBe(429);
    // Valid tokens are not guesses, so none is refused.
    const person = aPerson();
    await change(aBrowser(api), "signUp", { input: person });
    const link = linkIn(await api.mails.next(person.email, "Bekräfta"));
    expect((await press(browser, link)).headers.get("location")).toBe("/?bekraftad=ja");
  });
});

describe("somebody signed in", () => {
  it("gives the password again ten times at most, for whatever it is asked", async () => {
    const { browser, person } = await aMember(api);
    const input = { currentPassword: "fel lösenord", newPassword: "nyare lösenord" };
    await times(4, () => change(browser, "changePassword", { input }));
    await times(3, () => change(browser, "deleteAccount", { input: { password: "fel lösenord" } }));
    await times(3, () =>
      change(browser, "changeEmail", { input: { email: "x@exempel.se", password: "fel lösenord" } }),
    );
    expect(codesOf(await change(browser, "deleteAccount", { input: { password: person.password } }))).toEqual([
      "TOO_MANY_REQUESTS",
    ]);
    expect((await whoIs(browser))?.email).toBe(person.email);
  });
});

describe("what is kept of who is counted", () => {
  it("tells nobody, who has no secret of ours, which address it was", async () => {
    const { email } = aPerson();
    await signIn(aBrowser(api), { email, password: "fel lösenord" });
    await change(aBrowser(api), "requestPasswordReset", { input: { email } });
    expect(await triesAt(email)).toBe(1);
    const keys: { key: string }[] = await api.db.query("SELECT key FROM rate_limit");
    for (const text of [email, `reset ${email}`]) {
      for (const digest of ["base64url", "hex"] as const) {
        const plain = createHash("sha256").update(text).digest(digest);
        expect(keys.filter(({ key }) => key.includes(plain) || key.includes(email))).toEqual([]);
      }
    }
  });
});

describe("mails to one address", () => {
  it("are four in an hour at most, whoever asks for them", async () => {
    const person = await anAccount(api);
    const codes = await times(5, () =>
      change(aBrowser(api), "requestPasswordReset", { input: { email: person.email } }),
    );
    expect(codes).toEqual(["", "", "", "", "TOO_MANY_REQUESTS"]);
  });
});

describe("where a client comes from", () => {
  const limited = async (asking: (n: number) => string, origin = api) => {
    const codes = await times(61, (n) => signIn(aBrowser(origin, { network: asking(n) }), cheap));
    return codes.slice(-2);
  };

  it("is what the trusted proxy says, not what stands before that", async () => {
    const network = newNetwork();
    expect(await limited((n) => `198.51.100.${n}, ${network}`)).toEqual(["INVALID", "TOO_MANY_REQUESTS"]);
  });

  it("is its own address where no proxy is trusted", async () => {
    const env = { DATABASE_URL: api.databaseUrl, SMTP_URL: api.mails.url };
    const bare = clientOf(await startServer(env));
    expect(await limited((n) => `203.0.113.${n}`, { ...api, ...bare })).toEqual(["INVALID", "TOO_MANY_REQUESTS"]);
  });

  it("is a network of 64 bits with IPv6", async () => {
    expect(await limited((n) => `2001:db8:0:7:${n}::${n}`)).toEqual(["INVALID", "TOO_MANY_REQUESTS"]);
    expect(codesOf(await signIn(aBrowser(api, { network: "2001:db8:0:8::1" }), cheap))).toEqual(["INVALID"]);
  });
});
