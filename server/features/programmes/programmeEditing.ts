import type { EntityManager } from "typeorm";
import { LEVEL_TITLES } from "../../../schema/journey/categories.ts";
import {
  contentInWords,
  PROGRAMME_FIELDS,
  type ProgrammeContent,
  type ProgrammeField,
} from "../../../schema/programmes/programmeContent.ts";
import type { Level } from "../../../schema/programmes/vocabulary.ts";
import { programmeWarnings } from "../../../schema/rules/programmes/specifiedCounts.ts";
import { z } from "../../../schema/zod.ts";
import { fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { editVersioned, type Parsed, type VersionedKind } from "../editing/editVersioned.ts";
import type { JourneyContext } from "../journey/journeyItems.ts";
import type { EditableProgramme, UpdateProgrammeInput, UpdateProgrammePayload } from "./EditableProgramme.ts";
import { ProgrammeRow } from "./ProgrammeRow.ts";

const FIELDS = Object.keys(PROGRAMME_FIELDS) as ProgrammeField[];

/** The programmes of mental optimisation; the audit log tells what they say in words. */
export const PROGRAMMES: VersionedKind<
  ProgrammeRow,
  ReturnType<typeof contentInWords>,
  EditableProgramme,
  "programme",
  Level,
  JourneyContext
> = {
  entity: ProgrammeRow,
  type: null,
  payload: "programme",
  noun: "Programmet",
  opened: "det",
  keepsText: true,
  idField: "level",
  fields: FIELDS,
  factsOf: ({ content }) => contentInWords(content),
  subjectOf: (level) => ({ type: "PROGRAMME", id: level, name: LEVEL_TITLES[level] }),
  read: async (manager, level) => {
    const row = await manager.findOneBy(ProgrammeRow, { level });
    return row && forEditing(row);
  },
  where: (level) => ({ level }),
  stateOf: ({ content }) => Object.fromEntries(FIELDS.map((name) => [name, content[name]])),
  inWords: (content: ProgrammeContent) => contentInWords(content),
  takeBack: (ctx, { id, version }, content: ProgrammeContent) =>
    updateProgramme(ctx, { level: id as Level, version, content }),
  // What counts in the journey follows from the sections.
  afterwards: ({ cachedJourneyItems }) => cachedJourneyItems.forget(),
};

/** Every programme for editing, from the first level to the last. */
export const readEditableProgrammes = async ({ db }: JourneyContext): Promise<EditableProgramme[]> =>
  (await db.getRepository(ProgrammeRow).find({ order: { position: "ASC", level: "ASC" } })).map(forEditing);

/** A programme for editing; null when there is none of the level. */
export const readEditableProgramme = ({ db }: JourneyContext, level: Level): Promise<EditableProgramme | null> =>
  PROGRAMMES.read(db.manager, level, undefined as never);

/** Writes what an admin edited. */
export const updateProgramme = (
  ctx: JourneyContext,
  { level, version, content }: UpdateProgrammeInput,
): Promise<UpdateProgrammePayload> =>
  editVersioned(ctx, PROGRAMMES, { id: level, version }, parseContent(content), (edited, before, manager) => {
    const after = { ...before.content, ...edited };
    return { after: contentInWords(after), write: () => writeContent(manager, level, after) };
  });

const writeContent = (manager: EntityManager, level: Level, content: ProgrammeContent) =>
  manager.update(ProgrammeRow, { level }, { content } as never);

/** The fields that are given, each as its schema wants it. */
function parseContent(content: Record<string, unknown>): Parsed<Partial<ProgrammeContent>> {
  const unknown = Object.keys(content).find((name) => !Object.hasOwn(PROGRAMME_FIELDS, name));
  if (unknown !== undefined) return { errors: fieldError("INVALID", "Fältet finns inte.", `content.${unknown}`) };
  const given = FIELDS.filter((name) => Object.hasOwn(content, name));
  const shape = Object.fromEntries(given.map((name) => [name, PROGRAMME_FIELDS[name]]));
  const { value, errors } = parseInput(z.object({ content: z.object(shape) }), { content });
  return errors ? { errors } : { value: value.content as Partial<ProgrammeContent> };
}

const forEditing = ({ level, version, content }: ProgrammeRow): EditableProgramme => ({
  ...{ level, version, content },
  path: `/mental-optimering/${level}`,
  warnings: programmeWarnings(level, content),
});
