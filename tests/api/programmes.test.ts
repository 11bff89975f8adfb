import { ApolloLink } from "@apollo/client";
import fc from "fast-check";
import { parse } from "graphql";
import { of } from "rxjs";
import { describe, expect, it } from "vitest";
import { createClient } from "../../client/apollo/client.ts";
import { askGuestGraph } from "../../client/guest/guestGraph.ts";
import type { Level } from "../../schema/programmes/vocabulary.ts";
import { aBrowser, aMember, change as changeOf, codesOf, type Member, sharedApi } from "../support/accounts.ts";
import { countStatements, type Variables } from "../support/api.ts";
import { levels, type Step, steps } from "../support/programmeProgress.ts";

const api = await sharedApi();

interface Progress {
  level: string;
  percentage: number;
  minutesLeft: number;
  minutesSpent: number;
  currentSection: string;
  nextSection: string | null;
  sections: {
    key: string;
    title: string;
    status: string;
    estimatedMinutes: number;
    interactions: number;
    lastVisitedAt: string | null;
    isLocked: boolean;
  }[];
}
interface Payload {
  progress: Progress | null;
  errors: { code: string; field: string | null; message: string }[];
}

const PROGRESS = `{ level percentage minutesLeft minutesSpent currentSection nextSection
  sections { key title status estimatedMinutes interactions lastVisitedAt isLocked } }`;
const QUERY = `query ($level: ProgrammeLevel!) { programmeProgress(level: $level) ${PROGRESS} }`;
const mutationOf = (name: string): string =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
     ${name}(input: $input) { progress ${PROGRESS} errors { code field message } } }`;

async function progressOf({ browser }: Member, level = "LIGHT"): Promise<Progress> {
  const { data, errors } = await browser.graphql<{ programmeProgress: Progress }>(QUERY, { level });
  expect(errors).toEqual([]);
  return data.programmeProgress;
}

async function change({ browser }: Member, name: string, input: Variables): Promise<Payload> {
  const { data, errors } = await browser.graphql<Record<string, Payload>>(mutationOf(name), { input });
  expect(errors).toEqual([]);
  return data[name] ?? { progress: null, errors: [] };
}

const visit = (member: Member, section: string, more: Variables = {}) =>
  change(member, "visitSection", { level: "LIGHT", section, ...more });
const complete = (member: Member, section: string, level = "LIGHT") =>
  change(member, "completeSection", { level, section });
async function read(member: Member, ...sections: string[]): Promise<void> {
  for (const section of sections) {
    await visit(member, section);
    await complete(member, section);
  }
}
const rowsOf = ({ id }: Member): Promise<Record<string, unknown>[]> =>
  api.db.query("SELECT * FROM programme_progress WHERE user_id = $1 ORDER BY level, section", [id]);

const FIVE = ["introduction", "categories", "schedule", "faq", "resources"];

describe("how far somebody is in a level", () => {
  it("is nowhere before anything was visited, and takes no row", async () => {
    const member = await aMember(api);
    expect(await progressOf(member)).toMatchObject({
      level: "LIGHT",
      percentage: 0,
      minutesLeft: 58,
      minutesSpent: 0,
      currentSection: "introduction",
      nextSection: "introduction",
    });
    expect((await progressOf(member)).sections.map(({ key, status, isLocked }) => [key, status, isLocked])).toEqual([
      ...FIVE.map((key) => [key, "NOT_STARTED", false]),
      ["next-steps", "NOT_STARTED", true],
    ]);
    expect(await rowsOf(member)).toEqual([]);
  });

  it("grows with what is visited and completed, in each level for itself", async () => {
    const member = await aMember(api);
    const began = Date.now();
    await visit(member, "categories", { isInteraction: true });
    const visited = await visit(member, "categories");
    expect(visited).toMatchObject({
      errors: [],
      progress: { currentSection: "categories", sections: { 1: { status: "STARTED", interactions: 1 } } },
    });
    const at = Date.parse(visited.progress?.sections[1]?.lastVisitedAt ?? "");
    expect(at >= began && at <= Date.now()).toBe(true);
    const done = await complete(member, "categories");
    expect(done).toMatchObject({
      errors: [],
      progress: { percentage: 17, minutesSpent: 15, minutesLeft: 43, nextSection: "introduction" },
    });
    expect(await complete(member, "categories")).toEqual(done);
    expect(await progressOf(member)).toEqual(done.progress);
    expect(await progressOf(member, "MEDIUM")).toMatchObject({ percentage: 0, currentSection: "introduction" });
  });

  it("is one's own: nobody else sees it or changes it, and nobody signed out has any", async () => {
    const [member, other] = [await aMember(api), await aMember(api)];
    await read(member, "faq");
    const before = await rowsOf(member);
    expect(await progressOf(other)).toMatchObject({ percentage: 0, sections: { 3: { status: "NOT_STARTED" } } });
    await visit(other, "faq", { isInteraction: true });
    await change(other, "resetProgramme", { level: "LIGHT" });
    expect(await rowsOf(member)).toEqual(before);
    const { data, errors } = await aBrowser(api).graphql(QUERY, { level: "LIGHT" });
    expect(data).toEqual({ programmeProgress: null });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(["UNAUTHENTICATED"]);
  });

  it("is read in one statement, and stored by no cache", async () => {
    const member = await aMember(api);
    await read(member, ...FIVE);
    const [, withFive] = await countStatements(() => progressOf(member));
    const [, withNone] = await countStatements(() => progressOf(member, "HARDCORE"));
    expect(withFive).toBe(withNone);
    const { headers } = await member.browser.graphqlGet(QUERY, { level: "LIGHT" });
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("counts every click of several at once", async () => {
    const member = await aMember(api);
    await Promise.all(Array.from({ length: 8 }, () => visit(member, "faq", { isInteraction: true })));
    expect((await progressOf(member)).sections[3]?.interactions).toBe(8);
  });
});

describe("what is refused", () => {
  it.each([
    ["a section that there is not", "visitSection", "slutet", "NOT_FOUND"],
    ["a section that there is not, completed", "completeSection", "\0", "NOT_FOUND"],
    ["the last section of Light", "visitSection", "next-steps", "LOCKED"],
    ["the last section of Light, completed", "completeSection", "next-steps", "LOCKED"],
    ["completing what was not begun", "completeSection", "faq", "NOT_STARTED"],
  ])("is %s", async (_, name, section, code) => {
    const member = await aMember(api);
    expect(await change(member, name, { level: "LIGHT", section })).toEqual({
      progress: null,
      errors: [{ code, field: "section", message: expect.stringMatching(/\.$/) }],
    });
    expect(await rowsOf(member)).toEqual([]);
  });

  it("is the last section of Light no longer once the others are completed", async () => {
    const member = await aMember(api);
    await read(member, ...FIVE.slice(0, 4));
    expect((await visit(member, "next-steps")).errors).toMatchObject([{ code: "LOCKED" }]);
    await read(member, "resources", "next-steps");
    expect(await progressOf(member)).toMatchObject({ percentage: 100, minutesLeft: 0, nextSection: null });
  });
});

describe("beginning anew", () => {
  it("forgets the level, and no other", async () => {
    const member = await aMember(api);
    await read(member, "introduction", "faq");
    await change(member, "visitSection", { level: "MEDIUM", section: "faq" });
    const { progress, errors } = await change(member, "resetProgramme", { level: "LIGHT" });
    expect([progress?.percentage, errors]).toEqual([0, []]);
    expect(await progressOf(member)).toEqual(progress);
    expect((await rowsOf(member)).map(({ level }) => level)).toEqual(["medium"]);
  });

  it("gives no more minutes in the journey for what was completed before, on another day", async () => {
    const member = await aMember(api);
    const report = (day: string) =>
      changeOf(member.browser, "recordActivity", {
        input: {
          key: `mental:light:1:${day}`,
          type: "SECTION",
          title: "Light: Introduktion",
          path: "/mental-optimering/light#introduction",
          duration: 8,
          category: "MENTAL",
          timestamp: `${day}T08:00:00Z`,
          items: ["mental:light:1"],
        },
      });
    const minutes = async () => {
      const { data } = await member.browser.graphql<{ journey: { totalTimeSpent: number; totalActivities: number } }>(
        "{ journey { totalTimeSpent totalActivities } }",
      );
      return [data.journey.totalTimeSpent, data.journey.totalActivities];
    };
    await read(member, "introduction");
    expect(codesOf(await report("2026-03-01"))).toEqual([]);
    expect(await minutes()).toEqual([8, 1]);
    await change(member, "resetProgramme", { level: "LIGHT" });
    await read(member, "introduction");
    await report("2026-03-02");
    expect(await minutes()).toEqual([8, 2]);
  });
});

describe("taking over what a browser held", () => {
  const merge = async (member: Member, levels: Variables[]) => {
    const { data, errors } = await member.browser.graphql<{
      mergeProgrammes: { progress: Progress[]; errors: Payload["errors"] };
    }>(mutationOf("mergeProgrammes"), { input: { levels } });
    expect(errors).toEqual([]);
    return data.mergeProgrammes;
  };
  const held = (key: string, status: string, interactions: number, lastVisitedAt: string | null) => ({
    ...{ key, status, interactions, lastVisitedAt },
  });

  it("takes what is further of both, and changes nothing the second time", async () => {
    const member = await aMember(api);
    await read(member, "introduction");
    await visit(member, "faq", { isInteraction: true });
    const [own] = (await progressOf(member)).sections;
    const levels = [
      {
        level: "LIGHT",
        sections: [
          held("introduction", "STARTED", 3, "2026-01-01T08:00:00Z"),
          held("faq", "COMPLETED", 0, "2026-01-02T08:00:00.000Z"),
          held("schedule", "NOT_STARTED", 0, null),
        ],
      },
      { level: "HARDCORE", sections: [held("next-steps", "STARTED", 1, "2026-01-03T08:00:00.000Z")] },
    ];
    const first = await merge(member, levels);
    expect(first).toMatchObject({
      errors: [],
      progress: {
        0: {
          level: "LIGHT",
          percentage: 33,
          sections: {
            0: { status: "COMPLETED", interactions: 3, lastVisitedAt: own?.lastVisitedAt },
            2: { status: "NOT_STARTED", lastVisitedAt: null },
            3: { status: "COMPLETED", interactions: 1 },
          },
        },
        1: { level: "HARDCORE", sections: { 5: { status: "STARTED", lastVisitedAt: "2026-01-03T08:00:00.000Z" } } },
      },
    });
    const rows = await rowsOf(member);
    expect(rows.map(({ level, section }) => `${level} ${section}`)).toEqual([
      "hardcore next-steps",
      "light faq",
      "light introduction",
    ]);
    expect(await merge(member, levels)).toEqual(first);
    expect(await rowsOf(member)).toEqual(rows);
    expect(await progressOf(member)).toEqual(first.progress[0]);
  });

  it("is of now what says that it is of the future", async () => {
    const member = await aMember(api);
    await merge(member, [{ level: "LIGHT", sections: [held("faq", "STARTED", 0, "2999-01-01T08:00:00Z")] }]);
    const { sections } = await progressOf(member);
    expect(Date.parse(sections[3]?.lastVisitedAt ?? "")).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    ["a section that there is not", [held("slutet", "STARTED", 0, null)], "levels.0.sections.0.key"],
    ["less than no clicks", [held("faq", "STARTED", -1, null)], "levels.0.sections.0.interactions"],
    ["more than six sections", FIVE.concat(FIVE).map((key) => held(key, "STARTED", 0, null)), "levels.0.sections"],
  ])("with %s is refused whole", async (_, sections, field) => {
    const member = await aMember(api);
    const { progress, errors } = await merge(member, [{ level: "LIGHT", sections }]);
    expect(progress).toEqual([]);
    expect(errors).toMatchObject([{ code: "INVALID", field }]);
    expect(await rowsOf(member)).toEqual([]);
  });
});

describe("a guest's browser", () => {
  const apollo = createClient({ link: new ApolloLink(() => of({ data: {} })) });
  const ask = (text: string, variables: Variables) => askGuestGraph(apollo, "programmes", parse(text), variables);
  const NAMES = { visit: "visitSection", complete: "completeSection", reset: "resetProgramme" } as const;
  const inputOf = (level: Level, { kind, ...more }: Step) => ({ level: level.toUpperCase(), ...more });
  /** An answer without its moments, which are of two clocks. */
  const withoutMoments = (answer: unknown): unknown =>
    JSON.parse(
      JSON.stringify(answer, (name, value) => (name === "lastVisitedAt" && value !== null ? "visited" : value)),
    );

  it("answers as the server does, whatever is done, refusals and their words included", async () => {
    await fc.assert(
      fc.asyncProperty(levels, steps(12), async (level, done) => {
        const member = await aMember(api);
        await ask(mutationOf("resetProgramme"), { input: { level: level.toUpperCase() } });
        for (const step of done) {
          // Two visits of the same millisecond would have no order.
          await new Promise((resolve) => setTimeout(resolve, 2));
          const [text, variables] = [mutationOf(NAMES[step.kind]), { input: inputOf(level, step) }];
          const [own, guests] = [await member.browser.graphql(text, variables), await ask(text, variables)];
          expect(own.errors).toEqual([]);
          expect(guests.errors).toBeUndefined();
          expect(withoutMoments(guests.data)).toEqual(withoutMoments(own.data));
        }
        const { data } = await ask(QUERY, { level: level.toUpperCase() });
        expect(withoutMoments(data?.programmeProgress)).toEqual(
          withoutMoments(await progressOf(member, level.toUpperCase())),
        );
      }),
      { numRuns: 25 },
    );
  });
});
