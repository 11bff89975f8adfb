import type { TestKind } from "../../../../schema/analyses/vocabulary.ts";
import { markdownOf, sectionsOf } from "../../../../schema/rules/analyses/textSections.ts";
import type { TestResult_AnalysisFragment } from "./TestResult.generated.ts";

/** The text of a result in the parts that a page shows, each once. All are Markdown. */
interface ResultParts {
  /** What the answers say together. */
  summary: string;
  /** What to do, by area, as far as findings do not tell it. */
  advice: string;
  /** When to do what, tests, and what to know. */
  rest: string;
}

/** The text of a result without what stands in a box of its own. */
export function resultParts(
  kind: TestKind,
  { aiRecommendations }: Pick<TestResult_AnalysisFragment, "aiRecommendations">,
): ResultParts {
  const sections = sectionsOf(kind, aiRecommendations).filter((section) => section.kind !== "red-flags");
  const partOf = (isPart: (name: string) => boolean) => markdownOf(sections.filter((section) => isPart(section.kind)));
  return {
    summary: partOf((name) => name === "summary"),
    advice: partOf((name) => name === "findings"),
    rest: partOf((name) => name !== "summary" && name !== "findings"),
  };
}
