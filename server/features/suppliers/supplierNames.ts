import { isUsableLine, tidyLine } from "../../../schema/rules/words/text.ts";
import { MAX_FACT } from "../../../schema/suppliers.ts";

/** Suffixes of a company's name that do not identify it. */
const LEGAL_FORMS = new Set(
  "ab aktiebolag publ hb kb handelsbolag kommanditbolag as asa aps oy oyj gmbh ag ltd limited llc inc corp bv sa srl".split(
    " ",
  ),
);

/** As many characters as a decoder puts in the place of what it cannot read, and what no name has. */
const UNUSABLE = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\uFFFD]/u;

/**
 * The identifying part of a company's name: letters and digits in lower case, without the form of the company
 * ('Nordhälsa® AB (publ)' and 'NORDHÄLSA' are one). Normalising it again changes nothing.
 */
export function normaliseName(name: string): string {
  const folded = name
    .normalize("NFKC")
    // One letter for two codes, so that case and form agree at the second time.
    .toLocaleLowerCase("sv-SE")
    .normalize("NFKC")
    .replace(/[®™©]|\p{Cf}/gu, "")
    // 'A/S' and 'A.B.' are words of one.
    .replace(/(?<![\p{L}\p{N}])([\p{L}])[./]([\p{L}])\.?(?![\p{L}\p{N}])/gu, "$1$2")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  const words = folded.split(" ");
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}

/** A name as it shows, or undefined for what cannot be one. */
export function usableName(text: string): string | undefined {
  // As pages write it: 'Åkerbär <b>Hälsa</b>'.
  const name = tidyLine(text.replace(/<\/?[a-z][^<>]*>/gi, "").replace(/\s+/g, " "));
  // An address names nobody.
  const isUsable =
    !/^https?:\/\//i.test(name) &&
    name.length >= 2 &&
    name.length <= MAX_FACT &&
    !UNUSABLE.test(name) &&
    isUsableLine(name) &&
    /\p{L}/u.test(name);
  return isUsable && normaliseName(name) !== "" ? name : undefined;
}
