import { describe, expect, it } from "vitest";
import { eraseContactMessages } from "../../server/features/content/contactJobs.ts";
import { aBrowser, aMember, aPerson, change, codesOf, jobsDone, rowsOf, startAccounts } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";

const OPERATOR = "redaktionen@livsresan.example";
const api = await startAccounts({ CONTACT_EMAIL: OPERATOR });

/** A message that no test has sent. */
function aMessage(changes: Record<string, unknown> = {}) {
  const { email, fullName: name } = aPerson();
  return { name, email, subject: `Fråga från ${email}`, message: "Hej,\n\nhur gör man?", ...changes };
}

const send = (input: object, browser = aBrowser(api)) => change(browser, "sendContactMessage", { input });
const messages = () => rowsOf(api.db, "contact_message");

describe("a message", () => {
  it("is kept, and mailed to the operator, whose answer goes to the sender", async () => {
    const message = aMessage({ name: "Åsa “O’Brien” Ek", email: "Asa.Svar@Exempel.se" });
    expect(await send(message)).toMatchObject({ status: 200, errors: [], refused: [] });
    expect(await messages()).toContainEqual(
      expect.objectContaining({ name: message.name, email: "asa.svar@exempel.se", message: message.message }),
    );
    const { parsed, recipients } = await api.mails.next(OPERATOR, message.subject);
    expect(recipients).toEqual([OPERATOR]);
    expect(parsed.subject).toBe(`Kontakt: ${message.subject}`);
    expect(parsed.replyTo?.value).toEqual([{ address: "asa.svar@exempel.se", name: message.name }]);
    expect(parsed.from?.value[0]?.address).toBe("hej@livsresan.example");
    expect(parsed.text).toContain(message.message);
  });

  it("is text, whatever it says", async () => {
    const message = aMessage({ message: "<script>alert(1)</script> {{7*7}} 👩‍⚕️ \u202eksA é" });
    expect((await send(message)).errors).toEqual([]);
    const { parsed } = await api.mails.next(OPERATOR, message.subject);
    expect(parsed.text).toContain(message.message);
    expect(parsed.html).toContain("&lt;script&gt;");
    expect(parsed.html).not.toContain("<script");
  });

  it.each([
    ["name", "Åsa\r\nBcc: alla@exempel.se"],
    ["subject", "Hej\r\nBcc: alla@exempel.se"],
    ["email", "a@exempel.se\r\nBcc: alla@exempel.se"],
    ["email", "a@exempel.se,b@exempel.se"],
    ["message", "noll \0"],
    ["message", "x".repeat(5_001)],
    ["message", " "],
    ["name", ""],
  ])("with a bad %s is refused at its field: %j", async (field, value) => {
    const before = await messages();
    const { status, errors } = await send(aMessage({ [field]: value }));
    expect([status, errors.map(({ code, field }) => [code, field])]).toEqual([200, [["INVALID", field]]]);
    expect(await messages()).toEqual(before);
  });

  it("with half a character is kept with a sign for it", async () => {
    expect(await send(aMessage({ message: "halv \ud83d" }))).toMatchObject({ status: 200, refused: [] });
  });

  it("of ten megabytes is refused before it is read", async () => {
    const before = await messages();
    const { status, refused } = await send(aMessage({ message: "Å".repeat(5_000_000) }));
    expect([status, refused[0]?.extensions.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    expect(await messages()).toEqual(before);
  });

  it("that a program filled in is let fall, which it is not told", async () => {
    const before = await messages();
    expect(await send(aMessage({ website: "https://spam.example" }))).toMatchObject({ status: 200, errors: [] });
    await jobsDone(api.db);
    expect(await messages()).toEqual(before);
  });
});

describe("a hundred messages from one network", () => {
  it("are refused clearly after the tenth, and nobody else is", async () => {
    const browser = aBrowser(api);
    const answers = [];
    for (let n = 0; n < 100; n++) answers.push(await send(aMessage(), browser));
    expect(answers.slice(0, 10).map(codesOf)).toEqual(Array(10).fill([]));
    expect(answers.slice(10).every((answer) => answer.status === 429)).toBe(true);
    const [refusal] = answers[99]?.refused ?? [];
    expect(refusal?.extensions.code).toBe("TOO_MANY_REQUESTS");
    expect(refusal?.message).toMatch(/^För många försök\. Vänta \d+ minuter och försök igen\.$/);
    expect((await send(aMessage())).errors).toEqual([]);
  });
});

describe("messages that were kept for twelve months", () => {
  it("are erased every night, and the others stay", async () => {
    await jobsDone(api.db);
    await api.db.query("DELETE FROM contact_message");
    for (const age of ["11 months 28 days", "12 months 2 days", "40 months"]) {
      await api.db.query(
        "INSERT INTO contact_message (name, email, subject, message, sent_at) VALUES ($1::text, 'a@exempel.se', '', '', now() - $1::text::interval)",
        [age],
      );
    }
    await eraseContactMessages(api.db);
    expect((await messages()).map(({ name }) => name)).toEqual(["11 months 28 days"]);
    await eventually(
      async () =>
        (
          await api.db.query(
            "SELECT 1 FROM graphile_worker._private_known_crontabs WHERE identifier = 'eraseContactMessages'",
          )
        ).length > 0,
    );
  });
});

describe("messages from an account's address", () => {
  it("are in its file, those from others are not", async () => {
    const { browser, person } = await aMember(api);
    const own = aMessage({ email: person.email, message: "Det här är mitt." });
    const foreign = aMessage({ message: "Det här är inte mitt." });
    await send(own);
    await send(foreign);
    const { data } = await browser.graphql<{ myData: Record<string, unknown> }>("{ myData }");
    expect(data.myData.meddelanden).toEqual([
      expect.objectContaining({ ämne: own.subject, meddelande: own.message, epost: person.email }),
    ]);
  });
});
