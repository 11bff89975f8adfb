import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { addDays } from "../../schema/rules/words/days.ts";
import { aBrowser, aMember, change, type Member, rowsOf, sharedApi } from "../support/accounts.ts";
import { countStatements, type Variables } from "../support/api.ts";
import { aMerge, anActivity, merge, record } from "../support/journeyGraph.ts";
import { inSweden, swedishDay } from "../support/journeys.ts";

const api = await sharedApi();

/** Of what {@link JOURNEY} asks for: the parts that tests take out one by one. */
interface Journey {
  hasCompletedOnboarding: boolean;
  onboarding: { healthStatus: string | null } | null;
  streak: number;
  totalTimeSpent: number;
  totalActivities: number;
  days: string[];
  categories: { key: string; completedSections: number; items: { key: string; completedAt: string | null }[] }[];
  activities: { key: string; timestamp: string }[];
  achievements: { key: string; isUnlocked: boolean }[];
  plan: { key: string; isCompleted: boolean }[];
  recommendations: { key: string; reason: string }[];
}

const JOURNEY = `{ hasCompletedOnboarding keepsHealthStatus onboarding { name healthStatus experience goals } streak totalTimeSpent totalActivities
  level overallPercentage days categories { key completedSections totalSections percentage items { key completedAt } }
  goals { focusAreas timePerDay mainGoal level } activities { key title duration timestamp path category }
  achievements { key isUnlocked } plan { key isCompleted isRemovable } recommendations { key reason priority difficulty } }`;

async function journeyOf({ browser }: Member): Promise<Journey> {
  const { data, errors } = await browser.graphql<{ me: { journey: Journey } }>(`{ me { journey ${JOURNEY} } }`);
  if (errors[0]) throw new Error(JSON.stringify(errors));
  return data.me.journey;
}

const testsDone = ({ categories }: Journey) => categories.find(({ key }) => key === "TESTING")?.completedSections;

const onboard = ({ browser }: Member, changes: Variables = {}) =>
  change(browser, "completeOnboarding", {
    input: { name: "  Anna ", goals: ["Sova bättre"], healthStatus: "POOR", experience: "ADVANCED", ...changes },
  });
const consent = ({ browser }: Member) => change(browser, "giveConsent", { input: { kind: "HEALTH_DATA", version: 1 } });
const withdraw = ({ browser }: Member) => change(browser, "withdrawConsent", { input: { kind: "HEALTH_DATA" } });

const now = (): string => new Date().toISOString();
/** A day of the Swedish calendar, so many days from today. */
const day = (offset: number): string => addDays(swedishDay(now()), offset);

describe("a journey in an account", () => {
  it("begins with the defaults of a fresh profile", async () => {
    const member = await aMember(api);
    expect(await journeyOf(member)).toMatchObject({
      hasCompletedOnboarding: false,
      goals: { focusAreas: [], timePerDay: 30, mainGoal: "performance", level: "BEGINNER" },
      streak: 0,
      totalTimeSpent: 0,
      level: 1,
      overallPercentage: 0,
    });
  });

  it("grows with what is done, and repeating changes nothing", async () => {
    const member = await aMember(api);
    const input = anActivity({ type: "TEST", items: ["test:sleep"], duration: 12 });
    for (let time = 0; time < 3; time++) await change(member.browser, "recordActivity", { input });
    const journey = await journeyOf(member);
    expect(journey).toMatchObject({ streak: 1, totalTimeSpent: 12, totalActivities: 1, overallPercentage: 2 });
    expect(journey.activities.map(({ key }) => key)).toEqual([input.key]);
    const testing = journey.categories.find(({ key }) => key === "TESTING");
    expect(testing).toMatchObject({ completedSections: 1, percentage: 7 });
    expect(journey.achievements.find(({ key }) => key === "first-test")?.isUnlocked).toBe(true);
  });

  it("counts what was done once, however much was done since, and what is told late on its own day", async () => {
    const member = await aMember(api);
    const first = anActivity({ type: "VISIT", duration: 3 });
    await change(member.browser, "recordActivity", { input: first });
    const later = Array.from({ length: 105 }, () => anActivity({ type: "VISIT", duration: 1 }));
    for (const input of later) await change(member.browser, "recordActivity", { input });
    await change(member.browser, "recordActivity", { input: first });
    expect(await journeyOf(member)).toMatchObject({ totalActivities: 106, totalTimeSpent: 108 });
    const at = new Date(Date.now() - 3 * 24 * 60 * 60 * 1_000).toISOString();
    await change(member.browser, "recordActivity", {
      input: anActivity({ type: "VISIT", duration: 2, timestamp: at }),
    });
    expect(await journeyOf(member)).toMatchObject({ totalActivities: 107, totalTimeSpent: 110 });
  });

  it("counts each of many that come at once", async () => {
    const member = await aMember(api);
    const items = ["test:sleep", "test:training", "test:protocol", "category:blodtester", "mr"];
    await Promise.all(items.map((item) => record(member, { items: [item] })));
    const journey = await journeyOf(member);
    expect(journey).toMatchObject({ totalActivities: 5, totalTimeSpent: 15 });
    expect(testsDone(journey)).toBe(5);
  });

  it("keeps what a test's result is filed under, in its stored spelling", async () => {
    const member = await aMember(api);
    const given = { title: "Träningsanalys slutförd", path: "/training-test", category: "TRAINING" };
    await record(member, { ...given, type: "TEST", items: ["test:training", "physical:training-test"] });
    const { activities, categories } = await journeyOf(member);
    expect(activities).toMatchObject([given]);
    const stored = await rowsOf(api.db, "journey_activity");
    expect(stored.find(({ user_id }) => user_id === member.id)).toMatchObject({ category: "träning" });
    expect(categories.map(({ completedSections }) => completedSections)).toEqual([0, 1, 1, 0]);
  });

  it("keeps what was noted about it, also for the export", async () => {
    const member = await aMember(api);
    expect(await record(member, { note: "Ring dem i maj" })).toMatchObject({ errors: [], refused: [] });
    const { data } = await member.browser.graphql("{ myData journey { activities { note } } }");
    expect(data).toMatchObject({ journey: { activities: [{ note: "Ring dem i maj" }] } });
    expect(JSON.stringify((data as { myData: unknown }).myData)).toContain("Ring dem i maj");
  });

  it("corrects what a wrong clock or a wrong sum says", async () => {
    const member = await aMember(api);
    await record(member, { timestamp: new Date(Date.now() + 3 * 86_400_000).toISOString(), duration: -5 });
    await record(member, { timestamp: "0033-05-01T12:00:00.000Z", duration: 1_000_000 });
    const { activities, ...journey } = await journeyOf(member);
    expect(activities).toMatchObject([{ duration: 3 }, { duration: 3 }]);
    expect(journey).toMatchObject({ totalTimeSpent: 6, days: { length: 1 } });
    for (const { timestamp } of activities) {
      expect(Math.abs(Date.parse(timestamp) - Date.now())).toBeLessThan(60_000);
    }
  });

  it.each([
    [{ path: "https://någon.annan.example/" }, "path"],
    [{ path: "//annan.example" }, "path"],
    [{ path: "javascript:alert(1)" }, "path"],
    [{ title: "" }, "title"],
    [{ title: "a".repeat(201) }, "title"],
    [{ title: "a\u0000b" }, "title"],
    [{ note: "a".repeat(201) }, "note"],
    [{ key: "a b" }, "key"],
    [{ items: Array.from({ length: 21 }, () => "mr") }, "items"],
  ])("refuses what cannot be: %j", async (changes, field) => {
    const member = await aMember(api);
    const { errors, refused } = await record(member, changes);
    expect(refused).toEqual([]);
    expect(errors).toMatchObject([{ code: "INVALID", field }]);
    expect((await journeyOf(member)).totalActivities).toBe(0);
  });

  it("refuses items that do not exist, and categories that no enum has", async () => {
    const member = await aMember(api);
    const unknown = await record(member, { items: ["mr", "hittat-pa"] });
    expect(unknown.errors).toEqual([
      { code: "NOT_FOUND", field: "items", message: expect.stringMatching(/^[A-ZÅÄÖ].*\.$/) },
    ]);
    expect((await record(member, { category: "annat" })).refused).toHaveLength(1);
    expect((await journeyOf(member)).totalActivities).toBe(0);
  });

  it("keeps a hundred activities, and remembers every day and minute", async () => {
    const member = await aMember(api);
    for (let count = 0; count < 105; count++) {
      // At noon each day: an hour beside midnight is another day when the clocks have changed in between.
      const timestamp = count === 0 ? now() : inSweden(day(-count), "12:00").toISOString();
      await record(member, { timestamp, duration: 1 });
    }
    const kept = { activities: { length: 100 }, days: { length: 105 }, streak: 105 };
    expect(await journeyOf(member)).toMatchObject(kept);
    const stored = await rowsOf(api.db, "journey_activity");
    expect(stored.filter(({ user_id }) => user_id === member.id)).toHaveLength(100);
  });

  it("counts a thing once for ever: reported, planned or merged again, also when the log has forgotten it", async () => {
    const member = await aMember(api);
    const sums = async () => {
      const { totalActivities, totalTimeSpent } = await journeyOf(member);
      return { totalActivities, totalTimeSpent };
    };
    const plan = (isCompleted: boolean) =>
      change(member.browser, "setPlanned", { input: { key: "sleep-guide", isCompleted } });
    const reported = anActivity({ duration: 17 });
    const held = anActivity({ duration: 19, timestamp: now() });
    const late = anActivity({ duration: 23, timestamp: inSweden(day(-300), "12:00").toISOString() });
    const merged = { key: randomUUID(), activities: [held], totalActivities: 1, totalMinutes: 19 };
    const all = async () => {
      await change(member.browser, "recordActivity", { input: reported });
      await merge(member, merged);
      await plan(true);
      await change(member.browser, "recordActivity", { input: late });
    };
    await all();
    for (let count = 0; count < 105; count++) await record(member, { duration: 1 });
    const before = await sums();
    await plan(false);
    await all();
    expect(await sums()).toEqual(before);
    // Another browser has done them as well, and the first reports what it merged.
    await merge(member, { activities: [reported, held, late], totalActivities: 3, totalMinutes: 59 });
    for (const input of [held, late]) await change(member.browser, "recordActivity", { input });
    expect(await sums()).toEqual(before);
    // One that is older than all that the log holds.
    const older = anActivity({ duration: 29, timestamp: inSweden(day(-301), "12:00").toISOString() });
    for (const input of [older, older]) await change(member.browser, "recordActivity", { input });
    const { totalActivities, totalTimeSpent } = before;
    expect(await sums()).toEqual({ totalActivities: totalActivities + 1, totalTimeSpent: totalTimeSpent + 29 });
  });

  it("is read in as many statements after a year as on the first day", async () => {
    const fresh = await aMember(api);
    const old = await aMember(api);
    const days = Array.from({ length: 365 }, (_, index) => day(-index));
    await merge(old, { days, totalMinutes: 3_650, totalActivities: 365 });
    await journeyOf(old);
    const [, few] = await countStatements(() => journeyOf(fresh));
    const [journey, many] = await countStatements(() => journeyOf(old));
    expect(journey.days).toHaveLength(365);
    expect(many).toBe(few);
  });
});

describe("onboarding", () => {
  it("is kept, without how somebody feels as long as there is no consent", async () => {
    const member = await aMember(api);
    await onboard(member);
    const journey = await journeyOf(member);
    expect(journey).toMatchObject({
      keepsHealthStatus: false,
      onboarding: { name: "Anna", goals: ["Sova bättre"], healthStatus: null, experience: "ADVANCED" },
    });
    expect(journey.recommendations.map(({ key }) => key)).toContain("mental-hardcore");
    for (const { reason } of journey.recommendations) expect(reason).toMatch(/^(Du har|För att du) .+\.$/);
  });

  it("keeps how somebody feels with consent to the latest text, and forgets it when that is withdrawn", async () => {
    const member = await aMember(api);
    await consent(member);
    await onboard(member);
    expect(await journeyOf(member)).toMatchObject({ keepsHealthStatus: true, onboarding: { healthStatus: "POOR" } });
    await api.db.query("UPDATE consent SET version = version - 1 WHERE user_id = $1", [member.id]);
    expect(await journeyOf(member)).toMatchObject({ keepsHealthStatus: false, onboarding: { healthStatus: null } });
    // Activity in between does not erase earlier answers: a new consent brings them back.
    await record(member);
    await consent(member);
    expect(await journeyOf(member)).toMatchObject({ keepsHealthStatus: true, onboarding: { healthStatus: "POOR" } });
    await withdraw(member);
    const withoutHealth = { keepsHealthStatus: false, onboarding: { name: "Anna", healthStatus: null } };
    expect(await journeyOf(member)).toMatchObject(withoutHealth);
  });

  it.each([
    [{ name: "   " }, "name"],
    [{ goals: [] }, "goals"],
    [{ goals: ["Bli odödlig"] }, "goals"],
  ])("refuses %j", async (changes, field) => {
    const member = await aMember(api);
    const { errors } = await onboard(member, changes);
    expect(errors).toMatchObject([{ code: "INVALID", field }]);
    expect((await journeyOf(member)).hasCompletedOnboarding).toBe(false);
  });
});

describe("the recommendation questionnaire", () => {
  const input = { currentHealth: "GOOD", interests: ["FOOD"] };
  const REASON = "För att du är intresserad av mat.";
  const answer = async ({ browser }: Member): Promise<string[]> => {
    const { data } = await browser.graphql<{ answerQuestionnaire: { journey: Journey } }>(
      "mutation ($input: AnswerQuestionnaireInput!) { answerQuestionnaire(input: $input) { journey { recommendations { reason } } } }",
      { input },
    );
    return data.answerQuestionnaire.journey.recommendations.map(({ reason }) => reason);
  };
  const reasons = async (member: Member) => (await journeyOf(member)).recommendations.map(({ reason }) => reason);
  const stored = ({ id }: Member) =>
    api.db.query("SELECT current_health, interests FROM journey WHERE user_id = $1", [id]);

  it("serves the moment without consent, and nothing of it is stored", async () => {
    const member = await aMember(api);
    expect(await answer(member)).toContain(REASON);
    expect(await reasons(member)).not.toContain(REASON);
    expect(await stored(member)).toEqual([{ current_health: null, interests: null }]);
  });

  it("is kept with consent, and gone when that is withdrawn", async () => {
    const member = await aMember(api);
    await consent(member);
    await answer(member);
    expect(await reasons(member)).toContain(REASON);
    expect(await stored(member)).toEqual([{ current_health: "good", interests: ["food"] }]);
    await withdraw(member);
    expect(await reasons(member)).not.toContain(REASON);
    expect(await stored(member)).toEqual([{ current_health: null, interests: null }]);
  });
});

describe("the plan", () => {
  it("begins with three, takes more, is ticked and unticked, and keeps the three", async () => {
    const member = await aMember(api);
    const first = ["sleep-test", "training", "mental-light"];
    const planned = async () => {
      const { plan } = await journeyOf(member);
      return plan.map(({ key, isCompleted }) => (isCompleted ? `${key}: done` : key));
    };
    const plan = (key: string, isCompleted: boolean) =>
      change(member.browser, "setPlanned", { input: { key, isCompleted } });
    const remove = (key: string) => change(member.browser, "removePlanned", { input: { key } });
    expect(await planned()).toEqual(first);
    await plan("sleep-guide", false);
    await plan("training", true);
    expect(await planned()).toEqual(["sleep-test", "training: done", "mental-light", "sleep-guide"]);
    await plan("training", false);
    await remove("sleep-guide");
    // Taken out twice is taken out.
    expect((await remove("sleep-guide")).errors).toEqual([]);
    for (const key of first) expect((await remove(key)).errors).toMatchObject([{ code: "INVALID", field: "key" }]);
    for (const { errors } of [await plan("constructor", true), await remove("zzz")])
      expect(errors).toMatchObject([{ code: "NOT_FOUND", field: "key" }]);
    expect(await planned()).toEqual(first);
  });
});

describe("taking over what a browser held", () => {
  const full = () =>
    aMerge({
      onboarding: { name: "Anna", goals: ["Sova bättre"], healthStatus: "GOOD", experience: "BEGINNER" },
      completed: [{ key: "test:sleep", at: now() }],
      activities: [anActivity({ type: "TEST", timestamp: now(), duration: 12 })],
      days: [day(0), day(-1), day(-2)],
      totalMinutes: 40,
      totalActivities: 9,
      achievements: [{ key: "first-test", unlockedAt: now() }],
      plan: [{ key: "sleep-guide", completedAt: null }],
    });

  it("adds it to what the account knows", async () => {
    const member = await aMember(api);
    await record(member, { items: ["mr"], duration: 5 });
    await merge(member, full());
    const journey = await journeyOf(member);
    expect(journey).toMatchObject({ totalTimeSpent: 45, totalActivities: 10, hasCompletedOnboarding: true });
    expect(journey.streak).toBeGreaterThanOrEqual(3);
    expect(testsDone(journey)).toBe(2);
    expect(journey.plan.map(({ key }) => key)).toContain("sleep-guide");
    expect(journey.onboarding?.healthStatus).toBeNull();
  });

  it("takes over how somebody feels where the account has consented to that", async () => {
    const member = await aMember(api);
    await consent(member);
    await merge(member, full());
    expect((await journeyOf(member)).onboarding?.healthStatus).toBe("GOOD");
  });

  it("happens once, however often it is sent and how many at once", async () => {
    const member = await aMember(api);
    const input = full();
    await Promise.all(Array.from({ length: 10 }, () => merge(member, input)));
    await merge(member, input);
    const once = { totalTimeSpent: 40, totalActivities: 9, activities: { length: 1 } };
    expect(await journeyOf(member)).toMatchObject(once);
  });

  it("brings what was done after an answer that was lost, and counts the rest no second time", async () => {
    const member = await aMember(api);
    const input = full();
    await merge(member, input);
    await change(member.browser, "removePlanned", { input: { key: "sleep-guide" } });
    const later = anActivity({ duration: 5, timestamp: now() });
    await merge(member, {
      ...input,
      completed: [...(input.completed as unknown[]), { key: "mr", at: now() }],
      activities: [later, ...(input.activities as unknown[])],
      days: [...(input.days as string[]), day(-3)],
      totalMinutes: 45,
      totalActivities: 10,
    });
    const journey = await journeyOf(member);
    expect(testsDone(journey)).toBe(2);
    expect(journey).toMatchObject({ totalTimeSpent: 45, totalActivities: 10, activities: { length: 2 } });
    expect(journey.days).toContain(day(-3));
    expect(journey.plan.map(({ key }) => key)).not.toContain("sleep-guide");
  });

  it("stores that something was done earlier in the browser than in the account", async () => {
    const member = await aMember(api);
    await record(member, { items: ["mr"] });
    const earlier = "2026-01-01T12:00:00.000Z";
    const completedAt = async () => {
      const items = (await journeyOf(member)).categories.flatMap((category) => category.items);
      return items.find(({ key }) => key === "mr")?.completedAt;
    };
    expect(await completedAt()).not.toBe(earlier);
    await merge(member, { completed: [{ key: "mr", at: earlier }] });
    expect(await completedAt()).toBe(earlier);
  });

  it("is written in as many statements whether it holds one activity or a hundred", async () => {
    const statements = async (count: number) => {
      const member = await aMember(api);
      const activities = Array.from({ length: count }, () => anActivity({ timestamp: now() }));
      const input = aMerge({ activities, days: [day(0)] });
      const [{ errors }, made] = await countStatements(() => merge(member, input));
      expect(errors).toEqual([]);
      return made;
    };
    await statements(1);
    expect(await statements(100)).toBe(await statements(1));
  });

  it("touches nobody else, though the same ids are sent", async () => {
    const [one, other] = [await aMember(api), await aMember(api)];
    const input = full();
    await merge(one, input);
    const before = await journeyOf(one);
    await merge(other, { ...input, totalMinutes: 999 });
    await record(other, { key: (input.activities as { key: string }[])[0]?.key });
    expect(await journeyOf(one)).toEqual(before);
    expect((await journeyOf(other)).totalTimeSpent).toBe(999);
  });

  const shortActivities = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ key: `a${index}`, type: "VISIT", title: "a", path: "/" }));

  it.each([
    [{ activities: shortActivities(10_000) }],
    [{ activities: shortActivities(101) }],
    [{ days: ["2026-02-30"] }],
    [{ days: ["i går"] }],
    [{ totalMinutes: -1 }],
    [{ totalActivities: 1_000_000_000 }],
    [{ completed: [{ key: "hittat-på", at: "2026-01-01T12:00:00.000Z" }] }],
  ])("refuses what no browser holds (%#)", async (changes) => {
    const member = await aMember(api);
    const { errors, refused, status } = await merge(member, changes);
    expect(status).toBeLessThan(500);
    expect(errors.length + refused.length || (status === 413 ? 1 : 0)).toBeGreaterThan(0);
    for (const { message } of errors) expect(message).not.toMatch(/expected|invalid/i);
    expect(await journeyOf(member)).toMatchObject({ totalTimeSpent: 0, days: [] });
  });

  it("leaves out future days and things that do not exist", async () => {
    const member = await aMember(api);
    const { errors } = await merge(member, {
      days: [day(0), day(2)],
      completed: [{ key: "hittat-pa", at: now() }],
      achievements: [{ key: "allt", unlockedAt: now() }],
      plan: [{ key: "constructor", completedAt: null }],
    });
    expect(errors).toEqual([]);
    const journey = await journeyOf(member);
    expect(journey.days).toEqual([day(0)]);
    expect(journey.achievements.filter(({ isUnlocked }) => isUnlocked)).toEqual([]);
    expect(journey.plan).toHaveLength(3);
  });
});

describe("nobody else's journey", () => {
  it("is asked for by somebody who is signed out", async () => {
    const { data, errors } = await aBrowser(api).graphql("{ journey { id } journeyItems { key } }");
    expect(errors).toMatchObject([{ path: ["journey"], extensions: { code: "UNAUTHENTICATED" } }]);
    // What everybody may have is there all the same.
    expect(data).toMatchObject({ journey: null, journeyItems: { length: 4 } });
  });

  it("has an identifier that finds it for its owner alone", async () => {
    const [one, other] = [await aMember(api), await aMember(api)];
    await record(one, { duration: 7 });
    const { data } = await one.browser.graphql<{ journey: { id: string }; me: { journey: { id: string } } }>(
      "{ journey { id } me { journey { id } } }",
    );
    const { id } = data.journey;
    expect(data.me.journey.id).toBe(id);
    const node = (client: Pick<Member["browser"], "graphql">) =>
      client.graphql("query ($id: ID!) { node(id: $id) { id ... on Journey { totalTimeSpent } } }", { id });
    expect((await node(one.browser)).data).toEqual({ node: { id, totalTimeSpent: 7 } });
    for (const client of [other.browser, aBrowser(api)]) expect((await node(client)).data).toEqual({ node: null });
  });

  it("gives the categories that are wanted, and steps of the plan and of the advice alike", async () => {
    const member = await aMember(api);
    const { data, errors } = await member.browser.graphql(
      `{ journey { categories(keys: [TESTING]) { key items { key path } } plan { ...Step } recommendations(first: 1) { ...Step } } }
       fragment Step on JourneyStep { __typename key title path category isDone }`,
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      journey: {
        categories: [{ key: "TESTING", items: { length: 15 } }],
        plan: { 0: { __typename: "PlannedActivity", key: "sleep-test", path: "/somntestet", category: "TESTING" } },
        recommendations: [{ __typename: "Recommendation" }],
      },
    });
  });
});
