import { describe, expect, it } from "vitest";
import { LETTERS, type LetterKind } from "../../server/platform/mail/letters.ts";
import { aBrowser, aMember, anAccount, asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import type { Variables } from "../support/api.ts";
import { linkIn } from "../support/mail.ts";

const api = await startAccounts();
const admin = await asAdmin(api);

interface Edited {
  kind: LetterKind;
  version: number;
  subject: string;
  body: string;
  button: string;
  isChanged: boolean;
}

const read = async (kind: LetterKind): Promise<Edited> =>
  (await change(admin.browser, "editableMail", { kind })).payload as unknown as Edited;
const update = ({ kind, version, subject, body, button }: Edited, changes: Variables = {}) =>
  change(admin.browser, "updateMail", { input: { kind, version, subject, body, button, ...changes } });

describe("the mails of the site", () => {
  it("are for admins", async () => {
    const { kind, subject, body, button } = await read("reset");
    const user = await aMember(api);
    for (const browser of [user.browser, api])
      for (const [name, variables] of [
        ["editableMails", {}],
        ["editableMail", { kind }],
        ["mailPreview", { input: { kind, subject, body, button } }],
        ["updateMail", { input: { kind, version: 0, subject: "Nytt", body, button } }],
        ["sendTestMail", { input: { kind } }],
      ] as const)
        expect([name, (await change(browser, name, variables)).refused.length]).toEqual([name, 1]);
    expect((await read("reset")).isChanged).toBe(false);
  });

  it("are all there, pass their own check, and are shown with everything that they stand for", async () => {
    const { payload } = await change(admin.browser, "editableMails");
    expect((payload as unknown as Edited[]).map(({ kind }) => kind)).toEqual(Object.keys(LETTERS));
    for (const kind of Object.keys(LETTERS) as LetterKind[]) {
      const mail = await read(kind);
      expect([kind, codesOf(await update(mail))]).toEqual([kind, []]);
      const { subject, body, button } = mail;
      const shown = (await change(admin.browser, "mailPreview", { input: { kind, subject, body, button } })).payload;
      expect(JSON.stringify(shown), kind).not.toContain("{{");
      if (button) expect(shown?.html).toContain(`>${button}</a>`);
      if (body.includes("{{produkter}}")) expect(shown?.text).toMatch(/Nu 149\skr/);
      if (body.includes("{{avsluta}}")) expect(shown?.text).toMatch(/Avsluta (alla prisbevakningar|veckomejlen):/);
    }
  });

  it("arrive as an admin has written them, with what only the site knows", async () => {
    const before = await read("reset");
    const body = "{{hälsning}}\n\nVälj ett **nytt**.\n\n{{länk}}\n\nHälsar vi på {{sajten}}.";
    const { payload } = await update(before, { subject: "Nytt ord hos {{sajten}}", body, button: "Gå dit" });
    expect(payload?.mail).toMatchObject({ version: 1, isChanged: true });
    const { email } = await anAccount(api, { fullName: "Åsa {{länk}} Ek" });
    await change(aBrowser(api), "requestPasswordReset", { input: { email } });
    const mail = await api.mails.next(email, "Nytt ord hos Livsresan");
    expect(mail.parsed.text).toContain("Gå dit:\n");
    expect(mail.parsed.text).toContain("Hälsar vi på Livsresan.");
    // What somebody is called stands for nothing.
    expect(mail.parsed.text?.split("/nytt-losenord")).toHaveLength(2);
    expect(linkIn(mail).pathname).toBe("/nytt-losenord");
    const [entry] = await api.db.query(
      "SELECT action, actor_id AS actor FROM audit_entry WHERE subject_type = 'MAIL' AND subject_id = 'reset'",
    );
    expect(entry).toEqual({ action: "CHANGED", actor: admin.id });
  });

  it("can be had back as they were", async () => {
    const versions = (await change(admin.browser, "versions", { of: "MAIL", id: "reset" })).payload;
    const [first, ...others] = versions as unknown as { key: string; replacedBy: string }[];
    expect([first?.replacedBy, others]).toEqual([admin.person.fullName, []]);
    const { version } = await read("reset");
    expect(codesOf(await change(admin.browser, "takeBack", { input: { key: first?.key, version } }))).toEqual([]);
    const { subject, body, button } = LETTERS.reset;
    expect(await read("reset")).toMatchObject({ subject, body, button, isChanged: false, version: 2 });
  });

  it.each([
    ["without its link", "reset", { body: "Hej." }, ["body"]],
    ["with its link within a line", "reset", { body: "Följ {{länk}} nu." }, ["body"]],
    ["with its link twice", "reset", { body: "{{länk}}\n\n{{länk}}" }, ["body"]],
    ["with its link in the subject", "reset", { subject: "{{länk}}" }, ["subject"]],
    ["with a word that stands for nothing", "reset", { subject: "Hej {{namn}}" }, ["subject"]],
    ["without text on its button", "confirm", { button: " " }, ["button"]],
    ["without a subject", "erased", { subject: "" }, ["subject"]],
    ["without a text", "erased", { body: " \n " }, ["body"]],
    ["without the way out", "priceDropped", { body: "{{produkter}}" }, ["body"]],
    ["without the message", "contactMessage", { body: "{{adress}} skrev." }, ["body"]],
    ["of two lines in its subject", "reset", { subject: "a\0b" }, ["subject"]],
    ["that is too long", "reset", { body: `{{länk}}\n\n${"ord ".repeat(2_000)}` }, ["body"]],
  ] as const)("are refused %s", async (_, kind, changes, fields) => {
    const before = await read(kind);
    const { errors } = await update(before, changes);
    expect(errors.map(({ code, field }) => [code, field])).toEqual(fields.map((field) => ["INVALID", field]));
    expect(await read(kind)).toEqual(before);
  });

  it("of two admins at once are not lost", async () => {
    const before = await read("erased");
    const outcomes = await Promise.all(["Ett", "Två"].map((subject) => update(before, { subject })));
    expect(outcomes.map(codesOf).toSorted()).toEqual([[], ["OUTDATED"]]);
    const now = await read("erased");
    for (const { payload } of outcomes) expect(payload?.mail).toMatchObject({ subject: now.subject });
  });

  it("can be tried: one arrives at the admin who asks, and nowhere else", async () => {
    const { payload } = await change(admin.browser, "sendTestMail", { input: { kind: "priceDropped" } });
    expect(payload).toMatchObject({ sentTo: admin.person.email, isSent: true });
    const mail = await api.mails.next(admin.person.email, "Test: Priset har sjunkit: Magnesium");
    expect(mail.parsed.text).toMatch(/Nu 149\skr/);
    expect(mail.recipients).toEqual([admin.person.email]);
  });
});
