import { foldLine } from "../../../schema/rules/words/text.ts";

const swedish = new Intl.DisplayNames("sv", { type: "region", fallback: "none" });
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Countries by their code and by their names in the languages of suppliers. */
const COUNTRIES: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    // Codes of no country: 'EU', 'XA' and the like begin with these, or are unknown.
    .filter((code) => !/^(EU|EZ|UN|X|QO|ZZ)/.test(code) && swedish.of(code) !== undefined)
    .flatMap((code) => {
      const name = swedish.of(code) ?? code;
      const names = ["sv", "en", "nb", "da", "fi", "de"].map(
        (language) => new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code,
      );
      return [code, ...names].map((written): [string, string] => [foldLine(written), name]);
    }),
);

/**
 * A country in Swedish.
 * @param text as pages have it: a code of two letters, or a name, e.g. 'SE', 'Sweden'
 * @returns null for what is none
 */
export const countryInSwedish = (text: string): string | null => COUNTRIES.get(foldLine(text).trim()) ?? null;
