import type { EntityManager } from "typeorm";
import { type EditedMarkerQuestion, markerQuestionSchema } from "../../../../schema/markerQuestionEditing.ts";
import { MARKER_QUESTIONS } from "../../../../schema/markerQuestions.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { parseInput } from "../../../platform/graphql/fieldErrors.ts";
import { editVersioned, type VersionedKind } from "../../editing/editVersioned.ts";
import type {
  EditableMarkerQuestion,
  UpdateMarkerQuestionInput,
  UpdateMarkerQuestionPayload,
} from "./EditableMarkerQuestion.ts";
import { MarkerQuestionText } from "./MarkerQuestionText.ts";
import { writtenQuestions } from "./markerQuestionTexts.ts";

/** Every question of the marker chooser for editing, in their order. */
export const readEditableMarkerQuestions = (ctx: Context): Promise<EditableMarkerQuestion[]> =>
  readQuestions(ctx.db.manager);

async function readQuestions(manager: EntityManager): Promise<EditableMarkerQuestion[]> {
  const written = await manager.find(MarkerQuestionText);
  return writtenQuestions(written).map(({ question: { key, title, text, markerNames }, position, isShown }) => {
    const original = MARKER_QUESTIONS.find((question) => question.key === key) ?? { title, text };
    return {
      ...{ key, title, text, position, isShown },
      version: written.find((row) => row.key === key)?.version ?? 0,
      isChanged: title !== original.title || text !== original.text,
      original: { title: original.title, text: original.text },
      markerNames: [...markerNames],
    };
  });
}

const readOne = async (manager: EntityManager, key: string): Promise<EditableMarkerQuestion | null> =>
  (await readQuestions(manager)).find((question) => question.key === key) ?? null;

/** The marker chooser's questions. */
export const QUESTIONS: VersionedKind<
  EditableMarkerQuestion,
  EditedMarkerQuestion,
  EditableMarkerQuestion,
  "question",
  string
> = {
  entity: MarkerQuestionText,
  type: null,
  payload: "question",
  noun: "Frågan",
  opened: "den",
  idField: "key",
  fields: ["title", "text", "position", "isShown"],
  subjectOf: (key, { title }) => ({ type: "MARKER_QUESTION", id: key, name: title }),
  read: readOne,
  // One at a time, also while nobody has written it otherwise and there is no row to lock.
  lockFirst: (manager) => manager.query("SELECT pg_advisory_xact_lock(hashtext('livsresan marker questions'))"),
  lock: readOne,
  stateOf: ({ title, text, position, isShown }) => ({ title, text, position, isShown }),
  takeBack: (ctx, { id, version }, facts: EditedMarkerQuestion) =>
    updateMarkerQuestion(ctx, { ...facts, key: id, version }),
};

/** Writes what an admin edited of a question. */
export const updateMarkerQuestion = (
  ctx: Context,
  { key, version, ...facts }: UpdateMarkerQuestionInput,
): Promise<UpdateMarkerQuestionPayload> =>
  editVersioned(ctx, QUESTIONS, { id: key, version }, parseInput(markerQuestionSchema, facts), (after, _, manager) => ({
    after,
    write: async () =>
      (await manager.existsBy(MarkerQuestionText, { key }))
        ? manager.update(MarkerQuestionText, { key }, after)
        : manager.insert(MarkerQuestionText, { key, ...after }),
  }));
