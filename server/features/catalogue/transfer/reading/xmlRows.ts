import { SaxesParser, type SaxesTagNS } from "saxes";
import { MAX_LINE, UnreadableFile } from "./importProblem.ts";
import { FieldCollector, MAX_NESTING, type Row } from "./row.ts";

/** Namespaces with the prefix that their names have here, whichever a file gives them. */
const GOOGLE = "http://base.google.com/ns/1.0";
const PREFIXES: ReadonlyMap<string, string> = new Map([
  [GOOGLE, "g:"],
  ["http://www.w3.org/2005/Atom", ""],
  ["http://purl.org/rss/1.0/", ""],
  ["urn:com:tradedoubler:pf:model:xml:common", ""],
  ["urn:com:tradedoubler:pf:model:xml:output", ""],
  ["urn:com:tradedoubler:pf:model:xml:input", ""],
]);
/** Attributes that say nothing of a product. */
const NO_FIELD = new Set(["http://www.w3.org/2000/xmlns/", "http://www.w3.org/XML/1998/namespace"]);

/** What products are called in XML; where there are several, the outermost is one. */
const ITEM_NAMES = new Set(
  "item entry product offer produkt vara artikel article record row rad listing ad post".split(" "),
);

/** Characters between two items at most, such as what a feed says of itself. */
const MAX_BETWEEN = 2_000_000;

const DTD = "Filen har en dokumenttyp (<!DOCTYPE …>), som inte läses av säkerhetsskäl. Ta bort den raden.";

/** An element while it is read. */
interface Element {
  name: string;
  attributes: [name: string, value: string][];
  text: string;
  children: Element[];
}

/** A name by its namespace: what belongs to the file's own has none, others end as their namespace does. */
function nameOf({ uri, local }: { uri: string; local: string }, root: string): string {
  const known = PREFIXES.get(uri);
  if (known !== undefined) return known + local;
  if (uri === "" || uri === root) return local;
  const [end = ""] = uri.split(/[/#:]/).filter(Boolean).slice(-1);
  return `${end}:${local}`;
}

/** A parser that refuses what could make more of a text than stands there; prefixes that were forgotten are Google's. */
const parserOf = () => {
  const parser = new SaxesParser({ xmlns: true, additionalNamespaces: { g: GOOGLE } });
  parser.on("doctype", () => {
    throw new UnreadableFile(0, DTD);
  });
  return parser;
};

/** Where the repeated element of a file is. */
interface Counted {
  path: string;
  name: string;
  depth: number;
  count: number;
  /** Elements within the first one, and its attributes. */
  children: number;
  attributes: number;
}

/** The path of the element that is a row, by the beginning of a file; undefined where there is none. */
function rowPathOf(begun: string): string | undefined {
  const counted = new Map<string, Counted>();
  const open: Counted[] = [];
  const parser = parserOf();
  parser.on("opentag", (tag) => {
    const parent = open.at(-1);
    if (parent?.count === 1) parent.children += 1;
    const path = `${parent?.path ?? ""}/${tag.uri} ${tag.local}`;
    const { length } = Object.keys(tag.attributes);
    const one = counted.get(path) ?? {
      ...{ path, name: tag.local.toLowerCase(), depth: open.length },
      ...{ count: 0, children: 0, attributes: length },
    };
    one.count += 1;
    counted.set(path, one);
    open.push(one);
  });
  parser.on("closetag", () => open.pop());
  // What is wrong with it is said when it is read.
  parser.on("error", (error) => {
    throw error;
  });
  try {
    parser.write(begun);
  } catch {
    // Its beginning may do.
  }
  const within = [...counted.values()].filter(({ depth }) => depth > 0);
  const outermost = (all: Counted[]) => all.sort((a, b) => a.depth - b.depth || b.count - a.count)[0]?.path;
  const filled = within.filter(({ children }) => children > 0);
  return (
    outermost(filled.filter(({ name }) => ITEM_NAMES.has(name))) ??
    outermost(filled.filter(({ count }) => count > 1)) ??
    outermost(within.filter(({ count, attributes }) => count > 1 && attributes > 1)) ??
    filled.sort((a, b) => b.children - a.children)[0]?.path
  );
}

/** The fields of an element, named by their way from it: 'offers.offer@id'; what has a name is a field by it. */
function fieldsOf(element: Element): Row["fields"] {
  const collector = new FieldCollector();
  const take = ({ attributes, text, children }: Element, path: string) => {
    const named = attributes.find(([name]) => name === "name")?.[1];
    const value = attributes.find(([name]) => name === "value")?.[1] ?? text;
    if (named && value.trim() && path) collector.add(`${path}[${named}]`, value);
    for (const [name, said] of attributes) collector.add(`${path}@${name}`, said);
    if (path && (children.length === 0 || text.trim())) collector.add(path, text);
    for (const child of children) take(child, path ? `${path}.${child.name}` : child.name);
  };
  take(element, "");
  return collector.fields;
}

/**
 * The repeated elements of an XML file. Names are told apart by their namespaces, whatever prefixes they have.
 * @param begun the beginning of the text, by which the element is found
 * @throws UnreadableFile where it is no XML, has a document type, or ends within
 */
export async function* xmlRows(begun: string, text: AsyncIterable<string>): AsyncGenerator<Row> {
  const rowPath = rowPathOf(begun);
  const paths: string[] = [];
  let open: Element[] = [];
  let ready: Row[] = [];
  let line = 0;
  let root: string | undefined;
  let lastEnd = 0;
  const parser = parserOf();
  const refuse = (message: string) => new UnreadableFile(line + 1, message);
  parser.on("error", (error) => {
    const [, reason = ""] = /^\S*\d+:\d+: (.*)$/s.exec(error.message) ?? ["", error.message];
    throw refuse(
      /unclosed tag|unexpected end|must contain a root/.test(reason)
        ? `Filen tar slut mitt i (rad ${parser.line} i filen). Ladda ner den på nytt.`
        : `Filen är inte giltig XML vid rad ${parser.line}, tecken ${parser.column}: ${reason.slice(0, 200)}`,
    );
  });
  parser.on("opentag", (tag: SaxesTagNS) => {
    root ??= tag.uri;
    const path = `${paths.at(-1) ?? ""}/${tag.uri} ${tag.local}`;
    paths.push(path);
    if (paths.length > MAX_NESTING) throw refuse("Filen har för många nivåer.");
    if (open.length === 0 && path !== rowPath) return;
    const attributes = Object.values(tag.attributes)
      .filter(({ uri }) => !NO_FIELD.has(uri))
      .map((attribute): [string, string] => [nameOf(attribute, root ?? ""), attribute.value]);
    const element: Element = { name: nameOf(tag, root), attributes, text: "", children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const add = (said: string) => {
    const last = open.at(-1);
    if (last) last.text += said;
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => {
    paths.pop();
    const element = open.pop();
    if (!element || open.length > 0) return;
    line += 1;
    lastEnd = parser.position;
    ready.push({ line, fields: fieldsOf(element) });
  });
  for await (const part of text) {
    parser.write(part);
    if (parser.position - lastEnd > (open.length > 0 ? MAX_LINE : MAX_BETWEEN)) throw refuse("Raden är för lång.");
    yield* ready;
    ready = [];
  }
  parser.close();
  yield* ready;
  open = [];
  if (line === 0) throw new UnreadableFile(0, "Filen har inga produkter: inget element i den upprepas.");
}
