import { randomUUID } from "node:crypto";
import { type EntityManager, IsNull } from "typeorm";
import { inputStep, type ProtocolItem as StoredItem } from "../../../schema/protocols/protocolState.ts";
import { toStoredNames } from "../../../schema/protocols/stepNames.ts";
import { type TemplateText, templateSchema, templateTextSchema } from "../../../schema/protocols/templateInput.ts";
import {
  DIFFICULTY_LEVELS,
  type DifficultyLevel,
  PROTOCOL_GOALS,
  type ProtocolGoal,
} from "../../../schema/protocols/vocabulary.ts";
import { stepView } from "../../../schema/rules/protocols/protocolView.ts";
import { stepsInWords } from "../../../schema/rules/protocols/stepsInWords.ts";
import { slugOf } from "../../../schema/rules/words/text.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { isUuid } from "../../platform/graphql/globalId.ts";
import { createVersioned, deleteVersioned, editVersioned, type VersionedKind } from "../editing/editVersioned.ts";
import type {
  CreateProtocolTemplateInput,
  CreateProtocolTemplatePayload,
  DeleteProtocolTemplateInput,
  DeleteProtocolTemplatePayload,
  EditableProtocolTemplate,
  UpdateProtocolTemplateInput,
  UpdateProtocolTemplatePayload,
} from "./EditableProtocolTemplate.ts";
import { Protocol } from "./Protocol.ts";
import { ProtocolItem } from "./ProtocolItem.ts";

/** A protocol of the site with its steps. */
type TemplateRow = Protocol & { steps: StoredItem[] };
type Step = Omit<TemplateText["steps"][number], "key">;
/** What versions keep; steps are known by their place. */
type KeptText = Omit<TemplateText, "steps"> & { steps: Step[] };
/** A text in the words of the log and of a comparison. */
type TextInWords = ReturnType<typeof inWords>;
type Place = Pick<EditableProtocolTemplate, "position" | "isShown">;

/** The rows that are the site's: everybody's own belong to somebody. */
const OF_SITE = { userId: IsNull(), deletedAt: IsNull() };
const TAKEN = fieldError("TAKEN", "Det finns redan en mall med det namnet.", "name");

/** The protocols of the site. */
export const TEMPLATES: VersionedKind<TemplateRow, TextInWords & Place, EditableProtocolTemplate, "template", string> =
  {
    entity: Protocol,
    type: null,
    payload: "template",
    noun: "Mallen",
    opened: "den",
    keepsText: true,
    idField: "key",
    fields: [
      ...([
        "name",
        "description",
        "goal",
        "difficulty",
        "estimatedWeeks",
        "expertName",
        "hasOwnOrder",
        "steps",
      ] as const),
      ...(["position", "isShown"] as const),
    ],
    factsOf: (row) => ({ ...inWords(textOf(row)), ...placeOf(row) }),
    subjectOf: (key, { name }) => ({ type: "PROTOCOL_TEMPLATE", id: key, name }),
    read: async (manager, key) => (await readRows(manager, key)).map(forEditing)[0] ?? null,
    where: (key) => ({ id: key, ...OF_SITE }),
    lock: async (manager, key) => (isUuid(key) ? ((await readRows(manager, key))[0] ?? null) : null),
    // One at a time: no two have the same name.
    lockFirst: (manager) => manager.query("SELECT pg_advisory_xact_lock(hashtext('livsresan protocol templates'))"),
    stateOf: textOf,
    inWords,
    takeBack: (ctx, target, kept: KeptText) => {
      const steps = kept.steps.map((step) => ({ ...step, key: randomUUID() }));
      const parsed = parseInput(templateTextSchema, { ...kept, steps });
      return editVersioned(ctx, TEMPLATES, target, parsed, (text, before, manager) =>
        decide(manager, before, { ...text, ...placeOf(before) }),
      );
    },
  };

/** Every protocol of the site for editing, in their order. */
export const readEditableTemplates = async ({ db }: Context): Promise<EditableProtocolTemplate[]> =>
  (await readRows(db.manager)).map(forEditing);

/** Makes a protocol of the site. */
export const createTemplate = (
  ctx: Context,
  input: CreateProtocolTemplateInput,
): Promise<CreateProtocolTemplatePayload> =>
  createVersioned(ctx, TEMPLATES, parseInput(templateSchema, input), async (value, manager) => {
    if (await isTaken(manager, value.name)) return { errors: TAKEN };
    const now = new Date().toISOString();
    const id = randomUUID();
    // It stays when the name changes, and is nobody else's.
    const slug = [slugOf(value.name, 60), id.slice(0, 8)].filter(Boolean).join("-");
    await manager.insert(Protocol, { ...columnsOf(value), id, userId: null, slug, createdAt: now, updatedAt: now });
    await writeSteps(manager, id, [], value.steps);
    return { key: id, facts: factsOf(value) };
  });

/** Writes what an admin edited of a protocol of the site. */
export const updateTemplate = (
  ctx: Context,
  { key, version, ...facts }: UpdateProtocolTemplateInput,
): Promise<UpdateProtocolTemplatePayload> =>
  editVersioned(ctx, TEMPLATES, { id: key, version }, parseInput(templateSchema, facts), (value, before, manager) =>
    decide(manager, before, value),
  );

/** Deletes a protocol of the site. Copies of it are protocols of their own. */
export const deleteTemplate = (
  ctx: Context,
  { key, version }: DeleteProtocolTemplateInput,
): Promise<DeleteProtocolTemplatePayload> => deleteVersioned(ctx, TEMPLATES, { id: key, version });

async function decide(manager: EntityManager, before: TemplateRow, value: TemplateText & Place) {
  if (await isTaken(manager, value.name, before.id)) return { errors: TAKEN };
  return {
    after: factsOf(value),
    write: async () => {
      const updatedAt = new Date().toISOString();
      await manager.update(Protocol, { id: before.id, ...OF_SITE }, { ...columnsOf(value), updatedAt });
      await writeSteps(manager, before.id, before.steps, value.steps);
    },
  };
}

/** The site's protocols in their order with their steps, in two statements; or one of them, locked. */
async function readRows(manager: EntityManager, key?: string): Promise<TemplateRow[]> {
  const rows = await manager.find(Protocol, {
    where: { ...OF_SITE, ...(key !== undefined && { id: key }) },
    order: { position: "ASC", createdAt: "ASC", slug: "ASC" },
    ...(key !== undefined && { lock: { mode: "pessimistic_write" } }),
  });
  const items = await manager
    .createQueryBuilder(ProtocolItem, "i")
    .where("i.protocol_id = ANY(:ids) AND i.removed_at IS NULL", { ids: rows.map(({ id }) => id) })
    .orderBy("i.sort_order")
    .addOrderBy("i.id")
    .getMany();
  return rows.map((row) => ({
    ...row,
    steps: items.filter(({ protocolId }) => protocolId === row.id) as StoredItem[],
  }));
}

/** Writes all the steps. Those that it had keep their keys; a key from elsewhere is not one of it, and gets another. */
async function writeSteps(
  manager: EntityManager,
  protocolId: string,
  before: readonly StoredItem[],
  steps: TemplateText["steps"],
): Promise<void> {
  const known = new Map(before.map((step) => [step.id, step]));
  const now = new Date().toISOString();
  await manager.delete(ProtocolItem, { protocolId });
  await manager.insert(
    ProtocolItem,
    steps.map(({ key, ...step }, sortOrder) => ({
      ...(known.get(key) ?? { id: randomUUID(), createdAt: now }),
      ...toStoredNames(step),
      ...{ protocolId, sortOrder, updatedAt: now },
    })),
  );
}

async function isTaken(manager: EntityManager, name: string, own?: string): Promise<boolean> {
  const rows = await manager.query(
    `SELECT 1 FROM protocols
     WHERE user_id IS NULL AND deleted_at IS NULL AND lower(name) = lower($1) AND id IS DISTINCT FROM $2`,
    [name, own ?? null],
  );
  return rows.length > 0;
}

/** What an admin edits, as columns. */
function columnsOf({ difficulty, estimatedWeeks, steps: _, isShown, ...facts }: TemplateText & Place) {
  return {
    ...facts,
    difficultyLevel: difficulty,
    estimatedDurationWeeks: estimatedWeeks,
    protocolType: facts.expertName ? "expert" : "template",
    isPublic: isShown,
    isFeatured: isShown,
  };
}

const placeOf = ({ position, isPublic, isFeatured }: Protocol): Place => ({
  position,
  isShown: isPublic && isFeatured,
});

function textOf({ name, description, expertName, hasOwnOrder, ...row }: TemplateRow): KeptText {
  return {
    ...{ name, description },
    goal: row.goal as ProtocolGoal | null,
    difficulty: row.difficultyLevel as DifficultyLevel,
    estimatedWeeks: row.estimatedDurationWeeks,
    ...{ expertName, hasOwnOrder },
    steps: row.steps.map(inputStep),
  };
}

function inWords({ goal, difficulty, steps, ...text }: KeptText) {
  return {
    ...text,
    goal: goal && PROTOCOL_GOALS[goal],
    difficulty: DIFFICULTY_LEVELS[difficulty],
    steps: stepsInWords(steps),
  };
}

const factsOf = ({ position, isShown, ...text }: TemplateText & Place): TextInWords & Place => ({
  ...inWords(text),
  ...{ position, isShown },
});

const forEditing = (row: TemplateRow): EditableProtocolTemplate => ({
  ...textOf(row),
  ...placeOf(row),
  key: row.id,
  version: row.version,
  steps: row.steps.map(stepView),
});
