import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { linkOf } from "../../schema/analyses/links.ts";
import { MAX_GUEST_RESULTS, readTestResults, type TestResult } from "../../schema/analyses/testResult.ts";
import { analysisViews, isStale } from "../../schema/rules/analyses/analysisView.ts";
import { changesBetween } from "../../schema/rules/analyses/compareTests.ts";
import { PROTOCOL_RULES } from "../../schema/rules/analyses/protocolRules.ts";
import { SLEEP_RULES } from "../../schema/rules/analyses/sleepRules.ts";
import { TRAINING_RULES } from "../../schema/rules/analyses/trainingRules.ts";

const ARTICLES = join(import.meta.dirname, "../../server/seed/articles");
const NOW = new Date("2026-03-31T12:00:00Z");

const FINDING: TestResult["findings"][number] = {
  ...{ id: "wind-down", category: "evening", title: "Varva ner", text: "Läs.", because: [], evidence: "Okänt." },
  ...{ priority: "low", links: [] },
};

let made = 0;

/** A result of the sleep test, with what a test wants to say of it. */
function aResult(changes: Partial<TestResult> = {}): TestResult {
  const id = `0b0c7f1c-6f0e-4d0f-8f38-${String(++made).padStart(12, "0")}`;
  return {
    ...{ id, sessionId: id, kind: "sleep", answers: { caffeineIntake: "inget" }, aiRecommendations: "## Du" },
    redFlags: [{ id: "apnea", urgency: "1177", text: "Ring 1177.", because: ["snarkning"] }],
    findings: [],
    activities: [],
    ...{ source: "built-in", isFallback: false, createdAt: "2026-03-01T12:00:00.000Z" },
    ...changes,
  };
}

describe("answers that differ from the test before", () => {
  it("are told in words, in the order of the questions, and who somebody is last", () => {
    const before = { age: 41, primaryGoals: ["strength"], injuries: "none", trainingChallenges: "Tid" };
    const now = { age: 42, primaryGoals: ["strength", "balance"], injuries: "none", trainingChallenges: "Ork" };
    expect(changesBetween("training", before, now)).toEqual([
      { label: "Mål", before: "Bli starkare", now: "Bli starkare, Få bättre balans" },
      { label: "Ålder", before: "41 år", now: "42 år" },
    ]);
  });

  it("are told where there was none, and none where nothing differs", () => {
    expect(changesBetween("sleep", {}, { stressLevel: 4 })).toEqual([
      { label: "Stressnivå", before: "Inget svar", now: "4 av 5" },
    ]);
    expect(changesBetween("sleep", { stressLevel: 4 }, { stressLevel: 4 })).toEqual([]);
  });
});

describe("results", () => {
  it("are the newest first, each compared with the one of its kind before", () => {
    const first = aResult({ createdAt: "2026-01-01T12:00:00.000Z" });
    const training = aResult({ kind: "training", answers: {}, createdAt: "2026-02-01T12:00:00.000Z" });
    const last = aResult({ answers: { caffeineIntake: "1-kopp" } });
    const views = analysisViews([training, last, first], NOW);
    expect(views.map(({ key }) => key)).toEqual([last.id, training.id, first.id]);
    expect(views.map(({ changes }) => changes.length)).toEqual([1, 0, 0]);
    expect(views[0]?.redFlags[0]?.urgency).toBe("CALL_1177");
  });

  it("have the shape that their red flags give them, also those from before there were shapes", () => {
    const flag = (id: string, urgency: "112" | "1177") => [{ id, urgency, text: "Ring.", because: [] }];
    const shapes = [
      [],
      flag("fainting", "112"),
      flag("leg-clot", "1177"),
      flag("mania", "1177"),
      flag("suicide", "112"),
    ];
    const views = analysisViews(
      shapes.map((redFlags) => aResult({ redFlags })),
      NOW,
    );
    expect(views.map(({ shape }) => shape).sort()).toEqual(
      ["plan", "care-first", "care-first", "care-only", "care-only"].sort(),
    );
    expect(views.every(({ careContactedAt }) => careContactedAt === null)).toBe(true);
  });

  it("keep that their owner has talked to care, and what is for today", () => {
    const finding = { ...FINDING, isForToday: true };
    const stored = aResult({ careContactedAt: "2026-03-02T12:00:00.000Z", findings: [finding, FINDING] });
    const [read] = readTestResults(JSON.parse(JSON.stringify([stored])));
    expect(read?.careContactedAt).toBe("2026-03-02T12:00:00.000Z");
    const [view] = analysisViews(read ? [read] : [], NOW);
    expect(view?.careContactedAt).toBe("2026-03-02T12:00:00.000Z");
    expect(view?.findings.map(({ isForToday }) => isForToday)).toEqual([true, false]);
    expect(readTestResults([{ ...stored, careContactedAt: "igår" }])[0]?.careContactedAt).toBeNull();
  });

  it("are stale after more than thirty days", () => {
    expect(isStale("2026-03-01T12:00:00.000Z", NOW)).toBe(false);
    expect(isStale("2026-03-01T11:59:59.999Z", NOW)).toBe(true);
  });

  it("that a browser stored are read as far as they can be", () => {
    const [one, other] = [aResult(), aResult({ createdAt: "2026-03-02T12:00:00.000Z" })];
    const stored = [one, null, "x", { ...one, kind: "dans" }, { ...one, findings: undefined }, other];
    const read = { careContactedAt: null };
    expect(readTestResults(JSON.parse(JSON.stringify(stored)))).toEqual([
      { ...other, ...read },
      { ...one, ...read },
    ]);
    for (const unreadable of [undefined, null, "", {}, 7]) expect(readTestResults(unreadable)).toEqual([]);
    expect(readTestResults(Array.from({ length: 60 }, () => aResult()))).toHaveLength(MAX_GUEST_RESULTS);
  });
});

describe("links of findings", () => {
  const paths = [
    ...new Set([...SLEEP_RULES, ...TRAINING_RULES, ...PROTOCOL_RULES].flatMap(({ links }) => links ?? [])),
  ];

  it("say where they lead, guides by their title", () => {
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const { label } = linkOf(path);
      expect([path, label]).not.toEqual([path, "Läs mer"]);
      const [, slug] = /^\/guider\/(.+)$/.exec(path) ?? [];
      if (!slug) continue;
      const [, title = ""] = /^title: "?(.*?)"?$/m.exec(readFileSync(join(ARTICLES, `${slug}.md`), "utf8")) ?? [];
      expect(label.replace(",", ":")).toBe(`Guide: ${title}`.replace(",", ":"));
    }
  });
});
