import { readWrittenNumber } from "../../../../schema/rules/words/writtenNumber.ts";
import type { Amount } from "../labWords.ts";

/** A number as a laboratory gives it: '4,5', '<0,5', '> 100'; undefined for what is none. */
export function readAmount(text: string): Pick<Amount, "comparator" | "value"> | undefined {
  const [, sign, written = ""] = /^\s*([<>])?(.*)$/s.exec(text) ?? [];
  const value = readWrittenNumber(written);
  if (value === undefined) return undefined;
  return { comparator: sign === "<" ? "LESS_THAN" : sign === ">" ? "GREATER_THAN" : null, value };
}
