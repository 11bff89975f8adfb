import { describe, expect, it } from "vitest";
import {
  aBrowser,
  aMember,
  anAccount,
  aPerson,
  asAdmin,
  type Browser,
  change,
  codesOf,
  press,
  rowsOf,
  signedIn,
  signIn,
  startAccounts,
  whoIs,
} from "../support/accounts.ts";
import { linkIn } from "../support/mail.ts";

const api = await startAccounts();

/** Everything that a link could change. */
const everything = () =>
  Promise.all(["users", "user_roles", "session", "refresh_token", "mail_token"].map((table) => rowsOf(api.db, table)));

/** The link that confirms somebody's sign-up. */
async function confirming(person = aPerson(), browser = aBrowser(api)): Promise<URL> {
  expect(codesOf(await change(browser, "signUp", { input: person }))).toEqual([]);
  return linkIn(await api.mails.next(person.email, "Bekräfta din e-postadress"));
}

/** The link that gives an account another address. */
async function changing(person = aPerson()): Promise<URL> {
  const { browser } = await signedIn(api, await anAccount(api, person));
  const { email } = aPerson();
  await change(browser, "changeEmail", { input: { email, password: person.password } });
  return linkIn(await api.mails.next(email, "Bekräfta din nya e-postadress"));
}

/** The link that takes such a change back. */
async function undoing(): Promise<URL> {
  const person = aPerson();
  await press(aBrowser(api), await changing(person));
  return linkIn(await api.mails.next(person.email, "Din e-postadress har ändrats"));
}

/** The link to a new password. */
async function resetting(): Promise<URL> {
  const { email } = await anAccount(api);
  await change(aBrowser(api), "requestPasswordReset", { input: { email } });
  return linkIn(await api.mails.next(email, "Välj ett nytt lösenord"));
}

const links: [string, () => Promise<URL>][] = [
  ["confirms a sign-up", confirming],
  ["changes an address", changing],
  ["undoes such a change", undoing],
  ["leads to a new password", resetting],
];

describe("opening a link that", () => {
  it.each(links)("%s changes nothing, however it is opened and however often", async (_, mailed) => {
    const { pathname, search } = await mailed();
    const before = await everything();
    for (const method of ["HEAD", "GET", "HEAD", "GET"]) {
      const response = await api.fetch(pathname + search, { method });
      expect([method, response.status]).toEqual([method, 200]);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(response.headers.get("referrer-policy")).toBe("no-referrer");
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(await everything()).toEqual(before);
  });

  it.each(links.slice(0, 3))("%s shows a button that works without scripts", async (_, mailed) => {
    const { pathname, search, searchParams } = await mailed();
    const html = await (await api.fetch(pathname + search)).text();
    expect(html).toMatch(
      /<form [^>]*method="post"[^>]*action="\/bekrafta"|<form [^>]*action="\/bekrafta"[^>]*method="post"/,
    );
    expect(html).toContain(`name="nyckel" value="${searchParams.get("nyckel")}"`);
    expect(html).toMatch(/<button[^>]*type="submit"/);
  });
});

describe("the button of a link", () => {
  const outcomes = [
    ["confirms a sign-up", confirming, "/?bekraftad=ja"],
    ["changes an address", changing, "/?bekraftad=bytt"],
    ["undoes such a change", undoing, "/?bekraftad=angrad"],
  ] as const;

  it.each(outcomes)("that %s does it, and leads to the root", async (_, mailed, location) => {
    const link = await mailed();
    const before = await rowsOf(api.db, "users");
    const response = await press(aBrowser(api), link);
    expect([response.status, response.headers.get("location")]).toEqual([303, location]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await rowsOf(api.db, "users")).not.toEqual(before);
  });

  it.each([
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    [
      "another site, from a browser that says only its origin",
      { origin: "https://evil.example", "sec-fetch-site": "" },
    ],
    ["a neighbour", { origin: "null", "sec-fetch-site": "same-site" }],
    ["a frame without an origin", { origin: "null", "sec-fetch-site": "cross-site" }],
  ])("pressed by %s is refused", async (_, headers) => {
    const link = await confirming();
    const before = await everything();
    const response = await press(aBrowser(api), link, headers);
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining("FORBIDDEN")]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await everything()).toEqual(before);
    expect((await press(aBrowser(api), link)).headers.get("location")).toBe("/?bekraftad=ja");
  });

  it("sent as anything but a form is refused", async () => {
    const link = await confirming();
    const before = await everything();
    for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x"]) {
      expect((await press(aBrowser(api), link, { "content-type": type })).status).toBe(415);
    }
    expect(await everything()).toEqual(before);
  });

  it.each([
    ["no key", ""],
    ["a key that is none", "nyckel=x"],
    ["two keys", "nyckel=x&nyckel=y"],
  ])("with %s says that the link is not good", async (_, body) => {
    const response = await press(aBrowser(api), new URL(`${api.origin}/bekrafta?${body}`));
    expect(response.headers.get("location")).toBe("/?bekraftad=ogiltig");
  });
});

describe("a sign-up with somebody else's address", () => {
  const write = (browser: Browser, email: string, message: string) =>
    change(browser, "sendContactMessage", { input: { name: "Åsa", email, subject: "Fråga", message } });
  const messagesOf = async (browser: Browser) =>
    JSON.stringify((await browser.graphql<{ myData: object }>("{ myData }")).data.myData);

  it("gets no role while only machines have looked at the link", async () => {
    const { browser: admin } = await asAdmin(api);
    const victim = aPerson();
    const { pathname, search } = await confirming(victim);
    await api.fetch(pathname + search, { method: "HEAD" });
    await api.fetch(pathname + search);
    const granted = await change(admin, "grantRole", { input: { email: victim.email, role: "ADMIN" } });
    expect(codesOf(granted)).toEqual(["NO_SUCH_ACCOUNT"]);
    expect(codesOf(await signIn(aBrowser(api), victim))).toEqual(["EMAIL_NOT_CONFIRMED"]);
  });

  it("never reads what the address wrote before it was confirmed", async () => {
    const person = aPerson();
    await write(aBrowser(api), person.email, "Långt före kontot.");
    const link = await confirming(person);
    await write(aBrowser(api), person.email, "Före bekräftelsen.");
    await press(aBrowser(api), link);
    await write(aBrowser(api), person.email, "Efter bekräftelsen.");
    const { browser } = await signedIn(api, person);
    const file = await messagesOf(browser);
    expect(file).toContain("Efter bekräftelsen.");
    expect(file).not.toMatch(/Före bekräftelsen|Långt före/);
  });
});

describe("the browser that signed up", () => {
  it("is signed in by the button, and so is nobody else", async () => {
    const person = aPerson();
    const [own, others] = [aBrowser(api), aBrowser(api)];
    const link = await confirming(person, own);
    expect(await whoIs(own)).toBeNull();
    await press(own, link);
    expect((await whoIs(own))?.email).toBe(person.email);
    const other = aPerson();
    await press(others, await confirming(other, own));
    expect(await whoIs(others)).toBeNull();
    expect(decodeURIComponent(others.cookies.get("site-epost") ?? "")).toBe(other.email);
  });

  it("is not signed in by somebody else's link, nor to an account that took the place of its own", async () => {
    const [attacker, victim] = [aPerson(), aPerson()];
    const browser = aBrowser(api);
    await confirming(victim, browser);
    const link = await confirming(attacker);
    await press(browser, link);
    expect(await whoIs(browser)).toBeNull();
    const newer = await confirming({ ...victim, password: "ett helt annat lösenord" });
    await press(browser, newer);
    expect(await whoIs(browser)).toBeNull();
  });

  it("is not signed in once its cookie has run out, or is somebody's making", async () => {
    for (const value of ["x", "", "a.b.c"]) {
      const browser = aBrowser(api);
      const link = await confirming(aPerson(), browser);
      expect(browser.cookies.has("site-signup")).toBe(true);
      browser.cookies.set("site-signup", value);
      await press(browser, link);
      expect(await whoIs(browser)).toBeNull();
    }
  });

  it("signed in as somebody else changes nothing, and is told so", async () => {
    const { browser } = await aMember(api);
    const link = await confirming();
    const before = await rowsOf(api.db, "users");
    const response = await press(browser, link);
    expect(response.headers.get("location")).toBe("/?bekraftad=fel-konto");
    expect(await rowsOf(api.db, "users")).toEqual(before);
  });
});

describe("an older link", () => {
  it("of a confirmed account says that it is confirmed", async () => {
    const person = aPerson();
    const older = await confirming(person);
    await change(aBrowser(api), "resendConfirmation", { input: { email: person.email } });
    const newest = linkIn(await api.mails.next(person.email, "Bekräfta"));
    const page = async ({ pathname, search }: URL) => (await api.fetch(pathname + search)).text();
    expect(await page(older)).toContain("Länken gäller inte längre");
    await press(aBrowser(api), newest);
    expect(await page(older)).toContain("Adressen är redan bekräftad");
    expect(await page(newest)).toContain("Adressen är redan bekräftad");
    expect((await press(aBrowser(api), older)).headers.get("location")).toBe("/?bekraftad=ja");
  });
});
