import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { aBrowser, aMember, change, codesOf, type Member, sharedApi } from "../support/accounts.ts";
import { countStatements, type Variables } from "../support/api.ts";
import { aLabValue, consentToLabValues, pageOfValues, record } from "../support/labValues.ts";

const api = await sharedApi();
const today = dayOf(new Date());

/** Somebody who has consented to keeping their values. */
async function aMeasured(): Promise<Member> {
  const member = await aMember(api);
  await consentToLabValues(member.browser);
  return member;
}

const valuesOf = async ({ browser }: Member, variables: Variables = {}) =>
  (await pageOfValues(browser, variables)).nodes;

const remove = ({ browser }: Member, ids: unknown) => change(browser, "deleteLabValues", { input: { ids } });

/** Changes a value to what is sent. */
function update({ browser }: Member, id: unknown, changes: Variables = {}) {
  const { clientKey: _, ...value } = aLabValue(changes);
  return change(browser, "updateLabValue", { input: { id, ...value } });
}

describe("recording values", () => {
  it("stores everything that was said, under the name that its key gives it", async () => {
    const member = await aMeasured();
    const full = aLabValue({
      ...{ comparator: "GREATER_THAN", value: 0.1, laboratory: "  Fjällprov\u00a0AB ", isFasting: false },
      ...{ note: "Med tecken: 'å' \"ä\" \\ 🧪", referenceLow: 0, referenceHigh: 150.25 },
    });
    const { labValues, errors, refused } = await record(member.browser, [full, aLabValue({ value: 1e7 })]);
    expect([errors, refused]).toEqual([[], []]);
    const { clientKey, ...said } = full;
    expect(labValues[0]).toEqual({
      ...{ ...said, laboratory: "Fjällprov AB" },
      id: globalId("LabValue", clientKey),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(labValues[1]).toMatchObject({
      ...{ comparator: null, value: 1e7, laboratory: null, isFasting: null, note: null },
      ...{ referenceLow: null, referenceHigh: null },
    });
    const byId = (rows: { id: string }[]) => rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect(byId(await valuesOf(member))).toEqual(byId(labValues));
  });

  it("knows a marker of the catalogue, and says that it has none of another name", async () => {
    const member = await aMeasured();
    const values = [aLabValue(), aLabValue({ markerSlug: "finns-inte", sampledOn: "2026-03-01" })];
    await record(member.browser, values);
    const { data } = await member.browser.graphql("{ labValues { nodes { markerSlug marker { name unit } } } }");
    expect(data).toEqual({
      labValues: {
        nodes: [
          { markerSlug: "ferritin", marker: { name: "Ferritin", unit: expect.any(String) } },
          { markerSlug: "finns-inte", marker: null },
        ],
      },
    });
  });

  it("counts a key once: sent again, at once, under other values, and after it was deleted", async () => {
    const member = await aMeasured();
    const value = aLabValue();
    const first = await record(member.browser, [value]);
    expect(await record(member.browser, [{ ...value, clientKey: value.clientKey.toUpperCase() }])).toEqual(first);
    expect(await record(member.browser, [{ ...value, value: 99 }])).toEqual(first);
    expect(await record(member.browser, [value, value])).toEqual(first);
    const other = aLabValue({ sampledOn: "2026-03-01" });
    const same = await Promise.all(Array.from({ length: 10 }, () => record(member.browser, [other, value])));
    for (const { labValues } of same) expect(labValues).toHaveLength(2);
    expect(await valuesOf(member)).toHaveLength(2);
    await remove(member, [first.labValues[0]?.id]);
    expect(await record(member.browser, [value])).toEqual({ labValues: [], errors: [], refused: [] });
    expect(await valuesOf(member)).toHaveLength(1);
  });

  it("accepts a key that another account has used", async () => {
    const [one, other] = [await aMeasured(), await aMeasured()];
    const value = aLabValue();
    const first = await record(one.browser, [value]);
    expect((await record(other.browser, [{ ...value, value: 7 }])).labValues).toMatchObject([{ value: 7 }]);
    expect(await valuesOf(one)).toEqual(first.labValues);
  });

  it("takes 500 at once, not one more, and none where one cannot be", async () => {
    const member = await aMeasured();
    const many = (length: number) => Array.from({ length }, () => aLabValue());
    const tooMany = await record(member.browser, many(501));
    expect(tooMany.errors).toEqual([
      { code: "TOO_MUCH", field: "values", message: "Högst 500 värden går att skicka på en gång." },
    ]);
    const spoiled = await record(member.browser, [...many(2), aLabValue({ unit: "tum" })]);
    expect(spoiled.errors).toEqual([{ code: "INVALID", field: "values.2.unit", message: expect.any(String) }]);
    expect(await valuesOf(member)).toEqual([]);
    const { labValues } = await record(member.browser, many(500));
    expect(labValues).toHaveLength(500);
  });

  it.each<[field: string, changes: Variables, message: RegExp]>([
    ["value", { value: -0.1 }, /./],
    ["value", { value: 1.1e7 }, /./],
    ["unit", { unit: "nmol/L" }, /Ferritin mäts inte i nmol/],
    ["unit", { unit: "" }, /utan enhet/],
    ["unit", { unit: "x" }, /./],
    ["unit", { markerSlug: "hba1c", unit: "%", sampledOn: "2009-05-01" }, /Mono-S/],
    ["markerSlug", { markerSlug: "" }, /mätt/],
    ["markerSlug", { markerSlug: "Ferritin 2" }, /mätt/],
    ["markerSlug", { markerSlug: "../admin" }, /mätt/],
    ["sampledOn", { sampledOn: addDays(today, 1) }, /varit än/],
    ["sampledOn", { sampledOn: "1949-12-31" }, /1950/],
    ["laboratory", { laboratory: "x".repeat(101) }, /100/],
    ["laboratory", { laboratory: "två\nrader" }, /./],
    ["note", { note: "x".repeat(501) }, /500/],
    ["note", { note: "\0" }, /tecken/],
    ["referenceLow", { referenceLow: -1 }, /./],
    ["referenceHigh", { referenceLow: 5, referenceHigh: 4 }, /högre/],
    ["clientKey", { clientKey: "1" }, /./],
  ])("refuses what cannot be at its field: %s %j", async (field, changes, message) => {
    const member = await aMeasured();
    const { errors, refused } = await record(member.browser, [aLabValue(), aLabValue(changes)]);
    expect(refused).toEqual([]);
    expect(errors[0]).toEqual({
      ...{ code: "INVALID", field: `values.1.${field}` },
      message: expect.stringMatching(message),
    });
    if (field !== "clientKey") {
      const { labValues } = await record(member.browser, [aLabValue()]);
      const { errors: refusals } = await update(member, labValues[0]?.id, changes);
      expect(refusals[0]).toMatchObject({ code: "INVALID", field });
    }
    expect((await valuesOf(member)).every(({ value }) => value === 45.5)).toBe(true);
  });

  it("refuses no values at all, and what is no value of the graph", async () => {
    const member = await aMeasured();
    expect((await record(member.browser, [])).errors).toMatchObject([{ code: "INVALID", field: "values" }]);
    for (const changes of [{ value: "45" }, { value: null }, { comparator: "EQUAL" }, { sampledOn: "2026-02-30" }]) {
      expect((await record(member.browser, [aLabValue(changes)])).refused).toEqual(["BAD_USER_INPUT"]);
    }
    expect(await valuesOf(member)).toEqual([]);
  });

  it("takes a consent, which is the only one that it looks at", async () => {
    const member = await aMember(api);
    await change(member.browser, "giveConsent", { input: { kind: "HEALTH_DATA", version: 1 } });
    const { errors } = await record(member.browser, [aLabValue()]);
    expect(errors).toEqual([
      { code: "CONSENT_MISSING", field: null, message: expect.stringMatching(/samtyck|ja till/) },
    ]);
    await consentToLabValues(member.browser);
    expect((await record(member.browser, [aLabValue()])).errors).toEqual([]);
  });
});

describe("the list of values", () => {
  it("has the sample that was taken last first, page by page, of one marker or of all", async () => {
    const member = await aMeasured();
    const days = ["2025-01-02", "2026-03-02", "1950-01-01", today, "2026-03-02", "2025-06-30", "2026-03-02"];
    await record(
      member.browser,
      days.map((sampledOn, place) => aLabValue({ sampledOn, markerSlug: place % 2 === 0 ? "ferritin" : "finns-inte" })),
    );
    const all = await valuesOf(member);
    expect(all.map(({ sampledOn }) => sampledOn)).toEqual(days.toSorted().reverse());
    for (const markerSlug of [null, "ferritin"]) {
      const read: string[] = [];
      for (let after: string | null = null; ; ) {
        const page: Awaited<ReturnType<typeof pageOfValues>> = await pageOfValues(member.browser, {
          ...{ first: 2, after, markerSlug },
        });
        read.push(...page.nodes.map(({ id }) => id));
        if (!page.pageInfo.hasNextPage) break;
        after = page.pageInfo.endCursor;
      }
      expect(read).toEqual(all.filter((one) => !markerSlug || one.markerSlug === markerSlug).map(({ id }) => id));
    }
    expect(await valuesOf(member, { markerSlug: "ingen-alls" })).toEqual([]);
  });

  it("goes on behind a value that is gone, and refuses cursors and sizes that cannot be", async () => {
    const member = await aMeasured();
    const days = ["2026-01-03", "2026-01-02", "2026-01-01"];
    await record(
      member.browser,
      days.map((sampledOn) => aLabValue({ sampledOn })),
    );
    const page = await pageOfValues(member.browser, { first: 1 });
    await remove(member, [page.nodes[0]?.id]);
    const after = page.pageInfo.endCursor;
    expect((await valuesOf(member, { after })).map(({ sampledOn }) => sampledOn)).toEqual(days.slice(1));
    const refusedOf = async (args: string) =>
      (await member.browser.graphql(`{ labValues(${args}) { nodes { id } } }`)).errors.map(({ extensions }) => [
        extensions.code,
        extensions.field,
      ]);
    for (const first of [0, -1, 501]) expect(await refusedOf(`first: ${first}`)).toEqual([["BAD_USER_INPUT", "first"]]);
    expect(await refusedOf("first: 500")).toEqual([]);
    for (const args of ['after: "x"', `after: "${after}", markerSlug: "ferritin"`])
      expect(await refusedOf(args)).toEqual([["BAD_USER_INPUT", "after"]]);
  });

  it("is read in as many statements however long it is, with markers, too", async () => {
    const member = await aMeasured();
    await record(member.browser, [aLabValue()]);
    const read = () => member.browser.graphql("{ labValues(first: 500) { nodes { id value marker { name } } } }");
    await read();
    const [, one] = await countStatements(read);
    await record(
      member.browser,
      Array.from({ length: 300 }, (_, n) => aLabValue({ markerSlug: `nummer-${n}` })),
    );
    const [, many] = await countStatements(read);
    expect(many).toBe(one);
  });

  it("is recorded and deleted in as many statements however many they are", async () => {
    const member = await aMeasured();
    await record(member.browser, [aLabValue()]);
    const [few, one] = await countStatements(() => record(member.browser, [aLabValue()]));
    const [lots, many] = await countStatements(() =>
      record(
        member.browser,
        Array.from({ length: 200 }, () => aLabValue()),
      ),
    );
    expect(many).toBe(one);
    const idsOf = ({ labValues }: typeof few) => labValues.map(({ id }) => id);
    const [, oneGone] = await countStatements(() => remove(member, idsOf(few)));
    const [, manyGone] = await countStatements(() => remove(member, idsOf(lots)));
    expect(manyGone).toBe(oneGone);
  });

  it("is kept by no cache", async () => {
    const { browser } = await aMeasured();
    const { headers } = await browser.graphqlGet("{ labValues { nodes { value } } }");
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

describe("a value", () => {
  it("is changed to what is sent, and what is left out is nothing", async () => {
    const member = await aMeasured();
    const { labValues } = await record(member.browser, [
      aLabValue({ comparator: "LESS_THAN", note: "Anteckning", laboratory: "Fjällprov", referenceHigh: 9 }),
    ]);
    const [before] = labValues;
    const { errors, payload } = await update(member, before?.id, { value: 12, unit: "ng/mL", sampledOn: "2025-12-24" });
    expect(errors).toEqual([]);
    expect(payload).toBeDefined();
    expect(await valuesOf(member)).toEqual([
      {
        ...{ ...before, value: 12, unit: "ng/mL", sampledOn: "2025-12-24" },
        ...{ comparator: null, note: null, laboratory: null, referenceHigh: null },
      },
    ]);
  });

  it("is found by its identifier by its owner alone, who alone changes and deletes it", async () => {
    const [owner, other] = [await aMeasured(), await aMeasured()];
    const { labValues } = await record(owner.browser, [aLabValue()]);
    const id = labValues[0]?.id;
    const node = async ({ browser }: Member) =>
      (await browser.graphql("query ($id: ID!) { node(id: $id) { id ... on LabValue { value } } }", { id })).data;
    expect(await node(owner)).toEqual({ node: { id, value: 45.5 } });
    expect(await node(other)).toEqual({ node: null });
    expect(codesOf(await update(other, id, { value: 1 }))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await remove(other, [id]))).toEqual(["NOT_FOUND"]);
    expect(await valuesOf(owner)).toEqual(labValues);
    for (const strange of ["", "\0", "LabValue", globalId("Analysis", randomUUID()), globalId("LabValue", "x")]) {
      expect((await update(owner, strange)).errors).toMatchObject([{ code: "NOT_FOUND", field: "id" }]);
      expect((await remove(owner, [strange])).errors).toMatchObject([{ code: "NOT_FOUND", field: "ids" }]);
    }
  });

  it("is deleted with others, of which those that are gone already are passed over", async () => {
    const member = await aMeasured();
    const { labValues } = await record(member.browser, [aLabValue(), aLabValue(), aLabValue()]);
    const [one, two, three] = labValues.map(({ id }) => id);
    expect((await remove(member, [one])).payload).toEqual({ deletedIds: [one], errors: [] });
    expect((await remove(member, [two, one, "okänt", two])).payload).toEqual({ deletedIds: [two], errors: [] });
    expect((await valuesOf(member)).map(({ id }) => id)).toEqual([three]);
    expect(codesOf(await remove(member, [one, two]))).toEqual(["NOT_FOUND"]);
    expect((await remove(member, [])).errors).toMatchObject([{ code: "INVALID", field: "ids" }]);
    expect(
      (
        await remove(
          member,
          Array.from({ length: 501 }, () => three),
        )
      ).errors,
    ).toMatchObject([{ code: "TOO_MUCH", field: "ids" }]);
  });
});

describe("whose values are", () => {
  const set = (member: Member, input: Variables) => change(member.browser, "setLabProfile", { input });
  const known = async ({ browser }: Member) =>
    (await browser.graphql<{ labProfile: unknown }>("{ labProfile { birthYear sex } }")).data.labProfile;

  it("is what somebody says, with their consent, and goes with it", async () => {
    const member = await aMember(api);
    expect(await known(member)).toBeNull();
    expect(codesOf(await set(member, { birthYear: 1961 }))).toEqual(["CONSENT_MISSING"]);
    await consentToLabValues(member.browser);
    await set(member, { birthYear: 1961, sex: "FEMALE" });
    expect(await known(member)).toEqual({ birthYear: 1961, sex: "FEMALE" });
    expect((await set(member, { birthYear: 1899 })).errors).toMatchObject([{ code: "INVALID", field: "birthYear" }]);
    const { data } = await member.browser.graphql<{ myData: Record<string, unknown> }>("{ myData }");
    expect(data.myData.provsvarGäller).toEqual([{ födelseår: 1961, kön: "female" }]);
    await set(member, {});
    expect(await known(member)).toEqual({ birthYear: null, sex: null });
    await change(member.browser, "withdrawConsent", { input: { kind: "LAB_VALUES" } });
    expect(await known(member)).toBeNull();
  });
});

describe("somebody who is signed out", () => {
  it("reads, records, changes and deletes nothing", async () => {
    const browser = aBrowser(api);
    const member = { browser } as Member;
    const { errors } = await browser.graphql("{ labValues { nodes { id } } }");
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(["UNAUTHENTICATED"]);
    expect((await record(browser, [aLabValue()])).refused).toEqual(["UNAUTHENTICATED"]);
    const id = globalId("LabValue", randomUUID());
    expect(codesOf(await update(member, id))).toEqual(["UNAUTHENTICATED"]);
    expect(codesOf(await remove(member, [id]))).toEqual(["UNAUTHENTICATED"]);
  });
});

describe("an account's values", () => {
  it("go with their consent, not with another one, and no others do", async () => {
    const [owner, other] = [await aMeasured(), await aMeasured()];
    const value = aLabValue();
    await record(owner.browser, [value]);
    await record(other.browser, [aLabValue()]);
    await change(owner.browser, "withdrawConsent", { input: { kind: "TEST_ANSWERS" } });
    expect(await valuesOf(owner)).toHaveLength(1);
    await change(owner.browser, "withdrawConsent", { input: { kind: "LAB_VALUES" } });
    expect(await valuesOf(owner)).toEqual([]);
    expect(await api.db.query("SELECT 1 FROM lab_value WHERE user_id = $1", [owner.id])).toEqual([]);
    expect(await valuesOf(other)).toHaveLength(1);
    expect((await record(owner.browser, [aLabValue()])).errors).toMatchObject([{ code: "CONSENT_MISSING" }]);
    await consentToLabValues(owner.browser);
    // What waited in a browser from before does not come back.
    expect(await record(owner.browser, [value])).toEqual({ labValues: [], errors: [], refused: [] });
  });

  it("are in the file of somebody's data, with numbers as they were given", async () => {
    const member = await aMeasured();
    const value = aLabValue({
      ...{ comparator: "LESS_THAN", value: 0.30000000000000004, laboratory: 'Prov "A"', isFasting: true, note: "å" },
      ...{ referenceLow: 10, referenceHigh: 150.5 },
    });
    const gone = aLabValue();
    const { labValues } = await record(member.browser, [value, gone]);
    await remove(member, [labValues[1]?.id]);
    const { data } = await member.browser.graphql<{ myData: Record<string, unknown> }>("{ myData }");
    expect(data.myData).toMatchObject({
      provsvar: [
        {
          ...{
            nyckel: value.clientKey,
            markör: "ferritin",
            tecken: "LESS_THAN",
            värde: 0.30000000000000004,
            enhet: "µg/L",
          },
          ...{ provdag: "2026-03-02", laboratorium: 'Prov "A"', fastande: true, anteckning: "å" },
          ...{ undreGräns: 10, övreGräns: 150.5, sparat: labValues[0]?.createdAt },
        },
      ],
      borttagnaProvsvar: [{ nyckel: gone.clientKey }],
    });
  });

  it("go with the account", async () => {
    const member = await aMeasured();
    await record(member.browser, [aLabValue()]);
    await change(member.browser, "deleteAccount", { input: { password: member.person.password } });
    await api.mails.next(member.person.email, "Ditt konto är borttaget");
    for (const table of ["lab_value", "lab_value_key", "lab_profile"])
      expect(await api.db.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [member.id])).toEqual([]);
  });
});
