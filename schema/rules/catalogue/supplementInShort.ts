/** What of a supplement is said in short; all of it is said of the product elsewhere, too. */
interface SupplementFacts {
  description: string;
  features: readonly string[];
  warnings: readonly string[];
  goalReasons: readonly { reason: string }[];
  dose: string | null;
}

/** A question about a supplement, and what its own facts answer. */
export interface SupplementLine {
  label: "Hjälper det?" | "Hur mycket?" | "Vem bör låta bli?";
  text: string;
  /** Identifier of the part of its page where that stands; null for its description. */
  section: "mal" | "egenskaper" | "fakta" | "viktigt" | null;
}

/** A sentence that says what is authorised of a substance, or that nothing is. */
const CLAIM = /(?<!\p{L})(?:bidrar till|behövs för att|ökar|förbättrar)(?!\p{L})|godkända hälsopåståenden/u;
/** A sentence that says when the one before it is true. */
const CONDITION = /^Det gäller /;
/** '25 µg vitamin D3 per kapsel' or 'Zink: 5 mg per dos', but not '500 g', which is a package. */
const AMOUNT =
  /^(?!Under )(?:[^:]*: )?\d[\d ,–]* ?(?:µg|mg|g|ml|IE|miljard(?:er)?|FCC-enheter)(?: \p{L}.*|(?<=: [\d ,]+ (?:µg|mg|g)))$/u;
/** A warning about how much is too much. */
const LIMIT = /(?<!\p{L})(?:Högst|Övre gräns)/u;
/** The most amounts that are named. */
const MAX_AMOUNTS = 3;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);
const asSentence = (text: string): string =>
  `${text.charAt(0).toLocaleUpperCase("sv")}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;

/**
 * What a supplement's own facts answer in short, so that nothing is told twice by who edits it: its claims, its dose with the
 * limits, and who should leave it. A question that they do not answer is left out.
 */
export function supplementInShort(product: SupplementFacts): SupplementLine[] {
  const reasons = product.goalReasons.map(({ reason }) => asSentence(reason));
  const sentences = sentencesOf(product.description);
  const claims = sentences.filter(
    (sentence, at) => CLAIM.test(sentence) || (CONDITION.test(sentence) && CLAIM.test(sentences[at - 1] ?? "")),
  );
  const amounts = product.features.filter((feature) => AMOUNT.test(feature)).slice(0, MAX_AMOUNTS);
  const doses = [...(product.dose ? [`En dos är ${product.dose}`] : []), ...amounts].map(asSentence);
  const isLimit = (warning: string) => LIMIT.test(warning);
  const limits = product.warnings.filter(isLimit);
  const others = product.warnings.filter((warning) => !isLimit(warning));
  const all: SupplementLine[] = [
    {
      label: "Hjälper det?",
      text: (reasons.length > 0 ? [...new Set(reasons)] : claims).join(" ") || "Inget hälsopåstående är angivet.",
      section: reasons.length > 0 ? "mal" : null,
    },
    {
      label: "Hur mycket?",
      text: [...doses, ...limits].join(" "),
      section: amounts.length > 0 ? "egenskaper" : product.dose ? "fakta" : "viktigt",
    },
    { label: "Vem bör låta bli?", text: others.join(" "), section: "viktigt" },
  ];
  return all.filter(({ text }) => text !== "");
}
