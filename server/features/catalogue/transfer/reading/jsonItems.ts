import { MAX_LINE, UnreadableFile } from "./importProblem.ts";

/** Brackets within each other at most; a product has two. */
const MAX_DEPTH = 10;

const NO_LIST = "Filen ska innehålla en lista med produkter: [{ … }, { … }].";

/** How many fields an object's text names, each as often as it stands there: of two, `JSON.parse` takes the last. */
function fieldsOf(item: string): number {
  let [depth, fields] = [0, 0];
  for (const [token] of item.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]/g)) {
    if (token === "{" || token === "[") depth += 1;
    else if (token === "}" || token === "]") depth -= 1;
    else if (token === ":" && depth === 1) fields += 1;
  }
  return fields;
}

/**
 * The items of a JSON text that is a list, one after the other. It finds where an item ends and leaves reading it to
 * `JSON.parse`, so that no more than one is held, and a list of a million brackets is refused at the eleventh.
 * @param around how many containers are around the list, which end after it
 * @throws UnreadableFile where it is no list, or an item is too long, too deep or no JSON
 */
export async function* jsonItems(text: AsyncIterable<string>, around = 0): AsyncGenerator<unknown> {
  let state = "before" as "before" | "within" | "after";
  let item = "";
  let depth = 0;
  let inText = false;
  let isEscaped = false;
  let count = 0;
  let needsItem = false;
  let open = around;
  const take = (): unknown => {
    count += 1;
    try {
      const read = JSON.parse(item);
      if (fieldsOf(item) > Object.keys(read ?? {}).length)
        throw new UnreadableFile(count, "Ett fält står två gånger i objektet.");
      return read;
    } catch (error) {
      if (error instanceof UnreadableFile) throw error;
      throw new UnreadableFile(count, "Objektet gick inte att läsa. Det är inte giltig JSON.");
    } finally {
      item = "";
    }
  };
  for await (const part of text) {
    let start = 0;
    for (let at = 0; at < part.length; at++) {
      const char = part[at] as string;
      if (inText) {
        if (isEscaped) isEscaped = false;
        else if (char === "\\") isEscaped = true;
        else if (char === '"') inText = false;
        continue;
      }
      if (state !== "within") {
        if (/\s/.test(char)) continue;
        if (state === "after" && open > 0) {
          if (char === '"') inText = true;
          else if (char === "{" || char === "[") open += 1;
          else if (char === "}" || char === "]") open -= 1;
          continue;
        }
        if (state === "after" || char !== "[") throw new UnreadableFile(0, NO_LIST);
        state = "within";
        start = at + 1;
      } else if (char === '"') inText = true;
      else if (char === "{" || char === "[") {
        depth += 1;
        if (depth > MAX_DEPTH) throw new UnreadableFile(count + 1, "Objektet har för många nivåer.");
      } else if (depth > 0 && (char === "}" || char === "]")) depth -= 1;
      else if (depth === 0 && (char === "," || char === "]")) {
        item += part.slice(start, at);
        start = at + 1;
        const isLast = char === "]";
        if (isLast) state = "after";
        if (item.trim() !== "" || !isLast || needsItem) yield take();
        item = "";
        needsItem = !isLast;
      }
    }
    if (state === "within") item += part.slice(start);
    if (item.length > MAX_LINE) throw new UnreadableFile(count + 1, "Objektet är för långt.");
  }
  if ((state as string) !== "after" || open > 0)
    throw new UnreadableFile(count, state === "before" ? NO_LIST : "Filen tar slut mitt i listan.");
}

/**
 * The objects of a text that has one on each line; of a line that cannot be read, why.
 * @throws UnreadableFile where a line is too long
 */
export async function* jsonLines(text: AsyncIterable<string>): AsyncGenerator<unknown> {
  let [held, line] = ["", 0];
  const read = (one: string): unknown => {
    line += 1;
    try {
      return JSON.parse(one);
    } catch {
      return new Error("Raden gick inte att läsa. Den är inte giltig JSON, eller avklippt.");
    }
  };
  for await (const part of text) {
    const lines = (held + part).split(/\r?\n/);
    held = lines.pop() ?? "";
    for (const one of lines) if (one.trim()) yield read(one);
    if (held.length > MAX_LINE) throw new UnreadableFile(line + 1, "Objektet är för långt.");
  }
  if (held.trim()) yield read(held);
}
