import { describe, expect, it } from "vitest";
import {
  MAX_DESCRIPTION,
  MAX_DOSAGE,
  MAX_NAME,
  MAX_TITLE,
  STEP_CATEGORIES,
} from "../../schema/protocols/vocabulary.ts";
import { doseNotes } from "../../schema/rules/protocols/doseNotes.ts";
import { authors } from "../../server/seed/authors.ts";
import { protocolTemplates } from "../../server/seed/protocolTemplates.ts";
import { aStep } from "../support/protocols.ts";

const steps = protocolTemplates.flatMap((template) => template.steps);
const texts = [
  ...protocolTemplates.flatMap(({ name, description }) => [name, description]),
  ...steps.flatMap(({ title, description }) => [title, description]),
].join("\n");

describe("the protocols that anybody can start", () => {
  it("are six, of both types, under names of their own", () => {
    expect(protocolTemplates).toHaveLength(6);
    expect(new Set(protocolTemplates.map(({ slug }) => slug)).size).toBe(6);
    expect(new Set(protocolTemplates.map(({ name }) => name)).size).toBe(6);
    for (const { slug } of protocolTemplates) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(new Set(protocolTemplates.map(({ protocolType }) => protocolType))).toEqual(new Set(["template", "expert"]));
  });

  it.each(protocolTemplates.map((template) => [template.name, template] as const))("%s is whole", (_, template) => {
    expect(template.name.length).toBeLessThanOrEqual(MAX_NAME);
    expect(template.description.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
    expect(template.steps.length).toBeGreaterThanOrEqual(5);
    expect(template.steps.length).toBeLessThanOrEqual(9);
    expect(new Set(template.steps.map(({ frequency }) => frequency))).toEqual(new Set(["daily", "weekly"]));
    expect(new Set(template.steps.map(({ title }) => title)).size).toBe(template.steps.length);
    for (const { title, description, dosageAmount } of template.steps) {
      expect(title.length).toBeLessThanOrEqual(MAX_TITLE);
      expect(description.length).toBeGreaterThan(20);
      expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
      expect(dosageAmount?.length ?? 0).toBeLessThanOrEqual(MAX_DOSAGE);
    }
  });

  it("say of invented experts that they are", () => {
    for (const { protocolType, expertName, description } of protocolTemplates) {
      expect(expertName !== null).toBe(protocolType === "expert");
      if (expertName === null) continue;
      expect(authors.map(({ name }) => name)).toContain(expertName);
      expect(description).toContain(`Exempelinnehåll – ${expertName} är en påhittad person`);
    }
  });

  it("have a time of day for every step, or say that it has none", () => {
    const untimed = steps.filter(({ timeOfDay }) => timeOfDay === "none");
    expect(untimed.map(({ title }) => title)).toEqual([
      "Sömnen i veckan",
      "Långpromenad",
      "Trappan före hissen",
      "Protein i varje mål",
      "En halv dag utan skärm",
      "Halva tallriken grönt",
      "Planera fem middagar",
    ]);
    expect(steps.filter(({ timeOfDay }) => !timeOfDay)).toEqual([]);
  });

  it("use every category between them", () => {
    expect(new Set(steps.map(({ category }) => category))).toEqual(new Set(Object.keys(STEP_CATEGORIES)));
  });

  it("name no dose above a level, even when all are followed at once", () => {
    expect(doseNotes(steps.map((step) => aStep(step)))).toEqual([]);
  });

  it("say for whom sleep's fixed times are not, and which blood pressure is to be told of", () => {
    const text = (slug: string) => JSON.stringify(protocolTemplates.find((template) => template.slug === slug));
    expect(text("battre-somn-pa-fyra-veckor")).toMatch(/epilepsi eller bipolär.*skift.*små barn/);
    expect(text("mat-och-folj-upp")).toMatch(/140\/90.*180\/110.*1177.*112/);
  });

  it("promise nothing, and say it calmly", () => {
    expect(texts).not.toMatch(/!|garanter|botar|bevisat|mirak/i);
    expect(texts).not.toMatch(/ - [a-zåäö]/);
  });
});
