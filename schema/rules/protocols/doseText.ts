import { foldCase } from "../words/text.ts";

// Swedish texts of doses in one form, so that what reads them meets figures only: 'fyrahundra mg' and '400 MG' are one.

const SMALL: Readonly<Record<string, number>> = {
  ...{ en: 1, ett: 1, två: 2, tre: 3, fyra: 4, fem: 5, sex: 6, sju: 7, åtta: 8, nio: 9, tio: 10, elva: 11, tolv: 12 },
  ...{ tretton: 13, fjorton: 14, femton: 15, sexton: 16, sjutton: 17, arton: 18, nitton: 19, tjugo: 20 },
  ...{ trettio: 30, fyrtio: 40, femtio: 50, sextio: 60, sjuttio: 70, åttio: 80, nittio: 90 },
};
const WORDS = [...Object.keys(SMALL), "hundra", "tusen"].sort((one, other) => other.length - one.length).join("|");
/** 'tvåhundrafemtio', 'två hundra', 'ett tusen fem hundra'; spaces only at hundreds and thousands. */
const NUMBER_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WORDS})(?:(?<=hundra|tusen) ?(?:och ?)?(?:${WORDS})| (?:hundra|tusen)|(?:${WORDS}))*(?!\\p{L})`,
  "gu",
);

const EACH_WORD = new RegExp(WORDS, "g");
function figures(words: string): string {
  if (words === "en" || words === "ett") return words;
  let total = 0;
  let current = 0;
  for (const word of words.match(EACH_WORD) ?? []) {
    if (word === "tusen") {
      total += (current || 1) * 1_000;
      current = 0;
    } else current = word === "hundra" ? (current || 1) * 100 : current + (SMALL[word] ?? 0);
  }
  return String(total + current);
}

/** What is counted when something is taken. */
export const PIECE =
  "(?:(?:\\p{L}*?(?:tablett(?:er(?:na)?|en)?|tabl|kapsel|kapslar(?:na)?|kapseln|kaps|dropp(?:e|ar|arna|en)|gummi(?:es|s)?))|" +
  "tbl|dr|tuggummi(?:n)?|caps|tabs|softgels?|dos(?:er|en)?|portion(?:er|en)?|skop(?:a|or|an)|mått|styck(?:e|en)?|st|piller|pillren|tuggbit(?:ar|en)?|" +
  "pastill(?:er)?|(?:dos)?påsar?|(?:mun)?spray(?:er|ningar|ning)?|sprut(?:ar|ningar|ning)?|puff(?:ar)?|pump(?:ningar|ning|ar)?|" +
  "tsk|tesked(?:ar|en)?|msk|matsked(?:ar|en)?|ampull(?:er)?|shots?)(?!\\p{L})\\.?";

const CLOCK = "kl(?:ockan|\\.)? ?\\d{1,2}(?:[.:,]\\d{2})?(?!\\d)";
/** '8 och 20', as far as no unit or thing follows the hours. */
const CLOCKS = new RegExp(
  `(?<!\\p{L})${CLOCK}(?:(?: ?[,&+/] ?| och | samt )(?:${CLOCK}|\\d{1,2}(?:[.:,]\\d{2})?(?=$|[,.;)]| och )))*|(?<!\\d)\\d{1,2}:\\d{2}(?!\\d)`,
  "gu",
);

/**
 * A text of doses in lower case, with figures for number words and halves, and one sign for each thing. What is a time
 * of day by the clock becomes 'klockslag', since its figures are no dose.
 */
export function foldDoseText(text: string): string {
  return (
    foldCase(text.replaceAll("½", " 1/2").replaceAll(/[\u00ad\u200b]/g, ""))
      .replace(/[^\S\n]+/g, " ")
      .replace(/^ | $/gm, "")
      .replace(/(?<![\p{L}\p{N}.,])(\d{1,3}) ?(?:tusen|k(?= ?(?:ie|iu|enheter)(?!\p{L})))(?!\p{L})/gu, "$1000")
      .replace(/ettusen/g, "ett tusen")
      .replace(NUMBER_WORD, figures)
      .replace(/(?<![\p{L}\p{N}])ett par (?:av )?/gu, "2 ")
      .replace(CLOCKS, (clocks) => (clocks.match(/\d{1,2}(?:[.:,]\d{2})?/g) ?? []).map(() => "klockslag").join(" och "))
      // Halves of what is counted; a half of a weight is read only where it is written out.
      .replace(/(?<![\p{L}\p{N}])(?:en|1) och (?:en )?halv(?=[ \p{L}])/gu, "1,5")
      .replace(/(\d) och (?:en )?halv(?=[ \p{L}])/gu, "$1,5")
      .replace(
        new RegExp(`(?<![\\p{L}\\p{N}/.,])(?:(\\d+) )?1[/⁄]2(?= ?${PIECE})`, "gu"),
        (_, whole) => `${whole ?? 0},5`,
      )
      .replace(/(?<![\p{L}\p{N}])(?:en |ett )?halv[at]?(?= )/gu, "0,5")
      // 'Kalcium 500 mg/400 IE' is two amounts.
      .replace(/(?<=\d ?(?:mg|μg|mcg|ug|ie)) ?\/ ?(?=\d[\d .,]* ?(?:mg|μg|mcg|ug|ie)(?!\p{L}))/gu, " + ")
  );
}

/** A count of pieces or of times. */
export const COUNT = "(?:\\d{1,2}(?:[.,]\\d)?(?!\\d)|en|ett)";
/** A written count as a number. */
export const countOf = (written: string): number =>
  written === "en" || written === "ett" ? 1 : Number(written.replace(",", "."));
