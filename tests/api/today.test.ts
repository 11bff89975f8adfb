import { describe, expect, it } from "vitest";
import { addDays, dayOf } from "../../schema/rules/words/days.ts";
import { aMember, change, type Member, sharedApi } from "../support/accounts.ts";
import type { Variables } from "../support/api.ts";
import { merge } from "../support/journeyGraph.ts";
import { aStep, create, tick } from "../support/protocolGraph.ts";

const api = await sharedApi();
const TODAY = dayOf(new Date());
const ago = (days: number) => addDays(TODAY, -days);

interface Today {
  streak: number;
  logStreak: number;
  totalActivities: number;
  minutesToday: number;
  goals: { timePerDay: number };
  week: { from: string; days: string[]; activityCount: number; minutes: number; titles: string[] };
  pause: { from: string; until: string } | null;
  pauses: { from: string; until: string }[];
  upNext: { title: string; path: string; minutes: number | null; reason: string } | null;
  days: string[];
}

async function todayOf({ browser }: Member, from?: string): Promise<Today> {
  const { data, errors } = await browser.graphql<{ journey: Today }>(
    `query ($from: LocalDate) { journey { streak logStreak totalActivities minutesToday goals { timePerDay }
       week { from days activityCount minutes titles } pause { from until } pauses { from until }
       upNext { title path minutes reason } days(from: $from) } }`,
    { from },
  );
  if (errors[0]) throw new Error(JSON.stringify(errors));
  return data.journey;
}

const setPause = (member: Member, input: Variables) => change(member.browser, "setPause", { input });

describe("a pause", () => {
  it("keeps a streak that would have ended, until it ends itself", async () => {
    const member = await aMember(api);
    await merge(member, { days: [6, 5, 4].map(ago) });
    expect(await todayOf(member)).toMatchObject({ logStreak: 0, pause: null });
    expect(await setPause(member, { from: ago(3), until: addDays(TODAY, 2) })).toMatchObject({ errors: [] });
    expect(await todayOf(member)).toMatchObject({
      logStreak: 3,
      pause: { from: ago(3), until: addDays(TODAY, 2) },
    });
    expect(await setPause(member, { until: null })).toMatchObject({ errors: [] });
    expect(await todayOf(member)).toMatchObject({
      logStreak: 3,
      pause: null,
      pauses: [{ from: ago(3), until: ago(1) }],
    });
    await setPause(member, { until: addDays(TODAY, 9) });
    await setPause(member, { until: addDays(TODAY, 1) });
    expect((await todayOf(member)).pauses).toEqual([{ from: ago(3), until: addDays(TODAY, 1) }]);
  });

  it("is refused when it cannot be, and nothing changes", async () => {
    const member = await aMember(api);
    const refused: [Variables, string][] = [
      [{ from: ago(8), until: TODAY }, "from"],
      [{ until: ago(1) }, "until"],
      [{ from: addDays(TODAY, 5), until: addDays(TODAY, 4) }, "until"],
      [{ until: addDays(TODAY, 90) }, "until"],
    ];
    for (const [input, field] of refused) {
      expect(await setPause(member, input)).toMatchObject({ errors: [{ code: "INVALID", field }] });
    }
    expect((await todayOf(member)).pauses).toEqual([]);
    expect(await setPause(member, {})).toMatchObject({ errors: [] });
  });

  it("and the aim come along from a browser; an aim that was chosen stays", async () => {
    const member = await aMember(api);
    const pauses = [{ from: ago(20), until: ago(12) }];
    expect(await merge(member, { pauses, timePerDay: 45, totalSteps: 12 })).toMatchObject({ errors: [] });
    expect(await todayOf(member)).toMatchObject({ pauses, goals: { timePerDay: 45 } });
    await merge(member, { timePerDay: 10, pauses: [{ from: ago(11), until: ago(11) }] });
    expect(await todayOf(member)).toMatchObject({
      pauses: [{ from: ago(20), until: ago(11) }],
      goals: { timePerDay: 45 },
    });
    expect(await merge(member, { timePerDay: 1_000 })).toMatchObject({ errors: [{ code: "INVALID" }] });
  });
});

describe("the aim for a day", () => {
  it("is from five minutes to four hours", async () => {
    const member = await aMember(api);
    const aim = (minutes: number) => change(member.browser, "setDailyAim", { input: { minutes } });
    expect(await todayOf(member)).toMatchObject({ goals: { timePerDay: 30 } });
    expect(await aim(5)).toMatchObject({ errors: [] });
    expect(await aim(240)).toMatchObject({ errors: [] });
    for (const minutes of [4, 241, -1]) {
      expect(await aim(minutes)).toMatchObject({ errors: [{ code: "INVALID", field: "minutes" }] });
    }
    expect(await todayOf(member)).toMatchObject({ goals: { timePerDay: 240 } });
  });
});

describe("what is ticked", () => {
  it("in the plan is an activity, once a day, and no longer what is up next", async () => {
    const member = await aMember(api);
    const set = (isCompleted: boolean) =>
      change(member.browser, "setPlanned", { input: { key: "sleep-test", isCompleted } });
    expect((await todayOf(member)).upNext).toMatchObject({ path: "/somntestet", reason: "Ur din plan." });
    await set(true);
    expect(await todayOf(member)).toMatchObject({
      streak: 1,
      totalActivities: 1,
      minutesToday: 3,
      week: { days: [TODAY], activityCount: 1, minutes: 3 },
      days: [TODAY],
    });
    expect((await todayOf(member)).upNext).toMatchObject({ path: "/traning", reason: "Ur din plan." });
    await set(false);
    await set(true);
    expect(await todayOf(member)).toMatchObject({ totalActivities: 1 });
  });

  it("of a protocol is counted, and a streak of three days is worth a word", async () => {
    const member = await aMember(api);
    await merge(member, { days: [ago(2), ago(1)] });
    const { steps } = await create(member, { steps: [aStep(), aStep({ title: "Vatten" })] });
    const { data } = await member.browser.graphql<{
      completeItem: { streakReached: number | null; unlocked: { key: string }[] };
    }>("mutation ($input: CompleteItemInput!) { completeItem(input: $input) { streakReached unlocked { key } } }", {
      input: { itemKey: steps[0]?.key, day: TODAY },
    });
    expect(data.completeItem).toEqual({ streakReached: 3, unlocked: [{ key: "first-step" }] });
    await tick(member, steps[1]?.key, TODAY);
    const today = await todayOf(member, TODAY);
    expect(today).toMatchObject({ logStreak: 3, minutesToday: 6, days: [TODAY] });
    // Steps are counted, and not named.
    expect(today.week).toMatchObject({ activityCount: 2, titles: [] });
    const [journey] = await api.db.query("SELECT total_steps FROM journey WHERE user_id = $1", [member.id]);
    expect(journey).toEqual({ total_steps: 2 });
  });
});
