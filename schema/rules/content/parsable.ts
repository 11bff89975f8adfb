/** No text of ours comes near these; beyond them, the time that parsing takes grows with their square. */
const LONGEST_TEXT = 100_000;
const MOST_LINES = 5_000;
const LONGEST_PARAGRAPH = 6_000;
const MOST_MARKS = 1_000;

/** A blank line, or one that is a paragraph of its own. */
const NEW_PARAGRAPH = /^\s*(?:$|\||#{1,6}\s|(?:[-*+]|\d{1,9}[.)])\s+\S)/;
/** What makes a line part of a list or quote: marks, or being moved in. */
const MARKS = /^(?:\t| {2}|\s*>|\s*(?:[-*+]|\d{1,9}[.)])(?=\s|$))+/;
const MARK = />|\t| {2}|[-*+]|\d+/g;

/** Whether a text is parsed within a moment. */
export function isParsable(text: string): boolean {
  if (text.length > LONGEST_TEXT) return false;
  let length = 0;
  let marks = 0;
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > MOST_LINES) return false;
  for (const line of lines) {
    length = NEW_PARAGRAPH.test(line) ? line.length : length + line.length;
    marks += MARKS.exec(line.slice(0, LONGEST_PARAGRAPH))?.[0].match(MARK)?.length ?? 0;
    if (length > LONGEST_PARAGRAPH || marks > MOST_MARKS) return false;
  }
  return true;
}
