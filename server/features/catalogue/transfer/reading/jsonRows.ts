import { UnreadableFile } from "./importProblem.ts";
import { jsonItems, jsonLines } from "./jsonItems.ts";
import { FieldCollector, type Row } from "./row.ts";

/** What lists of products are called in JSON. */
const LIST_NAMES = new Set(
  "products items entries offers rows data records results produkter artiklar feed".split(" "),
);

/** A list of objects within an object, and where its bracket stands. */
interface FoundList {
  name: string;
  start: number;
  /** Containers around it. */
  depth: number;
}

/** What the beginning of a JSON text is: which lists of objects an object has, and where the object ends. */
function shapeOf(begun: string): { lists: FoundList[]; end: number | undefined } {
  const lists: FoundList[] = [];
  const open: string[] = [];
  let [name, text] = ["", ""];
  let within: number | undefined;
  for (const match of begun.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]/gs)) {
    const [token] = match;
    if (token.startsWith('"')) text = token.slice(1, -1);
    else if (token === ":") name = text;
    else if (token === "{" || token === "[") {
      if (token === "[" && within === undefined && /^\[\s*\{/.test(begun.slice(match.index, match.index + 10_000))) {
        lists.push({ name, start: match.index, depth: open.length });
        within = open.length;
      }
      open.push(token);
    } else {
      open.pop();
      if (within === open.length) within = undefined;
      if (open.length === 0) return { lists, end: match.index + 1 };
    }
  }
  return { lists, end: undefined };
}

/** The fields of an object, named by their way from it: 'offers.price'; what has a name and a value is a field by it. */
function fieldsOf(item: object): Row["fields"] {
  const collector = new FieldCollector();
  const take = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const one of value) take(one, path);
    else if (typeof value === "object" && value !== null) {
      const { name, value: said } = value as { name?: unknown; value?: unknown };
      if (typeof name === "string" && name && (typeof said === "string" || typeof said === "number")) {
        collector.add(`${path}[${name}]`, String(said));
      }
      for (const [key, one] of Object.entries(value)) take(one, path ? `${path}.${key}` : key);
    } else collector.add(path, value === null ? "" : String(value));
  };
  take(item, "");
  return collector.fields;
}

/**
 * The objects of a JSON text: a list of them, an object with such a list, or one object a line.
 * @param begun the beginning of the text, by which its shape is found
 * @throws UnreadableFile where it has none of these shapes, or ends within
 */
export async function* jsonRows(begun: string, text: AsyncIterable<string>): AsyncGenerator<Row> {
  let line = 0;
  for await (const item of itemsOf(begun, text)) {
    line += 1;
    if (item instanceof Error) yield { line, fields: new Map(), problem: { field: null, message: item.message } };
    else if (typeof item !== "object" || item === null || Array.isArray(item)) {
      yield {
        line,
        fields: new Map(),
        problem: { field: null, message: "Det ska vara ett objekt med produktens fält." },
      };
    } else yield { line, fields: fieldsOf(item), raw: item as Record<string, unknown> };
  }
}

function itemsOf(begun: string, text: AsyncIterable<string>): AsyncGenerator<unknown> {
  if (begun.trimStart().startsWith("[")) return jsonItems(text);
  const { lists, end } = shapeOf(begun);
  const rest = end === undefined ? "" : begun.slice(end).trimStart();
  if (rest.startsWith("{")) return jsonLines(text);
  const named = lists.filter(({ name }) => LIST_NAMES.has(name.toLowerCase()));
  const [list, other] = named.length > 0 ? named : lists;
  if (!list) return jsonLines(text);
  if (other) {
    const names = lists.map(({ name }) => name).join(", ");
    throw new UnreadableFile(
      0,
      `Filen har flera listor (${names}), och det går inte att avgöra vilken som är produkterna.`,
    );
  }
  return jsonItems(skipped(text, list.start), list.depth);
}

/** A text without its first characters. */
async function* skipped(text: AsyncIterable<string>, count: number): AsyncGenerator<string> {
  let left = count;
  for await (const part of text) {
    if (left < part.length) yield part.slice(left);
    left = Math.max(0, left - part.length);
  }
}
