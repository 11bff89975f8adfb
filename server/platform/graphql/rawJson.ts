import { randomUUID } from "node:crypto";

/** What was met in the answer that is being written, which is done without a pause. */
let met: RawJson[] = [];

/** A part of an answer that is JSON already, as PostgreSQL writes it: to read and write it anew would hold up others. */
export class RawJson {
  private readonly marker = randomUUID();

  /** @param text JSON */
  constructor(readonly text: string) {}

  /** Marks its place, since JSON.stringify takes no text that is JSON already. */
  toJSON(): string {
    met.push(this);
    return this.marker;
  }

  /** The answer with the text in its place. */
  putInto(answer: string): string {
    return answer.replace(`"${this.marker}"`, () => this.text);
  }
}

/** An answer as JSON, with a line break at its end for who reads it in a terminal. */
export function writeAnswer(answer: unknown): string {
  met = [];
  const text = JSON.stringify(answer);
  return `${met.reduce((whole, raw) => raw.putInto(whole), text)}\n`;
}
