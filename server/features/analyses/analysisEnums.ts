import { registerEnumType } from "type-graphql";
import * as vocabulary from "../../../schema/analyses/vocabulary.ts";
import { fieldsOf, optionsOf, type Questionnaire } from "../../../schema/questionnaires/definition.ts";
import { LAB_FINDING_OPTIONS, SAFETY_OPTIONS } from "../../../schema/questionnaires/safety.ts";
import type { RedFlagView } from "../../../schema/rules/analyses/analysisView.ts";
import type { MeasureView } from "../../../schema/rules/analyses/measure.ts";
import type { SectionKind } from "../../../schema/rules/analyses/textSections.ts";
import { type EnumValues, enumOfOptions } from "../../platform/graphql/questionnaireTypes.ts";

/** A test whose answers are analysed. */
export type TestKind = vocabulary.TestKind;
export const TestKind = { SLEEP: "sleep", TRAINING: "training", PROTOCOL: "protocol" } as const satisfies {
  [Kind in TestKind as Uppercase<Kind>]: Kind;
};
registerEnumType(TestKind, {
  name: "TestKind",
  description: "A test whose answers are analysed.",
  valuesConfig: {
    SLEEP: { description: "The sleep test." },
    TRAINING: { description: "The training test." },
    PROTOCOL: { description: "The health protocol questionnaire." },
  },
});

/** Author of a result: the rules or the service. */
export type AnalysisSource = vocabulary.AnalysisSource;
export const AnalysisSource = { BUILT_IN: "built-in", SERVICE: "service" } as const satisfies Record<
  string,
  AnalysisSource
>;
registerEnumType(AnalysisSource, {
  name: "AnalysisSource",
  description: "What wrote the text of a result; findings and red flags are always of the site's own rules.",
  valuesConfig: {
    BUILT_IN: { description: "The site's own rules." },
    SERVICE: { description: "An automatic text service that the operator uses." },
  },
});

/** Kind of a result, by its red flags. */
export type AnalysisShape = vocabulary.AnalysisShape;
export const AnalysisShape = {
  PLAN: "plan",
  CARE_FIRST: "care-first",
  CARE_ONLY: "care-only",
} as const satisfies Record<string, AnalysisShape>;
registerEnumType(AnalysisShape, {
  name: "AnalysisShape",
  description: "What a result is, after what its answers say care should hear of.",
  valuesConfig: {
    PLAN: { description: "Findings, and for the health protocol activities." },
    CARE_FIRST: { description: "A plan that stays folded until its owner has talked to care (`careContactedAt`)." },
    CARE_ONLY: { description: "No plan: only whom to turn to." },
  },
});

/** Kind of a section of a result's text. */
export type AnalysisSectionKind = SectionKind;
export const AnalysisSectionKind = {
  RED_FLAGS: "red-flags",
  SUMMARY: "summary",
  FINDINGS: "findings",
  TODAY: "today",
  WEEK: "week",
  MONTH: "month",
  TESTS: "tests",
  CHANGES: "changes",
  OTHER: "other",
} as const satisfies Record<string, SectionKind>;
registerEnumType(AnalysisSectionKind, {
  name: "AnalysisSectionKind",
  description: "What a section of a result's text is about.",
  valuesConfig: {
    RED_FLAGS: { description: "What comes before everything else; `redFlags` have it one by one." },
    SUMMARY: { description: "What the answers say together, and what is answered to somebody's own words." },
    FINDINGS: { description: "What to do in one area; `findings` have it one by one." },
    TODAY: { description: "What is done or left today." },
    WEEK: { description: "What is begun with this week, or once care has said yes." },
    MONTH: { description: "How to go on after four weeks, when to stop, and the number to look at." },
    TESTS: { description: "Which test answers which question, and where none is needed." },
    CHANGES: { description: "What would change the advice." },
    OTHER: { description: "Anything else, as whom to turn to." },
  },
});

/** Trend of a value since the test before. */
export type AnalysisTrend = NonNullable<MeasureView["trend"]>;
export const AnalysisTrend = { BETTER: "better", SAME: "same", WORSE: "worse" } as const satisfies Record<
  string,
  AnalysisTrend
>;
registerEnumType(AnalysisTrend, {
  name: "AnalysisTrend",
  description: "Where the number of a test goes, from the one before.",
  valuesConfig: {
    BETTER: { description: "It has become better." },
    SAME: { description: "It is as it was." },
    WORSE: { description: "It has become worse." },
  },
});

/** Importance of a finding. */
export type FindingPriority = vocabulary.FindingPriority;
export const FindingPriority = enumOfOptions(
  "FindingPriority",
  "How much a finding matters.",
  optionsOf(vocabulary.FINDING_PRIORITIES),
);

/** Kind of help that a red flag leads to. */
export type RedFlagUrgency = RedFlagView["urgency"];
export const RedFlagUrgency = { CALL_112: "CALL_112", CALL_1177: "CALL_1177" } as const satisfies {
  [Name in RedFlagUrgency]: Name;
};
registerEnumType(RedFlagUrgency, {
  name: "RedFlagUrgency",
  description: "Whom to turn to.",
  valuesConfig: {
    CALL_112: { description: "112, at once." },
    CALL_1177: { description: "1177 or a doctor, before anything else." },
  },
});

/** Category of an activity in a protocol's result. */
export type SuggestedActivityCategory = vocabulary.ActivityCategory;
export const SuggestedActivityCategory = enumOfOptions(
  "SuggestedActivityCategory",
  "What an activity of the health protocol's result is filed under.",
  optionsOf(vocabulary.ACTIVITY_CATEGORIES),
);

const SafetyChoice = enumOfOptions(
  "SafetyChoice",
  "A symptom, an illness or a circumstance that may apply to somebody who takes a test.",
  SAFETY_OPTIONS,
);

const LabFinding = enumOfOptions(
  "LabFinding",
  "What a blood test may have shown, by the reference interval of its answer.",
  LAB_FINDING_OPTIONS,
);

/** Questions that every test asks have one enum. */
const SHARED_ENUMS = new Map<unknown, EnumValues>([
  [SAFETY_OPTIONS, SafetyChoice],
  [LAB_FINDING_OPTIONS, LabFinding],
]);

/**
 * An enum of the graph for each question of a test that has options.
 * @param test how their names begin, e.g. 'SleepTest'
 */
export const enumsOfTest = (test: string, definition: Questionnaire): Record<string, EnumValues> =>
  Object.fromEntries(
    fieldsOf(definition).flatMap((field) =>
      field.kind === "single" || field.kind === "several"
        ? [
            [
              field.name,
              SHARED_ENUMS.get(field.options) ??
                enumOfOptions(`${test}${title(field.name)}`, field.about, field.options),
            ],
          ]
        : [],
    ),
  );

const title = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
