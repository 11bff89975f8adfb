import "reflect-metadata";
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { buildSchema, isInputObjectType, isObjectType } from "graphql";
import { getMetadataArgsStorage } from "typeorm";
import { describe, expect, it } from "vitest";
import { importInput } from "../../client/features/protocols/share/importInput.ts";
import { protocolSchema as formSchema, inputOf } from "../../client/ui/steps/protocolForm.ts";
import { emptyProtocol, stepFromGraph } from "../../client/ui/steps/protocolValues.ts";
import { journeyMergeSchema, journeyStorage, mergeInputOf } from "../../schema/journey/journeyCodec.ts";
import { activitySchema, journeySchema } from "../../schema/journey/journeyState.ts";
import { mergePartsOf, protocolStorage, protocolsMergeSchema } from "../../schema/protocols/protocolCodec.ts";
import { createProtocolSchema } from "../../schema/protocols/protocolInput.ts";
import {
  activeSchema,
  inputStep,
  itemSchema,
  type ProtocolState,
  pickStepFields,
  progressSchema,
  protocolSchema,
  STEP_FIELD_NAMES,
  STEP_INPUT,
  toGraphNames,
} from "../../schema/protocols/protocolState.ts";
import { createProtocol } from "../../schema/rules/protocols/protocolChanges.ts";
import { stepView } from "../../schema/rules/protocols/protocolView.ts";
import { readShareLink, sharedProtocol, shareLink } from "../../schema/rules/protocols/shareLink.ts";
import { JourneyActivity } from "../../server/features/journey/JourneyActivity.ts";
import { Protocol } from "../../server/features/protocols/Protocol.ts";
import { ProtocolItem } from "../../server/features/protocols/ProtocolItem.ts";
import { UserActiveProtocol } from "../../server/features/protocols/UserActiveProtocol.ts";
import { UserProtocolProgress } from "../../server/features/protocols/UserProtocolProgress.ts";
import { DEMO_ITEMS } from "../support/demoItems.ts";
import { filledBy } from "../support/filledBy.ts";

const graph = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const fieldsOf = (name: string): string[] => {
  const type = graph.getType(name);
  return isInputObjectType(type) || isObjectType(type) ? Object.keys(type.getFields()) : [];
};
const columnsOf = (entity: new () => object): string[] =>
  getMetadataArgsStorage()
    .filterColumns(entity)
    .map(({ propertyName }) => propertyName);
const without = (row: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** What somebody has of one protocol, in which every field of the schemas says something. */
const states: fc.Arbitrary<ProtocolState> = fc
  .record({
    protocol: filledBy(protocolSchema),
    item: filledBy(itemSchema),
    active: filledBy(activeSchema),
    progress: filledBy(progressSchema),
  })
  .map(({ protocol, item, active, progress }) => {
    const protocolId = protocol.id;
    return {
      protocols: [{ ...protocol, deletedAt: null }],
      items: [{ ...item, protocolId, sortOrder: 0, earlier: item.earlier.slice(0, 1) }],
      active: [{ ...active, protocolId, isActive: false }],
      progress: [{ ...progress, protocolId, protocolItemId: item.id }],
    };
  });

/** What an account makes itself, or does not take from a browser, and why: flags are set by whoever may. */
const NOT_MERGED = ["updatedAt", "isPublic", "isFeatured", "isRequired", "notes", "sortOrder"];

describe("every field of protocols", () => {
  it("survives a browser's storage", () =>
    fc.assert(
      fc.property(states, (state) => {
        const codec = protocolStorage("a-browser");
        expect(codec.decode(codec.encode(state) as Record<string, unknown>)).toEqual(state);
      }),
    ));

  it("survives the way into an account", () =>
    fc.assert(
      fc.property(states, (state) => {
        const parts = mergePartsOf(state).map((part) => protocolsMergeSchema.parse(part));
        for (const list of ["protocols", "items", "active"] as const) {
          expect(parts.flatMap((part) => part.state[list].map((row) => without(row, NOT_MERGED)))).toEqual(
            state[list].map((row) => without(row, NOT_MERGED)),
          );
        }
        expect(parts.flatMap(({ ticks }) => ticks)).toEqual(
          state.progress.map(({ id, protocolItemId, completedDate, completionTime }) => ({
            ...{ key: id, itemKey: protocolItemId, day: completedDate, at: completionTime },
          })),
        );
      }),
    ));

  it("of a step survives a link, and what is taken over from it", () =>
    fc.assert(
      fc.property(states, ({ protocols: [protocol], items: [item] }) => {
        if (!protocol || !item) throw new Error("there is one of each");
        const shared = sharedProtocol(protocol, [{ ...item, removedAt: null }]);
        const read = readShareLink(new URL(shareLink(shared, "https://livsresan.example")).hash);
        if (read.status !== "ok") throw new Error(read.status);
        expect(read.protocol.steps).toEqual([pickStepFields(item)]);
        expect(Object.keys(read.protocol.steps[0] ?? {})).toEqual(STEP_FIELD_NAMES);
        expect(Object.keys(importInput(read.protocol).steps[0] ?? {}).sort()).toEqual(
          ["key", ...Object.keys(STEP_INPUT)].sort(),
        );
      }),
    ));

  it("of a step survives the form and being stored", () =>
    fc.assert(
      fc.property(states, ({ items: [item] }) => {
        if (!item) throw new Error("there is one");
        const view = stepView(item);
        expect({ ...view, category: view.category.key }).toMatchObject(toGraphNames(item));
        const known = {
          ...view,
          frequency: item.frequency.toUpperCase(),
          timeOfDay: item.timeOfDay?.toUpperCase() ?? null,
        };
        const step = stepFromGraph(known);
        expect(step).toEqual({
          ...inputStep(item),
          key: item.id,
          timeOfDay: item.timeOfDay === "none" ? "" : item.timeOfDay,
        });
        const values = { ...emptyProtocol(), name: "Lugn", steps: [step] };
        const sent = inputOf(formSchema.parse(values)).steps[0];
        expect(Object.keys(sent ?? {}).sort()).toEqual(["key", ...Object.keys(STEP_INPUT)].sort());
        const key = crypto.randomUUID();
        const protocol = createProtocolSchema.parse({
          key,
          name: "Lugn",
          steps: [{ ...inputStep(item), key: item.id }],
        });
        const none: ProtocolState = { protocols: [], items: [], active: [], progress: [] };
        const { items } = createProtocol(none, protocol, crypto.randomUUID(), new Date());
        expect(items[0]).toMatchObject({ ...pickStepFields(item), isRequired: true });
      }),
    ));

  it("is a column, and in the graph", () => {
    for (const [schema, entity] of [
      [protocolSchema, Protocol],
      [itemSchema, ProtocolItem],
      [activeSchema, UserActiveProtocol],
      [progressSchema, UserProtocolProgress],
    ] as const) {
      expect(columnsOf(entity)).toEqual(expect.arrayContaining(Object.keys(schema.shape)));
    }
    for (const type of ["ProtocolStepInput", "MergedStepInput", "ProtocolStep"]) {
      expect(fieldsOf(type), type).toEqual(expect.arrayContaining(Object.keys(STEP_INPUT)));
    }
    expect(fieldsOf("ChecklistItem")).toEqual(expect.arrayContaining(Object.keys(STEP_INPUT)));
    const folder = "client/features";
    const selected = readFileSync(`${folder}/protocols/Step.graphql`, "utf8");
    for (const name of Object.keys(STEP_INPUT)) expect(selected, name).toMatch(new RegExp(`\\b${name}\\b`));
    // Whoever selects a step's fields by themselves would miss a new one; doses are all that the builder's second query needs.
    const byThemselves = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".graphql"))
      .flatMap((file) =>
        (readFileSync(`${folder}/${file}`, "utf8").match(/\bsteps \{[^{}]*title/g) ?? []).map(() => file),
      );
    expect(byThemselves).toEqual(["protocols/builder/BuilderView.graphql"]);
  });
});

const journeys = filledBy(journeySchema).map((journey) => ({
  ...journey,
  activities: journey.activities.slice(0, 1),
  completed: [{ id: "test:sleep", at: journey.completed[0]?.at ?? "" }],
  achievements: journey.achievements.slice(0, 1),
  plan: journey.plan.slice(0, 1),
  pauses: [{ from: "2026-03-01", until: "2026-03-04" }],
  days: ["2026-03-05"],
}));
const NOON = new Date("2026-03-20T12:00:00Z");

describe("every field of the journey", () => {
  it("survives a browser's storage", () =>
    fc.assert(
      fc.property(journeys, (journey) => {
        const codec = journeyStorage(DEMO_ITEMS, NOON);
        expect(codec.decode(codec.encode(journey) as Record<string, unknown>)).toEqual(journey);
      }),
    ));

  it("survives the way into an account, but for what an account counts itself or has no use for", () =>
    fc.assert(
      fc.property(journeys, (given) => {
        const journey = {
          ...given,
          achievements: [{ id: "first-step", unlockedAt: NOON.toISOString() }],
          plan: [{ id: "sleep-guide", completedAt: NOON.toISOString() }],
        };
        const input = mergeInputOf("key", journey, true);
        expect(fieldsOf("MergeJourneyInput")).toEqual(expect.arrayContaining(Object.keys(input)));
        const { journey: merged } = journeyMergeSchema.parse(input);
        const own = ["keepsHealthStatus", "achievements", "goals", "questionnaire", "lastActivity"];
        expect(without(merged, own)).toEqual(without(journey, own));
        expect(merged.goals.timePerDay).toBe(journey.goals.timePerDay);
        expect(merged.questionnaire).toMatchObject({
          currentHealth: journey.questionnaire?.currentHealth,
          interests: journey.questionnaire?.interests,
        });
      }),
    ));

  it("of an activity is a column, and in the graph", () => {
    expect(columnsOf(JourneyActivity)).toEqual(expect.arrayContaining(Object.keys(activitySchema.shape)));
    const named: Record<string, string> = { id: "key", url: "path" };
    expect(fieldsOf("ActivityInput")).toEqual(
      expect.arrayContaining(Object.keys(activitySchema.shape).map((name) => named[name] ?? name)),
    );
  });
});
