import { FINDING_CATEGORIES, type TestKind } from "../../analyses/vocabulary.ts";
import { RED_FLAGS_HEADING } from "./redFlagText.ts";

/** Headings of a result's text, beside those of its findings' areas. */
export const SECTIONS = {
  care: "Prata med vården innan du ändrar något",
  summary: "Det viktigaste för dig",
  /** Where something must be done or left. */
  already: "Redan i dag",
  today: "I dag",
  week: "Den här veckan",
  afterCare: "När vården har sagt ja",
  month: "Om fyra veckor",
  /** Where care comes first. */
  bring: "Att berätta när du ringer",
  calling: "Så går det till när du ringer",
  tests: "Vilket test svarar på vad",
  changes: "Det här skulle ändra råden",
  end: "Bra att veta",
  /** Where there is no plan: whom to call. */
  call: "Ring någon nu",
} as const;

/** What is for today where care comes first, until somebody has said that they have talked to it. */
export const CALL_CARE = "Ring eller boka tid för det som står överst, och berätta det du skrev här.";

/** Kind of a section of a result's text. */
export type SectionKind =
  | "red-flags"
  | "summary"
  | "findings"
  | "today"
  | "week"
  | "month"
  | "tests"
  | "changes"
  | "other";

/** A section of a result's text. */
export interface TextSection {
  kind: SectionKind;
  heading: string;
  /** Markdown, without the heading. */
  text: string;
}

/** The heading of care in results that were stored before it was renamed. */
const FORMER_CARE = "Först: prata med vården";

const KINDS: ReadonlyMap<string, SectionKind> = new Map([
  [RED_FLAGS_HEADING, "red-flags"],
  [SECTIONS.care, "summary"],
  [FORMER_CARE, "summary"],
  [SECTIONS.summary, "summary"],
  [SECTIONS.already, "today"],
  [SECTIONS.today, "today"],
  [SECTIONS.week, "week"],
  [SECTIONS.afterCare, "week"],
  [SECTIONS.month, "month"],
  [SECTIONS.bring, "today"],
  [SECTIONS.calling, "today"],
  [SECTIONS.tests, "tests"],
  [SECTIONS.changes, "changes"],
]);

/** The sections of a result's text, in their order, by headings that are known; also of a service's text. */
export function sectionsOf(kind: TestKind, markdown: string): TextSection[] {
  const areas: readonly string[] = Object.values(FINDING_CATEGORIES[kind]);
  return markdown
    .replaceAll("\r\n", "\n")
    .split(/^(?=## )/mu)
    .flatMap((part) => {
      const isHeaded = part.startsWith("## ");
      const [first = "", ...rest] = part.split("\n");
      const heading = isHeaded ? first.slice(3).trim() : "";
      const text = (isHeaded ? rest.join("\n") : part).trim();
      if (!heading && !text) return [];
      return [{ kind: KINDS.get(heading) ?? (areas.includes(heading) ? "findings" : "other"), heading, text }];
    });
}

const UNTIL_CARE: readonly string[] = [SECTIONS.care, FORMER_CARE, SECTIONS.bring, SECTIONS.calling];

/** The sections of a result whose owner has been in touch with care, without the advice until then. */
export const afterCare = (sections: readonly TextSection[]): TextSection[] =>
  sections
    .filter(({ heading }) => !UNTIL_CARE.includes(heading))
    .map((section) => ({ ...section, text: section.text.replace(`- ${CALL_CARE}`, "").trim() }))
    .filter(({ text }) => text !== "");

/** Sections as Markdown again. */
export const markdownOf = (sections: readonly TextSection[]): string =>
  sections.map(({ heading, text }) => (heading ? `## ${heading}\n\n${text}` : text)).join("\n\n");
