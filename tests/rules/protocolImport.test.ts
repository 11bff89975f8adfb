import { expect, test } from "vitest";
import { importInput } from "../../client/features/protocols/share/importInput.ts";
import { createProtocolSchema } from "../../schema/protocols/protocolInput.ts";
import type { SharedProtocol } from "../../schema/rules/protocols/shareLink.ts";

const step: SharedProtocol["steps"][number] = {
  title: "Magnesium\n till kvällen",
  description: "Rad ett\nRad två",
  categoryId: "nutrition",
  frequency: "daily",
  timeOfDay: "evening",
  dosageAmount: "200\tmg",
  isRequired: true,
  remindAt: "07:15",
};

const shared: SharedProtocol = {
  name: " Vinter\nprotokollet ",
  description: "För mörka månader.",
  goal: "viktminskning",
  difficultyLevel: "intermediate",
  estimatedDurationWeeks: 8,
  hasOwnOrder: true,
  steps: [step, { ...step, title: "Ljus", categoryId: "en egen kategori", frequency: "weekly", timeOfDay: null }],
};

test("what somebody shared becomes a protocol of one's own, with names of its own each time", () => {
  const input = importInput(shared);
  expect(input).toMatchObject({
    name: "Vinter protokollet",
    description: "För mörka månader.",
    goal: "WEIGHT_LOSS",
    difficulty: "INTERMEDIATE",
    estimatedWeeks: 8,
    hasOwnOrder: true,
    steps: [
      {
        title: "Magnesium till kvällen",
        description: "Rad ett\nRad två",
        category: "nutrition",
        frequency: "DAILY",
        timeOfDay: "EVENING",
        dosage: "200 mg",
      },
      // A category that the graph would not take is left out.
      { title: "Ljus", category: null, frequency: "WEEKLY", timeOfDay: null },
    ],
  });
  const other = importInput(shared);
  const keys = [input, other].flatMap(({ key, steps }) => [key, ...steps.map((one) => one.key)]);
  expect(new Set(keys).size).toBe(6);
});

test("whatever a link may hold is taken", () => {
  const { goal: _, difficulty: __, steps, ...input } = importInput(shared);
  const stored = steps.map(({ frequency, timeOfDay, ...one }) => ({
    ...one,
    frequency: frequency.toLowerCase(),
    timeOfDay: timeOfDay?.toLowerCase(),
  }));
  expect(createProtocolSchema.safeParse({ ...input, steps: stored }).error).toBeUndefined();
});
