import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { MAX_NAME } from "../../schema/protocols/vocabulary.ts";
import { seedProtocols } from "../../server/seed/seedProtocols.ts";
import { aMember, asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { clientOf, startServer, type Variables } from "../support/api.ts";
import { aStep, create, tick } from "../support/protocolGraph.ts";

const api = await startAccounts();
const other = clientOf(await startServer({ DATABASE_URL: api.databaseUrl }));
const admin = await asAdmin(api);

interface Template {
  key: string;
  version: number;
  name: string;
  position: number;
  isShown: boolean;
  steps: { key: string; title: string }[];
}

const TEXT = {
  description: "En rutin att prova.",
  goal: "FOCUS",
  difficulty: "INTERMEDIATE",
  estimatedWeeks: 6,
  expertName: null,
  hasOwnOrder: true,
  position: 1,
  isShown: true,
};
const input = (changes: Variables = {}): Variables => ({ ...TEXT, name: "Ny rutin", steps: [aStep()], ...changes });
const send = (name: string, changes: Variables) => change(admin.browser, name, { input: changes });
const ALL = `{ editableProtocolTemplates { key version name description goal difficulty estimatedWeeks expertName hasOwnOrder
  position isShown steps { key title description frequency timeOfDay dosage category { key } } } }`;
const all = async () =>
  (await admin.browser.graphql<{ editableProtocolTemplates: Template[] }>(ALL)).data.editableProtocolTemplates;
const make = async (changes: Variables = {}): Promise<Template> => {
  const made = await send("createProtocolTemplate", input(changes));
  expect(codesOf(made)).toEqual([]);
  const template = made.payload?.template as Template | undefined;
  return (await all()).find(({ key }) => key === template?.key) as Template;
};
const remove = ({ key, version }: Template) => send("deleteProtocolTemplate", { key, version });

const SHOWN = "{ protocolTemplates { id slug name type isExampleExpert steps { title } } }";
interface Shown {
  id: string;
  slug: string;
  name: string;
  type: string;
  isExampleExpert: boolean;
  steps: { title: string }[];
}
const shownBy = async (client: Pick<typeof api, "graphqlGet">) =>
  (await client.graphqlGet<{ protocolTemplates: Shown[] }>(SHOWN)).data.protocolTemplates;
const names = async (client: Pick<typeof api, "graphqlGet"> = api) => (await shownBy(client)).map(({ name }) => name);

describe("a protocol template", () => {
  it("is made, changed, hidden and deleted, and both processes show each at once; a copy stays as it was", async () => {
    const seeded = await names(other);
    expect(seeded).toHaveLength(6);
    const made = await make({ steps: [aStep({ title: "Ett" }), aStep({ title: "Två", frequency: "WEEKLY" })] });
    expect(made).toMatchObject({
      ...TEXT,
      version: 1,
      steps: [{ title: "Ett", frequency: "DAILY" }, { title: "Två" }],
    });
    // Of two in one place the older is first.
    const expected = [seeded[0], "Ny rutin", ...seeded.slice(1)];
    for (const client of [api, other]) await expect.poll(() => names(client), { timeout: 1_000 }).toEqual(expected);
    expect(await (await api.fetch("/protokoll")).text()).toContain("Ny rutin");

    const member = await aMember(api);
    const shown = (await shownBy(api)).find(({ name }) => name === "Ny rutin");
    expect(shown?.slug).toMatch(/^ny-rutin-[0-9a-f]{8}$/);
    const started = await change(member.browser, "startProtocol", { input: { id: shown?.id, key: randomUUID() } });
    expect(codesOf(started)).toEqual([]);
    const copies = () =>
      api.db.query(
        `SELECT to_jsonb(p) AS protocol, (SELECT jsonb_agg(i ORDER BY sort_order) FROM protocol_items i WHERE protocol_id = p.id)
           AS steps, (SELECT jsonb_agg(a) FROM user_active_protocols a WHERE a.protocol_id = p.id) AS followed
         FROM protocols p WHERE p.user_id = $1`,
        [member.id],
      );
    const before = await copies();
    expect(before).toHaveLength(1);

    const [one, two] = made.steps;
    const steps = [
      { ...aStep(), key: two?.key, title: "Två" },
      { ...aStep(), title: "Tre" },
    ];
    const edited = await send("updateProtocolTemplate", {
      ...input({ steps, name: "Omgjord", expertName: "Eivor Almvide", position: 99 }),
      ...{ key: made.key, version: made.version },
    });
    expect(codesOf(edited)).toEqual([]);
    const now = (await all()).at(-1) as Template;
    expect(now).toMatchObject({ name: "Omgjord", version: 2, steps: [{ key: two?.key }, { title: "Tre" }] });
    expect(now.steps.map(({ key }) => key)).not.toContain(one?.key);
    for (const client of [api, other])
      await expect.poll(() => names(client), { timeout: 1_000 }).toEqual([...seeded, "Omgjord"]);
    expect((await shownBy(api)).at(-1)).toMatchObject({ slug: shown?.slug, type: "EXPERT", isExampleExpert: true });

    const hidden = await send("updateProtocolTemplate", {
      ...input({ steps: now.steps.map(({ key, title }) => aStep({ key, title })), name: "Omgjord", position: 99 }),
      ...{ key: made.key, version: 2, isShown: false },
    });
    expect(codesOf(hidden)).toEqual([]);
    for (const client of [api, other]) await expect.poll(() => names(client), { timeout: 1_000 }).toEqual(seeded);
    const again = await change(member.browser, "startProtocol", { input: { id: shown?.id, key: randomUUID() } });
    expect(codesOf(again)).toEqual(["NOT_FOUND"]);
    const read = await member.browser.graphql("query ($key: String!) { protocol(key: $key) { name } }", {
      key: made.key,
    });
    expect(read.data).toEqual({ protocol: null });

    expect(codesOf(await remove({ ...made, version: 3 }))).toEqual([]);
    expect((await all()).map(({ key }) => key)).not.toContain(made.key);
    expect(await copies()).toEqual(before);
    const log = await api.db.query(
      `SELECT action, subject_name AS name, changes FROM audit_entry
       WHERE subject_type = 'PROTOCOL_TEMPLATE' AND subject_id = $1 ORDER BY id`,
      [made.key],
    );
    expect(log.map(({ action }: { action: string }) => action)).toEqual(["CREATED", "CHANGED", "CHANGED", "DELETED"]);
    const changed = Object.fromEntries(log[1].changes.map(({ field, ...rest }: { field: string }) => [field, rest]));
    expect(Object.keys(changed)).toEqual(["name", "expertName", "steps", "position"]);
    expect(changed.steps.after).toBe(
      "1. Två\nDagligen · Morgon · Sömn & Återhämtning\n\n2. Tre\nDagligen · Morgon · Sömn & Återhämtning",
    );
    // Of whoever started it, nothing is kept with its versions.
    const kept = JSON.stringify(await api.db.query("SELECT * FROM replaced_state"));
    expect(kept).toContain("Omgjord");
    for (const personal of [member.id, before[0].protocol.id, member.person.email, admin.id])
      expect(kept).not.toContain(personal);
  });

  it("says what is wrong with it, and nothing of it is stored", async () => {
    const stored = await all();
    for (const [changes, field, message] of [
      [{ steps: [] }, "steps", "Lägg till minst ett steg"],
      [{ steps: Array.from({ length: 1_000 }, () => aStep()) }, "steps", "Ett protokoll kan ha högst 100 steg."],
      [{ steps: [aStep({ title: " " })] }, "steps.0.title", "Steget behöver en rubrik."],
      [{ steps: [aStep({ dosage: "m".repeat(101) })] }, "steps.0.dosage", "Texten får vara högst 100 tecken."],
      [{ name: "n".repeat(MAX_NAME + 1) }, "name", "Texten får vara högst 100 tecken."],
      [{ name: " " }, "name", "Protokollnamn krävs"],
      [{ description: " " }, "description", "Skriv vad protokollet handlar om."],
      [{ description: "b".repeat(1_001) }, "description", "Texten får vara högst 1000 tecken."],
      [{ estimatedWeeks: 0 }, "estimatedWeeks", "Skriv ett heltal från 1 till 520."],
      [{ position: 0 }, "position", "Skriv ett heltal från 1 till 999."],
    ] as const) {
      const { errors } = await send("createProtocolTemplate", input(changes));
      expect(errors, field).toEqual([{ code: "INVALID", field, message }]);
    }
    const taken = [{ code: "TAKEN", field: "name", message: "Det finns redan en mall med det namnet." }];
    expect((await send("createProtocolTemplate", input({ name: "lugn  MORGON" }))).errors).toEqual(taken);
    const [first, second] = stored as [Template, Template];
    const renamed = input({ name: second.name, key: first.key, version: first.version });
    expect((await send("updateProtocolTemplate", renamed)).errors).toEqual(taken);
    expect(await all()).toEqual(stored);
  });

  it("is changed by one of two admins at once, and the other is told", async () => {
    const made = await make({ name: "Tillsammans" });
    const colleague = await asAdmin(api);
    const edit = (changes: Variables) => input({ name: "Tillsammans", key: made.key, version: 1, ...changes });
    const answers = await Promise.all([
      change(admin.browser, "updateProtocolTemplate", { input: edit({ description: "Den enas." }) }),
      change(colleague.browser, "updateProtocolTemplate", { input: edit({ description: "Den andras." }) }),
    ]);
    expect(answers.flatMap(codesOf)).toEqual(["OUTDATED"]);
    const told = answers.find(({ errors }) => errors.length > 0);
    expect(told?.errors[0]?.message).toContain("det du har skrivit finns kvar här");
    expect(told?.payload?.template).toMatchObject({ version: 2 });
    expect(codesOf(await remove(made))).toEqual(["OUTDATED"]);
    const both = await Promise.all(
      ["En gång", "En gång"].map((name) => send("createProtocolTemplate", input({ name }))),
    );
    expect(both.flatMap(codesOf)).toEqual(["TAKEN"]);
  });

  it("is hidden with all others, and the demo adds no second one", async () => {
    await api.db.query("UPDATE protocols SET is_featured = false, is_public = false WHERE user_id IS NULL");
    const before = await all();
    expect(before.every(({ isShown }) => !isShown)).toBe(true);
    await api.db.transaction(seedProtocols);
    expect(await all()).toEqual(before);
  });
});

describe("a protocol of somebody's own", () => {
  /** Everything that is stored of an account's protocols. */
  const storedOf = (id: string) =>
    api.db.query(
      `SELECT (SELECT jsonb_agg(p ORDER BY id) FROM protocols p WHERE user_id = $1) AS protocols,
         (SELECT jsonb_agg(i ORDER BY id) FROM protocol_items i WHERE protocol_id IN (SELECT id FROM protocols WHERE user_id = $1)) AS steps,
         (SELECT jsonb_agg(a ORDER BY id) FROM user_active_protocols a WHERE user_id = $1) AS followed,
         (SELECT jsonb_agg(d ORDER BY id) FROM user_protocol_progress d WHERE user_id = $1) AS ticks`,
      [id],
    );

  it("can neither be read nor changed nor deleted as a template, nor can its steps", async () => {
    const member = await aMember(api);
    const own = await create(member, { name: "Min hemlighet", isPublic: true });
    const [step] = own.steps;
    await tick(member, step?.key, new Date().toISOString().slice(0, 10));
    const featured = await create(admin, { name: "Adminens eget", isFeatured: true });
    const before = [await storedOf(member.id), await storedOf(admin.id)];
    for (const { key } of [own, featured]) {
      for (const version of [0, 1]) {
        const edit = await send("updateProtocolTemplate", input({ name: "Kapad", key, version }));
        expect(codesOf(edit)).toEqual(["NOT_FOUND"]);
        expect(JSON.stringify(edit.answer.data)).not.toMatch(/hemlighet|eget/);
        expect(codesOf(await send("deleteProtocolTemplate", { key, version }))).toEqual(["NOT_FOUND"]);
      }
      const earlier = await change(admin.browser, "versions", { of: "PROTOCOL_TEMPLATE", id: key });
      expect(earlier.payload).toEqual([]);
    }
    for (const key of ["", "x", "' OR true --", own.id])
      expect(codesOf(await send("deleteProtocolTemplate", { key, version: 1 }))).toEqual(["NOT_FOUND"]);
    // A step of somebody else's becomes a step like it, with a key of its own.
    const made = await make({ name: "Med andras steg", steps: [aStep({ key: step?.key, title: "Lånat" })] });
    expect(made.steps).toMatchObject([{ title: "Lånat" }]);
    expect(made.steps[0]?.key).not.toBe(step?.key);
    const { key, version } = made;
    const steps = [aStep({ key: step?.key }), aStep({ key: featured.steps[0]?.key })];
    expect(codesOf(await send("updateProtocolTemplate", input({ name: "Med fler", key, version, steps })))).toEqual([]);
    expect(JSON.stringify(await all())).not.toMatch(/hemlighet|Adminens eget/);
    expect([await storedOf(member.id), await storedOf(admin.id)]).toEqual(before);
    // The admin's own is shown as before, with a name in addresses.
    expect((await shownBy(api)).at(-1)).toMatchObject({ name: "Adminens eget", slug: featured.key });
  });

  it("that has taken the key of a deleted template is nobody's but its owner's", async () => {
    const made = await make({ name: "Snart borta" });
    const { key } = made;
    const edited = await send("updateProtocolTemplate", input({ name: "Snart borta", key, version: 1, goal: null }));
    expect(codesOf(edited)).toEqual([]);
    expect(codesOf(await remove({ ...made, version: 2 }))).toEqual([]);
    const thief = await aMember(api);
    await create(thief, { key, name: "Tagen" });
    const before = await storedOf(thief.id);
    const [gone] = (await change(admin.browser, "deleted", { of: "PROTOCOL_TEMPLATE" })).payload as unknown as {
      key: string;
    }[];
    expect(codesOf(await send("restoreDeleted", { key: gone?.key }))).toEqual(["TAKEN"]);
    const [version] = await api.db.query(
      "SELECT id FROM replaced_state WHERE subject_type = 'PROTOCOL_TEMPLATE' AND NOT is_deleted AND subject_id LIKE $1",
      [`${key}%`],
    );
    expect(codesOf(await send("takeBack", { key: version.id, version: 1 }))).toEqual(["NOT_FOUND"]);
    expect((await change(admin.browser, "versionComparison", { key: version.id })).payload).toBeNull();
    expect(await storedOf(thief.id)).toEqual(before);
  });

  it("is all that members and guests can write", async () => {
    const [template] = await all();
    const member = await aMember(api);
    for (const client of [member.browser, api])
      for (const [name, variables] of [
        ["editableProtocolTemplates", {}],
        ["createProtocolTemplate", { input: input() }],
        ["updateProtocolTemplate", { input: input({ key: template?.key, version: template?.version }) }],
        ["deleteProtocolTemplate", { input: { key: template?.key, version: template?.version } }],
      ] as const)
        expect((await change(client, name, variables)).refused, name).toHaveLength(1);
    const id = Buffer.from(`Protocol:${template?.key}`).toString("base64url");
    for (const name of ["updateProtocol", "deleteProtocol"])
      expect(
        codesOf(await change(member.browser, name, { input: { id, name: "Kapad", steps: [aStep()] } })),
      ).not.toEqual([]);
    expect((await all())[0]).toEqual(template);
  });
});
