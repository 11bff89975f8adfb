import type { EntityManager } from "typeorm";
import { type EditedTrainingMethod, METHOD_LIMITS, trainingMethodSchema } from "../../../schema/trainingMethods.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { globalId } from "../../platform/graphql/globalId.ts";
import { guidePath, guideSlug } from "../articles/articleRows.ts";
import { nameOf } from "../catalogue/enumNames.ts";
import { createVersioned, deleteVersioned, editVersioned, type VersionedKind } from "../editing/editVersioned.ts";
import { Intensity } from "./contentEnums.ts";
import type {
  CreateTrainingMethodInput,
  CreateTrainingMethodPayload,
  DeleteTrainingMethodInput,
  DeleteTrainingMethodPayload,
  EditableTrainingMethod,
  MoveTrainingMethodInput,
  MoveTrainingMethodPayload,
  UpdateTrainingMethodInput,
  UpdateTrainingMethodPayload,
} from "./EditableTrainingMethod.ts";
import { Page } from "./Page.ts";
import { TrainingMethod } from "./TrainingMethod.ts";

/** What can be edited of a method once it is there. */
type Texts = Omit<EditedTrainingMethod, "slug">;
const textsSchema = trainingMethodSchema.omit({ slug: true });

/** Training methods. */
export const TRAINING_METHODS: VersionedKind<
  TrainingMethod,
  EditedTrainingMethod,
  EditableTrainingMethod,
  "trainingMethod",
  string
> = {
  entity: TrainingMethod,
  type: "TrainingMethod",
  hasTextKey: true,
  payload: "trainingMethod",
  noun: "Träningsmetoden",
  opened: "den",
  keepsText: true,
  fields: Object.keys(trainingMethodSchema.shape) as (keyof EditedTrainingMethod)[],
  factsOf,
  subjectOf: (slug, { title }) => ({ type: "TRAINING_METHOD", id: slug, name: title }),
  read: async (manager, slug) => (await readMethods(manager)).find((method) => method.slug === slug) ?? null,
  where: (slug) => ({ slug }),
  // Places and names are decided by one admin at a time.
  lockFirst: (manager) => manager.query("SELECT pg_advisory_xact_lock(hashtext('livsresan training methods'))"),
  stateOf: (row): Texts => {
    const { slug: _, ...texts } = factsOf(row);
    return texts;
  },
  takeBack: (ctx, target, texts: Texts) =>
    updateTrainingMethod(ctx, { ...texts, intensity: Intensity[texts.intensity], ...target }),
};

/** Every method as it is edited, in their order; two statements. */
export const readEditableTrainingMethods = ({ db }: Pick<Context, "db">): Promise<EditableTrainingMethod[]> =>
  readMethods(db.manager);

async function readMethods(manager: EntityManager): Promise<EditableTrainingMethod[]> {
  const methods = await inOrder(manager);
  const facts = methods.map(factsOf);
  const guides: { slug: string }[] = await manager.query(
    `SELECT slug FROM article WHERE is_published AND slug = ANY($1)
     UNION SELECT l.slug FROM article_alias l JOIN article a ON a.id = l.article_id AND a.is_published
     WHERE l.slug = ANY($1)`,
    [facts.map((method) => method.guideSlug)],
  );
  const shown = new Set(guides.map(({ slug }) => slug));
  return methods.map(({ slug, version, intensity }, place) => {
    const { guideSlug, ...texts } = facts[place] as EditedTrainingMethod;
    const isGuideLost = guideSlug !== "" && !shown.has(guideSlug);
    return { ...texts, id: globalId("TrainingMethod", slug), version, intensity, guideSlug, isGuideLost };
  });
}

const inOrder = (manager: EntityManager): Promise<TrainingMethod[]> =>
  manager.find(TrainingMethod, { order: { position: "ASC", slug: "ASC" } });

/** Makes a method, after all others. */
export const createTrainingMethod = (
  ctx: Context,
  input: CreateTrainingMethodInput,
): Promise<CreateTrainingMethodPayload> =>
  createVersioned(ctx, TRAINING_METHODS, parseInput(trainingMethodSchema, named(input)), async (facts, manager) => {
    const methods = await inOrder(manager);
    if (methods.length >= METHOD_LIMITS.methods)
      return { errors: fieldError("INVALID", `Det finns ${methods.length} metoder redan. Ta bort en först.`) };
    const wrong = (await slugErrors(manager, facts.slug, methods)) ?? (await guideErrors(manager, facts.guideSlug));
    if (wrong) return { errors: wrong };
    const position = 1 + Math.max(0, ...methods.map((method) => method.position));
    await manager.insert(TrainingMethod, { ...columnsOf(facts), position });
    return { key: facts.slug, facts };
  });

/** Writes what an admin edited of a method. */
export const updateTrainingMethod = (
  ctx: Context,
  input: UpdateTrainingMethodInput,
): Promise<UpdateTrainingMethodPayload> =>
  editVersioned(
    ctx,
    TRAINING_METHODS,
    input,
    parseInput(textsSchema, named(input)),
    async (texts, { slug, guidePath: before }, manager) => {
      const columns = columnsOf(texts);
      // One that is gone may stay named: its link comes back with it.
      const wrong = columns.guidePath === before ? undefined : await guideErrors(manager, texts.guideSlug);
      if (wrong) return { errors: wrong };
      return { after: { ...texts, slug }, write: () => manager.update(TrainingMethod, { slug }, columns) };
    },
  );

/** Gives a method another place, unless it is not where it was shown. */
export async function moveTrainingMethod(
  ctx: Context,
  { id, from, to }: MoveTrainingMethodInput,
): Promise<MoveTrainingMethodPayload> {
  const { errors } = await editVersioned(ctx, TRAINING_METHODS, { id }, { value: to }, async (to, before, manager) => {
    const slugs = (await inOrder(manager)).map(({ slug }) => slug);
    if (slugs[from - 1] !== before.slug) return { errors: MOVED };
    if (to < 1 || to > slugs.length)
      return { errors: fieldError("INVALID", `Välj en plats från 1 till ${slugs.length}.`, "to") };
    const order = slugs.toSpliced(from - 1, 1).toSpliced(to - 1, 0, before.slug);
    return {
      after: factsOf(before),
      changes: from === to ? [] : [{ field: "position", before: String(from), after: String(to) }],
      write: () =>
        manager.query(
          `UPDATE training_method SET position = array_position($1::text[], slug)
           WHERE position <> array_position($1::text[], slug)`,
          [order],
        ),
    };
  });
  return { errors, trainingMethods: await readEditableTrainingMethods(ctx) };
}

const MOVED = fieldError(
  "OUTDATED",
  "Ordningen har ändrats sedan du öppnade listan. Ingenting är flyttat. Här står den som den är nu.",
);

/** Deletes a method. Whoever has read it has it read should it come back. */
export const deleteTrainingMethod = (
  ctx: Context,
  input: DeleteTrainingMethodInput,
): Promise<DeleteTrainingMethodPayload> => deleteVersioned(ctx, TRAINING_METHODS, input);

/** Why a method cannot have a name in addresses: another one or a part of its page has it. */
async function slugErrors(
  manager: EntityManager,
  slug: string,
  methods: readonly TrainingMethod[],
): Promise<FieldError[] | undefined> {
  if (methods.some((method) => method.slug === slug))
    return fieldError("TAKEN", "En annan träningsmetod har redan det adressnamnet. Välj ett annat.", "slug");
  const page = await manager.findOneBy(Page, { slug: "traning" });
  const part = page?.sections.find(({ anchor }) => anchor === slug);
  return part && fieldError("TAKEN", `Avsnittet ”${part.title}” på sidan har redan det adressnamnet.`, "slug");
}

async function guideErrors(manager: EntityManager, slug: string): Promise<FieldError[] | undefined> {
  if (!slug) return undefined;
  const [found] = await manager.query(
    "SELECT 1 FROM article WHERE slug = $1 UNION ALL SELECT 1 FROM article_alias WHERE slug = $1",
    [slug],
  );
  if (found) return undefined;
  return fieldError("NOT_FOUND", "Guiden finns inte. Välj en annan.", "guideSlug");
}

/** An input with the names that its schema has. */
const named = <Input extends { intensity: Intensity }>(input: Input) => ({
  ...input,
  intensity: nameOf(Intensity, input.intensity),
});

/** What an admin edits, as columns. */
const columnsOf = <Given extends Texts>({ intensity, guideSlug, ...texts }: Given) => ({
  ...texts,
  intensity: Intensity[intensity],
  guidePath: guideSlug && guidePath(guideSlug),
});

function factsOf(method: TrainingMethod): EditedTrainingMethod {
  const { slug, title, icon, duration, frequency, description, benefits, beginning, suits, caution } = method;
  return {
    ...{ slug, title, icon, duration, frequency, description, benefits, beginning, suits, caution },
    intensity: nameOf(Intensity, method.intensity) ?? "MEDIUM",
    guideSlug: guideSlug(method.guidePath),
  };
}
