import { isCareOnly } from "./resultShape.ts";

/** Heading of what has to be said before everything else. */
export const RED_FLAGS_HEADING = "Läs det här först";

/** The Markdown of a result without its red flags, for pages where those have a box of their own. */
export function withoutRedFlags(markdown: string): string {
  const heading = `## ${RED_FLAGS_HEADING}`;
  const [first, ...rest] = markdown.split(/\n(?=#{1,2} )/);
  return first?.trim().split("\n")[0]?.trim() === heading ? rest.join("\n").trimStart() : markdown;
}

/** Most red flags that are written out: a reader of ten follows none of them. */
const MOST_TOLD = 3;
/** Flags that are named beside one after which there is no plan: of 112, and of the others that ask for a human being. */
const MOST_NAMED = { urgent: 2, others: 1 } as const;

/** Red flags, split by how they are shown. */
export interface ToldRedFlags<Flag> {
  /** In full, most urgent first. */
  told: Flag[];
  /** Only named: those for 112, and those to bring up when somebody calls. */
  urgent: Flag[];
  others: Flag[];
}

/**
 * The red flags that are written out, and those only named, since the same is to be done. Who needs a human being
 * hears of that, and of one that may be urgent beside it; what is not urgent waits.
 * @param flags most urgent first
 */
export function toldRedFlags<Flag>(
  flags: readonly Flag[],
  idOf: (flag: Flag) => string,
  isUrgent: (flag: Flag) => boolean,
): ToldRedFlags<Flag> {
  const deciding = flags.find((flag) => isCareOnly(idOf(flag)));
  const beside = flags.find((flag) => isUrgent(flag) && !isCareOnly(idOf(flag)));
  const told = deciding ? flags.filter((one) => one === deciding || one === beside) : flags.slice(0, MOST_TOLD);
  const named = flags.filter((flag) => !told.includes(flag));
  const [urgent, others] = [named.filter(isUrgent), named.filter((flag) => !isUrgent(flag))];
  if (!deciding) return { told, urgent, others };
  // Somebody's age is nothing to bring up: there is a line for them below.
  const deep = others.filter((flag) => isCareOnly(idOf(flag)) && idOf(flag) !== "minor");
  return { told, urgent: urgent.slice(0, MOST_NAMED.urgent), others: deep.slice(0, MOST_NAMED.others) };
}

/** Swedish: the causes of flags that are only named, and where to turn; empty without any. */
export const namedRedFlags = (flags: readonly { because: readonly string[] }[], isUrgent: boolean): string =>
  flags.length === 0
    ? ""
    : `${isUrgent ? "Ring 112 också om något av det här pågår nu" : "Ta också upp det här när du ringer"}: ${flags.flatMap(({ because }) => because[0] ?? []).join("; ")}.`;
