import type { ProgrammeContent, ProgrammePart } from "../../programmes/programmeContent.ts";
import { type Level, SECTIONS } from "../../programmes/vocabulary.ts";
import { numbersOf, REFERENCE } from "../content/sources.ts";
import { counted } from "../words/numbers.ts";

/** Something that a programme says otherwise than it was specified, and where it is edited. */
export interface ProgrammeWarning {
  part: ProgrammePart;
  text: string;
}

/** A number that the specification gives. */
interface Specified {
  part: ProgrammePart;
  /** What is counted, for one and for several of it. */
  one: string;
  many: string;
  count(content: ProgrammeContent): number;
  is: Partial<Record<Level, number>>;
}

const every = (number: number): Record<Level, number> => ({ light: number, medium: number, hardcore: number });

const SPECIFIED: readonly Specified[] = [
  {
    ...{ part: "programme", one: "siffra överst", many: "siffror överst", is: { medium: 3 } },
    count: ({ stats }) => stats.length,
  },
  {
    ...{ part: "programme", one: "medicinsk varning", many: "medicinska varningar", is: { hardcore: 1 } },
    count: ({ notices }) => notices.filter(({ kind }) => kind === "medical").length,
  },
  {
    ...{ part: "programme", one: "varning om lagen", many: "varningar om lagen", is: { hardcore: 1 } },
    count: ({ notices }) => notices.filter(({ kind }) => kind === "legal").length,
  },
  {
    ...{ part: "programme", one: "varning om vad som krävs", many: "varningar om vad som krävs", is: { medium: 1 } },
    count: ({ notices }) => notices.filter(({ kind }) => kind === "requirement").length,
  },
  {
    ...{ part: "introduction", one: "fas", many: "faser", is: { light: 3, medium: 4 } },
    count: ({ phases }) => phases.length,
  },
  {
    ...{ part: "introduction", one: "minut om dagen", many: "minuter om dagen", is: { light: 30, medium: 75 } },
    count: ({ timeSplit }) => (timeSplit?.parts ?? []).reduce((sum, { minutes }) => sum + minutes, 0),
  },
  {
    ...{ part: "categories", one: "kategori", many: "kategorier", is: every(4) },
    count: ({ categories }) => categories.length,
  },
  {
    ...{ part: "categories", one: "kategori med varning", many: "kategorier med varning", is: { medium: 4 } },
    count: ({ categories }) => categories.filter(({ warning }) => warning !== null).length,
  },
  {
    ...{ part: "categories", one: "kategori med risk", many: "kategorier med risk", is: { hardcore: 4 } },
    count: ({ categories }) => categories.filter(({ risk }) => risk !== null).length,
  },
  {
    ...{ part: "schedule", one: "tid på dagen", many: "tider på dagen", is: { light: 4, medium: 3, hardcore: 3 } },
    count: ({ schedule }) => schedule.length,
  },
  {
    ...{ part: "schedule", one: "anpassning av dagen", many: "anpassningar av dagen", is: { medium: 4 } },
    count: ({ adjustments }) => adjustments.length,
  },
  {
    ...{ part: "schedule", one: "dag i veckan", many: "dagar i veckan", is: { hardcore: 7 } },
    count: ({ week }) => week.length,
  },
  {
    ...{ part: "schedule", one: "månad", many: "månader", is: { hardcore: 6 } },
    count: ({ months }) => months.length,
  },
  {
    ...{ part: "faq", one: "fråga", many: "frågor", is: { light: 10, medium: 8, hardcore: 10 } },
    count: ({ faq }) => faq.length,
  },
  {
    ...{ part: "resources", one: "kostnadsnivå", many: "kostnadsnivåer", is: { light: 3, medium: 3 } },
    count: ({ tiers }) => tiers.length,
  },
  {
    ...{ part: "resources", one: "bok", many: "böcker", is: { hardcore: 7 } },
    count: ({ resources }) => resources.find(({ key }) => key === "bocker")?.items.length ?? 0,
  },
  {
    ...{ part: "next-steps", one: "punkt att bocka av", many: "punkter att bocka av", is: { light: 5 } },
    count: ({ readiness }) => readiness?.items.length ?? 0,
  },
  {
    ...{ part: "next-steps", one: "steg på vägen vidare", many: "steg på vägen vidare", is: { hardcore: 6 } },
    count: ({ roadmap }) => roadmap.length,
  },
  {
    ...{ part: "next-steps", one: "gemenskap", many: "gemenskaper", is: { hardcore: 4 } },
    count: ({ community }) => community.length,
  },
  {
    ...{ part: "order", one: "avsnitt som visas", many: "avsnitt som visas, 18 för alla tre nivåer", is: every(6) },
    count: ({ sections }) => sections.filter(({ isShown }) => isShown).length,
  },
];

/** What of a programme differs from what is specified of its level, and which references lead to no source. */
export function programmeWarnings(level: Level, content: ProgrammeContent): ProgrammeWarning[] {
  const counts = SPECIFIED.flatMap(({ part, one, many, count, is }): ProgrammeWarning[] => {
    const [wanted, now] = [is[level], count(content)];
    if (wanted === undefined || wanted === now) return [];
    return [{ part, text: `Specifikationen räknar ${counted(wanted, one, many)}. Här är det ${now}.` }];
  });
  const minutes = content.sections.flatMap(({ key, title, minutes }): ProgrammeWarning[] => {
    const wanted = SECTIONS[level][key].minutes;
    if (level !== "light" || wanted === minutes) return [];
    return [{ part: key, text: `Specifikationen räknar ${wanted} minuter för ”${title}”. Här är det ${minutes}.` }];
  });
  const { sources, ...texts } = content;
  const missing = [...JSON.stringify(texts).matchAll(REFERENCE)]
    .flatMap(([, numbers = ""]) => numbersOf(numbers))
    .filter((number) => number < 1 || number > sources.length);
  const lost = [...new Set(missing)].map((number): ProgrammeWarning => {
    return { part: "sources", text: `Texten hänvisar till [${number}], och så många källor finns inte.` };
  });
  return [...counts, ...minutes, ...lost];
}
