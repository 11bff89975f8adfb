import { describe, expect, it } from "vitest";
import {
  aBrowser,
  aMember,
  anAccount,
  aPerson,
  change,
  codesOf,
  jobsDone,
  rowsOf,
  sharedApi,
  whoIs,
} from "../support/accounts.ts";
import { answerOf } from "../support/api.ts";
import { linkIn } from "../support/mail.ts";

const api = await sharedApi();

/** Everything that a forged input could have changed. */
const everything = () =>
  Promise.all(["users", "user_roles", "session", "consent", "mail_token"].map((table) => rowsOf(api.db, table)));

describe("an input with a field that is none of the visitor's", async () => {
  const member = await aMember(api);
  const other = await aMember(api);
  const { password } = member.person;
  const inputs: Record<string, Record<string, unknown>> = {
    signUp: { ...aPerson() },
    signIn: { email: other.person.email, password: other.person.password },
    updateProfile: { fullName: "Ny Namn" },
    changePassword: { currentPassword: password, newPassword: "nyare lösenord" },
    changeEmail: { email: aPerson().email, password },
    resetPassword: { token: "x", password: "nyare lösenord" },
  };
  const forged = {
    role: "admin",
    roles: ["ADMIN"],
    isAdmin: true,
    canAdminister: true,
    userId: other.id,
    id: other.id,
    confirmedAt: "2026-01-01T00:00:00Z",
    passwordHash: "x",
  };

  it.each(Object.keys(inputs).flatMap((name) => Object.keys(forged).map((field) => [name, field] as const)))(
    "%s with %s is refused, and nothing is changed",
    async (name, field) => {
      const before = await everything();
      const given = { ...inputs[name], [field]: forged[field as keyof typeof forged] };
      const { status, refused, answer } = await change(member.browser, name, { input: given });
      expect([status, refused[0]?.extensions.code]).toEqual([400, expect.stringMatching(/^BAD_(REQUEST|USER_INPUT)$/)]);
      expect(answer.data ?? null).toBeNull();
      expect(await everything()).toEqual(before);
      expect((await whoIs(member.browser))?.roles).toEqual([]);
    },
  );

  it.each(["__proto__", "constructor"])("%s of JavaScript's own makes nobody admin", async (field) => {
    const body = `{"query": "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { me { roles } errors { code } } }",
      "variables": {"input": {"fullName": "Åsa", "${field}": {"roles": ["admin"], "isAdmin": true}}}}`;
    const headers = { "content-type": "application/json" };
    const { status, errors } = await answerOf(
      await member.browser.fetch("/graphql", { method: "POST", headers, body }),
    );
    expect([200, 400]).toContain(status);
    // It is what was sent that is wrong, not where to.
    if (field === "__proto__") {
      expect(errors).toMatchObject([
        { message: "Det som skickades gick inte att läsa.", extensions: { code: "BAD_REQUEST" } },
      ]);
    }
    expect((await whoIs(member.browser))?.roles).toEqual([]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe("a name", () => {
  it.each([
    "Åsa\r\nBcc: b@exempel.se",
    "Åsa\nEk",
    "Åsa\rEk",
    "Åsa\0Ek",
    "\u0000",
    "Åsa\u001b[31m",
    "Åsa\u0085Ek",
    "Åsa\tEk",
  ])("with a control character is refused: %j", async (fullName) => {
    const { browser, person } = await aMember(api);
    const before = await everything();
    for (const name of ["signUp", "updateProfile"]) {
      const input = name === "signUp" ? aPerson({ fullName }) : { fullName };
      const { errors, status } = await change(browser, name, { input });
      expect(status).toBe(200);
      expect(errors.map(({ code, field }) => [code, field])).toEqual([["INVALID", "fullName"]]);
    }
    expect(await everything()).toEqual(before);
    expect((await whoIs(browser))?.fullName).toBe(person.fullName);
  });

  it("of ten megabytes is refused before it is read", async () => {
    const before = await everything();
    for (const name of ["signUp", "updateProfile"]) {
      const input = aPerson({ fullName: "Å".repeat(5_000_000) });
      const { status, refused } = await change(aBrowser(api), name, { input });
      expect([status, refused[0]?.extensions.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    }
    expect(await everything()).toEqual(before);
  });

  it.each(["a", "Å", "a.", ". ", "://", "-"])(
    "as long as a request may be (%j …) keeps nobody waiting",
    async (text) => {
      const input = aPerson({ fullName: text.repeat(190_000 / (text.length + 1)) });
      const [outcome] = await Promise.all([change(aBrowser(api), "signUp", { input }), api.fetch("/healthz")]);
      expect(codesOf(outcome)).toEqual(["INVALID"]);
      expect(outcome.errors.map(({ field }) => field)).toEqual(["fullName"]);
    },
  );

  it("of 100 characters is kept whole, one of 101 is refused", async () => {
    const { browser } = await aMember(api);
    const longest = "ö".repeat(100);
    expect((await change(browser, "updateProfile", { input: { fullName: longest } })).me?.fullName).toBe(longest);
    const { errors } = await change(browser, "updateProfile", { input: { fullName: `${longest}x` } });
    expect(errors.map(({ code, field }) => [code, field])).toEqual([["INVALID", "fullName"]]);
    expect((await whoIs(browser))?.fullName).toBe(longest);
  }, 20_000);

  it.each(["'; DROP TABLE users; --", "{{7*7}}", "<b>Åsa</b>", "O'Neill", "李雷", "Åsa 💊"])(
    "is only a name: %j",
    async (fullName) => {
      const { browser } = await aMember(api);
      expect((await change(browser, "updateProfile", { input: { fullName } })).me?.fullName).toBe(fullName);
    },
  );
});

describe("an address that could be taken for another is refused", async () => {
  const { person, browser } = await aMember(api);
  const operations: [string, (email: string) => Record<string, unknown>][] = [
    ["signUp", (email) => ({ input: { ...aPerson(), email } })],
    ["signIn", (email) => ({ input: { email, password: person.password } })],
    ["requestPasswordReset", (email) => ({ input: { email } })],
    ["resendConfirmation", (email) => ({ input: { email } })],
    ["changeEmail", (email) => ({ input: { email, password: person.password } })],
  ];

  it.each([
    ["a cyrillic letter", "\u0430sa@exempel.se"],
    ["a dotted capital I", "as\u0130@exempel.se"],
    ["a long s", "a\u017Fa@exempel.se"],
    ["an accent", "åsa@exempel.se"],
    ["a zero-width space", "asa\u200b@exempel.se"],
    ["a zero-width joiner", "asa\u200d@exempel.se"],
    ["a soft hyphen", "as\u00ada@exempel.se"],
    ["a fullwidth @", "asa\uff20exempel.se"],
    ["fullwidth letters", "\uff41sa@exempel.se"],
    ["an ideographic stop", "asa@exempel\u3002se"],
    ["a change of direction", "asa@exempel.se\u202e"],
    ["half a character", "asa\ud800@exempel.se"],
    ["a NUL", "asa\0@exempel.se"],
    ["another header", "asa@exempel.se\r\nBcc: b@exempel.se"],
    ["another recipient", "asa@exempel.se,b@exempel.se"],
    ["a name around it", "Asa <asa@exempel.se>"],
    ["a comment", "asa(b)@exempel.se"],
    ["quotes", '"asa b"@exempel.se'],
    ["an IP address", "asa@[127.0.0.1]"],
    ["two @", "asa@b@exempel.se"],
    ["dots in a row", "a..b@exempel.se"],
    ["a line break within", "asa@exempel\n.se"],
  ])("with %s", async (_, email) => {
    const before = await everything();
    for (const [name, variables] of operations) {
      const client = name === "changeEmail" ? browser : aBrowser(api);
      const outcome = await change(client, name, variables(email));
      expect([name, outcome.status, ...codesOf(outcome)]).toEqual([name, 200, "INVALID"]);
      expect(outcome.errors[0]?.field).toBe("email");
    }
    expect(await everything()).toEqual(before);
  });
});

describe("a mail", () => {
  const confirmation = async (fullName: string) => {
    const person = await anAccount(api, { fullName });
    await api.db.query("UPDATE users SET confirmed_at = NULL WHERE email = $1", [person.email]);
    await change(aBrowser(api), "resendConfirmation", { input: { email: person.email } });
    return { person, mail: await api.mails.next(person.email, "Bekräfta") };
  };

  it("has no header of a name's making, even of a name with line breaks", async () => {
    const names = ({ raw }: { raw: string }) =>
      [...(raw.split("\r\n\r\n")[0] ?? "").matchAll(/^([\w-]+):/gm)].map(([, name]) => name?.toLowerCase()).sort();
    const plain = await confirmation("Åsa Ek");
    for (const fullName of [
      "Åsa\r\nBcc: b@exempel.se\r\nX-Injected: ja\r\n\r\n<p>Hej",
      "Bcc: b@exempel.se",
      "=?utf-8?q?=0D=0ABcc:_b@exempel.se?=",
    ]) {
      const { mail, person } = await confirmation(fullName);
      expect(names(mail)).toEqual(names(plain.mail));
      expect(mail.recipients).toEqual([person.email]);
      expect(mail.parsed.headers.has("bcc")).toBe(false);
      expect(mail.parsed.to).toMatchObject({ text: person.email });
    }
    await jobsDone(api.db);
    expect(api.mails.to("b@exempel.se")).toEqual([]);
  });

  it("shows a name's markup, and does not obey it", async () => {
    const { email } = await anAccount(api, { fullName: "<img/src=x/onerror=alert(1)> Ek" });
    await change(aBrowser(api), "requestPasswordReset", { input: { email } });
    const mail = await api.mails.next(email, "Välj ett nytt lösenord");
    const html = String(mail.parsed.html);
    expect(html).not.toMatch(/<img/);
    expect(html).toContain("Hej &lt;img/src=x/onerror=alert(1)&gt;!");
    expect([...html.matchAll(/<a /g)]).toHaveLength(1);
    expect(mail.parsed.attachments).toEqual([]);
  });

  it("comes from the site, names the site, and leads to it alone", async () => {
    const { mail } = await confirmation("Åsa Ek");
    expect(mail.parsed.from?.text).toContain("hej@livsresan.example");
    expect(linkIn(mail).origin).toBe(api.origin);
    const targets = [...String(mail.parsed.html).matchAll(/(?:href|src)="([^"]*)"/g)].map(([, target]) => target);
    expect(targets.map((target) => new URL(target ?? "").origin)).toEqual([api.origin]);
  });

  it("leads to the site also when the request named another host", async () => {
    const person = await anAccount(api);
    const browser = aBrowser(api);
    const body = JSON.stringify({
      query: "mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { errors { code } } }",
      variables: { email: person.email },
    });
    const headers = {
      "content-type": "application/json",
      "x-forwarded-host": "evil.example",
      forwarded: "host=evil.example",
      origin: "https://evil.example",
    };
    await browser.fetch("/graphql", { method: "POST", headers, body });
    expect(linkIn(await api.mails.next(person.email, "Välj ett nytt lösenord")).origin).toBe(api.origin);
  });
});
