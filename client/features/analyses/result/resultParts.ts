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
  /** What to do, by area, as far as findings do not tell it. */
  advice: string;
  /** When to do what, and everything else that stands open. */
  rest: string;
  /** What nobody needs today, which unfolds. */
  folded: TextSection[];
  /** What the text is not, and whom to turn to. */
  end: string;
}

/** The sections of a result's text as it stands now, without what is in a box of its own. */
export const shownSections = (
  kind: TestKind,
  { aiRecommendations, careContactedAt }: Pick<TestResult_AnalysisFragment, "aiRecommendations" | "careContactedAt">,
): TextSection[] => {
  const sections = sectionsOf(kind, aiRecommendations).filter((section) => section.kind !== "red-flags");
  return careContactedAt ? afterCare(sections) : sections;
};

/** The text of a result without what stands in a box of its own. */
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
  const placeOf = ({ kind: name, heading }: TextSection): keyof ResultParts => {
    if (name === "summary") return "summary";
    if (name === "findings") return "advice";
    if (source === "SERVICE") return "rest";
    if (heading === SECTIONS.end) return "end";
    if (name === "tests" || (name === "changes" && isFree)) return "folded";
    // A protocol is a day; its week can wait, but not what must be done or left today.
    const isWeek = heading === SECTIONS.today || heading === SECTIONS.week;
    return kind === "protocol" && isWeek ? "folded" : "rest";
  };
  const at = (place: keyof ResultParts) => sections.filter((section) => placeOf(section) === place);
  return {
    summary: markdownOf(at("summary")),
    advice: markdownOf(at("advice")),
    rest: markdownOf(at("rest")),
    folded: at("folded"),
    end: markdownOf(at("end")),
  };
}
