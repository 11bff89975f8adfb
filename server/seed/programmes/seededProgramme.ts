import type { ProgrammeContent } from "../../../schema/programmes/programmeContent.ts";
import { type Level, SECTIONS, type SectionId } from "../../../schema/programmes/vocabulary.ts";

/** A programme as the product has it; `SECTIONS` has what its sections are called. */
export interface SeededProgramme extends Omit<ProgrammeContent, "sections" | "reviewer" | "reviewedOn"> {
  level: Level;
  sections: readonly { key: SectionId; intro: string }[];
}

/** The same as it is stored: with all its sections showing, and reviewed by nobody. */
export const contentOf = ({ level, sections, ...content }: SeededProgramme): ProgrammeContent => ({
  ...content,
  sections: sections.map(({ key, intro }) => ({ key, ...SECTIONS[level][key], intro, isShown: true })),
  reviewer: null,
  reviewedOn: null,
});
