import { describe, expect, it } from "vitest";
import type { Product } from "../../server/features/catalogue/Product.ts";
import { countStatements, startApi } from "../support/api.ts";
import { allProducts, aProduct, categoryId, write } from "../support/apiCatalogue.ts";

const api = await startApi();

interface Marker {
  id: string;
  name: string;
}
interface Choice {
  tests: { id: string; name: string; biomarkers: string[]; priceFrom: number }[];
  price: number;
  pricePerMarker: number;
  measured: Marker[];
  missing: Marker[];
  overlap: Marker[];
}
interface Cover {
  markers: Marker[];
  unmeasured: Marker[];
  single: Choice | null;
  combination: Choice | null;
  isExact: boolean;
  savings: { marker: Marker; saving: number }[];
  testCount: number;
  unpricedTestCount: number;
}

const CHOICE = `tests { id name biomarkers priceFrom } price pricePerMarker
  measured { id name } missing { id name } overlap { id name }`;
const COVER = `query Cover($markers: [ID!]!) { markerCover(markers: $markers) {
  markers { id name } unmeasured { id name } single { ${CHOICE} } combination { ${CHOICE} }
  isExact savings { marker { id name } saving } testCount unpricedTestCount } }`;

const { data } = await api.graphql<{ biomarkers: (Marker & { group: string })[] }>("{ biomarkers { id name group } }");
const idOf = (name: string): string => data.biomarkers.find((marker) => marker.name === name)?.id ?? "";

async function cover(...names: string[]): Promise<Cover> {
  const { data, errors } = await api.graphql<{ markerCover: Cover }>(COVER, { markers: names.map(idOf) });
  expect(errors).toEqual([]);
  return data.markerCover;
}

const tests = async (): Promise<Product[]> =>
  (await allProducts(api.db)).filter((p) => p.category.area === "TESTS" && p.isAvailable);
const names = (markers: readonly Marker[]): string[] => markers.map(({ name }) => name);
const isOneTime = ({ priceFrom, priceEstimate }: Product): boolean =>
  priceFrom !== null && !priceEstimate?.includes("/mån");
/** Prices of all ways to buy any of the tests, each once, that measure all of these. */
async function cheapest(wanted: string[], mostTests: number): Promise<number> {
  const useful = (await tests()).filter((p) => isOneTime(p) && wanted.some((name) => p.biomarkers.includes(name)));
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
    expect(combination?.price).toBe(await cheapest(wanted, 3));
    expect(combination?.price).toBe(combination?.tests.reduce((sum, test) => sum + test.priceFrom, 0));
    expect(combination?.pricePerMarker).toBe(Math.round((combination?.price ?? 0) / wanted.length));
    for (const name of wanted) expect(combination?.tests.some((test) => test.biomarkers.includes(name))).toBe(true);
  });

  it("name the cheapest single test that measures all", async () => {
    const { single } = await cover("Ferritin", "TSH");
    const all = (await tests()).filter(
      (p) => isOneTime(p) && ["Ferritin", "TSH"].every((name) => p.biomarkers.includes(name)),
    );
    expect(single?.missing).toEqual([]);
    expect(single?.price).toBe(Math.min(...all.map(({ priceFrom }) => priceFrom ?? Number.POSITIVE_INFINITY)));
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
    expect(combination).toMatchObject({ price: 80_000, pricePerMarker: 26_667, missing: [] });
    expect(names(combination?.overlap ?? [])).toEqual(["Ferritin"]);
    expect(single?.tests.map(({ name }) => name)).toEqual(["Bara ett"]);
    expect(names(single?.missing ?? [])).toEqual(["Påhittad två"]);
    expect(savings.map(({ marker, saving }) => [marker.name, saving])).toEqual([
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
    const ids = data.biomarkers.map(({ id }) => id);
    const [, few] = await countStatements(() => api.graphql(COVER, { markers: ids.slice(0, 1) }));
    const [answer, many] = await countStatements(() => api.graphql(COVER, { markers: ids.slice(0, 30) }));
    expect(answer.errors).toEqual([]);
    expect(many).toBe(few);
  });

  it.each([
    [[], "Välj mellan 1 och 30 markörer."],
    [Array.from({ length: 31 }, (_, index) => String(index + 1)), "Välj mellan 1 och 30 markörer."],
    [["999999"], "En av markörerna finns inte."],
    [["1; DROP TABLE product"], "En av markörerna finns inte."],
    [["-1"], "En av markörerna finns inte."],
    [["99999999999999999999"], "En av markörerna finns inte."],
  ])("refuse %j", async (markers, message) => {
    const { status, errors } = await api.graphql(COVER, { markers });
    expect(status).toBe(400);
    expect(errors[0]).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT", field: "markers" } });
  });
});

/** Adds a marker to the vocabulary; gives its id. */
async function addMarkers(name: string): Promise<string> {
  const [row] = await api.db.query("INSERT INTO biomarker (name, description) VALUES ($1, '') RETURNING id", [name]);
  return String(row.id);
}
