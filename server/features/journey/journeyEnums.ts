import { registerEnumType } from "type-graphql";
import type * as recommendations from "../../../schema/journey/recommendations.ts";
import * as vocabulary from "../../../schema/journey/vocabulary.ts";
import { optionsOf } from "../../../schema/questionnaires/definition.ts";
import { INTEREST_OPTIONS } from "../../../schema/questionnaires/recommendation.ts";
import { enumOfOptions } from "../../platform/graphql/questionnaireTypes.ts";

/** An enum of the graph over the vocabulary's stored values, with what each of them means. */
function enumOf<Value extends string>(name: string, description: string, meanings: Readonly<Record<Value, string>>) {
  const entries = Object.entries<string>(meanings);
  const values = Object.fromEntries(entries.map(([value]) => [value.toUpperCase(), value]));
  registerEnumType(values, {
    name,
    description,
    valuesConfig: Object.fromEntries(
      entries.map(([value, meaning]) => [value.toUpperCase(), { description: meaning }]),
    ),
  });
  return values;
}

/** How a visitor rates their health. */
export type HealthStatus = vocabulary.HealthStatus;
export const HealthStatus = enumOfOptions(
  "HealthStatus",
  "How somebody rates their health in onboarding.",
  optionsOf(vocabulary.HEALTH_STATUSES),
);

/** How a visitor feels, where one need not know. */
export type CurrentHealth = vocabulary.CurrentHealth;
export const CurrentHealth = enumOfOptions(
  "CurrentHealth",
  "How somebody feels, in the recommendation questionnaire.",
  optionsOf(vocabulary.CURRENT_HEALTH),
);

/** What a visitor is interested in. */
export type Interest = recommendations.Interest;
export const Interest = enumOfOptions(
  "Interest",
  "What somebody is interested in, in the recommendation questionnaire.",
  INTEREST_OPTIONS,
);

/** What an activity was. */
export type ActivityType = vocabulary.ActivityType;
export const ActivityType = enumOf<ActivityType>("ActivityType", "What an activity was.", {
  article: "An article was read.",
  test: "A test was taken.",
  section: "A section of a programme was completed.",
  comparison: "Products were compared.",
  visit: "A page that counts was looked at.",
  step: "A step of a protocol was ticked.",
});

/** A category of the journey. */
export type JourneyCategoryKey = vocabulary.CategoryId;
export const JourneyCategoryKey = enumOf<JourneyCategoryKey>("JourneyCategoryKey", "A category of the journey.", {
  mental: "'Mental optimering'.",
  physical: "'Fysisk träning'.",
  testing: "'Testning & optimering'.",
  knowledge: "'Kunskap & guider'.",
});

/** What an activity may be filed under. */
export type ActivityCategory = vocabulary.ActivityCategory;
export const ActivityCategory = {
  MENTAL: "mental",
  PHYSICAL: "physical",
  TESTING: "testing",
  KNOWLEDGE: "knowledge",
  TRAINING: "träning",
} as const satisfies Record<string, ActivityCategory>;
registerEnumType(ActivityCategory, {
  name: "ActivityCategory",
  description: "What an activity is filed under: a category of the journey, or a word for a part of one.",
  valuesConfig: {
    MENTAL: { description: "'Mental optimering'." },
    PHYSICAL: { description: "'Fysisk träning'." },
    TESTING: { description: "'Testning & optimering'." },
    KNOWLEDGE: { description: "'Kunskap & guider'." },
    TRAINING: { description: "'träning'; counts in PHYSICAL." },
  },
});

/** How much a recommendation matters. */
export type Priority = vocabulary.Priority;
export const Priority = enumOf<Priority>("Priority", "How much a recommendation matters.", {
  high: "'Hög'; highlighted.",
  medium: "'Medium'.",
  low: "'Låg'.",
});

/** What a recommendation leads to. */
export type RecommendationType = vocabulary.RecommendationType;
export const RecommendationType = enumOf<RecommendationType>("RecommendationType", "What a recommendation leads to.", {
  guide: "A page that guides.",
  test: "A test to take.",
  content: "A programme or page.",
  product: "Products to compare.",
  supplement: "Dietary supplements.",
  biohacking: "Equipment.",
  article: "An article to read.",
});
