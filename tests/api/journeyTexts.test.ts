import { describe, expect, it } from "vitest";
import { GOALS } from "../../schema/goals.ts";
import { aMember, asAdmin, change, codesOf, startAccounts } from "../support/accounts.ts";
import { eventually, startServer } from "../support/api.ts";

const api = await startAccounts();
const admin = await asAdmin(api);

interface Text {
  key: string;
  kind: "GOAL" | "ACHIEVEMENT";
  version: number;
  title: string;
  description: string;
  isShown: boolean;
  isChanged: boolean;
  original: { title: string; description: string };
}

const FIELDS = "key kind version title description isShown isChanged original { title description }";
const editable = async (): Promise<Text[]> =>
  (await admin.browser.graphql<{ editableJourneyTexts: Text[] }>(`{ editableJourneyTexts { ${FIELDS} } }`)).data
    .editableJourneyTexts;
const textOf = async (key: string): Promise<Text> => (await editable()).find((text) => text.key === key) as Text;

/** Writes a text otherwise; what is not given stays. */
async function write(key: string, changes: Partial<Pick<Text, "title" | "description" | "isShown" | "version">>) {
  const { version, title, description, isShown } = await textOf(key);
  return change(admin.browser, "updateJourneyText", {
    input: { key, version, title, description, isShown, ...changes },
  });
}

interface Goal {
  key: string;
  text: string;
  label: string;
  isShown: boolean;
}
const goalsAt = async (origin: string): Promise<Goal[]> => {
  const answer = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ goals { key text label isShown } }" }),
  });
  return (await answer.json()).data.goals;
};

describe("the texts of goals and achievements", () => {
  it("are as they came, in their order", async () => {
    const all = await editable();
    expect(all.filter(({ kind }) => kind === "GOAL").map(({ title }) => title)).toEqual(GOALS.map(({ text }) => text));
    expect(all.filter(({ kind }) => kind === "ACHIEVEMENT")).toHaveLength(15);
    for (const { title, description, original, isChanged, version } of all)
      expect({ title, description, isChanged, version }).toEqual({ ...original, isChanged: false, version: 0 });
    expect((await api.graphql<{ journeyTexts: unknown[] }>("{ journeyTexts { key } }")).data.journeyTexts).toEqual([]);
  });

  it("are what an admin has written, everywhere and in both processes, while what is stored and sent stays", async () => {
    const other = await startServer({ DATABASE_URL: api.databaseUrl });
    await goalsAt(other);
    const member = await aMember(api);
    const onboarding = { name: "Åsa", goals: ["Få mer energi"], experience: "BEGINNER" };
    expect(codesOf(await change(member.browser, "completeOnboarding", { input: onboarding }))).toEqual([]);
    expect(codesOf(await write("goal:energy", { title: "Orka mer av dagen" }))).toEqual([]);
    expect(
      codesOf(await write("achievement:started", { title: "Första klivet", description: "Säg vart du är på väg." })),
    ).toEqual([]);
    for (const origin of [api.origin, other])
      await eventually(async () => (await goalsAt(origin)).some(({ label }) => label === "Orka mer av dagen"));
    expect((await goalsAt(other)).find(({ key }) => key === "energy")).toEqual({
      ...{ key: "energy", text: "Få mer energi", label: "Orka mer av dagen", isShown: true },
    });
    const { data } = await member.browser.graphql<{
      journey: {
        goalLabels: string[];
        goalChoices: Goal[];
        onboarding: { goals: string[] };
        achievements: { key: string; title: string; description: string; isUnlocked: boolean }[];
        recommendations: { reason: string }[];
      };
    }>(`{ journey { goalLabels goalChoices { key text label isShown } onboarding { goals }
      achievements { key title description isUnlocked } recommendations { reason } } }`);
    const { journey } = data;
    expect(journey.onboarding.goals).toEqual(["Få mer energi"]);
    expect(journey.goalLabels).toEqual(["Orka mer av dagen"]);
    expect(journey.goalChoices).toEqual(await goalsAt(api.origin));
    expect(journey.achievements.find(({ key }) => key === "started")).toEqual({
      ...{ key: "started", title: "Första klivet", description: "Säg vart du är på väg.", isUnlocked: true },
    });
    expect(journey.recommendations.map(({ reason }) => reason)).toContain("För ditt mål ”Orka mer av dagen”.");
    // Products are found by the goal's own text, and say what it is called.
    const found = await api.graphql<{
      products: { nodes: { name: string; goalReasons: { goal: { text: string; label: string } }[] }[] };
      byLabel: { nodes: { name: string }[] };
    }>(`{ products(area: SUPPLEMENTS, goals: ["Få mer energi"]) { nodes { name goalReasons { goal { text label } } } }
      byLabel: products(area: SUPPLEMENTS, goals: ["Orka mer av dagen"]) { nodes { name } } }`);
    expect(found.data.products.nodes.map(({ name }) => name).toSorted()).toEqual([
      "B-komplex Åtta",
      "B12 sugtablett hallon",
      "Mildjärn med C-vitamin",
    ]);
    expect(found.data.products.nodes[0]?.goalReasons.map(({ goal }) => goal)).toContainEqual({
      ...{ text: "Få mer energi", label: "Orka mer av dagen" },
    });
    expect(found.data.byLabel.nodes).toEqual([]);
    // What guests' browsers work with, and native clients ask.
    const shared = await api.graphql<{
      journeyTexts: { key: string; title: string | null; description: string | null }[];
      questionnaire: { steps: { fields: { name: string; options: { value: string; label: string }[] }[] }[] };
    }>(`{ journeyTexts { key title description }
      questionnaire(kind: ONBOARDING) { steps { fields { name options { value label } } } } }`);
    expect(shared.data.journeyTexts).toEqual([
      { key: "achievement:started", title: "Första klivet", description: "Säg vart du är på väg." },
      { key: "goal:energy", title: "Orka mer av dagen", description: null },
    ]);
    const asked = shared.data.questionnaire.steps.flatMap(({ fields }) => fields).find(({ name }) => name === "goals");
    expect(asked?.options).toContainEqual({ value: "Få mer energi", label: "Orka mer av dagen" });
    // What somebody gets of theirs.
    const exported = await member.browser.graphql("{ myData }");
    expect(exported.text).toContain("Orka mer av dagen");
    expect(exported.text).toContain("Första klivet");

    // Given back: the product's own, also where that is another one in a later version.
    const { original } = await textOf("achievement:started");
    expect(codesOf(await write("achievement:started", original))).toEqual([]);
    const [row] = await api.db.query("SELECT title, description FROM journey_text WHERE key = 'achievement:started'");
    expect(row).toEqual({ title: null, description: null });
    expect((await textOf("achievement:started")).isChanged).toBe(false);
    expect(codesOf(await write("goal:energy", { title: "Få mer energi" }))).toEqual([]);
    const [entry] = await api.db.query(
      "SELECT subject_type, subject_id, changes FROM audit_entry WHERE subject_type = 'JOURNEY_TEXT' ORDER BY id DESC LIMIT 1",
    );
    expect(entry).toEqual({
      ...{ subject_type: "JOURNEY_TEXT", subject_id: "goal:energy" },
      changes: [{ field: "title", before: "Orka mer av dagen", after: "Få mer energi" }],
    });
  });

  it("of a goal that is hidden leave those alone who have it, and three stay", async () => {
    const member = await aMember(api);
    const answers = { name: "Åsa", goals: ["Sova bättre"], experience: "BEGINNER" };
    expect(codesOf(await change(member.browser, "completeOnboarding", { input: answers }))).toEqual([]);
    for (const id of ["sleep", "energy", "stress", "weight", "focus"])
      expect(codesOf(await write(`goal:${id}`, { isShown: false }))).toEqual([]);
    const last = await write("goal:fitness", { isShown: false });
    expect(last.errors).toMatchObject([{ code: "INVALID", field: "isShown" }]);
    expect((await goalsAt(api.origin)).filter(({ isShown }) => isShown).map(({ key }) => key)).toEqual([
      ...["fitness", "longevity", "prevention"],
    ]);
    const { data } = await api.graphql<{
      questionnaire: { steps: { fields: { name: string; options: unknown[] }[] }[] };
    }>("{ questionnaire(kind: ONBOARDING) { steps { fields { name options { value } } } } }");
    const fields = data.questionnaire.steps.flatMap(({ fields }) => fields);
    expect(fields.find(({ name }) => name === "goals")?.options).toHaveLength(3);
    // Changing another answer keeps it.
    expect(
      codesOf(await change(member.browser, "completeOnboarding", { input: { ...answers, name: "Åsa K" } })),
    ).toEqual([]);
    const mine = await member.browser.graphql<{ journey: { onboarding: { goals: string[] } } }>(
      "{ journey { onboarding { goals } } }",
    );
    expect(mine.data.journey.onboarding.goals).toEqual(["Sova bättre"]);
    for (const id of ["sleep", "energy", "stress", "weight", "focus"])
      expect(codesOf(await write(`goal:${id}`, { isShown: true }))).toEqual([]);
  });

  it("of two goals hidden at once never leave fewer", async () => {
    for (const id of ["sleep", "energy", "stress", "weight"]) await write(`goal:${id}`, { isShown: false });
    const outcomes = await Promise.all(["focus", "fitness"].map((id) => write(`goal:${id}`, { isShown: false })));
    expect(outcomes.map(codesOf).toSorted()).toEqual([[], ["INVALID"]]);
    expect((await editable()).filter(({ kind, isShown }) => kind === "GOAL" && isShown)).toHaveLength(3);
    for (const { id } of GOALS) await write(`goal:${id}`, { isShown: true });
  });

  it("are refused where they are empty, too long, another's, not there or outdated, and nothing is changed", async () => {
    const before = await editable();
    const refusals: [string, Parameters<typeof write>[1], string, string][] = [
      ["goal:sleep", { title: "  " }, "INVALID", "title"],
      ["goal:sleep", { title: "x".repeat(41) }, "INVALID", "title"],
      ["goal:sleep", { title: "Hantera  STRESS" }, "TAKEN", "title"],
      ["goal:sleep", { description: "Något" }, "INVALID", "description"],
      ["achievement:reader", { description: "" }, "INVALID", "description"],
      ["achievement:reader", { description: "x".repeat(121) }, "INVALID", "description"],
      ["achievement:reader", { title: "Halvvägs" }, "TAKEN", "title"],
      ["achievement:reader", { isShown: false }, "INVALID", "isShown"],
    ];
    for (const [key, changes, code, field] of refusals)
      expect((await write(key, changes)).errors, JSON.stringify(changes)).toMatchObject([{ code, field }]);
    const outdated = await write("goal:sleep", { title: "Nytt", version: 99 });
    expect(codesOf(outdated)).toEqual(["OUTDATED"]);
    const unknown = { key: "goal:finns-inte", version: 0, title: "Nytt", description: "", isShown: true };
    expect(codesOf(await change(admin.browser, "updateJourneyText", { input: unknown }))).toEqual(["NOT_FOUND"]);
    expect(await editable()).toEqual(before);
  });
});
