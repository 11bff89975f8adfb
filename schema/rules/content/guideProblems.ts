import { EVIDENCE_COLUMNS, EVIDENCE_LEVELS } from "../../articles.ts";
import { isParsable } from "./parsable.ts";
import { TO_FILL } from "./placeholders.ts";
import { countWords } from "./reading.ts";
import { numbersOf, REFERENCE, referencesOf, SOURCES_HEADING, sourcesOf, withoutCode } from "./sources.ts";

/** The words that a guide has, as a rule. */
export const GUIDE_WORDS = { min: 500, max: 1_400 } as const;

/** Possible problems of a guide's text: problem → whether it keeps the guide from being published. */
const SEVERITIES = {
  TOO_COMPLEX: "ERROR",
  UNFINISHED: "ERROR",
  PAGE_HEADING: "ERROR",
  NO_SOURCES_SECTION: "ERROR",
  NO_SOURCES: "ERROR",
  WRONG_NUMBER: "ERROR",
  UNKNOWN_SOURCE: "ERROR",
  UNUSED_SOURCE: "WARNING",
  BAD_DOI: "WARNING",
  HTML: "WARNING",
  BAD_EVIDENCE: "WARNING",
  WORDS: "WARNING",
} as const;

/** A kind of problem. */
export type GuideProblemName = keyof typeof SEVERITIES;

/** Something that is wrong with a guide's text. */
export interface GuideProblem {
  name: GuideProblemName;
  /** Errors keep the guide from being published. */
  severity: "ERROR" | "WARNING";
  /** Of the text, from 1; null when it is about the whole. */
  line: number | null;
  /** The number of a source, of words, or the line itself; what the words about it name. */
  about: string;
}

/** A digital object identifier as an address; the characters are those that Crossref recommends. */
const DOI = /^https:\/\/doi\.org\/10\.\d{4,9}\/[-._;()/:a-z0-9]+$/i;

/** Problems of a guide's text, from its first line to its last. */
export function guideProblems(markdown: string): GuideProblem[] {
  const found: GuideProblem[] = [];
  const tell = (name: GuideProblemName, line: number | null, about: string | number = "") =>
    found.push({ name, severity: SEVERITIES[name], line, about: String(about) });
  if (!isParsable(markdown)) {
    tell("TOO_COMPLEX", null);
    return found;
  }
  const lines = withoutCode(markdown.split("\n"));
  const words = countWords(markdown);
  if (words < GUIDE_WORDS.min || words > GUIDE_WORDS.max) tell("WORDS", null, words);
  const sections = lines.flatMap((line, at) => (/^## /.test(line) ? [{ title: line.slice(3).trim(), at }] : []));
  const last = sections.at(-1);
  const listAt = last?.title === SOURCES_HEADING ? last.at : undefined;
  if (listAt === undefined) tell("NO_SOURCES_SECTION", last ? last.at + 1 : null);
  const sources = sourcesOf(markdown);
  // The list that a new guide begins with has a number and nothing behind it.
  if (listAt !== undefined && !sources.some(({ text, url }) => text.trim() || url)) tell("NO_SOURCES", listAt + 1);
  tellLines(lines, tell);
  tellReferences(lines.slice(0, listAt), new Set(sources.map(({ number }) => number)), referencesOf(markdown), tell);
  const placeOf = sourceLines(lines, listAt);
  const references = new Set(referencesOf(markdown));
  for (const [index, { number, text, url }] of sources.entries()) {
    const line = placeOf[index] ?? null;
    if (number !== index + 1) tell("WRONG_NUMBER", line, number);
    if (!references.has(number)) tell("UNUSED_SOURCE", line, number);
    if (/\bdoi\b/i.test(text + url) && !DOI.test(url ?? "")) tell("BAD_DOI", line, number);
  }
  return found.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

type Tell = (name: GuideProblemName, line: number | null, about?: string | number) => void;

/** Problems of a single line. */
function tellLines(lines: readonly string[], tell: Tell): void {
  let evidence = 0;
  for (const [at, line] of lines.entries()) {
    if (line.includes(TO_FILL)) tell("UNFINISHED", at + 1);
    if (line === "") {
      evidence = 0;
      continue;
    }
    if (/^#(\s|$)/.test(line) || (/^=+\s*$/.test(line) && lines[at - 1]?.trim())) tell("PAGE_HEADING", at + 1);
    if (/<\/?[a-z!]/i.test(line.replace(/`[^`]*`/g, "").replace(/<(https?:|mailto:)[^<>\s]*>/gi, "")))
      tell("HTML", at + 1);
    evidence = !line.startsWith("|") ? 0 : evidence > 0 || /\bUnderlag\b/.test(line) ? evidence + 1 : 0;
    if (evidence <= 2) continue;
    const cells = line.trim().split("|").slice(1, -1);
    const isGood = cells.length === EVIDENCE_COLUMNS && EVIDENCE_LEVELS.some((level) => level === cells[1]?.trim());
    if (!isGood) tell("BAD_EVIDENCE", at + 1, line.trim());
  }
}

/** References to sources that are not listed, each at its first line. */
function tellReferences(
  lines: readonly string[],
  listed: ReadonlySet<number>,
  references: readonly number[],
  tell: Tell,
): void {
  const firstLines = new Map<number, number>();
  for (const [at, line] of lines.entries())
    for (const [, numbers = ""] of line.matchAll(REFERENCE))
      for (const number of numbersOf(numbers)) if (!firstLines.has(number)) firstLines.set(number, at + 1);
  for (const number of references)
    if (!listed.has(number)) tell("UNKNOWN_SOURCE", firstLines.get(number) ?? null, number);
}

/** The lines of the listed sources, from 1. */
const sourceLines = (lines: readonly string[], listAt: number | undefined): number[] =>
  listAt === undefined ? [] : lines.flatMap((line, at) => (at > listAt && /^\d{1,3}\. /.test(line) ? [at + 1] : []));

/** A problem in words, for who edits the guide. */
export function formatProblem({ name, about }: GuideProblem): string {
  return {
    TOO_COMPLEX: "Texten är för lång eller för invecklad för att visas formaterad. Dela upp långa stycken och listor.",
    UNFINISHED: `Något är kvar att skriva (”${TO_FILL}”).`,
    PAGE_HEADING: "Rubrik på första nivån. Titeln är sidans rubrik, så börja avsnitt med ##.",
    NO_SOURCES_SECTION: `Det sista avsnittet ska heta ## ${SOURCES_HEADING}.`,
    NO_SOURCES: "Inga källor är listade. Skriv dem numrerade: 1. Författare. Titel. Adress.",
    WRONG_NUMBER: `Källan har nummer ${about}. Numrera källorna 1, 2, 3 utan luckor.`,
    UNKNOWN_SOURCE: `Texten hänvisar till [${about}], som inte finns bland källorna.`,
    UNUSED_SOURCE: `Ingenting i texten hänvisar till källa ${about}.`,
    BAD_DOI: `Källa ${about} har en DOI som inte är en hel adress: https://doi.org/10. …`,
    HTML: "HTML visas som den är skriven. Använd Markdown.",
    BAD_EVIDENCE: `Raden i tabellen över underlag ska ha tre kolumner, med ${EVIDENCE_LEVELS.join(", ")} i mitten.`,
    WORDS: `Texten har ${about} ord. Guider brukar ha mellan ${GUIDE_WORDS.min} och 1 400.`,
  }[name];
}
