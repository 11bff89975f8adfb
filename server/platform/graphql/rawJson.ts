import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";

/** Parts of answers that are not sent yet, by what stands in their place. */
const unsent = new Map<string, RawJson>();

/** What stands in a part's place; it is no text of anybody's, in which quotes would be escaped. */
const MARKER = /"(raw-json:[0-9a-f-]{36})"/;

/**
 * A part of an answer that is JSON already, and still being read: to make values of it and JSON of them would hold up
 * others.
 */
export class RawJson {
  private readonly marker = `raw-json:${randomUUID()}`;

  /** @param text JSON */
  constructor(readonly text: Readable) {}

  /** Marks its place, since JSON.stringify takes no text that is JSON already. */
  toJSON(): string {
    unsent.set(this.marker, this);
    return this.marker;
  }
}

/** An answer as JSON, with a line break at its end for who reads it in a terminal. */
export const writeAnswer = (answer: unknown): string => `${JSON.stringify(answer)}\n`;

/** What is sent of an answer that was written: itself, or with the parts in their places. */
export function withRawJson(answer: unknown): unknown {
  if (unsent.size === 0 || typeof answer !== "string") return answer;
  const pieces = answer.split(MARKER).map((piece) => unsent.get(piece)?.text ?? piece);
  for (const marker of answer.match(new RegExp(MARKER, "g")) ?? []) unsent.delete(JSON.parse(marker));
  return pieces.length === 1 ? answer : Readable.from(joined(pieces));
}

async function* joined(pieces: readonly (string | Readable)[]): AsyncGenerator<string | Buffer> {
  for (const piece of pieces) {
    if (typeof piece === "string") yield piece;
    else yield* piece;
  }
}
