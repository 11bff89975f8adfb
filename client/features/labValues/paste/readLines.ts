import type { EnteredValue } from "../entry/entrySchema.ts";

/** A line of what was pasted, or an entry of a file, and what was understood of it. */
export interface ReadLine {
  /** Its place in the text, from 1. */
  line: number;
  /** As it was written; it is shown for checking and stored nowhere. */
  text: string;
  /** What was understood; undefined where nothing was. */
  value: EnteredValue | undefined;
  /** Why it was not understood, or what is to be looked at; undefined where all is well. */
  problem: string | undefined;
}

/** A line under check. */
export interface ReviewLine extends ReadLine {
  /** Whether it is to be stored. */
  isChosen: boolean;
}

/** What was read of a text or a file. */
export interface ReadText {
  lines: readonly ReadLine[];
  /** Why nothing of it could be read, e.g. of a file that is too large. */
  failure?: string;
}

/** Reads a text that was pasted, or a file's; its code is loaded with the first. */
export type ReadValues = (text: string, file?: { name: string }) => Promise<ReadText>;
