import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inputOf, protocolSchema, stepSchema } from "../../client/ui/steps/protocolForm.ts";
import {
  emptyProtocol,
  emptyStep,
  isEmptyStep,
  type ProtocolValues,
  protocolFromGraph,
  type StepValues,
  stepFromGraph,
} from "../../client/ui/steps/protocolValues.ts";
import { moved } from "../../client/ui/steps/stepOrder.ts";
import { NAME_MISSING, STEPS_MISSING } from "../../schema/protocols/protocolInput.ts";
import { TITLE_MISSING } from "../../schema/protocols/protocolTexts.ts";
import { FREQUENCIES, PROTOCOL_GOALS, TIMES_OF_DAY } from "../../schema/protocols/vocabulary.ts";

const keys = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];
const words = fc.stringMatching(/^[a-zåäö]{1,9}( [a-zåäö]{1,9}){0,3}$/);
const maybe = fc.oneof(words, fc.constant(""));

const steps: fc.Arbitrary<StepValues> = fc.record({
  key: fc.uuid(),
  title: words,
  description: maybe,
  category: fc.constantFrom("", "training", "nutrition", "something-else"),
  frequency: fc.constantFrom(...keys(FREQUENCIES)),
  timeOfDay: fc.constantFrom("" as const, "morning", "afternoon", "evening", "night"),
  dosage: maybe,
  remindAt: fc.constantFrom("", "07:15", "23:59"),
});
const protocols: fc.Arbitrary<ProtocolValues> = fc.record({
  name: words,
  goal: fc.constantFrom("" as const, ...keys(PROTOCOL_GOALS)),
  description: maybe,
  steps: fc.uniqueArray(steps, { minLength: 1, maxLength: 8, selector: ({ key }) => key }),
  hasOwnOrder: fc.boolean(),
});

/** What the graph would answer of a protocol that was saved. */
function answerOf(values: ProtocolValues): Parameters<typeof protocolFromGraph>[0] {
  const { name, description, goal, steps, hasOwnOrder } = inputOf(protocolSchema.parse(values));
  const standing = goal && `Protokoll för ${PROTOCOL_GOALS[values.goal as keyof typeof PROTOCOL_GOALS]}`;
  return {
    name,
    goal: goal ?? null,
    description: description ?? standing ?? "",
    hasOwnOrder: hasOwnOrder ?? false,
    steps: steps.map((step) => ({
      ...step,
      description: step.description ?? null,
      category: { key: step.category ?? "none" },
      timeOfDay: step.timeOfDay ?? null,
      dosage: step.dosage ?? null,
      remindAt: step.remindAt ?? null,
    })),
  };
}

describe("the builder's form", () => {
  it("shows again exactly what was saved", () => {
    fc.assert(
      fc.property(protocols, (values) => {
        expect(protocolFromGraph(answerOf(values))).toEqual(values);
      }),
    );
  });

  it("leaves a description empty that nobody wrote, so that it follows the goal", () => {
    const values: ProtocolValues = { ...emptyProtocol(), name: "Morgon", goal: "fokus", steps: [aStep("Vatten")] };
    expect(answerOf(values).description).toBe("Protokoll för Fokus");
    expect(protocolFromGraph(answerOf(values)).description).toBe("");
  });

  it("gives the graph's names for goal, frequency and time", () => {
    const step = aStep("Vatten", { frequency: "weekly", timeOfDay: "night" });
    const input = inputOf(
      protocolSchema.parse({ ...emptyProtocol(), name: " Morgon ", goal: "viktminskning", steps: [step] }),
    );
    expect(input).toMatchObject({ name: "Morgon", goal: "WEIGHT_LOSS", description: null });
    expect(input.steps).toMatchObject([{ frequency: "WEEKLY", timeOfDay: "NIGHT", category: null, dosage: null }]);
  });

  it("says 'Ingen tid' of a step for which no time was chosen, and morning of one of which nothing was known", () => {
    expect(inputOf(protocolSchema.parse({ ...emptyProtocol(), name: "A", steps: [aStep("B")] })).steps).toMatchObject([
      { timeOfDay: "NONE" },
    ]);
    const known = {
      key: "1",
      title: "A",
      description: null,
      category: { key: "none" },
      frequency: "DAILY",
      dosage: null,
      remindAt: null,
    };
    expect(stepFromGraph({ ...known, timeOfDay: "NONE" }).timeOfDay).toBe("");
    expect(stepFromGraph({ ...known, timeOfDay: null }).timeOfDay).toBe("morning");
    expect(keys(TIMES_OF_DAY)).toContain("none");
  });

  it.each([
    [{ ...emptyProtocol(), name: "  ", steps: [aStep("A")] }, NAME_MISSING],
    [{ ...emptyProtocol(), name: "A" }, STEPS_MISSING],
    [{ ...emptyProtocol(), name: "A", steps: [aStep("  ")] }, TITLE_MISSING],
  ])("refuses what is missing", (values, message) => {
    expect(protocolSchema.safeParse(values).error?.issues.map((issue) => issue.message)).toContain(message);
  });

  it("refuses a step without a title", () => {
    expect(stepSchema.safeParse(aStep("")).error?.issues[0]).toMatchObject({ path: ["title"], message: TITLE_MISSING });
    expect(isEmptyStep(emptyStep())).toBe(true);
    expect(isEmptyStep(aStep("", { timeOfDay: "night" }))).toBe(false);
  });
});

describe("the order of steps", () => {
  it("keeps every step, and puts the one that was moved where it was to be", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(9), fc.nat(9), (list, from, to) => {
        const next = moved(list, from, to);
        expect([...next].sort()).toEqual([...list].sort());
        if (from < list.length && to < list.length) {
          expect(next[to]).toBe(list[from]);
          expect(next.filter((one) => one !== list[from])).toEqual(list.filter((one) => one !== list[from]));
        } else expect(next).toEqual(list);
      }),
    );
    expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  });
});

function aStep(title: string, more: Partial<StepValues> = {}): StepValues {
  return { ...emptyStep(), title, ...more };
}
