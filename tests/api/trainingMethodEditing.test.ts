import { expect, it } from "vitest";
import { METHOD_LIMITS } from "../../schema/trainingMethods.ts";
import { globalId } from "../../server/platform/graphql/globalId.ts";
import { seedTrainingMethods } from "../../server/seed/seedContent.ts";
import { aMember, asAdmin, change, codesOf, type Member, type Outcome, startAccounts } from "../support/accounts.ts";
import { collectStatements, eventually } from "../support/api.ts";
import { record } from "../support/journeyGraph.ts";

const api = await startAccounts();
const admin = await asAdmin(api);

interface Method {
  id: string;
  version: number;
  slug: string;
  title: string;
  [field: string]: unknown;
}

const ALL = `{ editableTrainingMethods { id version slug title icon intensity duration frequency description benefits
  beginning suits caution guideSlug isGuideLost } }`;
const SWIMMING = {
  slug: "simning",
  title: "Simning",
  icon: "SWIMMING",
  intensity: "MEDIUM",
  duration: "30–45 min",
  frequency: "1–2 gånger i veckan",
  description: "Kondition för hela kroppen, utan stötar.",
  benefits: ["Skonsam för lederna", "Skonsam för lederna", "Går att göra länge"],
  beginning: "Simma en längd och vila.\nUpprepa i tjugo minuter.",
  suits: "Dig som har ont när du springer",
  caution: "Simma inte ensam i öppet vatten.",
  guideSlug: "",
};

const methods = async (): Promise<Method[]> =>
  (await admin.browser.graphql<{ editableTrainingMethods: Method[] }>(ALL)).data.editableTrainingMethods;
const known = async (slug: string) => (await methods()).find((method) => method.slug === slug) as Method;
const slugs = async () => (await methods()).map(({ slug }) => slug);
const input = ({ slug: _, isGuideLost: _lost, ...facts }: Method, changes: object = {}) => ({ ...facts, ...changes });
const methodOf = ({ payload }: Outcome) => ({ ...(payload?.trainingMethod as Method | undefined) }) as Method;
const methodsOf = (outcome: Outcome | undefined) => (outcome?.payload?.trainingMethods ?? []) as Method[];
const page = async (): Promise<string> => (await api.fetch("/traning")).text();
const shown = async () => {
  const query =
    '{ trainingMethods { slug icon guide { path } } search(query: "simning") { groups { hits { path } } } }';
  const { data } = await api.graphqlGet<{
    trainingMethods: { slug: string; icon: string; guide: { path: string } | null }[];
    search: { groups: { hits: { path: string }[] }[] };
  }>(query);
  return { ...data, found: data.search.groups.flatMap(({ hits }) => hits.map(({ path }) => path)) };
};
const auditOf = (slug: string): Promise<{ action: string; changes: { field: string }[] }[]> =>
  api.db.query(
    `SELECT action, changes FROM audit_entry WHERE subject_type = 'TRAINING_METHOD' AND subject_id = $1 ORDER BY id`,
    [slug],
  );
const physicalOf = async ({ browser }: Member) => {
  const { data } = await browser.graphql<{
    journey: { categories: { key: string; totalSections: number; completedSections: number; percentage: number }[] };
  }>("{ journey { categories { key totalSections completedSections percentage } } }");
  return data.journey.categories.find(({ key }) => key === "PHYSICAL");
};

it("a method is added, changed, moved and deleted, and pages, searches and journeys have each at once", async () => {
  const reader = await aMember(api);
  const { data } = await api.graphql<{ journeyItems: { key: string; items: { key: string }[] }[] }>(
    "{ journeyItems { key items { key } } }",
  );
  const items = data.journeyItems.find(({ key }) => key === "PHYSICAL")?.items.map(({ key }) => key) ?? [];
  expect([items.length, items.filter((key) => key.startsWith("method:")).length]).toEqual([12, 6]);
  await record(reader, { type: "SECTION", items: items.slice(0, 6) });
  for (const item of items.slice(6)) await record(reader, { type: "SECTION", items: [item] });
  expect(await physicalOf(reader)).toMatchObject({ totalSections: 12, percentage: 100 });

  const made = await change(admin.browser, "createTrainingMethod", { input: SWIMMING });
  expect(codesOf(made)).toEqual([]);
  expect(made.payload?.trainingMethod).toMatchObject({
    ...SWIMMING,
    id: globalId("TrainingMethod", "simning"),
    version: 1,
    benefits: ["Skonsam för lederna", "Går att göra länge"],
    beginning: "Simma en längd och vila. Upprepa i tjugo minuter.",
  });
  await eventually(async () => (await page()).includes("Skonsam för lederna"));
  await eventually(async () => (await shown()).found.includes("/traning#simning"));
  expect((await shown()).trainingMethods.at(-1)).toEqual({ slug: "simning", icon: "SWIMMING", guide: null });
  // Whoever had done all has something new to read, and no more than there is.
  await eventually(async () => (await physicalOf(reader))?.totalSections === 13);
  expect(await physicalOf(reader)).toMatchObject({ completedSections: 12, percentage: 92 });
  await record(reader, { type: "SECTION", items: ["method:simning"] });
  expect(await physicalOf(reader)).toMatchObject({ completedSections: 13, percentage: 100 });

  const method = await known("simning");
  const changed = await change(admin.browser, "updateTrainingMethod", {
    input: input(method, { title: "Simma", intensity: "LOW", guideSlug: "zone-2" }),
  });
  expect(changed.payload?.trainingMethod).toMatchObject({ version: 2, intensity: "LOW", isGuideLost: false });
  await eventually(async () => (await page()).includes(">Simma<"));
  expect((await shown()).trainingMethods.at(-1)?.guide).toEqual({ path: "/guider/zone-2" });

  const moved = await change(admin.browser, "moveTrainingMethod", { input: { id: method.id, from: 7, to: 1 } });
  expect(codesOf(moved)).toEqual([]);
  const order = methodsOf(moved).map(({ slug }) => slug);
  expect(order.slice(0, 3)).toEqual(["simning", "styrketraning", "hiit"]);
  await eventually(async () => (await shown()).trainingMethods[0]?.slug === "simning");
  expect((await known("hiit")).version).toBe(1);

  const gone = await change(admin.browser, "deleteTrainingMethod", { input: { id: method.id, version: 2 } });
  expect(gone.payload).toMatchObject({ deletedId: method.id, errors: [] });
  await eventually(async () => !(await page()).includes(">Simma<"));
  await eventually(async () => !(await shown()).found.includes("/traning#simning"));
  await eventually(async () => (await physicalOf(reader))?.totalSections === 12);
  expect(await physicalOf(reader)).toMatchObject({ completedSections: 12, percentage: 100 });
  const [added, edited, ...rest] = await auditOf("simning");
  expect([added?.action, ...rest.map(({ action }) => action)]).toEqual(["CREATED", "CHANGED", "DELETED"]);
  expect(added?.changes.map(({ field }) => field).sort()).toEqual(Object.keys(SWIMMING).sort());
  expect(edited?.changes).toEqual([
    { field: "title", before: "Simning", after: "Simma" },
    { field: "intensity", before: "MEDIUM", after: "LOW" },
    { field: "guideSlug", before: "", after: "zone-2" },
  ]);
  expect(rest[0]?.changes).toEqual([{ field: "position", before: "7", after: "1" }]);
});

it("one of the six that is gone leaves a hundred per cent within reach, and is read still when it comes back", async () => {
  const reader = await aMember(api);
  await record(reader, { type: "SECTION", items: ["method:kyla-varme"] });
  const { id, version } = await known("kyla-varme");
  const places = await slugs();
  expect(codesOf(await change(admin.browser, "deleteTrainingMethod", { input: { id, version } }))).toEqual([]);
  await eventually(async () => (await physicalOf(reader))?.totalSections === 11);
  expect(await physicalOf(reader)).toMatchObject({ completedSections: 0 });
  // Nor does a start of the demo write it again.
  await seedTrainingMethods(api.db.manager);
  expect(await slugs()).not.toContain("kyla-varme");
  const { payload } = await change(admin.browser, "deleted", { of: "TRAINING_METHOD" });
  const [{ key }] = payload as unknown as [{ key: string }];
  const restored = await change(admin.browser, "restoreDeleted", { input: { key } });
  expect(restored.payload).toMatchObject({ restoredId: id, errors: [] });
  await eventually(async () => (await physicalOf(reader))?.completedSections === 1);
  expect(await slugs()).toEqual(places);
});

it("what was deleted does not come back while another one has its name", async () => {
  const first = await change(admin.browser, "createTrainingMethod", { input: SWIMMING });
  const { id, version } = methodOf(first);
  expect(codesOf(await change(admin.browser, "deleteTrainingMethod", { input: { id, version } }))).toEqual([]);
  const other = await change(admin.browser, "createTrainingMethod", { input: { ...SWIMMING, title: "En annan" } });
  const { payload } = await change(admin.browser, "deleted", { of: "TRAINING_METHOD" });
  const [{ key }] = payload as unknown as [{ key: string }];
  expect(codesOf(await change(admin.browser, "restoreDeleted", { input: { key } }))).toEqual(["TAKEN"]);
  // The earlier one's past is not the later one's.
  expect((await change(admin.browser, "versions", { of: "TRAINING_METHOD", id })).payload).toEqual([]);
  const now = methodOf(other);
  await change(admin.browser, "deleteTrainingMethod", { input: { id: now.id, version: now.version } });
});

it("nothing is overwritten by an admin who saw what stood there before", async () => {
  const method = await known("mobilitet");
  const first = await change(admin.browser, "updateTrainingMethod", { input: input(method, { duration: "12 min" }) });
  expect(first.payload?.trainingMethod).toMatchObject({ version: method.version + 1 });
  const before = (await auditOf("mobilitet")).length;
  for (const [name, sent] of [
    ["updateTrainingMethod", input(method, { duration: "99 min" })],
    ["deleteTrainingMethod", { id: method.id, version: method.version }],
  ] as const) {
    const late = await change(admin.browser, name, { input: sent });
    expect(codesOf(late), name).toEqual(["OUTDATED"]);
    expect(late.payload?.trainingMethod).toMatchObject({ duration: "12 min", version: method.version + 1 });
  }
  // Two who move at once: one does, and the other one sees what became of it.
  const order = await slugs();
  const at = order.indexOf("mobilitet") + 1;
  const moves = await Promise.all(
    [at - 1, at + 1].map((to) =>
      change(admin.browser, "moveTrainingMethod", { input: { id: method.id, from: at, to } }),
    ),
  );
  expect(moves.flatMap(codesOf)).toEqual(["OUTDATED"]);
  const refused = moves.find(({ errors }) => errors.length > 0);
  expect(methodsOf(refused).map(({ slug }) => slug)).toEqual(await slugs());
  for (const to of [0, order.length + 1, -7]) {
    const from = (await slugs()).indexOf("mobilitet") + 1;
    const { errors } = await change(admin.browser, "moveTrainingMethod", { input: { id: method.id, from, to } });
    expect(errors).toEqual([{ code: "INVALID", field: "to", message: `Välj en plats från 1 till ${order.length}.` }]);
  }
  expect(await auditOf("mobilitet")).toHaveLength(before + 1);
});

it("what cannot be is told at its field, in words, and nothing is written", async () => {
  const { id, version } = await known("hiit");
  const before = await methods();
  for (const [field, value, says] of [
    ["slug", "hiit", "En annan träningsmetod har redan"],
    ["slug", "jamforelse", "Sidan använder det namnet"],
    ["slug", "trygg-start", "på sidan har redan"],
    ["slug", "Å Ä", "små bokstäver"],
    ["slug", "", "små bokstäver"],
    ["slug", "x".repeat(101), "Högst 100 tecken"],
    ["guideSlug", "finns-inte", "Guiden finns inte"],
    ["guideSlug", "/guider/hiit", "adressnamn"],
    ["title", " \u200b", "Fyll i namnet."],
    ["title", "x".repeat(METHOD_LIMITS.title + 1), "högst 80 tecken"],
    ["title", "a\0b", "ett tecken som inte går"],
    ["description", "x".repeat(METHOD_LIMITS.description + 1), "högst 400 tecken"],
    ["description", "<script>alert(1)</script>", "HTML och Markdown"],
    ["beginning", "Gör **mycket**", "HTML och Markdown"],
    ["suits", "[Alla](/traning)", "HTML och Markdown"],
    ["caution", "\n", "Skriv vad man ska tänka på."],
    ["duration", "", "hur lång tid"],
    ["frequency", "", "hur ofta"],
    ["benefits", [], "minst en sak"],
    ["benefits", ["a", ""], "tom"],
    ["benefits", Array.from({ length: 9 }, (_, n) => `Punkt ${n}`), "Högst 8"],
  ] as const) {
    const sent = { ...SWIMMING, [field]: value };
    const { errors } = await change(admin.browser, "createTrainingMethod", { input: sent });
    expect
      .soft([field, errors[0]?.field?.split(".")[0], errors[0]?.message])
      .toEqual([field, field, expect.stringContaining(says)]);
    if (field === "slug") continue;
    const { slug: _, ...edited } = sent;
    const again = await change(admin.browser, "updateTrainingMethod", { input: { ...edited, id, version } });
    expect.soft(again.errors[0]?.message).toContain(says);
  }
  for (const wrong of [globalId("MrProvider", 1), globalId("TrainingMethod", "a\0b"), "hiit"])
    expect(codesOf(await change(admin.browser, "deleteTrainingMethod", { input: { id: wrong, version } }))).toEqual([
      "BAD_USER_INPUT",
    ]);
  const nobody = globalId("TrainingMethod", "finns-inte");
  expect(codesOf(await change(admin.browser, "deleteTrainingMethod", { input: { id: nobody, version } }))).toEqual([
    "NOT_FOUND",
  ]);
  expect(await methods()).toEqual(before);
});

it("three admins who give one name make one method, and there are never more than fit the page", async () => {
  const one = { ...SWIMMING, slug: "samtidigt" };
  const outcomes = await Promise.all(
    [1, 2, 3].map(() => change(admin.browser, "createTrainingMethod", { input: one })),
  );
  expect(outcomes.map(codesOf).sort()).toEqual([[], ["TAKEN"], ["TAKEN"]]);
  await api.db.query(
    `INSERT INTO training_method SELECT 'fyll-' || n, title, description, intensity, duration, frequency, benefits,
       beginning, suits, caution, guide_path, 50 + n FROM training_method, generate_series(1, $1) n WHERE slug = 'hiit'`,
    [METHOD_LIMITS.methods - (await methods()).length],
  );
  const more = await change(admin.browser, "createTrainingMethod", { input: { ...SWIMMING, slug: "en-till" } });
  expect(more.errors).toEqual([
    { code: "INVALID", field: null, message: "Det finns 24 metoder redan. Ta bort en först." },
  ]);
  const [answer, statements] = await collectStatements(() => admin.browser.graphql(ALL));
  expect(statements.filter((text) => /training_method|article/.test(text))).toHaveLength(2);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  await api.db.query("DELETE FROM training_method WHERE slug LIKE 'fyll-%' OR slug = 'samtidigt'");
});

it("a guide that is gone may stay named, and its link comes back with it", async () => {
  const method = await known("aterhamtning");
  await api.db.query("UPDATE article SET is_published = false WHERE slug = $1", [method.guideSlug]);
  expect(await known("aterhamtning")).toMatchObject({ isGuideLost: true });
  const saved = await change(admin.browser, "updateTrainingMethod", { input: input(method, { suits: "Alla" }) });
  expect(codesOf(saved)).toEqual([]);
  await api.db.query("UPDATE article SET is_published = true WHERE slug = $1", [method.guideSlug]);
  expect(await known("aterhamtning")).toMatchObject({ isGuideLost: false, suits: "Alla" });
});

it("a method is deleted only by who proved a moment ago who they are", async () => {
  const { id, version } = await known("hiit");
  await api.db.query("UPDATE session SET verified_at = now() - interval '1 hour' WHERE user_id = $1", [admin.id]);
  expect(codesOf(await change(admin.browser, "deleteTrainingMethod", { input: { id, version } }))).toEqual([
    "VERIFY_AGAIN",
  ]);
  expect(await known("hiit")).toBeDefined();
});
