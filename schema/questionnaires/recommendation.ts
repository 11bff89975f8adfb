import { INTERESTS, type Interest } from "../journey/recommendations.ts";
import { AGE_GROUPS, CURRENT_HEALTH } from "../journey/vocabulary.ts";
import { defineQuestionnaire, optionsOf } from "./definition.ts";

type AgeGroup = (typeof AGE_GROUPS)[number];

/** The interests to choose from. */
export const INTEREST_OPTIONS = optionsOf(
  Object.fromEntries(Object.entries(INTERESTS).map(([interest, { label }]) => [interest, label])) as Record<
    Interest,
    string
  >,
);

/** Interests that recommendations are chosen by. */
export const RECOMMENDATION = defineQuestionnaire({
  kind: "recommendation",
  version: 1,
  title: "Få råd som passar dig",
  steps: [
    {
      id: "questions",
      heading: "Frågor om dig",
      lead: "Svara på fem frågor, så väljer vi vad som kan vara värt att läsa och prova först.",
      fields: [
        {
          kind: "text",
          name: "email",
          label: "E-post",
          short: "e-post",
          about: "Address. Stored in a guest's browser only; left out for an account.",
          format: "email",
          max: 254,
          autoComplete: "email",
          isOptionalInApi: true,
        },
        {
          kind: "single",
          name: "ageGroup",
          label: "Ålder",
          short: "ålder",
          about: "'18-25' to '65+'. Stored in a guest's browser only; left out for an account.",
          control: "select",
          placeholder: "Välj ålder",
          options: optionsOf(
            Object.fromEntries(AGE_GROUPS.map((group) => [group, group])) as Record<AgeGroup, string>,
            {
              "65+": "_65_AND_OLDER",
            },
          ),
          isOptionalInApi: true,
        },
        {
          kind: "text",
          name: "healthGoals",
          label: "Vad vill du uppnå med din hälsa?",
          short: "mål",
          about: "At most 1 000 characters. Stored in a guest's browser only; left out for an account.",
          lines: 3,
          max: 1_000,
          isOptionalInApi: true,
        },
        {
          kind: "single",
          name: "currentHealth",
          label: "Hur mår du just nu?",
          short: "hur du mår",
          about: "How the visitor feels; null when not answered.",
          columns: 2,
          options: optionsOf(CURRENT_HEALTH),
          isOptionalInApi: true,
        },
        {
          kind: "several",
          name: "interests",
          label: "Vad är du intresserad av? (frivilligt)",
          about: "Interests; may be empty.",
          columns: 2,
          options: INTEREST_OPTIONS,
          isOptional: true,
        },
      ],
    },
  ],
});
