import type { TestKind } from "../../../../schema/analyses/vocabulary.ts";
import {
  afterCare,
  markdownOf,
  SECTIONS,
  sectionsOf,
  type TextSection,
} from "../../../../schema/rules/analyses/textSections.ts";
import type { TestResult_AnalysisFragment } from "./TestResult.generated.ts";

/** The text of a result in the parts that a page shows, each once. All are Markdown. */
interface ResultParts {
  /** What the answers say together. */
  summary: string;
  /** Advice by area, without what the findings say. */
  advice: string;
  /** When to do what, and the rest, in its order; what nobody needs today unfolds. */
  plan: (TextSection & { isFolded: boolean })[];
}

/** The sections of a result's current text, without those that have a box of their own. */
export const shownSections = (
  kind: TestKind,
  { aiRecommendations, careContactedAt }: Pick<TestResult_AnalysisFragment, "aiRecommendations" | "careContactedAt">,
): TextSection[] => {
  const sections = sectionsOf(kind, aiRecommendations).filter((section) => section.kind !== "red-flags");
  return careContactedAt ? afterCare(sections) : sections;
};

/** The text of a result without the parts that have a box of their own. */
export function resultParts(
  kind: TestKind,
  analysis: Pick<
    TestResult_AnalysisFragment,
    "aiRecommendations" | "careContactedAt" | "redFlags" | "findings" | "source"
  >,
): ResultParts {
  const sections = shownSections(kind, analysis);
  const { redFlags, findings, source } = analysis;
  // Of who has something to ask care about, what care may change stays in sight.
  const isFree = redFlags.length === 0 && findings.every(({ isForToday }) => !isForToday);
  const isFolded = ({ kind: name, heading }: TextSection): boolean => {
    if (source === "SERVICE") return false;
    // A protocol is a day; its week can wait, but not what must be done or left today.
    if (kind === "protocol" && (heading === SECTIONS.today || heading === SECTIONS.week)) return true;
    // The weeks to come can wait wherever nothing must be done or left at once.
    return name === "tests" || name === "month" || ((name === "changes" || heading === SECTIONS.week) && isFree);
  };
  const partOf = (wanted: string) => sections.filter(({ kind: name }) => name === wanted);
  return {
    summary: markdownOf(partOf("summary")),
    advice: markdownOf(partOf("findings")),
    plan: sections
      .filter(({ kind: name }) => name !== "summary" && name !== "findings")
      .map((section) => ({ ...section, isFolded: isFolded(section) })),
  };
}
