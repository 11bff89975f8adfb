import { currentGoalText, GOALS } from "../goals.ts";
import type { GoalChoice } from "../journey/journeyTexts.ts";
import { EXPERIENCES, HEALTH_STATUSES } from "../journey/vocabulary.ts";
import { defineQuestionnaire, optionsOf, type Questionnaire } from "./definition.ts";

/** The first questions to a visitor, so that the site can begin where they are. */
export const ONBOARDING = defineQuestionnaire({
  kind: "onboarding",
  version: 1,
  title: "Din resa",
  steps: [
    {
      id: "welcome",
      heading: "Börja där du är",
      lead: "Fyra korta frågor, ungefär en minut. Sedan vet vi vad som passar dig att börja med.",
      fields: [],
    },
    {
      id: "name",
      heading: "Vad heter du?",
      lead: "Förnamnet räcker. Vi använder det när vi hälsar på dig.",
      fields: [
        {
          kind: "text",
          name: "name",
          label: "Förnamn",
          about: "First name, 1 to 60 characters.",
          max: 60,
          autoComplete: "given-name",
          missing: "Skriv ditt förnamn.",
          tooLong: "Namnet får vara högst 60 tecken.",
          invalid: "Namnet innehåller ett tecken som inte går att använda.",
        },
      ],
    },
    {
      id: "goals",
      heading: "Vad vill du uppnå?",
      lead: "Välj ett eller flera mål. Du kan ändra dem senare.",
      fields: [
        {
          kind: "several",
          name: "goals",
          label: "Mål",
          about: "Texts of goals, 1 to 8.",
          isLabelHidden: true,
          columns: 2,
          options: GOALS.map(({ id, text }) => ({ value: text, name: id.toUpperCase(), label: text })),
          // Goals are stored by their text, and a text may have been another one before.
          current: currentGoalText,
          missing: "Välj minst ett mål.",
          invalid: "Målet finns inte.",
        },
      ],
    },
    {
      id: "today",
      heading: "Hur ser det ut i dag?",
      lead: "Då kan vi välja rätt nivå på det vi föreslår.",
      fields: [
        {
          kind: "single",
          name: "healthStatus",
          label: "Hur mår du?",
          about: "Stored only with the account's consent.",
          columns: 2,
          options: optionsOf(HEALTH_STATUSES),
          isOptionalInApi: true,
          missing: "Välj hur du mår.",
        },
        {
          kind: "single",
          name: "experience",
          label: "Hur mycket har du provat hittills?",
          about: "How experienced.",
          columns: 3,
          options: optionsOf(EXPERIENCES),
          missing: "Välj hur mycket du har provat.",
        },
      ],
    },
  ],
});

/** The same questions with the goals that can be chosen, as they are called now. */
export const onboardingOf = (choices: readonly GoalChoice[]): Questionnaire => ({
  ...ONBOARDING,
  steps: ONBOARDING.steps.map((step) => ({
    ...step,
    fields: step.fields.map((field) =>
      field.name === "goals"
        ? {
            ...field,
            options: choices.map(({ key, text, label, isShown }) => ({
              ...{ value: text, name: key.toUpperCase(), label },
              ...(!isShown && { isHidden: true as const }),
            })),
          }
        : field,
    ),
  })),
});
