import { describe, expect, it } from "vitest";
import { aBrowser, aMember, aPerson, asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { type Answer, countStatements } from "../support/api.ts";

const api = await startAccounts();
const admin = await asAdmin(api);

interface Message {
  key: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  sentAt: string;
  handledAt: string | null;
  handledByName: string | null;
}

interface Page {
  newContactMessageCount: number;
  contactMessages: { nodes: Message[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

const QUERY = `query ($first: Int, $after: String, $onlyNew: Boolean) {
  newContactMessageCount
  contactMessages(first: $first, after: $after, onlyNew: $onlyNew) {
    nodes { key sentAt name email subject message handledAt handledByName }
    pageInfo { hasNextPage endCursor }
  } }`;

const read = (variables = {}): Promise<Answer<Page>> => admin.browser.graphql<Page>(QUERY, variables);

/** Sends a message as a visitor. @returns its key */
async function send(subject: string): Promise<Message> {
  const { email, fullName: name } = aPerson();
  const sent = await change(aBrowser(api), "sendContactMessage", {
    input: { name, email, subject, message: "Hej,\n\nhur gör man?" },
  });
  expect(codesOf(sent)).toEqual([]);
  const found = (await read({ first: 1 })).data.contactMessages.nodes[0];
  expect(found).toMatchObject({ subject, name, email, message: "Hej,\n\nhur gör man?", handledAt: null });
  return found as Message;
}

const auditOf = (key: string): Promise<Record<string, unknown>[]> =>
  api.db.query(
    `SELECT actor_id AS "actorId", action, subject_type AS "type", subject_name AS "name", changes
     FROM audit_entry WHERE subject_id = $1 ORDER BY id`,
    [key],
  );

describe("messages from the contact page", () => {
  it("are listed latest first by pages of any size, also where many came in one moment", async () => {
    await api.db.query(
      `INSERT INTO contact_message (name, email, subject, message, sent_at, handled_at)
       SELECT 'Namn', 'a@exempel.se', 'Ämne ' || n, 'Text', timestamptz '2026-05-01 12:00:00.123456+02' + (n / 3) * interval '1 microsecond',
              CASE WHEN n % 2 = 0 THEN now() END
       FROM generate_series(1, 11) n`,
    );
    for (const onlyNew of [false, true]) {
      const rows: { id: string }[] = await api.db.query(
        `SELECT id FROM contact_message WHERE handled_at IS NULL OR NOT $1 ORDER BY sent_at DESC, id DESC`,
        [onlyNew],
      );
      const seen: string[] = [];
      for (let after: string | null = null; ; ) {
        const { data }: Answer<Page> = await read({ first: 2, after, onlyNew });
        seen.push(...data.contactMessages.nodes.map(({ key }) => key));
        after = data.contactMessages.pageInfo.endCursor;
        if (!data.contactMessages.pageInfo.hasNextPage) break;
      }
      expect(seen).toEqual(rows.map(({ id }) => id));
    }
    expect((await read()).data.newContactMessageCount).toBe(6);
    const [, few] = await countStatements(() => read({ first: 2 }));
    const [, many] = await countStatements(() => read({ first: 100 }));
    expect(many).toBe(few);
  });

  it("are marked as handled and as new again, with nothing of them in the log", async () => {
    const { key } = await send("Är proven säkra?");
    const { newContactMessageCount: count } = (await read()).data;
    const mark = (isHandled: boolean) =>
      change(admin.browser, "setContactMessageHandled", { input: { key, isHandled } });
    const handled = await mark(true);
    expect(handled.payload).toMatchObject({ contactMessage: { key, handledByName: "Ada Admin" }, errors: [] });
    expect((await read()).data.newContactMessageCount).toBe(count - 1);
    expect((await read({ onlyNew: true })).data.contactMessages.nodes.map((one) => one.key)).not.toContain(key);
    // The second one of two that press at once changes nothing.
    await mark(true);
    expect((await mark(false)).payload).toMatchObject({
      contactMessage: { key, handledAt: null, handledByName: null },
    });
    expect((await read()).data.newContactMessageCount).toBe(count);
    const about = { actorId: admin.id, action: "CHANGED", type: "CONTACT_MESSAGE", name: "" };
    expect(await auditOf(key)).toEqual([
      { ...about, changes: [{ field: "state", before: "ny", after: "hanterad" }] },
      { ...about, changes: [{ field: "state", before: "hanterad", after: "ny" }] },
    ]);
  });

  it("are deleted for those who ask for it, by who proved a moment ago who they are", async () => {
    const { key, email } = await send("Ta bort mig");
    await api.db.query("UPDATE session SET verified_at = now() - interval '1 hour' WHERE user_id = $1", [admin.id]);
    expect(codesOf(await change(admin.browser, "deleteContactMessage", { input: { key } }))).toEqual(["VERIFY_AGAIN"]);
    expect(await api.db.query("SELECT 1 FROM contact_message WHERE id = $1", [key])).toHaveLength(1);
    await change(admin.browser, "verifyAgain", { input: { password: admin.person.password } });
    const { payload } = await change(admin.browser, "deleteContactMessage", { input: { key } });
    expect(payload).toMatchObject({ deletedKey: key, errors: [] });
    expect(await api.db.query("SELECT 1 FROM contact_message WHERE email = $1", [email])).toEqual([]);
    expect(await auditOf(key)).toEqual([
      { actorId: admin.id, action: "DELETED", type: "CONTACT_MESSAGE", name: "", changes: [] },
    ]);
    for (const name of ["setContactMessageHandled", "deleteContactMessage"]) {
      for (const gone of [key, "x", `${key}'--`]) {
        const input = { key: gone, ...(name.startsWith("set") && { isHandled: true }) };
        expect(codesOf(await change(admin.browser, name, { input })), name).toEqual(["NOT_FOUND"]);
      }
    }
  });

  it("are stored by no cache, and read by no one else", async () => {
    expect((await read()).headers.get("cache-control")).toContain("no-store");
    const user = await aMember(api);
    for (const [client, code] of [
      [user.browser, "FORBIDDEN"],
      [aBrowser(api), "UNAUTHENTICATED"],
    ] as const) {
      const { errors, text } = await client.graphql(QUERY);
      expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set([code]));
      expect(text).not.toContain("exempel.se");
    }
  });

  it.each([
    [{ first: 0 }, "first"],
    [{ first: 101 }, "first"],
    [{ after: "x" }, "after"],
  ])("refuses %j", async (variables, field) => {
    const { status, errors } = await read(variables);
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field });
  });
});
