import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ACTIVITY_CATEGORIES, type ActivityCategory } from "../../schema/analyses/vocabulary.ts";
import { createProtocolSchema } from "../../schema/protocols/protocolInput.ts";
import { STEP_CATEGORIES } from "../../schema/protocols/vocabulary.ts";
import { categoryShares, groupByTime, shareOf } from "../../schema/rules/analyses/activityDay.ts";
import { redFlagSection } from "../../schema/rules/analyses/compose.ts";
import { plainText } from "../../schema/rules/analyses/plainText.ts";
import { DISCLAIMER, NEXT_STEPS, protocolFileName, protocolText } from "../../schema/rules/analyses/protocolText.ts";
import { withoutRedFlags } from "../../schema/rules/analyses/redFlagText.ts";
import { type SectionSubject, sectionSubject } from "../../schema/rules/analyses/sectionSubjects.ts";
import {
  activityDoseNotes,
  protocolGoalOf,
  STEP_CATEGORY_OF,
  suggestedProtocol,
} from "../../schema/rules/analyses/suggestedProtocol.ts";

const ACTIVITIES = [
  {
    key: "magnesium",
    title: "Magnesium",
    description: "Till kvällsmaten.",
    category: "supplements",
    timeOfDay: "evening",
    dosage: "400 mg",
  },
  {
    key: "training",
    title: "Morgonträning",
    description: "En rask promenad.",
    category: "training",
    timeOfDay: "morning",
    dosage: null,
  },
  {
    key: "screens",
    title: "Skärmfri timme",
    description: "Lägg undan telefonen.",
    category: "sleep",
    timeOfDay: "evening",
    dosage: null,
  },
] as const;

describe("what a section is about", () => {
  it.each<[heading: string, subject: SectionSubject | undefined]>([
    ["Morgonrutin", "morning"],
    ["Your morning", "morning"],
    ["Kost", "nutrition"],
    ["Mat och måltider", "nutrition"],
    ["Nutrition plan", "nutrition"],
    ["Kosttillskott", "supplements"],
    ["Tillskott och kost", "supplements"],
    ["Vitaminer", "supplements"],
    ["Supplements", "supplements"],
    ["Träning och rörelse", "exercise"],
    ["Exercise", "exercise"],
    ["Mental hälsa", "mental"],
    ["2. STRESS och återhämtning", "mental"],
    ["Sömn och återhämtning", "sleep"],
    ["Sömn och stress", "sleep"],
    ["Sleep & recovery", "sleep"],
    ["Kvällsrutin", "sleep"],
    ["Mätningar", undefined],
    ["Resten av dagen", undefined],
    ["Sammanfattning", undefined],
    ["", undefined],
  ])("'%s' is about %s", (heading, subject) => {
    expect(sectionSubject(heading)).toBe(subject);
  });
});

describe("the activities of a day", () => {
  it("stand by time of day, and times without any are left out", () => {
    expect(groupByTime(ACTIVITIES).map(({ name, activities }) => [name, activities.map(({ key }) => key)])).toEqual([
      ["Morgon", ["training"]],
      ["Kväll", ["magnesium", "screens"]],
    ]);
  });

  it("are counted in all and by category; what is done of other results does not count", () => {
    const done = new Set(["magnesium", "something else"]);
    expect(shareOf(ACTIVITIES, done)).toEqual({ doneCount: 1, totalCount: 3 });
    expect(
      categoryShares(ACTIVITIES, done).map(({ name, ...share }) => [name, share.doneCount, share.totalCount]),
    ).toEqual([
      ["Tillskott", 1, 1],
      ["Träning", 0, 1],
      ["Mindfulness", 0, 0],
      ["Sömn", 0, 1],
      ["Kost", 0, 0],
      ["Återhämtning", 0, 0],
    ]);
  });
});

describe("the protocol that a result makes", () => {
  const result = { key: randomUUID(), createdAt: "2026-03-03T08:00:00.000Z", goal: "energi" as const };

  it("has the result's key and is what a protocol has to be", () => {
    const made = createProtocolSchema.parse(suggestedProtocol({ ...result, activities: ACTIVITIES }, randomUUID));
    expect(made).toMatchObject({
      key: result.key,
      description: "Från dina svar i hälsoprotokollet den 3 mars 2026.",
      goal: "energi",
      starts: true,
    });
    expect(
      made.steps.map(({ title, category, timeOfDay, dosage, frequency }) => [
        title,
        category,
        timeOfDay,
        dosage,
        frequency,
      ]),
    ).toEqual([
      ["Magnesium", "nutrition", "evening", "400 mg", "daily"],
      ["Morgonträning", "training", "morning", null, "daily"],
      ["Skärmfri timme", "sleep", "evening", null, "daily"],
    ]);
    expect(new Set(made.steps.map(({ key }) => key)).size).toBe(3);
  });

  it("has nothing that is off by default, nor has its file", () => {
    const activities = ACTIVITIES.map((one) => ({ ...one, isOptional: one.key === "magnesium" }));
    const { steps = [] } = suggestedProtocol({ ...result, activities }, randomUUID);
    expect(steps.map(({ title }) => title)).toEqual(["Morgonträning", "Skärmfri timme"]);
    const file = { key: result.key, createdAt: result.createdAt, text: "## Kost", redFlags: [], activities };
    expect(protocolText(file, [], "https://livsresan.example")).not.toContain("Magnesium");
  });

  it("files every category of activities under one that protocols have", () => {
    for (const category of Object.keys(ACTIVITY_CATEGORIES) as ActivityCategory[]) {
      expect(STEP_CATEGORIES).toHaveProperty(STEP_CATEGORY_OF[category]);
    }
  });

  it("is for the first goal that protocols have", () => {
    expect(protocolGoalOf(["stress", "cognitive", "longevity"])).toBe("fokus");
    expect(protocolGoalOf(["prevention"])).toBe("longevity");
    expect(protocolGoalOf(["sleep"])).toBe("energi");
    expect(protocolGoalOf(["stress"])).toBeNull();
  });

  it("comes with what is to be known of its doses", () => {
    expect(activityDoseNotes(ACTIVITIES).map(({ substance }) => substance)).toEqual(["magnesium"]);
    expect(activityDoseNotes(ACTIVITIES)[0]?.text).toMatch(/^Protokollet nämner sammanlagt 400 mg magnesium om dagen/);
    expect(activityDoseNotes(ACTIVITIES.slice(1))).toEqual([]);
  });
});

describe("a result as a text", () => {
  it("is shown without what stands in a box of its own", () => {
    const flags = redFlagSection([{ id: "a", urgency: "1177", text: "Ring 1177.", because: ["ålder: 80 år"] }]);
    expect(withoutRedFlags(`${flags}## Kost\n\nÄt.\n\n## Sömn\n\nSov.`)).toBe("## Kost\n\nÄt.\n\n## Sömn\n\nSov.");
    expect(withoutRedFlags("## Kost\n\nÄt.")).toBe("## Kost\n\nÄt.");
    expect(withoutRedFlags("")).toBe("");
  });

  it("has no marks of Markdown, and addresses behind its links", () => {
    const markdown =
      "## Kost\r\n\r\nÄt **mer grönt** och __fisk__.\n\n\n\n- Läs [guiden](/guider/omega-3)\n1. 2 * 3 ** 4\n### Sömn ###";
    expect(plainText(markdown, "https://livsresan.example")).toBe(
      "KOST\n\nÄt mer grönt och fisk.\n\n- Läs guiden (https://livsresan.example/guider/omega-3)\n1. 2 * 3 ** 4\nSÖMN",
    );
  });

  it("is written with the day, the notes, the next steps and what it is not", () => {
    const text = protocolText(
      {
        key: "0f8b1c2d-0000-4000-8000-000000000000",
        createdAt: "2026-03-03T23:30:00.000Z",
        text: "## Läs det här först\n\n- Ring 1177.\n\n## Kost\n\nÄt **mer grönt**.",
        redFlags: [{ text: "Ring 1177." }],
        activities: ACTIVITIES,
      },
      ["Om magnesium."],
      "https://livsresan.example",
    );
    expect(text).toBe(`Ditt Personaliserade Protokoll
0f8b1c2d, den 4 mars 2026

VIKTIGT FÖRST
- Ring 1177.

MORGON
- Morgonträning
  En rask promenad.

KVÄLL
- Magnesium, 400 mg
  Till kvällsmaten.
- Skärmfri timme
  Lägg undan telefonen.

VÄRT ATT VETA OM DOSERNA
- Om magnesium.

KOST

Ät mer grönt.

NÄSTA STEG
${NEXT_STEPS.map((step, index) => `${index + 1}. ${step}`).join("\n")}

${DISCLAIMER.join("\n")}`);
    // The day in Sweden.
    expect(protocolFileName("2026-03-03T23:30:00.000Z")).toBe("mitt-protokoll-2026-03-04.txt");
  });
});
