import { swedishNumber } from "../words/numbers.ts";
import { type Dose, type DoseStep, dosesOf } from "./readDoses.ts";
import { type LevelId, UPPER_LEVELS, type UpperLevel } from "./upperLevels.ts";

/** A step's share of what is said to be taken of a substance. */
interface DosePart {
  title: string;
  /** In the unit of the level. */
  perDay: number;
}

/** That the steps of somebody's protocols name more of a substance than an authority gives for adults. */
export interface DoseNote {
  substance: LevelId;
  level: UpperLevel;
  /** What the steps add up to, on an average day, in the unit of the level. */
  perDay: number;
  parts: DosePart[];
  /** What is said of it, in Swedish. */
  text: string;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** 'EU:s livsmedelsmyndighet Efsa (2023)' */
function formatSource({ publication: { by, year } }: UpperLevel): string {
  return by === "Efsa"
    ? `EU:s livsmedelsmyndighet Efsa (${year})`
    : `EU:s vetenskapliga livsmedelskommitté SCF, föregångare till Efsa (${year})`;
}

/** What a level is, in Swedish: '250 mg om dagen från tillskott är övre gräns för vuxna enligt …'. */
export function formatUpperLevel(level: UpperLevel): string {
  const from = level.counts === "supplements" ? "från tillskott" : "från mat och tillskott tillsammans";
  const kind = level.kind === "upper" ? "övre gräns för vuxna" : "den nivå som bedöms som säker för vuxna";
  return `${swedishNumber(level.amount)} ${level.unit} om dagen ${from} är ${kind} enligt ${formatSource(level)}`;
}

function noteText(
  whose: string,
  level: UpperLevel,
  perDay: number,
  parts: readonly DosePart[],
  doses: readonly Dose[],
): string {
  const amount = (value: number) => `${swedishNumber(rounded(value))} ${level.unit}`;
  const sum = parts.map(({ title, perDay }) => `${title.replace(/\s+/g, " ").trim()}: ${amount(perDay)}`).join(", ");
  return [
    `${whose} nämner sammanlagt ${amount(perDay)} ${level.name} om dagen (${sum}).`,
    `Det är mer än nivån: ${formatUpperLevel(level)}.`,
    doses.some(({ isConverted }) => isConverted) && `Internationella enheter (IE) är omräknade till ${level.unit}.`,
    doses.some(({ isCompound }) => isCompound) &&
      `Hela dosen är räknad som ${level.name}. Är den vikten på en förening, som ett citrat, är mängden ${level.name} mindre.`,
    level.id === "iron" && "Nivån gäller inte järn som en läkare har ordinerat.",
    "Summan är uträknad ur stegens texter och kan vara fel. Prata med läkare eller apotek om du undrar över dina tillskott.",
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * What to know of the doses that somebody's protocols name together: a note for each substance of which they name more
 * in a day than its level. It names the level and its source and advises no dose.
 * @param steps all steps of the protocols that are active
 * @param whose what the steps are of, as it begins a sentence
 */
export function doseNotes(steps: readonly DoseStep[], whose = "Dina aktiva protokoll"): DoseNote[] {
  const doses = steps.flatMap((step) => dosesOf(step).map((dose) => ({ title: step.title, ...dose })));
  return UPPER_LEVELS.flatMap((level: UpperLevel & { id: LevelId }) => {
    const own = doses.filter(({ substance }) => substance === level.id);
    const perDay = own.reduce((sum, dose) => sum + dose.perDay, 0);
    if (rounded(perDay) <= level.amount) return [];
    const parts = own.map(({ title, perDay }) => ({ title, perDay }));
    return [{ substance: level.id, level, perDay, parts, text: noteText(whose, level, perDay, parts, own) }];
  });
}
