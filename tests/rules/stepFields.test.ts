import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { importInput } from "../../client/features/protocols/share/importInput.ts";
import { mergePartsOf, protocolStorage, protocolsMergeSchema } from "../../schema/protocols/protocolCodec.ts";
import { createProtocolSchema } from "../../schema/protocols/protocolInput.ts";
import {
  activeSchema,
  itemSchema,
  type ProtocolItem,
  type ProtocolState,
  progressSchema,
  protocolSchema,
} from "../../schema/protocols/protocolState.ts";
import { createProtocol, noProtocols, updateProtocol } from "../../schema/rules/protocols/protocolChanges.ts";
import { stepView } from "../../schema/rules/protocols/protocolView.ts";
import { readShareLink, sharedProtocol, shareLink } from "../../schema/rules/protocols/shareLink.ts";
import { z } from "../../schema/zod.ts";
import { aProtocol, aStep } from "../support/protocols.ts";

// Each field survives each way that a protocol takes. The fields are those of the schemas: a new one is tried as soon as
// it is there.

/** Values that a field may have, by its schema. */
function valuesOf(schema: z.ZodType, name: string): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodDefault) return valuesOf(schema.unwrap() as z.ZodType, name);
  if (schema instanceof z.ZodNullable) return fc.option(valuesOf(schema.unwrap() as z.ZodType, name));
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return fc.integer({ min: 1, max: 5 });
  if (schema instanceof z.ZodArray) return fc.array(valuesOf(schema.unwrap() as z.ZodType, name), { maxLength: 2 });
  if (schema instanceof z.ZodObject) return recordOf(schema);
  const texts = [
    fc.uuid({ version: 4 }),
    fc.constantFrom("2026-03-19", "2026-02-01"),
    fc.constantFrom("2026-03-20T06:30:00.000Z", "2026-03-21T16:00:00.000Z"),
    fc.stringMatching(/^[a-z]{3,9}$/),
  ];
  const fitting = texts.find((text) =>
    fc.sample(text, { numRuns: 20, seed: 1 }).every((one) => schema.safeParse(one).success),
  );
  if (!fitting) throw new Error(`No values are known for ${name}`);
  return fitting;
}

const recordOf = (schema: z.ZodObject): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(Object.entries(schema.shape).map(([name, one]) => [name, valuesOf(one as z.ZodType, name)])),
  );

const anItem = recordOf(itemSchema) as fc.Arbitrary<ProtocolItem>;
const present = anItem.map((item) => ({ ...item, protocolId: aProtocol().id, removedAt: null, earlier: [] }));
/** Where a step is, and when it was changed. */
const BESIDE = ["id", "protocolId", "notes", "sortOrder", "createdAt", "updatedAt", "removedAt", "earlier"];
const SAID = Object.keys(itemSchema.shape).filter((name) => !BESIDE.includes(name));
const said = (step: object) => Object.fromEntries(SAID.map((name) => [name, step[name as never]]));
/** What the graph's input has no field for. */
const written = (step: object) => ({ ...said(step), isRequired: true });
const NOW = new Date("2026-03-22T09:00:00.000Z");

describe("each field of a step survives", () => {
  it("in the browser's storage, with all of a protocol, the times it was followed, and the ticks", () => {
    const states = fc.record({
      protocols: fc.array(recordOf(protocolSchema)),
      items: fc.array(recordOf(itemSchema)),
      active: fc.array(recordOf(activeSchema)),
      progress: fc.array(recordOf(progressSchema)),
    }) as unknown as fc.Arbitrary<ProtocolState>;
    const storage = protocolStorage("5f0c7f1c-6f0e-4d0f-8f38-6a2f6c1f0a01");
    fc.assert(
      fc.property(states, (state) => {
        const stored = JSON.parse(JSON.stringify(storage.encode(state))) as Record<string, unknown>;
        expect(storage.decode(stored)).toEqual(state);
      }),
    );
  });

  it("in a share link, and from there in a new protocol of somebody else's", () => {
    fc.assert(
      fc.property(present, (item) => {
        const read = readShareLink(new URL(shareLink(sharedProtocol(aProtocol(), [item]), "https://a.example")).hash);
        if (read.status !== "ok") throw new Error(read.status);
        expect(read.protocol.steps).toEqual([said(item)]);
        const { steps, ...protocol } = importInput(read.protocol);
        const input = createProtocolSchema.parse({
          ...protocol,
          goal: null,
          difficulty: "beginner",
          steps: steps.map((step) => ({
            ...step,
            frequency: step.frequency.toLowerCase(),
            timeOfDay: step.timeOfDay?.toLowerCase(),
          })),
        });
        expect(createProtocol(noProtocols(), input, input.key, NOW).items.map(said)).toEqual([written(item)]);
      }),
    );
  });

  it("when it goes from the browser into an account", () => {
    fc.assert(
      fc.property(anItem, (any) => {
        const item = { ...any, protocolId: aProtocol().id };
        const [part] = mergePartsOf({ ...noProtocols(), protocols: [aProtocol()], items: [item] });
        const [merged] = protocolsMergeSchema.parse(JSON.parse(JSON.stringify(part))).state.items;
        const { removedAt, earlier, createdAt } = item;
        expect(merged).toMatchObject({
          ...written(item),
          ...{ id: item.id, createdAt, removedAt },
          earlier: [...earlier].sort((one, other) => (one.until < other.until ? -1 : 1)),
        });
      }),
    );
  });

  it("when the protocol is saved again, and in the graph's view", () => {
    fc.assert(
      fc.property(present, (item) => {
        const { id, category, dosage, ...content } = { ...stepView(item), id: item.id };
        const { key, isRequired, notes, ...step } = content;
        expect({ ...said(item), notes: item.notes }).toMatchObject({
          ...step,
          isRequired,
          notes,
          dosageAmount: dosage,
        });
        expect(Object.keys(content)).toEqual(
          expect.arrayContaining(SAID.filter((name) => name !== "categoryId" && name !== "dosageAmount")),
        );
        const state = { ...noProtocols(), protocols: [aProtocol()], items: [item] };
        const edit = { name: "Nytt", description: null, goal: null, hasOwnOrder: undefined };
        const saved = updateProtocol(
          state,
          aProtocol().id,
          { ...edit, steps: [{ ...step, key, category: item.categoryId, dosage }] },
          NOW,
        );
        expect(saved.items).toEqual([{ ...item, sortOrder: 0, updatedAt: NOW.toISOString() }]);
        expect([id, category.key]).toEqual([item.id, expect.any(String)]);
      }),
    );
  });
});

it("a link made before a field came is read", () => {
  const link = shareLink(sharedProtocol(aProtocol(), [aStep()]), "https://a.example");
  expect(readShareLink(new URL(link).hash)).toMatchObject({ status: "ok", protocol: { steps: [said(aStep())] } });
});
