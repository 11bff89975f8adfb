import { swedishNumber } from "../words/numbers.ts";
import { type Dose, type DoseStep, dosesOf } from "./readDoses.ts";
import { LEVELS, type LevelId, type UpperLevel, upperLevel } from "./upperLevels.ts";

/** A step's share of what is said to be taken of a substance. */
interface DosePart {
  title: string;
  /** In the unit of the level. */
  perDay: number;
}

/** Note shown when a protocol exceeds the upper level, or the advice, of an authority for adults. */
export interface DoseNote {
  substance: LevelId;
  level: UpperLevel;
  /** Sum of the steps' doses, on an average day, in the unit of the level. */
  perDay: number;
  parts: DosePart[];
  /** Text of the note, in Swedish. */
  text: string;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** 'EU:s livsmedelsmyndighet Efsa (2023)' */
function formatSource({ publication: { by, year, title } }: UpperLevel): string {
  if (by === "EU") return `EU-kommissionens förordning ${/\d{4}\/\d+/.exec(title)?.[0] ?? `(${year})`}`;
  return by === "Efsa"
    ? `EU:s livsmedelsmyndighet Efsa (${year})`
    : `EU:s vetenskapliga livsmedelskommitté SCF, föregångare till Efsa (${year})`;
}

const KINDS: Readonly<Record<UpperLevel["kind"], string>> = {
  upper: "övre gräns för vuxna enligt",
  safe: "den nivå som bedöms som säker för vuxna enligt",
  advice: "en rådgivande nivå för vuxna, inte en övre gräns, enligt",
};

/** What a level is, in Swedish: '250 mg om dagen från tillskott är övre gräns för vuxna enligt …'. */
export function formatUpperLevel(level: UpperLevel): string {
  const from = level.counts === "supplements" ? "från tillskott" : "från mat och tillskott tillsammans";
  return `${swedishNumber(level.amount)} ${level.unit} om dagen ${from} är ${KINDS[level.kind]} ${formatSource(level)}`;
}

/** Whether a dose deserves a note. */
function isTold({ amount, isBelow, heedFrom }: UpperLevel, perDay: number, atOnce: number): boolean {
  if (heedFrom) return perDay > heedFrom.perDay || atOnce > heedFrom.atOnce;
  return isBelow ? perDay >= amount : perDay > amount;
}

/** The dose in relation to its level, in Swedish. */
function formatComparison(level: UpperLevel, perDay: number): string {
  if (level.amount === 0) return `Det finns ingen övre gräns, men ett råd från ${formatSource(level)}.`;
  const levelText = formatUpperLevel(level);
  if (level.kind !== "advice") return `Det är mer än nivån: ${levelText}.`;
  const isWithin = level.isBelow ? perDay < level.amount : perDay <= level.amount;
  return `Det är ${isWithin ? "inom rådet för de flesta" : "mer än rådet"}: ${levelText}.`;
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
  const isEitherForm = doses.some((dose) => dose.isEitherForm);
  const other = upperLevel("nicotinamide");
  return [
    `${whose} nämner sammanlagt ${amount(perDay)} ${isEitherForm ? "niacin" : level.name} om dagen (${sum}).`,
    isEitherForm
      ? `Niacin finns i två former, och på förpackningen står vilken det är. Är det nikotinsyra är det mer än nivån: ${formatUpperLevel(level)}. Är det nikotinamid är det ${perDay > other.amount ? "också mer än nivån" : "inom nivån"}, ${swedishNumber(other.amount)} ${other.unit} om dagen.`
      : formatComparison(level, rounded(perDay)),
    level.advice,
    doses.some(({ isConverted }) => isConverted) && `Internationella enheter (IE) är omräknade till ${level.unit}.`,
    doses.some(({ isCompound }) => isCompound) &&
      `Hela dosen är räknad som ${level.name}. Är den vikten på en förening, som ett citrat, är mängden ${level.name} mindre.`,
    level.id === "iron" && "Nivån gäller inte järn som en läkare har ordinerat.",
    doses.some(({ isMedicine }) => isMedicine) &&
      "Ett av stegen nämner ett läkemedel. Ta det så som läkaren eller bipacksedeln säger, och ändra inte dosen på egen hand.",
    "Summan är uträknad ur stegens texter och kan vara fel. Prata med läkare eller apotek om du undrar över dina tillskott.",
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * What to know of the doses that somebody's protocols name together: a note for each substance of which they name more
 * in a day than its level, or than what is advised. It names the level and its source and advises no dose.
 * @param steps all steps of the protocols that are active
 * @param whose what the steps are of, as it begins a sentence
 */
export function doseNotes(steps: readonly DoseStep[], whose = "Dina aktiva protokoll"): DoseNote[] {
  const doses = steps.flatMap((step) => dosesOf(step).map((dose) => ({ title: step.title, ...dose })));
  return LEVELS.flatMap((level) => {
    const own = doses.filter(({ substance }) => substance === level.id);
    const perDay = own.reduce((sum, dose) => sum + dose.perDay, 0);
    const atOnce = Math.max(0, ...own.map((dose) => dose.atOnce));
    if (!isTold(level, rounded(perDay), rounded(atOnce))) return [];
    const parts = own.map(({ title, perDay }) => ({ title, perDay }));
    return [{ substance: level.id, level, perDay, parts, text: noteText(whose, level, perDay, parts, own) }];
  });
}
