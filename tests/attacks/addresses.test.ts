import { describe, expect, it } from "vitest";
import {
  aBrowser,
  aMember,
  anAccount,
  aPerson,
  asNative,
  type Browser,
  change,
  codesOf,
  jobsDone,
  type Member,
  press,
  signedIn,
  signIn,
  startAccounts,
  whoIs,
} from "../support/accounts.ts";
import { linkIn } from "../support/mail.ts";

const api = await startAccounts();

const usersWith = (email: string): Promise<{ id: string; full_name: string; confirmed_at: Date | null }[]> =>
  api.db.query("SELECT id, full_name, confirmed_at FROM users WHERE email = $1", [email]);
const confirmingLink = async (email: string) => linkIn(await api.mails.next(email, "Bekräfta din e-postadress"));

describe("an address that a stranger signed up with", () => {
  it("is its owner's when they sign up; the stranger's link and password are worth nothing", async () => {
    const stranger = aPerson({ fullName: "En Främling" });
    const owner = { ...aPerson({ fullName: "Åsa Ägare" }), email: stranger.email };
    const browser = aBrowser(api);
    expect(codesOf(await change(browser, "signUp", { input: stranger }))).toEqual([]);
    const old = await confirmingLink(owner.email);
    expect(codesOf(await change(aBrowser(api), "signUp", { input: owner }))).toEqual([]);
    const link = await confirmingLink(owner.email);
    expect((await press(browser, old)).headers.get("location")).toBe("/?bekraftad=ogiltig");
    expect(codesOf(await signIn(aBrowser(api), stranger))).toEqual(["INVALID_CREDENTIALS"]);
    expect((await press(aBrowser(api), link)).headers.get("location")).toBe("/?bekraftad=ja");
    expect((await signIn(aBrowser(api), owner)).me?.fullName).toBe("Åsa Ägare");
    expect(codesOf(await signIn(aBrowser(api), stranger))).toEqual(["INVALID_CREDENTIALS"]);
  });

  it("can become an account's new address", async () => {
    const stranger = aPerson();
    await change(aBrowser(api), "signUp", { input: stranger });
    const { browser, person, id } = await aMember(api);
    const input = { email: stranger.email, password: person.password };
    expect(codesOf(await change(browser, "changeEmail", { input }))).toEqual([]);
    const link = linkIn(await api.mails.next(stranger.email, "Bekräfta din nya e-postadress"));
    expect((await press(browser, link)).headers.get("location")).toBe("/?bekraftad=bytt");
    expect((await usersWith(stranger.email)).map((user) => user.id)).toEqual([id]);
  });

  it("fifty times at once is one account, and nobody is told that something went wrong", async () => {
    const person = aPerson();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        change(aBrowser(api), "signUp", { input: { ...person, fullName: `Nummer ${n}` } }),
      ),
    );
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(new Set(outcomes.map((outcome) => codesOf(outcome).join()))).toEqual(new Set(["", "TOO_MANY_REQUESTS"]));
    expect(await usersWith(person.email)).toHaveLength(1);
    await jobsDone(api.db);
    expect(api.mails.to(person.email).length).toBeLessThanOrEqual(4);
    const links = api.mails.to(person.email).map(linkIn);
    const ended = [];
    for (const link of links) ended.push((await press(aBrowser(api), link)).headers.get("location"));
    expect(ended.filter((location) => location === "/?bekraftad=ja").length).toBeGreaterThan(0);
    expect((await usersWith(person.email)).map(({ confirmed_at }) => confirmed_at)).toEqual([expect.any(Date)]);
  });

  it("and that is confirmed at the same moment as it is signed up with again stays one account", async () => {
    for (let round = 0; round < 5; round++) {
      const person = aPerson();
      await change(aBrowser(api), "signUp", { input: person });
      const link = await confirmingLink(person.email);
      const [pressed, again] = await Promise.all([
        press(aBrowser(api), link),
        change(aBrowser(api), "signUp", { input: { ...person, password: "ett annat lösenord" } }),
      ]);
      expect([pressed.status, again.status]).toEqual([303, 200]);
      expect(await usersWith(person.email)).toHaveLength(1);
    }
  });
});

describe("a changed address", () => {
  /** Changes somebody's address, and the links that the two addresses got. */
  async function changed({ browser, person }: Member, confirming: Browser = browser) {
    const { email } = aPerson();
    expect(codesOf(await change(browser, "changeEmail", { input: { email, password: person.password } }))).toEqual([]);
    const link = linkIn(await api.mails.next(email, "Bekräfta din nya e-postadress"));
    expect((await press(confirming, link)).headers.get("location")).toBe("/?bekraftad=bytt");
    const undo = linkIn(await api.mails.next(person.email, "Din e-postadress har ändrats"));
    return { email, undo };
  }

  it("ends the sessions elsewhere", async () => {
    const owner = await aMember(api);
    const other = await signedIn(api, owner.person);
    const native = await asNative(api, owner.person);
    await changed(owner);
    expect(await whoIs(other.browser)).toBeNull();
    expect((await native.graphql("{ me { id } }")).status).toBe(401);
    expect(await whoIs(owner.browser)).not.toBeNull();
  });

  it("is undone from the old one for seven days, whoever has the session, the password and the new address", async () => {
    const owner = await aMember(api);
    const intruder = await signedIn(api, owner.person);
    const { email, undo } = await changed(intruder);
    expect(await whoIs(owner.browser)).toBeNull();
    const input = { currentPassword: owner.person.password, newPassword: "inkräktarens eget" };
    expect(codesOf(await change(intruder.browser, "changePassword", { input }))).toEqual([]);
    await api.db.query("UPDATE mail_token SET expires_at = expires_at - interval '6 days 23 hours'");
    expect((await press(aBrowser(api), undo)).headers.get("location")).toBe("/?bekraftad=angrad");
    expect(await whoIs(intruder.browser)).toBeNull();
    expect(await usersWith(email)).toEqual([]);
    expect((await usersWith(owner.person.email)).map(({ id }) => id)).toEqual([owner.id]);
    expect((await press(aBrowser(api), undo)).headers.get("location")).toBe("/?bekraftad=angrad");
  });

  it("is not undone after that", async () => {
    const owner = await aMember(api);
    const { undo } = await changed(owner);
    await api.db.query("UPDATE mail_token SET expires_at = expires_at - interval '7 days 1 second'");
    expect((await press(aBrowser(api), undo)).headers.get("location")).toBe("/?bekraftad=ogiltig");
    expect(await usersWith(owner.person.email)).toEqual([]);
  });

  it("and changed on is undone from the first one, and not back again from the second", async () => {
    const owner = await aMember(api);
    const first = await changed(owner);
    const second = await changed({ ...owner, person: { ...owner.person, email: first.email } });
    expect((await press(aBrowser(api), first.undo)).headers.get("location")).toBe("/?bekraftad=angrad");
    expect((await press(aBrowser(api), second.undo)).headers.get("location")).toBe("/?bekraftad=ogiltig");
    expect((await usersWith(owner.person.email)).map(({ id }) => id)).toEqual([owner.id]);
  });

  it("is undone although somebody signed up with the old one, but not when that is confirmed", async () => {
    const [one, two] = [await aMember(api), await aMember(api)];
    const links = [(await changed(one)).undo, (await changed(two)).undo] as const;
    await change(aBrowser(api), "signUp", { input: { ...aPerson(), email: one.person.email } });
    expect((await press(aBrowser(api), links[0])).headers.get("location")).toBe("/?bekraftad=angrad");
    await anAccount(api, { email: two.person.email });
    expect((await press(aBrowser(api), links[1])).headers.get("location")).toBe("/?bekraftad=upptagen");
    await api.db.query("DELETE FROM users WHERE email = $1", [two.person.email]);
    expect((await press(aBrowser(api), links[1])).headers.get("location")).toBe("/?bekraftad=angrad");
  });

  it("takes along what was written from the old one, into the file and out with the account", async () => {
    const owner = await aMember(api);
    const write = (email: string, message: string, browser = aBrowser(api)) =>
      change(browser, "sendContactMessage", { input: { name: "Åsa", email, subject: "Fråga", message } });
    await write(owner.person.email, "Utloggad, från den gamla.");
    await write("nagon.annan@exempel.se", "Inloggad, med en annan adress.", owner.browser);
    await write("nagon.annan@exempel.se", "Från någon annan.");
    const { email } = await changed(owner);
    await write(email, "Från den nya.");
    await write(owner.person.email, "Från den gamla, när den inte längre är kontots.");
    const { data } = await owner.browser.graphql<{ myData: { meddelanden: { meddelande: string }[] } }>("{ myData }");
    expect(data.myData.meddelanden.map(({ meddelande }) => meddelande)).toEqual([
      "Utloggad, från den gamla.",
      "Inloggad, med en annan adress.",
      "Från den nya.",
    ]);
    expect(
      codesOf(await change(owner.browser, "deleteAccount", { input: { password: owner.person.password } })),
    ).toEqual([]);
    await api.mails.next(email, "Ditt konto är borttaget");
    const left = await api.db.query("SELECT message FROM contact_message ORDER BY sent_at");
    expect(left.map(({ message }: { message: string }) => message)).toEqual([
      "Från någon annan.",
      "Från den gamla, när den inte längre är kontots.",
    ]);
  });
});

describe("asking for a changed address", () => {
  const ask = ({ browser, person }: Member, email: string) =>
    change(browser, "changeEmail", { input: { email, password: person.password } });

  it("mails a stranger four times in an hour at most, whoever asks", async () => {
    const { email } = aPerson();
    const codes = [];
    for (let n = 0; n < 5; n++) codes.push(codesOf(await ask(await aMember(api), email)).join());
    expect(codes).toEqual(["", "", "", "", "TOO_MANY_REQUESTS"]);
  });

  it("mails four strangers in an hour at most", async () => {
    const member = await aMember(api);
    const codes = [];
    for (let n = 0; n < 5; n++) codes.push(codesOf(await ask(member, aPerson().email)).join());
    expect(codes).toEqual(["", "", "", "", "TOO_MANY_REQUESTS"]);
  });

  it("that it is already says so, and mails nothing", async () => {
    const member = await aMember(api);
    const { errors } = await ask(member, member.person.email.toUpperCase());
    expect(errors).toEqual([{ code: "SAME_EMAIL", field: "email", message: "Det är redan din adress." }]);
    await jobsDone(api.db);
    expect(api.mails.to(member.person.email)).toEqual([]);
  });

  it("that somebody has is answered alike, and they are told by mail, without a link that does anything", async () => {
    const member = await aMember(api);
    const taken = await anAccount(api);
    expect((await ask(member, taken.email)).answer.text).toBe((await ask(member, aPerson().email)).answer.text);
    const mail = await api.mails.next(taken.email, "Någon ville använda din e-postadress");
    expect(mail.parsed.text).not.toContain("nyckel");
    expect(mail.parsed.text).not.toContain(member.person.email);
    expect(mail.parsed.text).not.toContain(member.person.fullName);
  });
});

describe("a mail", () => {
  const BAIT = "Du har vunnit 10 000 kr \u200b ring 0900 12 34 56 för att hämta ut din vinst";

  it("to an address that is not confirmed has nothing that a stranger wrote", async () => {
    const person = aPerson({ fullName: BAIT });
    await change(aBrowser(api), "signUp", { input: person });
    await change(aBrowser(api), "requestPasswordReset", { input: { email: person.email } });
    const member = await aMember(api, { fullName: BAIT });
    const { email } = aPerson();
    await change(member.browser, "changeEmail", { input: { email, password: member.person.password } });
    for (const mail of [
      await api.mails.next(person.email, "Bekräfta din e-postadress"),
      await api.mails.next(person.email, "Välj ett nytt lösenord"),
      await api.mails.next(email, "Bekräfta din nya e-postadress"),
    ]) {
      expect(mail.parsed.text).toMatch(/^Hej!\n/);
      expect(`${mail.raw}${mail.parsed.text}${mail.parsed.html}`).not.toMatch(/vunnit|0900/);
    }
  });

  it("greets by a short part of the name, without marks that nobody sees", async () => {
    for (const [fullName, greeting] of [
      ["Åsa Ek", "Hej Åsa!"],
      ["\u202eksA\u2066 Ek", "Hej ksA!"],
      ["Åsa\u200b\u00ad Ek", "Hej Åsa!"],
      [`${"Å".repeat(80)} Ek`, "Hej!"],
      ["\u202e", "Hej!"],
      ["Anna-Lena O'Neill", "Hej Anna-Lena!"],
    ] as const) {
      const { email } = await anAccount(api, { fullName });
      await change(aBrowser(api), "requestPasswordReset", { input: { email } });
      const { parsed } = await api.mails.next(email, "Välj ett nytt lösenord");
      expect(parsed.text?.split("\n")[0]).toBe(greeting);
    }
  });
});
