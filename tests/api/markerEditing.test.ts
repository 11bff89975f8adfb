import { expect, it } from "vitest";
import { globalId, readGlobalId } from "../../server/platform/graphql/globalId.ts";
import { aMember, asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";
import { aProduct, categoryId, walkIds, write } from "../support/apiCatalogue.ts";
import { aLabValue, consentToLabValues, pageOfValues, record } from "../support/labValues.ts";

const api = await startAccounts();
const admin = await asAdmin(api);

interface Marker {
  id: string;
  version: number;
  name: string;
  isMeasured: boolean;
}

const FACTS = {
  name: "Kvitterin",
  unit: "µg/L",
  group: "Blod och järn",
  description: "Visar hur mycket kvitter som finns i lager.",
  lowMeaning: "Ett lågt värde kan bero på lite kvitter.",
  highMeaning: "Ett högt värde är vanligt i maj.",
  otherMeaning: "Ensamt säger kvittret lite.",
  reference: "",
  referenceIntervals: [
    { sex: "FEMALE", fromAge: null, toAge: 49, low: 1.5, high: 4 },
    { sex: "FEMALE", fromAge: 50, toAge: null, low: 2, high: 5 },
    { sex: "MALE", fromAge: null, toAge: null, low: null, high: 6 },
  ],
  referenceSource: "Fågelprojektet 2004",
  preparation: "Var tyst dygnet före.",
  guideSlugs: ["jarn"],
};

const create = (changes: object = {}) => change(admin.browser, "createBiomarker", { input: { ...FACTS, ...changes } });
const update = (marker: Marker, changes: object) =>
  change(admin.browser, "updateBiomarker", {
    input: { id: marker.id, version: marker.version, ...FACTS, ...changes },
  });
const remove = ({ id, version }: Marker) => change(admin.browser, "deleteBiomarker", { input: { id, version } });
const page = async (path: string) => (await api.fetch(path)).text();

it("is made and read on its page, renamed with its tests and search words, and deleted when no test names it", async () => {
  const made = (await create()).payload?.biomarker as Marker;
  expect(made).toMatchObject({ name: "Kvitterin", version: 1, isMeasured: false });
  expect((await create()).errors).toMatchObject([{ code: "TAKEN", field: "name" }]);

  const category = await categoryId(api.db, "blodtester");
  const both = { categoryId: category, biomarkers: ["Ferritin", "Kvitterin"] };
  const [shown, hidden] = await write(
    api.db,
    aProduct({ ...both, name: "Kvitterprovet" }),
    aProduct({ ...both, name: "Det gömda kvitterprovet", isAvailable: false }),
  );
  await change(admin.browser, "createSynonym", {
    input: { term: "fågelsång", kind: "MARKER", target: "Kvitterin" },
  });
  const number = readGlobalId(made.id)?.key;
  await eventually(async () => (await page(`/markorer/kvitterin-${number}`)).includes(FACTS.lowMeaning));
  const html = await page(`/markorer/kvitterin-${number}`);
  for (const [heading, text] of [
    ["Lågt värde", FACTS.lowMeaning],
    ["Högt värde", FACTS.highMeaning],
  ])
    expect(html).toMatch(new RegExp(`${heading}</h3><p[^>]*>${text}`));
  expect(html).toContain(FACTS.otherMeaning);

  const member = await aMember(api);
  await consentToLabValues(member.browser);
  const { labValues } = await record(member.browser, [aLabValue({ markerSlug: "kvitterin" })]);

  const renamed = (await update(made, { name: "Sångerin", otherMeaning: "Lite sång." })).payload?.biomarker as Marker;
  expect(renamed).toMatchObject({ name: "Sångerin", version: 2, isMeasured: true });
  for (const markerSlug of ["sangerin", "kvitterin"])
    expect((await pageOfValues(member.browser, { markerSlug })).nodes).toEqual(labValues);
  // Values that visitors recorded under its former name are still of it.
  const { data: vocabulary } = await admin.browser.graphql<{ biomarkers: { name: string; formerSlugs: string[] }[] }>(
    "{ biomarkers { name formerSlugs } }",
  );
  expect(vocabulary.biomarkers.find(({ name }) => name === "Sångerin")?.formerSlugs).toEqual(["kvitterin"]);
  const rows = await api.db.query("SELECT biomarkers, search_text FROM product WHERE id = ANY($1)", [[shown, hidden]]);
  for (const row of rows) {
    expect(row.biomarkers).toEqual(["Ferritin", "Sångerin"]);
    expect(row.search_text).not.toContain("kvitterin");
  }
  for (const search of ["sångerin", "fågelsång"])
    await eventually(async () => (await walkIds(api, { area: "TESTS", filter: { search } })).includes(shown ?? 0));
  expect(await walkIds(api, { area: "TESTS", filter: { search: "kvitterin" } })).toEqual([]);
  const moved = await api.fetch(`/markorer/kvitterin-${number}`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, `/markorer/sangerin-${number}`]);
  expect(await page(`/markorer/sangerin-${number}`)).toContain("Lite sång.");

  expect(codesOf(await update(made, {}))).toEqual(["OUTDATED"]);
  expect((await remove(renamed)).errors).toMatchObject([
    { code: "IN_USE", message: "Markören ingår i 2 tester. Ta bort den ur dem först." },
  ]);
  await api.db.query("DELETE FROM product WHERE id = ANY($1)", [[shown, hidden]]);
  expect((await remove(renamed)).payload?.deletedId).toBe(made.id);
  expect(codesOf(await remove(renamed))).toEqual(["NOT_FOUND"]);
  const gone = (await change(admin.browser, "deleted", { of: "MARKER" })).payload as unknown as { key: string }[];
  const restored = await change(admin.browser, "restoreDeleted", { input: { key: gone[0]?.key } });
  expect(restored.payload).toMatchObject({ restoredId: made.id });
  // It still has its former names, so that values recorded under them are its.
  for (const markerSlug of ["sangerin", "kvitterin"])
    expect((await pageOfValues(member.browser, { markerSlug })).nodes).toEqual(labValues);
  const log: { action: string }[] = await api.db.query(
    "SELECT action FROM audit_entry WHERE subject_type = 'MARKER' AND subject_id = $1 ORDER BY id",
    [number],
  );
  expect(log.map(({ action }) => action)).toEqual(["CREATED", "CHANGED", "DELETED", "CHANGED", "RESTORED"]);
});

it("goes after a new sign-in only, where the last was long ago", async () => {
  const made = (await create({ name: "Kortvarin" })).payload?.biomarker as Marker;
  const verified = (time: string) => api.db.query(`UPDATE session SET verified_at = ${time}`);
  await verified("now() - interval '1 day'");
  expect(codesOf(await remove(made))).toEqual(["VERIFY_AGAIN"]);
  await verified("now()");
  expect(codesOf(await remove(made))).toEqual([]);
});

it("a search word that led to both names leads there once", async () => {
  const [one, other] = [
    (await create({ name: "Enerin" })).payload?.biomarker as Marker,
    (await create({ name: "Annerin" })).payload?.biomarker as Marker,
  ];
  for (const target of ["Enerin", "Annerin"])
    await change(admin.browser, "createSynonym", { input: { term: "båda", kind: "MARKER", target } });
  expect(codesOf(await remove(other))).toEqual([]);
  expect(codesOf(await update(one, { name: "Annerin" }))).toEqual([]);
  expect(await api.db.query("SELECT target FROM synonym WHERE term = 'båda'")).toEqual([{ target: "Annerin" }]);
});

it("has intervals of healthy adults on its page, which stay where a client does not know them", async () => {
  const made = (await create({ name: "Intervallin" })).payload?.biomarker as Marker & typeof FACTS;
  const intervals = async () => {
    const { data } = await admin.browser.graphql<{
      editableBiomarkers: { id: string; referenceIntervals: object[] }[];
    }>("{ editableBiomarkers { id referenceIntervals { sex fromAge toAge low high } } }");
    return data.editableBiomarkers.find(({ id }) => id === made.id)?.referenceIntervals;
  };
  expect(made).toMatchObject({ preparation: FACTS.preparation });
  expect(await intervals()).toEqual(FACTS.referenceIntervals);
  const path = `/markorer/intervallin-${readGlobalId(made.id)?.key}`;
  await eventually(async () => (await page(path)).includes(FACTS.preparation));
  const html = (await page(path)).replaceAll(/<!-- -->|<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
  for (const said of ["Kvinnor till 49 år 1,5–4 µg/L", "Kvinnor från 50 år 2–5 µg/L", "Män högst 6 µg/L"])
    expect(html).toContain(said);
  expect(html).toContain("Källa: Fågelprojektet 2004");
  const unknown = { referenceIntervals: undefined, referenceSource: undefined, preparation: undefined };
  const updated = (await update(made, { ...unknown, name: "Intervallin", otherMeaning: "Annat." })).payload?.biomarker;
  expect(updated).toMatchObject({
    otherMeaning: "Annat.",
    lowMeaning: FACTS.lowMeaning,
    referenceSource: FACTS.referenceSource,
    preparation: FACTS.preparation,
  });
  expect(await intervals()).toEqual(FACTS.referenceIntervals);
});

it("keeps low and high apart where a client of before sends the one text that it was shown, and takes another whole", async () => {
  const made = (await create({ name: "Fordomin" })).payload?.biomarker as Marker;
  const parts = async () => {
    const { data } = await admin.browser.graphql<{
      editableBiomarkers: ({ id: string; meaning: string } & typeof FACTS)[];
    }>("{ editableBiomarkers { id meaning lowMeaning highMeaning otherMeaning } }");
    return data.editableBiomarkers.find(({ id }) => id === made.id);
  };
  const shown = await parts();
  expect(shown?.meaning).toBe(`${FACTS.lowMeaning} ${FACTS.highMeaning} ${FACTS.otherMeaning}`);
  const without = { name: "Fordomin", lowMeaning: undefined, highMeaning: undefined, otherMeaning: undefined };
  const same = (await update(made, { ...without, unit: "g/L", meaning: shown?.meaning })).payload?.biomarker as Marker;
  expect(await parts()).toEqual(shown);
  expect(codesOf(await update(same, { ...without, meaning: "Allt i ett." }))).toEqual([]);
  expect(await parts()).toMatchObject({
    meaning: "Allt i ett.",
    lowMeaning: "",
    highMeaning: "",
    otherMeaning: "Allt i ett.",
  });
});

const interval = (changes: object) => ({ sex: null, fromAge: null, toAge: null, low: 1, high: 5, ...changes });

it.each([
  [{ name: "" }, "name", "INVALID"],
  [{ name: "x".repeat(101) }, "name", "INVALID"],
  [{ name: "Ferritin" }, "name", "TAKEN"],
  [{ description: " " }, "description", "INVALID"],
  [{ unit: "x".repeat(31) }, "unit", "INVALID"],
  [{ lowMeaning: "x".repeat(601) }, "lowMeaning", "INVALID"],
  [{ guideSlugs: ["jarn", "finns-inte"] }, "guideSlugs", "NOT_FOUND"],
  [{ referenceSource: "" }, "referenceSource", "INVALID"],
  [{ referenceIntervals: [interval({ low: 5, high: 5 })] }, "referenceIntervals.0.high", "INVALID"],
  [{ referenceIntervals: [interval({ low: null, high: null })] }, "referenceIntervals.0.high", "INVALID"],
  [{ referenceIntervals: [interval({ low: -1 })] }, "referenceIntervals.0.low", "INVALID"],
  [{ referenceIntervals: [interval({ fromAge: 17 })] }, "referenceIntervals.0.fromAge", "INVALID"],
  [{ referenceIntervals: [interval({ fromAge: 50, toAge: 40 })] }, "referenceIntervals.0.toAge", "INVALID"],
  [{ referenceIntervals: [interval({ sex: "MALE" }), interval({ fromAge: 60 })] }, "referenceIntervals", "INVALID"],
  [{ guideSlugs: Array.from({ length: 9 }, (_, n) => `guide-${n}`) }, "guideSlugs", "INVALID"],
])("%j is refused at %s: %s", async (changes, field, code) => {
  expect((await create({ name: "Nytterin", ...changes })).errors).toMatchObject([{ code, field }]);
});

it("that does not exist is an error", async () => {
  const gone = { id: globalId("Biomarker", 2_000_000), version: 1, name: "", isMeasured: false };
  expect((await update(gone, {})).errors).toMatchObject([{ code: "NOT_FOUND", field: "id" }]);
});
