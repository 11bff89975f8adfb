import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";
import { aMember, asAdmin, change, codesOf, type Member, rowsOf, startAccounts } from "../support/accounts.ts";
import { aProtocol, aStep, checklistOf, create, tick } from "../support/protocolGraph.ts";

const api = await startAccounts();
const today = dayOf(new Date());
const day = (offset: number): string => addDays(today, offset);

/** Lets a protocol have been started and made some days ago. */
const since = async (key: string, offset: number) => {
  await api.db.query("UPDATE user_active_protocols SET started_date = $2 WHERE protocol_id = $1", [key, day(offset)]);
  await api.db.query("UPDATE protocol_items SET created_at = now() + $2 * interval '1 day' WHERE protocol_id = $1", [
    key,
    offset,
  ]);
};

interface Shown {
  name: string;
  description: string;
  type: string;
  isPublic: boolean;
  isFeatured: boolean;
  difficulty: string;
  expertName: string | null;
  estimatedWeeks: number | null;
  active: { startedOn: string; targetEndOn: string | null; isActive: boolean } | null;
  steps: { key: string; title: string; dosage: string | null; notes: string | null; isRequired: boolean }[];
  history: { day: string; doneCount: number; totalCount: number }[];
}

const protocolsOf = async ({ browser }: Member): Promise<Shown[]> => {
  const { data, errors } = await browser.graphql<{ protocols: Shown[] }>(
    `{ protocols { name description type isPublic isFeatured difficulty expertName estimatedWeeks
       active { startedOn targetEndOn isActive } steps { key title dosage notes isRequired }
       history(first: 10) { day doneCount totalCount } } }`,
  );
  expect(errors).toEqual([]);
  return data.protocols;
};

describe("making a protocol", () => {
  it("has the defaults of a new one, and is started today", async () => {
    const member = await aMember(api);
    await create(member);
    expect(await protocolsOf(member)).toMatchObject([
      {
        name: "Lugn morgon",
        description: "Protokoll för Energi",
        type: "CUSTOM",
        isPublic: false,
        isFeatured: false,
        difficulty: "BEGINNER",
        active: { startedOn: today, targetEndOn: null, isActive: true },
        steps: [{ dosage: null, notes: null, isRequired: true }],
      },
    ]);
    const items = await api.db.query("SELECT sort_order, dosage_amount, notes, is_required FROM protocol_items");
    expect(items).toContainEqual({ sort_order: 0, dosage_amount: null, notes: null, is_required: true });
  });

  it("takes what is said of it, and knows when it is meant to be done", async () => {
    const member = await aMember(api);
    await create(member, { type: "EXPERT", expertName: "Vera Vinter", estimatedWeeks: 4, difficulty: "ADVANCED" });
    expect(await protocolsOf(member)).toMatchObject([
      { type: "EXPERT", expertName: "Vera Vinter", difficulty: "ADVANCED", active: { targetEndOn: day(28) } },
    ]);
  });

  it("is made once, however often it is sent", async () => {
    const member = await aMember(api);
    const input = aProtocol();
    await Promise.all([1, 2, 3].map(() => change(member.browser, "createProtocol", { input })));
    expect(await protocolsOf(member)).toHaveLength(1);
    expect((await checklistOf(member)).totalCount).toBe(1);
  });

  it.each([
    ["a blank name", { name: "  " }, "name", "Protokollnamn krävs"],
    ["no steps", { steps: [] }, "steps", "Lägg till minst ett steg"],
    [
      "500 steps",
      { steps: Array.from({ length: 500 }, () => aStep()) },
      "steps",
      "Ett protokoll kan ha högst 100 steg.",
    ],
    [
      "a long title",
      { steps: [aStep({ title: "x".repeat(10_000) })] },
      "steps.0.title",
      "Texten får vara högst 200 tecken.",
    ],
    ["a blank title", { steps: [aStep({ title: " " })] }, "steps.0.title", "Steget behöver en rubrik."],
    ["a control character", { name: "a\u0000b" }, "name", "Texten innehåller ett tecken som inte går att använda."],
    ["a key that is none", { key: "x" }, "key", "Värdet går inte att använda."],
  ])("refuses %s", async (_, changes, field, message) => {
    const member = await aMember(api);
    const outcome = await change(member.browser, "createProtocol", { input: aProtocol(changes) });
    expect(outcome.errors).toEqual([{ code: "INVALID", field, message }]);
    expect(await protocolsOf(member)).toEqual([]);
  });

  it("refuses the hundred and first", async () => {
    const member = await aMember(api);
    await api.db.query(
      `INSERT INTO protocols (id, user_id, name, description, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'p', '', now(), now() FROM generate_series(1, 100)`,
      [member.id],
    );
    expect(codesOf(await change(member.browser, "createProtocol", { input: aProtocol() }))).toEqual(["TOO_MUCH"]);
  });

  it("lets admins alone show one to everybody", async () => {
    const member = await aMember(api);
    const input = aProtocol({ isFeatured: true });
    expect(codesOf(await change(member.browser, "createProtocol", { input }))).toEqual(["FORBIDDEN"]);
    const admin = await asAdmin(api);
    expect(codesOf(await change(admin.browser, "createProtocol", { input }))).toEqual([]);
    const { data } = await api.graphql<{ protocolTemplates: { name: string }[] }>("{ protocolTemplates { name } }");
    expect(data.protocolTemplates).toContainEqual({ name: "Lugn morgon" });
  });
});

describe("a checklist", () => {
  it("sorts by time of day and then by title, with morning for what says nothing and weekly steps apart", async () => {
    const member = await aMember(api);
    const steps = [
      aStep({ title: "Ö", timeOfDay: "NONE" }),
      aStep({ title: "Natt", timeOfDay: "NIGHT" }),
      aStep({ title: "B", timeOfDay: "MORNING", category: null }),
      aStep({ title: "A", timeOfDay: null, category: "unknown-one" }),
      aStep({ title: "Kväll", timeOfDay: "EVENING" }),
      aStep({ title: "Mät", frequency: "WEEKLY", category: "tests" }),
      aStep({ title: "Promenad", timeOfDay: "AFTERNOON", category: "training" }),
    ];
    await create(member, { steps });
    const list = await checklistOf(member);
    expect(list.items.map(({ title, timeOfDay }) => [title, timeOfDay])).toEqual([
      ["A", "MORNING"],
      ["B", "MORNING"],
      ["Promenad", "AFTERNOON"],
      ["Kväll", "EVENING"],
      ["Natt", "NIGHT"],
      ["Ö", "NONE"],
    ]);
    expect(list.items.map(({ category }) => category).slice(0, 3)).toEqual([
      { name: "unknown-one", colour: "GREY" },
      { name: "Övrigt", colour: "GREY" },
      { name: "Träning", colour: "BLUE" },
    ]);
    expect(list.weekly.map(({ title }) => title)).toEqual(["Mät"]);
    expect(list).toMatchObject({ doneCount: 0, totalCount: 6, percentage: 0 });
  });

  it("counts a tick once, also from two devices at once, in the journey too", async () => {
    const member = await aMember(api);
    const { steps } = await create(member, { steps: [aStep(), aStep({ title: "Andas" }), aStep({ title: "Gå" })] });
    const [step] = steps;
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => tick(member, step?.key, today)));
    for (const outcome of outcomes) {
      expect(outcome.errors).toEqual([]);
      expect(outcome.payload).toMatchObject({
        item: { itemKey: step?.key, isCompleted: true },
        checklist: { day: today, doneCount: 1, totalCount: 3, percentage: 33 },
      });
    }
    expect(await api.db.query("SELECT 1 FROM user_protocol_progress WHERE user_id = $1", [member.id])).toHaveLength(1);
    const { data } = await member.browser.graphql<{ journey: unknown }>("{ journey { totalActivities streak days } }");
    expect(data.journey).toEqual({ totalActivities: 1, streak: 1, days: [today] });
  });

  it("counts a tick once, also when it is sent again after a hundred others", async () => {
    const member = await aMember(api);
    const steps = Array.from({ length: 100 }, (_, place) => aStep({ title: `Steg ${place}` }));
    const [one, other] = [await create(member, { steps }), await create(member)];
    const [first, ...rest] = [...other.steps, ...one.steps];
    for (const { key } of [first, ...rest, first].flatMap((step) => step ?? []))
      expect((await tick(member, key, today)).errors).toEqual([]);
    const { data } = await member.browser.graphql<{ journey: unknown }>("{ journey { totalActivities } }");
    expect(data.journey).toEqual({ totalActivities: 101 });
    // Taken back and ticked again on the same day.
    await change(member.browser, "undoItem", { input: { itemKey: first?.key, day: today } });
    expect((await tick(member, first?.key, today)).payload).toMatchObject({ item: { isCompleted: true } });
    expect((await member.browser.graphql("{ journey { totalActivities } }")).data).toEqual(data);
  });

  it("keeps one record for a step and day, the newest, and one for each other day", async () => {
    const member = await aMember(api);
    const { key, steps } = await create(member);
    await since(key, -3);
    await tick(member, steps[0]?.key, today, { rating: 3, notes: "Först" });
    await tick(member, steps[0]?.key, today, { rating: 5 });
    await tick(member, steps[0]?.key, day(-1));
    const rows = await api.db.query(
      "SELECT completed_date, rating, notes FROM user_protocol_progress WHERE user_id = $1 ORDER BY 1",
      [member.id],
    );
    expect(rows).toEqual([
      { completed_date: day(-1), rating: null, notes: null },
      { completed_date: today, rating: 5, notes: "Först" },
    ]);
    const { data } = await member.browser.graphql("{ checklist { items { rating completionNotes notes } } }");
    expect(data).toEqual({ checklist: { items: [{ rating: 5, completionNotes: "Först", notes: null }] } });
  });

  it("takes a tick back, and again changes nothing", async () => {
    const member = await aMember(api);
    const { steps } = await create(member);
    await tick(member, steps[0]?.key, today);
    for (let time = 0; time < 2; time++) {
      const undone = await change(member.browser, "undoItem", { input: { itemKey: steps[0]?.key, day: today } });
      expect(undone.payload).toMatchObject({ item: { isCompleted: false }, checklist: { doneCount: 0 }, errors: [] });
    }
  });

  it("keeps what was done last of several devices, whatever arrives last", async () => {
    const member = await aMember(api);
    const [{ steps }, other] = [await create(member), await create(member)];
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const undo = (itemKey: string | undefined, at?: string) =>
      change(member.browser, "undoItem", { input: { itemKey, day: today, at } });
    const key = steps[0]?.key;
    await tick(member, key, today, { at: ago(3) });
    expect((await undo(key, ago(2))).payload).toMatchObject({ item: { isCompleted: false } });
    // Its answer was lost, so that it is sent again.
    const again = await tick(member, key, today, { at: ago(3) });
    expect(again).toMatchObject({ errors: [], payload: { item: { isCompleted: false }, checklist: { doneCount: 0 } } });
    expect((await tick(member, key, today, { at: ago(1) })).payload).toMatchObject({ item: { isCompleted: true } });
    expect((await undo(key, ago(2))).payload).toMatchObject({ item: { isCompleted: true } });
    // What is said to be of a time to come is of now.
    expect((await undo(key, ago(-60))).payload).toMatchObject({ item: { isCompleted: false } });
    expect((await tick(member, key, today)).payload).toMatchObject({ item: { isCompleted: true } });
    // An undo that arrives before its tick.
    const late = other.steps[0]?.key;
    await undo(late, ago(1));
    expect((await tick(member, late, today, { at: ago(2) })).payload).toMatchObject({ item: { isCompleted: false } });
    const { data } = await member.browser.graphql<{ journey: unknown }>("{ journey { totalActivities } }");
    expect(data.journey).toEqual({ totalActivities: 1 });
  });

  it("has a weekly step done for its week, whichever day it was", async () => {
    const member = await aMember(api);
    const { key, steps } = await create(member, { steps: [aStep({ frequency: "WEEKLY" })] });
    await since(key, -20);
    await tick(member, steps[0]?.key, day(-7));
    const isDone = async (on: string) => (await checklistOf(member, on)).weekly[0]?.isCompleted;
    expect(await isDone(day(-7))).toBe(true);
    expect(await isDone(today)).toBe(false);
    await tick(member, steps[0]?.key, today);
    expect(await isDone(today)).toBe(true);
    await change(member.browser, "undoItem", { input: { itemKey: steps[0]?.key, day: today } });
    expect([await isDone(today), await isDone(day(-7))]).toEqual([false, true]);
  });

  it.each([
    ["a day to come", 1, "INVALID", "Den dagen har inte varit än."],
    ["a day before it was started", -1, "INVALID", "Protokollet följdes inte den dagen."],
  ])("refuses %s", async (_, offset, code, message) => {
    const member = await aMember(api);
    const { steps } = await create(member);
    const { errors } = await tick(member, steps[0]?.key, day(offset));
    expect(errors).toEqual([{ code, field: "day", message }]);
    expect((await checklistOf(member)).doneCount).toBe(0);
  });

  it("knows nobody else's steps, in the same words as steps that are not there", async () => {
    const [owner, other] = [await aMember(api), await aMember(api)];
    const { steps } = await create(owner);
    const answers = await Promise.all(
      [steps[0]?.key, randomUUID(), "inte-ens-ett-namn"].map(async (key) => [
        (await tick(other, key, today)).errors,
        (await change(other.browser, "undoItem", { input: { itemKey: key, day: today } })).errors,
      ]),
    );
    for (const [ticked, undone] of answers) {
      expect(ticked).toEqual([{ code: "NOT_FOUND", field: "itemKey", message: "Steget finns inte." }]);
      expect(undone).toEqual(ticked);
    }
    expect((await checklistOf(owner)).doneCount).toBe(0);
  });
});

describe("changing a protocol", () => {
  it("keeps what was ticked of the steps that stay, and the history of those that go", async () => {
    const member = await aMember(api);
    const { id, key, steps } = await create(member, { steps: [aStep({ title: "Ett" }), aStep({ title: "Två" })] });
    await since(key, -2);
    await tick(member, steps[0]?.key, day(-1));
    await tick(member, steps[1]?.key, day(-1));
    await tick(member, steps[0]?.key, today);
    const { errors } = await change(member.browser, "updateProtocol", {
      input: { id, name: "Ny", steps: [aStep({ title: "Tre" }), aStep({ key: steps[0]?.key, title: "Ett, nytt" })] },
    });
    expect(errors).toEqual([]);
    const [protocol] = await protocolsOf(member);
    expect(protocol).toMatchObject({ name: "Ny", steps: [{ title: "Tre" }, { title: "Ett, nytt" }] });
    expect((await checklistOf(member)).items.map(({ title, isCompleted }) => [title, isCompleted])).toEqual([
      ["Ett, nytt", true],
      ["Tre", false],
    ]);
    expect(protocol?.history).toEqual([
      { day: today, doneCount: 1, totalCount: 2 },
      { day: day(-1), doneCount: 2, totalCount: 2 },
      { day: day(-2), doneCount: 0, totalCount: 2 },
    ]);
  });

  it("leaves the days that have been as they were when a step is done more or less often", async () => {
    const member = await aMember(api);
    const { id, key, steps } = await create(member, {
      steps: [aStep({ title: "Ett" }), aStep({ title: "Två" }), aStep({ title: "Ibland", frequency: "WEEKLY" })],
    });
    await since(key, -3);
    for (const step of steps) await tick(member, step.key, day(-1));
    const before = (await protocolsOf(member))[0]?.history.slice(1);
    expect(before).toEqual([
      { day: day(-1), doneCount: 2, totalCount: 2 },
      { day: day(-2), doneCount: 0, totalCount: 2 },
      { day: day(-3), doneCount: 0, totalCount: 2 },
    ]);
    const frequencies = ["DAILY", "WEEKLY", "DAILY"];
    const changed = steps.map((step, place) => aStep({ ...step, frequency: frequencies[place] }));
    const { errors } = await change(member.browser, "updateProtocol", { input: { id, name: "Ny", steps: changed } });
    expect(errors).toEqual([]);
    const [protocol] = await protocolsOf(member);
    expect(protocol?.history.slice(1)).toEqual(before);
    expect(protocol?.history[0]).toEqual({ day: today, doneCount: 0, totalCount: 2 });
    expect((await checklistOf(member)).items.map(({ title }) => title)).toEqual(["Ett", "Ibland"]);
    expect((await checklistOf(member, day(-1))).items.map(({ title }) => title)).toEqual(["Ett", "Två"]);
  });

  it("follows the order of its steps once somebody gave it, and keeps to it when nothing more is said", async () => {
    const member = await aMember(api);
    const steps = ["Ö", "A"].map((title) => aStep({ title }));
    const { id } = await create(member, { steps });
    const titles = async () => (await checklistOf(member)).items.map(({ title }) => title);
    expect(await titles()).toEqual(["A", "Ö"]);
    await change(member.browser, "updateProtocol", { input: { id, name: "Ny", steps, hasOwnOrder: true } });
    expect(await titles()).toEqual(["Ö", "A"]);
    await change(member.browser, "updateProtocol", { input: { id, name: "Nyare", steps } });
    expect(await titles()).toEqual(["Ö", "A"]);
  });

  it("ends, starts again, and is deleted, with what was ticked", async () => {
    const member = await aMember(api);
    const { id, steps } = await create(member);
    await tick(member, steps[0]?.key, today);
    await change(member.browser, "deactivateProtocol", { input: { id } });
    expect((await checklistOf(member)).totalCount).toBe(0);
    expect(await protocolsOf(member)).toMatchObject([{ active: null }]);
    await change(member.browser, "startProtocol", { input: { id } });
    await change(member.browser, "startProtocol", { input: { id } });
    expect(await checklistOf(member)).toMatchObject({ totalCount: 1, doneCount: 1 });
    const deleted = await change(member.browser, "deleteProtocol", { input: { id } });
    expect(deleted.payload).toEqual({ deletedId: id, errors: [] });
    expect(await protocolsOf(member)).toEqual([]);
    expect((await checklistOf(member)).totalCount).toBe(0);
    expect(await api.db.query("SELECT 1 FROM user_protocol_progress WHERE user_id = $1", [member.id])).toHaveLength(1);
    expect(codesOf(await change(member.browser, "startProtocol", { input: { id } }))).toEqual(["NOT_FOUND"]);
  });

  it("is its owner's alone", async () => {
    const [owner, other] = [await aMember(api), await aMember(api)];
    const { id, key, steps } = await create(owner);
    const before = await rowsOf(api.db, "protocols");
    for (const [name, input] of [
      ["updateProtocol", { id, name: "Min", steps: [aStep()] }],
      ["startProtocol", { id }],
      ["deactivateProtocol", { id }],
      ["deleteProtocol", { id }],
    ] as const) {
      const { errors } = await change(other.browser, name, { input });
      expect([name, errors]).toEqual([name, [{ code: "NOT_FOUND", field: "id", message: "Protocol not found" }]]);
    }
    const { data } = await other.browser.graphql<{ protocol: unknown; node: unknown }>(
      "query ($key: String!, $id: ID!) { protocol(key: $key) { name } node(id: $id) { id } }",
      { key, id },
    );
    expect(data).toEqual({ protocol: null, node: null });
    // A key that is known to be somebody else's changes nothing of theirs.
    for (const input of [aProtocol({ key }), aProtocol({ steps: [aStep({ key: steps[0]?.key })] })]) {
      expect(codesOf(await change(other.browser, "createProtocol", { input }))).toEqual(["INVALID"]);
    }
    expect(await rowsOf(api.db, "protocols")).toEqual(before);
  });

  it("is shown to others when it is public", async () => {
    const [owner, other] = [await aMember(api), await aMember(api)];
    const { key } = await create(owner, { isPublic: true });
    const ask = async () =>
      (
        await other.browser.graphql<{ protocol: unknown }>(
          "query ($key: String!) { protocol(key: $key) { name active { key } steps { title } } }",
          { key },
        )
      ).data.protocol;
    expect(await ask()).toEqual({ name: "Lugn morgon", active: null, steps: [{ title: "Ljus på morgonen" }] });
  });
});

describe("taking over what a browser held", () => {
  const held = (changes: object = {}) => {
    const step = { ...aStep(), createdAt: new Date().toISOString(), removedAt: null };
    const { goal, name, key } = aProtocol();
    const protocol = {
      ...{ key, name, goal, description: "", type: "CUSTOM", createdAt: new Date().toISOString(), steps: [step] },
      followed: [{ key: randomUUID(), startedOn: day(-5), targetEndOn: null, endedOn: null }],
      ...changes,
    };
    const ticks = [-2, -1, 0].map((offset) => ({
      key: randomUUID(),
      itemKey: step.key,
      day: day(offset),
      at: new Date().toISOString(),
    }));
    return { protocol, step, ticks };
  };

  it("takes it once, however often and in however many parts it is sent", async () => {
    const member = await aMember(api);
    const { protocol, ticks } = held();
    for (const input of [
      { protocols: [protocol], ticks: [] },
      { protocols: [], ticks: ticks.slice(0, 2) },
      { protocols: [protocol], ticks },
      { protocols: [protocol], ticks },
    ]) {
      expect((await change(member.browser, "mergeProtocols", { input })).errors).toEqual([]);
    }
    expect(await checklistOf(member)).toMatchObject({ totalCount: 1, doneCount: 1 });
    expect((await protocolsOf(member))[0]).toMatchObject({ active: { startedOn: day(-5) } });
    expect(await api.db.query("SELECT 1 FROM user_protocol_progress WHERE user_id = $1", [member.id])).toHaveLength(3);
    // What was taken back in the account since stays so when the browser's part arrives once more.
    await change(member.browser, "undoItem", { input: { itemKey: ticks[2]?.itemKey, day: today } });
    await change(member.browser, "mergeProtocols", { input: { protocols: [], ticks } });
    expect(await checklistOf(member)).toMatchObject({ doneCount: 0 });
  });

  it("takes over how a step was done before it was changed, and its own order", async () => {
    const member = await aMember(api);
    const { protocol, step, ticks } = held();
    const weekly = { ...step, createdAt: `${day(-5)}T12:00:00.000Z`, frequency: "WEEKLY" };
    const earlier = [{ until: day(-1), frequency: "DAILY", isRemoved: false }];
    const input = { protocols: [{ ...protocol, hasOwnOrder: true, steps: [{ ...weekly, earlier }] }], ticks };
    expect((await change(member.browser, "mergeProtocols", { input })).errors).toEqual([]);
    expect((await protocolsOf(member))[0]?.history).toEqual([
      { day: today, doneCount: 0, totalCount: 0 },
      { day: day(-1), doneCount: 0, totalCount: 0 },
      { day: day(-2), doneCount: 1, totalCount: 1 },
      { day: day(-3), doneCount: 0, totalCount: 1 },
      { day: day(-4), doneCount: 0, totalCount: 1 },
      { day: day(-5), doneCount: 0, totalCount: 1 },
    ]);
    const { data } = await member.browser.graphql("{ protocols { hasOwnOrder } }");
    expect(data).toEqual({ protocols: [{ hasOwnOrder: true }] });
  });

  it("adds nothing to somebody else's, and nothing of days to come", async () => {
    const [owner, other] = [await aMember(api), await aMember(api)];
    const theirs = await create(owner);
    const { protocol, step, ticks } = held();
    const input = {
      protocols: [{ ...protocol, key: theirs.key }],
      ticks: [
        { ...ticks[0], itemKey: theirs.steps[0]?.key },
        { ...ticks[1], itemKey: step.key },
        { key: randomUUID(), itemKey: step.key, day: day(2), at: new Date().toISOString() },
      ],
    };
    // The browser forgets what was taken, so that it is told.
    for (const protocols of [
      input.protocols,
      [{ ...held().protocol, steps: [{ ...step, key: theirs.steps[0]?.key }] }],
    ]) {
      const { errors } = await change(other.browser, "mergeProtocols", { input: { ...input, protocols } });
      expect(errors).toMatchObject([{ code: "INVALID", field: "protocols" }]);
    }
    expect(await protocolsOf(other)).toEqual([]);
    expect((await protocolsOf(owner))[0]?.steps).toHaveLength(1);
    expect(await api.db.query("SELECT 1 FROM user_protocol_progress WHERE user_id = $1", [other.id])).toEqual([]);
    await change(other.browser, "mergeProtocols", {
      input: { protocols: [held().protocol], ticks: [{ ...ticks[2], day: day(2) }] },
    });
    expect(await api.db.query("SELECT 1 FROM user_protocol_progress WHERE user_id = $1", [other.id])).toEqual([]);
  });
});

it("answers a tick in less than a kilobyte", async () => {
  const member = await aMember(api);
  const { steps } = await create(member);
  const document = `mutation ($input: CompleteItemInput!) { completeItem(input: $input) {
    item { itemKey day isCompleted } checklist { day doneCount totalCount percentage }
    journey { overallPercentage level totalTimeSpent streak logStreak nextStep { key title path } }
    unlocked { key title } errors { code message } } }`;
  const { text } = await member.browser.graphql(document, { input: { itemKey: steps[0]?.key, day: today } });
  expect(text.length).toBeLessThan(1_000);
});

it("names the categories in the order of their names", async () => {
  const { data } = await api.graphql<{ protocolCategories: { name: string }[] }>("{ protocolCategories { name } }");
  expect(data.protocolCategories.map(({ name }) => name)).toEqual([
    "Kost & Tillskott",
    "Mental hälsa",
    "Sömn & Återhämtning",
    "Tester & Mätningar",
    "Träning",
  ]);
});
