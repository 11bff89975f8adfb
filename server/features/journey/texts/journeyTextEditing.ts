import type { EntityManager } from "typeorm";
import { GOALS } from "../../../../schema/goals.ts";
import { achievementsOf } from "../../../../schema/journey/achievements.ts";
import { journeyItems } from "../../../../schema/journey/categories.ts";
import { type EditedJourneyText, journeyTextSchema } from "../../../../schema/journey/journeyTextEditing.ts";
import { achievementKey, goalKey, type JourneyTextKind, MIN_GOALS } from "../../../../schema/journey/journeyTexts.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { type FieldError, fieldError, parseInput } from "../../../platform/graphql/fieldErrors.ts";
import { editVersioned, type VersionedKind } from "../../editing/editVersioned.ts";
import type { JourneyContext } from "../journeyItems.ts";
import type {
  EditableJourneyText,
  JourneyTextWording,
  UpdateJourneyTextInput,
  UpdateJourneyTextPayload,
} from "./EditableJourneyText.ts";
import { JourneyTextRow } from "./JourneyTextRow.ts";

/** Everything that can be written otherwise, as the product has it, in its order. */
const ORIGINALS: readonly { key: string; kind: JourneyTextKind; original: JourneyTextWording }[] = [
  ...GOALS.map(({ id, text }) => ({
    key: goalKey(id),
    kind: "GOAL" as const,
    original: { title: text, description: "" },
  })),
  ...achievementsOf(journeyItems([])).map(({ id, title, description }) => ({
    key: achievementKey(id),
    kind: "ACHIEVEMENT" as const,
    original: { title, description },
  })),
];

/** Every goal and achievement for editing, in their order. */
export const readEditableJourneyTexts = (ctx: Context): Promise<EditableJourneyText[]> => readTexts(ctx.db.manager);

async function readTexts(manager: EntityManager): Promise<EditableJourneyText[]> {
  const rows = new Map((await manager.find(JourneyTextRow)).map((row) => [row.key, row]));
  return ORIGINALS.map((text) => {
    const row = rows.get(text.key);
    const { title, description } = text.original;
    return {
      ...text,
      title: row?.title ?? title,
      description: row?.description ?? description,
      isShown: row?.isShown ?? true,
      version: row?.version ?? 0,
      isChanged: row !== undefined && (row.title !== null || row.description !== null),
    };
  });
}

const readOne = async (manager: EntityManager, key: string): Promise<EditableJourneyText | null> =>
  (await readTexts(manager)).find((text) => text.key === key) ?? null;

/** Texts of goals and achievements. */
export const JOURNEY_TEXTS: VersionedKind<
  EditableJourneyText,
  EditedJourneyText,
  EditableJourneyText,
  "text",
  string,
  JourneyContext
> = {
  entity: JourneyTextRow,
  type: null,
  payload: "text",
  noun: "Texten",
  opened: "den",
  idField: "key",
  fields: ["title", "description", "isShown"],
  subjectOf: (key, { title }) => ({ type: "JOURNEY_TEXT", id: key, name: title }),
  read: readOne,
  // One at a time: how many goals can be chosen, and what the others are called, decides what may be written.
  lockFirst: (manager) => manager.query("SELECT pg_advisory_xact_lock(hashtext('livsresan journey texts'))"),
  lock: readOne,
  stateOf: ({ title, description, isShown }) => ({ title, description, isShown }),
  takeBack: (ctx, { id, version }, facts: EditedJourneyText) => updateJourneyText(ctx, { ...facts, key: id, version }),
  afterwards: ({ cachedJourneyItems, cachedJourneyTexts }) => {
    cachedJourneyItems.forget();
    cachedJourneyTexts.forget();
  },
};

/** Writes what an admin edited of a goal or an achievement. */
export const updateJourneyText = (
  ctx: JourneyContext,
  { key, version, ...facts }: UpdateJourneyTextInput,
): Promise<UpdateJourneyTextPayload> =>
  editVersioned(
    ctx,
    JOURNEY_TEXTS,
    { id: key, version },
    parseInput(journeyTextSchema, facts),
    async (after, { kind, original }, manager) => {
      const others = (await readTexts(manager)).filter((other) => other.kind === kind && other.key !== key);
      const errors = problemOf(after, kind, others);
      if (errors) return { errors };
      // What is as it came stays so, also in a later version of the product.
      const row = {
        title: after.title === original.title ? null : after.title,
        description: after.description === original.description ? null : after.description,
        isShown: after.isShown,
      };
      return {
        after,
        write: async () =>
          (await manager.existsBy(JourneyTextRow, { key }))
            ? manager.update(JourneyTextRow, { key }, row)
            : manager.insert(JourneyTextRow, { key, ...row }),
      };
    },
  );

/** Why a text cannot be so. */
function problemOf(
  { title, description, isShown }: EditedJourneyText,
  kind: JourneyTextKind,
  others: readonly EditableJourneyText[],
): FieldError[] | undefined {
  if (others.some((other) => other.title.toLowerCase() === title.toLowerCase()))
    return fieldError("TAKEN", "Ett annat heter så redan. Välj ett namn som går att skilja från det.", "title");
  if (kind === "ACHIEVEMENT") {
    if (description === "") return fieldError("INVALID", "Skriv vad som krävs.", "description");
    return isShown ? undefined : fieldError("INVALID", "Ett märke kan inte döljas.", "isShown");
  }
  if (description !== "") return fieldError("INVALID", "Ett mål har ingen beskrivning.", "description");
  const left = others.filter((other) => other.isShown).length + Number(isShown);
  return left < MIN_GOALS
    ? fieldError("INVALID", `Minst ${MIN_GOALS} mål måste gå att välja. Visa ett annat först.`, "isShown")
    : undefined;
}
