import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { Analysis, SuggestedActivity } from "../../../schema/analyses/analysis.ts";
import { MAX_RESULT_TEXT, type TestKind } from "../../../schema/analyses/vocabulary.ts";
import { closingSection, redFlagSection } from "../../../schema/rules/analyses/compose.ts";
import type { AvoidedWords } from "../../../schema/rules/analyses/ruledOutWords.ts";
import { isParsable } from "../../../schema/rules/content/parsable.ts";
import { doseNotes } from "../../../schema/rules/protocols/doseNotes.ts";
import { dosesOf } from "../../../schema/rules/protocols/readDoses.ts";
import { upperLevel } from "../../../schema/rules/protocols/upperLevels.ts";
import { z } from "../../../schema/zod.ts";

/** Why a text of the service is not shown. */
type InvalidReason =
  | "cut-off"
  | "not-json"
  | "wrong-shape"
  | "unreadable"
  | "wrong-markup"
  | "not-swedish"
  | "dose"
  | "ruled-out"
  | "too-long";

/** Thrown when the service's text is refused. */
export class InvalidText extends Error {
  override name = "InvalidText";

  constructor(readonly reason: InvalidReason) {
    super(reason);
  }
}

const answerSchema = z.object({ recommendations: z.string().trim().min(400).max(MAX_RESULT_TEXT) });

/** Allowed elements of a text: headings, bold, lists, paragraphs. */
const ALLOWED = new Set(["root", "heading", "paragraph", "text", "strong", "emphasis", "list", "listItem", "break"]);

/** Signs that show nothing, or that turn the direction of what follows. */
const INVISIBLE = /[^\P{C}\n\r\t\u00ad]/u;

/** Words that Swedish has and its neighbours write otherwise; their share of all words in any Swedish text. */
const SWEDISH = /(?<!\p{L})(?:och|att|är|inte|för|när|från|också|eller)(?!\p{L})/giu;
const SWEDISH_SHARE = 0.04;

/** Amounts of what is taken, as they are written. */
const AMOUNT =
  /(?<!\d)(?<number>\d[\d \u00a0\u202f.,]{0,12}?)\s*(?<unit>mg|milligram|[µμ]g|ug|mcg|mikrogram|ie|iu|internationella enheter|tablett(?:er)?|kaps(?:el|lar)|droppar)(?!\p{L})/giu;

/** A part of a text's tree (mdast), as far as it is read here. */
interface TextNode {
  type: string;
  value?: string;
  children?: TextNode[];
}

/**
 * Reads what the service wrote.
 * @param content what should be JSON; null when the service was cut off
 * @param builtIn what the rules made of the same answers
 * @param avoided what is ruled out for who gave the answers
 * @returns Markdown that may be shown
 * @throws InvalidText
 */
export function readServiceText(
  content: string | null,
  builtIn: Analysis,
  avoided: readonly AvoidedWords[] = [],
): string {
  if (content === null) throw new InvalidText("cut-off");
  const { recommendations: text } = parseAnswer(content);
  if (INVISIBLE.test(text) || !isParsable(text)) throw new InvalidText("unreadable");
  const blocks = readBlocks(text);
  const plain = blocks.join("\n");
  const words = plain.match(/\p{L}+/gu)?.length ?? 0;
  if ((plain.match(SWEDISH)?.length ?? 0) < words * SWEDISH_SHARE) throw new InvalidText("not-swedish");
  if (hasOtherDoses(plain, builtIn)) throw new InvalidText("dose");
  if (avoided.some(({ pattern }) => pattern.test(plain))) throw new InvalidText("ruled-out");
  return text;
}

function parseAnswer(content: string): z.infer<typeof answerSchema> {
  let given: unknown;
  try {
    given = JSON.parse(content);
  } catch {
    throw new InvalidText("not-json");
  }
  const { data } = answerSchema.safeParse(given);
  if (!data) throw new InvalidText("wrong-shape");
  return data;
}

const textOf = (node: TextNode): string => node.value ?? (node.children ?? []).map(textOf).join("");

/** The words of each heading and paragraph; read with the extensions with which the page shows texts. */
function readBlocks(text: string): string[] {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(text);
  // Text before the first heading would become part of the section before it.
  if (tree.children[0]?.type !== "heading") throw new InvalidText("wrong-markup");
  const blocks: string[] = [];
  visit(tree, (node) => {
    if (!ALLOWED.has(node.type)) throw new InvalidText("wrong-markup");
    if (node.type === "heading" || node.type === "paragraph") blocks.push(textOf(node));
  });
  return blocks;
}

const amountsIn = (text: string): string[] =>
  [...text.matchAll(AMOUNT)].map(({ groups }) => {
    const number = groups?.number?.replace(/[ \u00a0\u202f]|\.(?=\d{3}(?!\d))/g, "").replace(".", ",");
    const unit = groups?.unit?.toLowerCase() ?? "";
    return `${number} ${UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? unit}`;
  });
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^m(?:g|illigram)$/, "mg"],
  [/^(?:[µμ]g|ug|mcg|mikrogram)$/, "µg"],
  [/^i/, "IE"],
  [/^tablett/, "tablett"],
  [/^kaps/, "kapsel"],
];

const stepOf = (title: string, description: string, dosageAmount: string | null = null) => ({
  title,
  description,
  dosageAmount,
  frequency: "daily" as const,
});
const stepsOf = (activities: readonly SuggestedActivity[]) =>
  activities.map(({ title, description, dosage }) => stepOf(title, description, dosage));

/** Whether a text names amounts of what is taken that the rules do not, or more of something than its upper level. */
function hasOtherDoses(plain: string, { recommendations, findings, activities }: Analysis): boolean {
  const steps = stepsOf(activities);
  const said = [recommendations, ...findings.map(({ text }) => text)];
  const known = new Set([...said, ...steps.map((step) => Object.values(step).join("\n"))].flatMap(amountsIn));
  if (amountsIn(plain).some((amount) => !known.has(amount))) return true;
  const builtIn = [...said.map((text) => stepOf("", text)), ...steps].flatMap((step) => dosesOf(step));
  return dosesOf(stepOf("", plain)).some(({ substance, perDay }) => {
    const most = Math.max(
      upperLevel(substance).amount,
      ...builtIn.filter((dose) => dose.substance === substance).map((dose) => dose.perDay),
    );
    return perDay > most;
  });
}

/** Said in the text itself, so that it goes with it wherever that is taken. */
const BY_MACHINE = "Texten är skriven av en maskin, en automatisk texttjänst, utifrån dina svar.";

/**
 * A result's text around what the service wrote: red flags come before it, and what is known of doses and whom to
 * turn to after it, by the rules, whoever writes.
 * @throws InvalidText when it is longer than a result's text can be
 */
export function composeServiceText(
  kind: TestKind,
  answers: Readonly<Record<string, unknown>>,
  { redFlags, activities }: Analysis,
  text: string,
): string {
  const taken = String(answers.currentSupplements ?? "");
  const notes = [
    ...doseNotes([stepOf("Kosttillskott", taken)], "Dina svar"),
    ...doseNotes(stepsOf(activities), "Protokollets steg"),
  ];
  const doses = notes.length > 0 ? [`## Om doserna\n\n${notes.map((note) => `- ${note.text}`).join("\n")}`] : [];
  const composed = redFlagSection(redFlags) + [text, ...doses, `${closingSection(kind)} ${BY_MACHINE}`].join("\n\n");
  if (composed.length > MAX_RESULT_TEXT) throw new InvalidText("too-long");
  return composed;
}
