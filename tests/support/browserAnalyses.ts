import type { Locator, Page } from "@playwright/test";
import { CONSENTS } from "../../schema/consents.ts";
import { fieldsOf, type QuestionField, type Questionnaire } from "../../schema/questionnaires/definition.ts";
import { expect } from "./browserTest.ts";

/** The heading of a step, which has the focus when it is gone to. */
export const stepHeading = (page: Page, name: string): Locator =>
  page.locator("main form").getByRole("heading", { name, exact: true });

/** The box with the consent to the analysis. */
export const consent = (page: Page): Locator => page.getByLabel(CONSENTS.test_answers.ask);

/** Answers a question: the option of its place among them, from 0, or the text that is given. */
export async function answer(page: Page, field: QuestionField, given?: string): Promise<void> {
  const form = page.locator("main form");
  if (field.isOptional && given === undefined) return;
  switch (field.kind) {
    case "number":
      return form.getByLabel(new RegExp(`^${field.label}`)).fill(given ?? "35");
    case "time":
      return form.getByLabel(field.label, { exact: true }).fill(given ?? "23:00");
    case "text":
      return form.getByLabel(field.label, { exact: true }).fill(given ?? "");
    default: {
      const group = form.getByRole("group", { name: field.label });
      const choice = given === undefined ? group.locator("input").nth(1) : group.locator(`input[value="${given}"]`);
      await choice.check({ force: true });
    }
  }
}

/** What a browser stores of a test that was answered up to its last step and left there. */
export function answeredDraft(
  definition: Questionnaire,
  answers: Readonly<Record<string, string | readonly string[]>> = {},
): Record<string, unknown> {
  const given = fieldsOf(definition).flatMap((field): [string, unknown][] => {
    const choice = answers[field.name];
    if (field.isOptional || Array.isArray(choice)) return choice === undefined ? [] : [[field.name, choice]];
    switch (field.kind) {
      case "number":
        return [[field.name, choice ?? "35"]];
      case "time":
        return [[field.name, choice ?? "23:00"]];
      case "rating":
        return [[field.name, choice ?? String(field.min + 1)]];
      case "single":
        return [[field.name, choice ?? field.options[1]?.value]];
      case "several":
        return [[field.name, [choice ?? field.options[1]?.value]]];
      default:
        return choice === undefined ? [] : [[field.name, choice]];
    }
  });
  const { kind, version, steps } = definition;
  return { [`draft-${kind}`]: { account: null, version, step: steps.at(-1)?.id, answers: Object.fromEntries(given) } };
}

/** Answers every question up to the last step, where it stops before sending. */
export async function fillTest(
  page: Page,
  definition: Questionnaire,
  answers: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const [index, step] of definition.steps.entries()) {
    await expect(stepHeading(page, step.heading)).toBeVisible();
    for (const field of step.fields) await answer(page, field, answers[field.name]);
    if (index < definition.steps.length - 1) await page.getByRole("button", { name: "Nästa" }).click();
  }
}
