import { describe, expect, it } from "vitest";
import { MARKER_QUESTIONS } from "../../schema/markerQuestions.ts";
import type { Product } from "../../server/features/catalogue/Product.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { countStatements, startApi } from "../support/api.ts";
import { allProducts, aProduct, categoryId, write } from "../support/apiCatalogue.ts";

const api = await startApi();

interface Marker {
  databaseId: number;
  name: string;
}
interface Money {
  amount: number;
}
interface Choice {
  tests: { databaseId: number; name: string; markerNames: string[]; price: { from: Money } }[];
  price: Money;
  pricePerMarker: Money;
  measured: Marker[];
  missing: Marker[];
  overlap: Marker[];
  intendedFor: string[];
  visitCount: number;
  homeKitCount: number;
}
interface Cover {
  markers: Marker[];
  unmeasured: Marker[];
  single: Choice | null;
  combination: Choice | null;
  isExact: boolean;
  fewest: Choice | null;
  isFewestExact: boolean;
  savings: { marker: Marker; saving: Money }[];
  testCount: number;
  unpricedTestCount: number;
}

const CHOICE = `tests { databaseId name markerNames price { from { amount } } } price { amount } pricePerMarker { amount }
  measured { databaseId name } missing { databaseId name } overlap { databaseId name }
  intendedFor visitCount homeKitCount`;
const COVER = `query Cover($markers: [Int!]!, $sex: Sex) { markerCover(databaseIds: $markers, sex: $sex) {
  markers { databaseId name } unmeasured { databaseId name } single { ${CHOICE} } combination { ${CHOICE} }
  isExact fewest { ${CHOICE} } isFewestExact savings { marker { databaseId name } saving { amount } } testCount unpricedTestCount } }`;

const { data } = await api.graphql<{ biomarkers: (Marker & { group: string })[] }>(
  "{ biomarkers { databaseId name group } }",
);
const idOf = (name: string): number => data.biomarkers.find((marker) => marker.name === name)?.databaseId ?? 0;

async function cover(...names: string[]): Promise<Cover> {
  const { data, errors } = await api.graphql<{ markerCover: Cover }>(COVER, { markers: names.map(idOf) });
  expect(errors).toEqual([]);
  return data.markerCover;
}

const tests = async (): Promise<Product[]> =>
  (await allProducts(api.db)).filter((p) => p.category.area === "TESTS" && p.isAvailable);
const names = (markers: readonly Marker[]): string[] => markers.map(({ name }) => name);
/** Whether an answer for anybody may be made of it: sold for one price, to everybody, by somebody whom we link to. */
const takesPart = ({ priceFrom, priceEstimate, affiliateLink, intendedFor }: Product): boolean =>
  priceFrom !== null && !priceEstimate?.includes("/mån") && affiliateLink !== null && intendedFor === null;
/** Prices of all ways to buy any of the tests, each once, that measure all of these. */
async function cheapest(wanted: string[], mostTests: number): Promise<number> {
  const useful = (await tests()).filter((p) => takesPart(p) && wanted.some((name) => p.biomarkers.includes(name)));
  const search = (left: string[], from: number, budget: number): number =>
    left.length === 0
      ? 0
      : budget === 0
        ? Number.POSITIVE_INFINITY
        : Math.min(
            Number.POSITIVE_INFINITY,
            ...useful.slice(from).map((p, index) => {
              const rest = left.filter((name) => !p.biomarkers.includes(name));
              return (p.priceFrom ?? 0) + search(rest, from + index + 1, budget - 1);
            }),
          );
  return search(wanted, 0, mostTests);
}

describe("the markers to choose among", () => {
  it("are those that an available test measures, group by group", async () => {
    const measured = new Set((await tests()).flatMap(({ biomarkers }) => biomarkers));
    expect(new Set(names(data.biomarkers))).toEqual(measured);
    const groups = data.biomarkers.map(({ group }) => group);
    expect(groups.every(Boolean)).toBe(true);
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual([...new Set(groups)]);
  });
});

describe("the cheapest tests for markers", () => {
  it.each([
    [["Ferritin"]],
    [["Ferritin", "TSH"]],
    [["Ferritin", "TSH", "25-OH-vitamin D"]],
    [["ApoB", "HbA1c", "TSH"]],
  ])("%j: no combination of up to three tests is cheaper", async (wanted) => {
    const { combination, isExact, unmeasured, markers } = await cover(...wanted);
    expect(names(markers)).toEqual(wanted);
    expect(unmeasured).toEqual([]);
    expect(isExact).toBe(true);
    expect(combination?.price.amount).toBe(await cheapest(wanted, 3));
    expect(combination?.price.amount).toBe(combination?.tests.reduce((sum, test) => sum + test.price.from.amount, 0));
    expect(combination?.pricePerMarker.amount).toBe(Math.round((combination?.price.amount ?? 0) / wanted.length));
    for (const name of wanted) expect(combination?.tests.some((test) => test.markerNames.includes(name))).toBe(true);
  });

  it("name the cheapest single test that measures all", async () => {
    const { single } = await cover("Ferritin", "TSH");
    const all = (await tests()).filter(
      (p) => takesPart(p) && ["Ferritin", "TSH"].every((name) => p.biomarkers.includes(name)),
    );
    expect(single?.missing).toEqual([]);
    expect(single?.price.amount).toBe(Math.min(...all.map(({ priceFrom }) => priceFrom ?? Number.POSITIVE_INFINITY)));
  });

  it("say what a single test leaves out, what several measure twice, and what a marker costs", async () => {
    const [one, two] = [await addMarkers("Påhittad ett"), await addMarkers("Påhittad två")];
    const category = { categoryId: await categoryId(api.db, "blodtester") };
    await write(
      api.db,
      aProduct({ ...category, name: "Bara ett", biomarkers: ["Påhittad ett", "Ferritin"], priceEstimate: "100 kr" }),
      aProduct({ ...category, name: "Bara två", biomarkers: ["Påhittad två", "Ferritin"], priceEstimate: "700 kr" }),
      aProduct({ ...category, name: "Utan pris", biomarkers: ["Påhittad ett", "Påhittad två"] }),
    );
    const { data } = await api.graphql<{ markerCover: Cover }>(COVER, { markers: [one, two, idOf("Ferritin")] });
    const { single, combination, savings, unpricedTestCount } = data.markerCover;
    expect(combination?.tests.map(({ name }) => name).sort()).toEqual(["Bara ett", "Bara två"]);
    expect(combination).toMatchObject({ price: { amount: 80_000 }, pricePerMarker: { amount: 26_667 }, missing: [] });
    expect(names(combination?.overlap ?? [])).toEqual(["Ferritin"]);
    expect(single?.tests.map(({ name }) => name)).toEqual(["Bara ett"]);
    expect(names(single?.missing ?? [])).toEqual(["Påhittad två"]);
    expect(savings.map(({ marker, saving }) => [marker.name, saving.amount])).toEqual([
      ["Påhittad två", 70_000],
      ["Påhittad ett", 10_000],
    ]);
    // One of the demo's tests measures ferritin by subscription.
    expect(unpricedTestCount).toBe(2);
  });

  it("never count a price that is paid every month", async () => {
    const marker = await addMarkers("Mäts i abonnemang");
    const category = { categoryId: await categoryId(api.db, "blodtester"), biomarkers: ["Mäts i abonnemang"] };
    await write(
      api.db,
      aProduct({ ...category, name: "Abonnemang", priceEstimate: "99 kr/mån" }),
      aProduct({ ...category, name: "Årsavgift", priceEstimate: "från 199 kr per år" }),
      aProduct({ ...category, name: "Ett köp", priceEstimate: "495 kr" }),
    );
    const { data } = await api.graphql<{ markerCover: Cover }>(COVER, { markers: [marker] });
    expect(data.markerCover.single?.tests.map(({ name }) => name)).toEqual(["Ett köp"]);
    expect(data.markerCover).toMatchObject({ testCount: 3, unpricedTestCount: 2 });
  });

  it("leave out a marker that nothing measures, and say so", async () => {
    const nowhere = await addMarkers("Mäts ingenstans");
    const { data } = await api.graphql<{ markerCover: Cover }>(COVER, { markers: [nowhere, idOf("TSH")] });
    expect(names(data.markerCover.unmeasured)).toEqual(["Mäts ingenstans"]);
    expect(names(data.markerCover.combination?.measured ?? [])).toEqual(["TSH"]);
    const alone = await api.graphql<{ markerCover: Cover }>(COVER, { markers: [nowhere] });
    expect(alone.data.markerCover).toMatchObject({ single: null, combination: null, isExact: true, testCount: 0 });
  });

  it("take 30 markers with the same number of statements as one", async () => {
    const ids = data.biomarkers.map(({ databaseId }) => databaseId);
    const [, few] = await countStatements(() => api.graphql(COVER, { markers: ids.slice(0, 1) }));
    const [answer, many] = await countStatements(() => api.graphql(COVER, { markers: ids.slice(0, 30) }));
    expect(answer.errors).toEqual([]);
    expect(many).toBe(few);
  });

  it.each([
    [[], "Välj mellan 1 och 30 markörer."],
    [Array.from({ length: 31 }, (_, index) => index + 1), "Välj mellan 1 och 30 markörer."],
    [[999_999], "En av markörerna finns inte."],
    [[-1], "En av markörerna finns inte."],
    [[0], "En av markörerna finns inte."],
  ])("refuse %j", async (markers, message) => {
    const { status, errors } = await api.graphql(COVER, { markers });
    expect(status).toBe(400);
    expect(errors[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT", field: "databaseIds" } });
  });

  it("take identifiers as well, of markers and nothing else", async () => {
    const BY_ID = "query ($ids: [ID!]) { markerCover(ids: $ids) { markers { id name } } }";
    const id = globalId("Biomarker", idOf("Ferritin"));
    const { data } = await api.graphql(BY_ID, { ids: [id] });
    expect(data).toEqual({ markerCover: { markers: [{ id, name: "Ferritin" }] } });
    for (const ids of [["1"], [globalId("Product", 1)], ["1; DROP TABLE product"], null]) {
      const { status, errors } = await api.graphql(BY_ID, { ids });
      expect(status).toBe(400);
      expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "ids" });
    }
  });
});

describe("an answer that fits", () => {
  const category = () => categoryId(api.db, "blodtester");
  const ask = async (markers: number[], sex: string | null = null): Promise<Cover> => {
    const { data, errors } = await api.graphql<{ markerCover: Cover }>(COVER, { markers, sex });
    expect(errors).toEqual([]);
    return data.markerCover;
  };
  const testNames = (choice: Choice | null): string[] => (choice?.tests ?? []).map(({ name }) => name).sort();

  it("has the fewest tests beside the cheapest, and says how often samples are given", async () => {
    const [one, two, three] = [await addMarkers("Få ett"), await addMarkers("Få två"), await addMarkers("Få tre")];
    const linked = { categoryId: await category(), affiliateLink: "https://saljare.example/" };
    const home = { ...linked, testLocationType: "hemma" as Product["testLocationType"], priceEstimate: "100 kr" };
    await write(
      api.db,
      aProduct({ ...home, name: "Hemma ett", biomarkers: ["Få ett"] }),
      aProduct({ ...home, name: "Hemma två", biomarkers: ["Få två"] }),
      aProduct({ ...linked, name: "På plats tre", biomarkers: ["Få tre"], priceEstimate: "från 150 kr" }),
      aProduct({
        ...linked,
        name: "Allt på plats",
        biomarkers: ["Få ett", "Få två", "Få tre"],
        priceEstimate: "500 kr",
      }),
    );
    const cover = await ask([one, two, three]);
    expect(testNames(cover.combination)).toEqual(["Hemma ett", "Hemma två", "På plats tre"]);
    expect(cover.combination).toMatchObject({
      price: { amount: 35_000 },
      visitCount: 1,
      homeKitCount: 2,
      intendedFor: [],
    });
    expect(testNames(cover.fewest)).toEqual(["Allt på plats"]);
    expect(cover.fewest).toMatchObject({ price: { amount: 50_000 }, visitCount: 1, homeKitCount: 0 });
    expect(cover).toMatchObject({ isExact: true, isFewestExact: true });
    const alone = await ask([one]);
    expect(testNames(alone.fewest)).toEqual(testNames(alone.combination));
  });

  it("is of tests without a link only where nothing else measures the marker", async () => {
    const [both, only] = [await addMarkers("Länk båda"), await addMarkers("Länk saknas")];
    const categoryOf = { categoryId: await category() };
    const link = { affiliateLink: "https://saljare.example/" };
    await write(
      api.db,
      aProduct({ ...categoryOf, name: "Olänkad", biomarkers: ["Länk båda"], priceEstimate: "100 kr" }),
      aProduct({ ...categoryOf, ...link, name: "Länkad", biomarkers: ["Länk båda"], priceEstimate: "300 kr" }),
      aProduct({ ...categoryOf, name: "Ensam", biomarkers: ["Länk saknas"], priceEstimate: "200 kr" }),
    );
    const cover = await ask([both]);
    expect([testNames(cover.combination), testNames(cover.single)]).toEqual([["Länkad"], ["Länkad"]]);
    expect(testNames((await ask([both, only])).combination)).toEqual(["Ensam", "Länkad"]);
  });

  it("is for one person where that can be, and says so where it cannot", async () => {
    const [shared, hers, his] = [await addMarkers("Delad"), await addMarkers("Hennes"), await addMarkers("Hans")];
    const linked = { categoryId: await category(), affiliateLink: "https://saljare.example/" };
    const [women, men] = ["female", "male"] as Product["intendedFor"][];
    await write(
      api.db,
      aProduct({ ...linked, name: "För alla", biomarkers: ["Delad"], priceEstimate: "400 kr" }),
      aProduct({
        ...linked,
        name: "För henne",
        biomarkers: ["Delad", "Hennes"],
        priceEstimate: "300 kr",
        intendedFor: women ?? null,
      }),
      aProduct({
        ...linked,
        name: "För honom",
        biomarkers: ["Delad", "Hans"],
        priceEstimate: "200 kr",
        intendedFor: men ?? null,
      }),
    );
    // Anybody gets what is for everybody, though it is the dearest.
    expect(testNames((await ask([shared])).combination)).toEqual(["För alla"]);
    expect(testNames((await ask([shared], "FEMALE")).combination)).toEqual(["För henne"]);
    expect(testNames((await ask([shared], "MALE")).combination)).toEqual(["För honom"]);
    const forHer = await ask([shared, hers]);
    expect(forHer.combination).toMatchObject({ tests: [{ name: "För henne" }], intendedFor: ["FEMALE"] });
    // What is for the other sex only is there, and is said.
    expect((await ask([his], "FEMALE")).combination).toMatchObject({ intendedFor: ["MALE"] });
    const mixed = await ask([hers, his]);
    expect(testNames(mixed.combination)).toEqual(["För henne", "För honom"]);
    expect(mixed.combination?.intendedFor).toEqual(["FEMALE", "MALE"]);
  });

  it("asks with one more argument in as many statements", async () => {
    const ids = data.biomarkers.map(({ databaseId }) => databaseId).slice(0, 30);
    const [, plain] = await countStatements(() => api.graphql(COVER, { markers: ids.slice(0, 1) }));
    const [, many] = await countStatements(() => api.graphql(COVER, { markers: ids, sex: "MALE" }));
    expect(many).toBe(plain);
    const { status, errors } = await api.graphql(COVER, { markers: ids, sex: "ANNAT" });
    expect([status, errors[0]?.extensions?.code]).toEqual([400, "BAD_USER_INPUT"]);
  });
});

describe("the questions to begin with", () => {
  const QUESTIONS = `{ markerQuestions { key title text path markers { databaseId name } guide { slug path } } }`;
  interface Question {
    key: string;
    title: string;
    path: string;
    markers: Marker[];
    guide: { slug: string } | null;
  }

  it("have markers that tests measure and a published guide, each at an address of its own", async () => {
    const [{ data: asked, errors }, statements] = await countStatements(() =>
      api.graphql<{ markerQuestions: Question[] }>(QUESTIONS),
    );
    expect(errors).toEqual([]);
    expect(statements).toBe(3);
    expect(asked.markerQuestions.map(({ key }) => key)).toEqual(MARKER_QUESTIONS.map(({ key }) => key));
    const measured = new Set(data.biomarkers.map(({ databaseId }) => databaseId));
    for (const [place, question] of asked.markerQuestions.entries()) {
      expect(names(question.markers)).toEqual(MARKER_QUESTIONS[place]?.markerNames);
      expect(question.markers.every(({ databaseId }) => measured.has(databaseId))).toBe(true);
      expect(question.guide?.slug).toBe(MARKER_QUESTIONS[place]?.guideSlug);
      expect(question.path).toBe(`/tester/markorer?fraga=${question.key}`);
    }
    expect(new Set(asked.markerQuestions.map(({ key }) => key)).size).toBe(asked.markerQuestions.length);
  });
});

/** Adds a marker to the vocabulary; gives its number. */
async function addMarkers(name: string): Promise<number> {
  const [row] = await api.db.query("INSERT INTO biomarker (name, description) VALUES ($1, '') RETURNING id", [name]);
  return row.id;
}
