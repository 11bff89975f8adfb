import { registerEnumType } from "type-graphql";
import * as vocabulary from "../../../schema/analyses/vocabulary.ts";
import { fieldsOf, optionsOf, type Questionnaire } from "../../../schema/questionnaires/definition.ts";
import { SAFETY_OPTIONS } from "../../../schema/questionnaires/safety.ts";
import type { RedFlagView } from "../../../schema/rules/analyses/analysisView.ts";
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

/** What wrote a result. */
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

/** What a result may be after its red flags. */
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

/** How much a finding matters. */
export type FindingPriority = vocabulary.FindingPriority;
export const FindingPriority = enumOfOptions(
  "FindingPriority",
  "How much a finding matters.",
  optionsOf(vocabulary.FINDING_PRIORITIES),
);

/** Whom a red flag leads to. */
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

/** What an activity of a protocol's result is filed under. */
export type SuggestedActivityCategory = vocabulary.ActivityCategory;
export const SuggestedActivityCategory = enumOfOptions(
  "SuggestedActivityCategory",
  "What an activity of the health protocol's result is filed under.",
  optionsOf(vocabulary.ACTIVITY_CATEGORIES),
);

/** What every test asks in the end, one enum for all. */
const SafetyChoice = enumOfOptions(
  "SafetyChoice",
  "A symptom, an illness or a circumstance that may apply to somebody who takes a test.",
  SAFETY_OPTIONS,
);

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
              field.options === SAFETY_OPTIONS
                ? SafetyChoice
                : enumOfOptions(`${test}${title(field.name)}`, field.about, field.options),
            ],
          ]
        : [],
    ),
  );

const title = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
