/** Characters from which a paragraph is long enough for a card. */
const SHORT = 20;

/** Paragraphs that a card shows at most. */
const MAX_PARAGRAPHS = 2;

/** A card of the training test's result, with where to go on from it. */
export interface ResultCard {
  key: string;
  title: string;
  /** Markdown. */
  paragraphs: string[];
  links: readonly { path: string; label: string }[];
}

/** What the cards are about: how words begin that speak of it, and where to go on. */
const CATEGORIES = [
  {
    key: "plan",
    title: "Träningsplan",
    words: [
      "träningsplan",
      "träningspass",
      "styrk",
      "upplägg",
      "schema",
      "övning",
      "veckoplan",
      "uppvärm",
      "pass",
      "vecka",
      "så börjar",
    ],
    links: [
      { path: "/training", label: "Träningsmetoder" },
      { path: "/biohacking", label: "Utrustning" },
    ],
  },
  {
    key: "cardio",
    title: "Kondition",
    words: ["kondition", "puls", "löp", "cykl", "promen", "syreupptag", "uthåll", "intervall", "zon", "flås"],
    links: [
      { path: "/training", label: "Träningsmetoder" },
      { path: "/tester", label: "Hälsotester" },
    ],
  },
  {
    key: "nutrition",
    title: "Kost och näring",
    words: [
      "kost",
      "mat",
      "måltid",
      "protein",
      "näring",
      "kolhydrat",
      "vitamin",
      "kreatin",
      "vätska",
      "dryck",
      "ät",
      "äta",
    ],
    links: [
      { path: "/kosttillskott", label: "Kosttillskott" },
      { path: "/biohacking", label: "Utrustning" },
    ],
  },
  {
    key: "recovery",
    title: "Återhämtning och sömn",
    words: ["återhämt", "vila", "vilo", "sömn", "sov", "stress", "avslapp", "andning", "skada", "smärta"],
    links: [
      { path: "/sleep-test", label: "Sömntestet" },
      { path: "/mental-optimering-light", label: "Mental optimering, Light" },
    ],
  },
  {
    key: "goals",
    title: "Mål och progression",
    words: ["mål", "progression", "utveckl", "följ upp", "uppfölj", "framsteg", "motivation", "öka", "stegr", "mät"],
    links: [
      { path: "/min-resa", label: "Min resa" },
      { path: "/tester", label: "Hälsotester" },
    ],
  },
] as const;

const OTHER = { key: "other", title: "Övrigt", links: [] } as const;

/** A paragraph with its heading. */
interface Paragraph {
  text: string;
  heading: string;
}

/**
 * The text of a training analysis as cards: its paragraphs by what they speak of, each in one card, at most two in a
 * card. A paragraph goes where most of its words belong, and before all those of its heading; short ones are left out.
 */
export function resultCards(markdown: string): ResultCard[] {
  const filed = new Map<string, string[]>();
  for (const paragraph of paragraphsOf(markdown)) {
    const key = categoryOf(paragraph);
    filed.set(key, [...(filed.get(key) ?? []), paragraph.text]);
  }
  return [...CATEGORIES, OTHER].flatMap(({ key, title, links }) => {
    const paragraphs = filed.get(key)?.slice(0, MAX_PARAGRAPHS) ?? [];
    return paragraphs.length > 0 ? [{ key, title, paragraphs, links }] : [];
  });
}

/** Headings of what is above the cards already: care, priorities, and today. */
const SAID_ABOVE = /^(läs det här först|det viktigaste|redan i dag|först)/i;

const ITEM = /^(?:[-*]|\d+\.) +/;

/** The paragraphs of a text, and the items of its lists, which are one each. */
function paragraphsOf(markdown: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let heading = "";
  for (const block of markdown.replace(/\r\n?/g, "\n").split(/\n[ \t]*\n+|\n(?=#{1,6} |(?:[-*]|\d+\.) )/)) {
    const [first = "", ...rest] = block.trim().split("\n");
    const isHeading = /^#{1,6} /.test(first);
    if (isHeading) heading = first.replace(/^#+ +/, "");
    const text = (isHeading ? rest.join("\n") : block).trim().replace(ITEM, "");
    if (SAID_ABOVE.test(heading) || plain(text).length <= SHORT) continue;
    if (!paragraphs.some((one) => one.text === text)) paragraphs.push({ text, heading });
  }
  return paragraphs;
}

/** A paragraph's heading says more about it than its words. */
const HEADING_WEIGHT = 3;

function categoryOf({ text, heading }: Paragraph): string {
  let best: { key: string; hits: number } = { key: OTHER.key, hits: 0 };
  for (const { key, words } of CATEGORIES) {
    const hits = hitsIn(text, words) + HEADING_WEIGHT * Math.min(1, hitsIn(heading, words));
    if (hits > best.hits) best = { key, hits };
  }
  return best.key;
}

/** How many of some beginnings of words a text has. */
const hitsIn = (text: string, words: readonly string[]): number =>
  words.filter((word) => new RegExp(`(?<![\\p{L}])${word}${word.length > 2 ? "" : "(?![\\p{L}])"}`, "iu").test(text))
    .length;

/** Without the marks of Markdown, which are no characters of the text. */
const plain = (text: string): string =>
  text
    .replace(/[*_`>#]/g, "")
    .replace(/^\s*(-|\d+\.)\s+/gm, "")
    .trim();
