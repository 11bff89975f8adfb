import { expect, it } from "vitest";
import { AddSearchSynonyms1861000047213 } from "../../migrations/1861000047213-add-search-synonyms.ts";
import { AddLaboratoryWords1868001528374 } from "../../migrations/1868001528374-add-laboratory-words.ts";
import { readGlobalId } from "../../server/platform/graphql/globalId.ts";
import { asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";
import { allProducts, aProduct, categoryId, listQuery, walkIds, write } from "../support/apiCatalogue.ts";

const api = await startAccounts();
const admin = await asAdmin(api);

interface Synonym {
  id: string;
  version: number;
  term: string;
  kind: string;
  target: string;
  isLost: boolean;
}

const create = async (term: string, kind: string, target: string) =>
  change(admin.browser, "createSynonym", { input: { term, kind, target } });
const made = async (term: string, kind: string, target: string): Promise<Synonym> =>
  (await create(term, kind, target)).payload?.synonym as Synonym;
const all = async (): Promise<Synonym[]> =>
  (
    await admin.browser.graphql<{ editableSynonyms: Synonym[] }>(
      "{ editableSynonyms { id version term kind target isLost } }",
    )
  ).data.editableSynonyms;
const found = (search: string) => walkIds(api, { area: "TESTS", filter: { search } });

interface Searched {
  nodes: { name: string }[];
  totalCount: number;
  searchSuggestion: string | null;
  showsSearchSuggestion: boolean;
  searchGuides: { path: string }[];
}
async function searched(search: string, area = "TESTS"): Promise<Searched> {
  const { data } = await api.graphql<{ products: Searched }>(
    listQuery("nodes { name } totalCount searchSuggestion showsSearchSuggestion searchGuides { path }"),
    { area, filter: { search } },
  );
  return data.products;
}

it("those of the demo lead somewhere, and there are many", async () => {
  const synonyms = await all();
  expect(synonyms.length).toBeGreaterThanOrEqual(60);
  expect(synonyms.filter(({ isLost }) => isLost)).toEqual([]);
});

it("a term is found by what it means as soon as it is saved, changed and deleted, and the log says who did it", async () => {
  const measuring = (marker: string) =>
    allProducts(api.db).then((products) =>
      products.filter((p) => p.isAvailable && p.biomarkers.includes(marker)).map(({ id }) => id),
    );
  expect(await found("snorvärde")).toEqual([]);
  const synonym = await made("Snor-värde", "MARKER", "Urat");
  await eventually(async () => (await found("snorvarde")).length > 0);
  expect((await found("snorvärde")).sort()).toEqual((await measuring("Urat")).sort());

  const edited = await change(admin.browser, "updateSynonym", {
    input: { id: synonym.id, version: synonym.version, term: "snorvärde", kind: "MARKER", target: "AMH" },
  });
  expect(edited.errors).toEqual([]);
  const amh = (await measuring("AMH")).sort();
  await eventually(async () => JSON.stringify((await found("snorvärde")).sort()) === JSON.stringify(amh));

  const outdated = { id: synonym.id, version: synonym.version };
  expect(codesOf(await change(admin.browser, "deleteSynonym", { input: outdated }))).toEqual(["OUTDATED"]);
  expect(
    codesOf(
      await change(admin.browser, "updateSynonym", {
        input: { ...outdated, term: "x1", kind: "WORDS", target: "y" },
      }),
    ),
  ).toEqual(["OUTDATED"]);
  const remove = () =>
    change(admin.browser, "deleteSynonym", { input: { id: synonym.id, version: synonym.version + 1 } });
  await api.db.query("UPDATE session SET verified_at = now() - interval '11 minutes' WHERE user_id = $1", [admin.id]);
  expect(codesOf(await remove())).toEqual(["VERIFY_AGAIN"]);
  await change(admin.browser, "verifyAgain", { input: { password: admin.person.password } });
  const deleted = await remove();
  expect(deleted.payload?.deletedId).toBe(synonym.id);
  await eventually(async () => (await found("snorvärde")).length === 0);
  const log: { action: string }[] = await api.db.query(
    "SELECT action FROM audit_entry WHERE subject_type = 'SYNONYM' AND subject_id = $1 ORDER BY id",
    [readGlobalId(synonym.id)?.key],
  );
  expect(log.map(({ action }) => action)).toEqual(["CREATED", "CHANGED", "DELETED"]);
});

it("circles and chains do no harm: a term means one step", async () => {
  await made("grönkvitter", "WORDS", "blåkvitter");
  await made("blåkvitter", "WORDS", "grönkvitter");
  await made("rödkvitter", "WORDS", "ferritinkvitter");
  await made("ferritinkvitter", "WORDS", "ferritin");
  await eventually(async () => (await found("ferritinkvitter")).length > 0);
  expect(await found("grönkvitter")).toEqual([]);
  expect(await found("rödkvitter")).toEqual([]);
});

it.each([
  ["", "WORDS", "järn", "term", "INVALID"],
  ["!", "WORDS", "järn", "term", "INVALID"],
  ["järn", "WORDS", "JÄRN", "target", "INVALID"],
  ["järn", "WORDS", "💊", "target", "INVALID"],
  ["x".repeat(61), "WORDS", "järn", "term", "INVALID"],
  ["järnvärde", "MARKER", "Finns inte", "target", "NOT_FOUND"],
  ["järnvärde", "GUIDE", "finns-inte", "target", "NOT_FOUND"],
  ["LÅNGTIDS socker", "MARKER", "HbA1c", "target", "TAKEN"],
])("%j that leads to %s %j is refused at %s: %s", async (term, kind, target, field, code) => {
  const { errors } = await create(term, kind, target);
  expect(errors).toMatchObject([{ code, field }]);
});

it("a word that leads to a guide shows it beside what is found, and one that is withdrawn is not shown", async () => {
  const { searchGuides } = await searched("trötthet");
  expect(searchGuides.map(({ path }) => path)).toEqual(["/guider/jarn", "/guider/somn-optimering"]);
  expect((await searched("ofta TRÖTT")).searchGuides).toHaveLength(2);
  expect((await searched("ferritin")).searchGuides).toEqual([]);
});

it("what finds nothing shows what was meant, and says so; what is nothing like a word stays empty", async () => {
  const meant = await searched("kolestrol");
  expect(meant).toMatchObject({ searchSuggestion: "kolesterol", showsSearchSuggestion: true });
  expect(meant.nodes).toEqual((await searched("kolesterol")).nodes);
  expect(meant.totalCount).toBe((await searched("kolesterol")).totalCount);
  const paged = await walkIds(api, { area: "TESTS", filter: { search: "kolestrol" } }, 3);
  expect(paged).toEqual(await found("kolesterol"));
  const none = { nodes: [], totalCount: 0, searchSuggestion: null, showsSearchSuggestion: false };
  expect(await searched("xyzzyplugh")).toMatchObject(none);
  // In another area there is nothing of it, so nothing is suggested.
  expect(await searched("kolestrol", "BIOHACKING")).toMatchObject(none);
});

it("what is found because it is misspelt itself stays, and what was meant is asked for", async () => {
  const category = await categoryId(api.db, "halsokontroller");
  const [misspelt] = await write(api.db, aProduct({ categoryId: category, name: "Kolestrolkollen" }));
  await eventually(async () => (await found("kolestrol")).length === 1);
  const few = await searched("kolestrol");
  expect(few.nodes).toEqual([{ name: "Kolestrolkollen" }]);
  expect(few).toMatchObject({ totalCount: 1, searchSuggestion: "kolesterol", showsSearchSuggestion: false });
  const page = await (await api.fetch("/tester?q=kolestrol")).text();
  expect(page.replaceAll(/<!-- -->/g, "")).toMatch(/Få träffar på ”kolestrol”\. Menade du <a/);
  // A name that is rare is no slip.
  expect(await searched("telomerlängd")).toMatchObject({ searchSuggestion: null });
  await api.db.query("DELETE FROM product WHERE id = $1", [misspelt]);
});

it("a list page without scripts says what was meant, as a link, and which guides tell of it", async () => {
  const page = await (await api.fetch("/tester?q=kolestrol")).text();
  expect(page.replaceAll(/<!-- -->/g, "")).toMatch(/Menade du <a[^>]*href="\/tester\?q=kolesterol"/);
  expect(await (await api.fetch("/tester?q=tr%C3%B6tthet")).text()).toMatch(/Läs mer:.*href="\/guider\/jarn"/);
});

it.each([
  [new AddSearchSynonyms1861000047213(), "kobalamin"],
  [new AddLaboratoryWords1868001528374(), "vita blodkroppar"],
])(
  "a table that was filled before gets the newer synonyms, and keeps what somebody has written: %#",
  async (migration, newer) => {
    const read = (): Promise<{ term: string; target: string }[]> =>
      api.db.query("SELECT term, kind, target FROM synonym ORDER BY term, kind, target");
    const before = await read();
    const runner = api.db.createQueryRunner();
    await migration.down(runner);
    expect((await read()).map(({ term }) => term)).not.toContain(newer);
    await migration.up(runner);
    await migration.up(runner);
    expect(await read()).toEqual(before);
    await runner.query("BEGIN");
    await runner.query("DELETE FROM synonym");
    await migration.up(runner);
    expect(await runner.query("SELECT 1 FROM synonym")).toEqual([]);
    await runner.query("ROLLBACK");
    await runner.release();
  },
);
