import type { Finding, RedFlag, SuggestedActivity } from "../../analyses/analysis.ts";
import { linkOf } from "../../analyses/links.ts";
import { byNewest, type TestResult } from "../../analyses/testResult.ts";
import {
  type AnalysisShape,
  type AnalysisSource,
  FINDING_CATEGORIES,
  STALE_DAYS,
  type TestKind,
} from "../../analyses/vocabulary.ts";
import type { ProtocolGoal } from "../../protocols/vocabulary.ts";
import { type AnalysisChange, changesBetween } from "./compareTests.ts";
import { type MeasureView, measureView } from "./measure.ts";
import { openFindings } from "./openFindings.ts";
import { shapeOf } from "./resultShape.ts";
import { protocolGoalOf } from "./suggestedProtocol.ts";
import { type SectionKind, sectionsOf } from "./textSections.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A finding as the graph shows it. */
export interface FindingView extends Omit<Finding, "id" | "links" | "category" | "isForToday"> {
  key: string;
  category: string;
  categoryName: string;
  links: { path: string; label: string }[];
  isForToday: boolean;
  /** True for one that unfolds. */
  isFolded: boolean;
}

/** A red flag as the graph shows it. */
export interface RedFlagView extends Omit<RedFlag, "id" | "urgency"> {
  key: string;
  urgency: `CALL_${RedFlag["urgency"]}`;
}

/** A result as the graph shows it. */
export interface AnalysisView {
  key: string;
  kind: TestKind;
  shape: AnalysisShape;
  careContactedAt: string | null;
  aiRecommendations: string;
  /** The same text, section by section. */
  sections: { kind: SectionKind; heading: string; text: string }[];
  measure: MeasureView | null;
  redFlags: RedFlagView[];
  findings: FindingView[];
  activities: (Omit<SuggestedActivity, "id" | "isOptional"> & { key: string; isOptional: boolean })[];
  source: AnalysisSource;
  isFallback: boolean;
  createdAt: string;
  isStale: boolean;
  changes: AnalysisChange[];
  /** Purpose of a protocol of the activities. */
  suggestedGoal: ProtocolGoal | null;
}

/** True when a test was taken so long ago that it is offered again. */
export const isStale = (createdAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) > STALE_DAYS * DAY_MS;

/**
 * A result as the graph shows it.
 * @param before the answers of the test of the same kind before it, when there is one
 */
export function analysisView(result: TestResult, before: TestResult["answers"] | null, now: Date): AnalysisView {
  const { id, kind, answers, redFlags, findings, activities, createdAt } = result;
  const open = openFindings(kind, findings);
  const names: Readonly<Record<string, string>> = FINDING_CATEGORIES[kind];
  return {
    key: id,
    kind,
    // By the flags that are stored: so is the shape of results that are older than shapes.
    shape: shapeOf(redFlags),
    careContactedAt: result.careContactedAt ?? null,
    aiRecommendations: result.aiRecommendations,
    sections: sectionsOf(kind, result.aiRecommendations),
    measure: measureView(kind, answers, before),
    redFlags: redFlags.map(({ id: key, urgency, ...flag }) => ({ ...flag, key, urgency: `CALL_${urgency}` as const })),
    findings: findings.map((stored) => {
      const { id: key, links, isForToday = false, ...finding } = stored;
      return {
        ...finding,
        isForToday,
        isFolded: !open.has(stored),
        key,
        categoryName: names[finding.category] ?? finding.category,
        links: links.map(linkOf),
      };
    }),
    activities: activities.map(({ id: key, isOptional = false, ...activity }) => ({ ...activity, key, isOptional })),
    source: result.source,
    isFallback: result.isFallback,
    createdAt,
    isStale: isStale(createdAt, now),
    changes: before ? changesBetween(kind, before, answers) : [],
    suggestedGoal:
      kind === "protocol" && Array.isArray(answers.primaryGoals) ? protocolGoalOf(answers.primaryGoals) : null,
  };
}

/** A list of results as the graph shows it, the newest first, each compared with the one of its kind before it. */
export function analysisViews(results: readonly TestResult[], now: Date): AnalysisView[] {
  const sorted = [...results].sort(byNewest);
  return sorted.map((result, index) =>
    analysisView(result, sorted.slice(index + 1).find(({ kind }) => kind === result.kind)?.answers ?? null, now),
  );
}
