/** What is wrong with a file, and where. */
export interface ImportProblem {
  /** Of a CSV file the line, of JSON the number of the item; 0 for the file as a whole. */
  line: number;
  /** The column; null when it is about the whole line. */
  field: string | null;
  message: string;
}

/** A file that cannot be read any further; thrown with what was wrong. */
export class UnreadableFile extends Error {
  readonly problem: ImportProblem;

  constructor(line: number, message: string) {
    super(message);
    this.problem = { line, field: null, message };
  }
}

/** Characters of a line or an item at most; a product that fills every field has fewer. */
export const MAX_LINE = 500_000;
