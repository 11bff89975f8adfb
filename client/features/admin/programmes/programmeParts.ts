import {
  PROGRAMME_FIELDS,
  PROGRAMME_PARTS,
  type ProgrammeContent,
  type ProgrammeField,
  type ProgrammePart,
} from "../../../../schema/programmes/programmeContent.ts";
import { SECTION_IDS, type SectionId } from "../../../../schema/programmes/vocabulary.ts";

/** The section that a part is; undefined for what is none. */
export const sectionOf = (part: ProgrammePart): SectionId | undefined => SECTION_IDS.find((id) => id === part);

/** The fields that are saved with a part; what a section is called stands among the sections. */
export const savedWith = (part: ProgrammePart): readonly ProgrammeField[] => [
  ...PROGRAMME_PARTS[part],
  ...(sectionOf(part) ? (["sections"] as const) : []),
];

/** The schemas of some fields. */
export const shapeOf = (fields: readonly ProgrammeField[]) =>
  Object.fromEntries(fields.map((name) => [name, PROGRAMME_FIELDS[name]]));

/** What some fields say. */
export const picked = (content: ProgrammeContent, fields: readonly ProgrammeField[]): Partial<ProgrammeContent> =>
  Object.fromEntries(fields.map((name) => [name, content[name]]));

/** What a part is called. */
export const titleOfPart = (part: ProgrammePart, { sections }: ProgrammeContent): string =>
  sections.find(({ key }) => key === part)?.title ??
  { programme: "Programmet", order: "Avsnitt: namn och ordning", sources: "Källor" }[part as "programme"];

/** Every part, in the order of the page. */
export const partsOf = ({ sections }: ProgrammeContent): readonly ProgrammePart[] => [
  "programme",
  ...sections.map(({ key }) => key),
  "order",
  "sources",
];

/**
 * What another admin has saved, with a part as it is here: of the sections only that one.
 * @param own what was typed of the part
 */
export function ownOver(
  part: ProgrammePart,
  own: Partial<ProgrammeContent>,
  standing: ProgrammeContent,
): Partial<ProgrammeContent> {
  const section = sectionOf(part);
  if (!section) return own;
  const mine = own.sections?.find(({ key }) => key === section);
  return { ...own, sections: standing.sections.map((other) => (other.key === section && mine ? mine : other)) };
}

/** Whether two states say the same in a part. */
export function isSamePart(part: ProgrammePart, one: ProgrammeContent, other: ProgrammeContent): boolean {
  const section = sectionOf(part);
  const said = (content: ProgrammeContent) =>
    JSON.stringify([
      PROGRAMME_PARTS[part].map((name) => content[name]),
      section && content.sections.find(({ key }) => key === section),
    ]);
  return said(one) === said(other);
}
