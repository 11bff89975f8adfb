import { Readable, type Transform } from "node:stream";
import { MicrodataRdfParser } from "microdata-rdf-streaming-parser";
import { RdfaParser } from "rdfa-streaming-parser";

/** A thing of schema.org as JSON-LD has it, by its names; each of its values in a list. */
export type MarkedThing = Record<string, unknown[]>;

/** A statement of a parser: what says what of what. */
interface Statement {
  subject: { value: string };
  predicate: { value: string };
  object: { value: string; termType: string };
}

const TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const SCHEMA_ORG = /^https?:\/\/(?:www\.)?schema\.org\//;

/** No page says so much of so many; a part that many refer to is said again for each of them. */
const MAX_STATEMENTS = 20_000;
const MAX_REFERENCES = 100;
/** Tags in a page of RDFa: rdfa-streaming-parser 3.0.2 appends each element's text to its parent's, in quadratic time. */
const MAX_TAGS = 10_000;
/** Signs that are read before others get their turn. */
const TURN = 16_384;

/** What a page says of schema.org beside its text, as microdata and RDFa. */
export async function readMarkup(html: string, url: string): Promise<MarkedThing[]> {
  const things: MarkedThing[] = [];
  if (/\bitemscope\b/i.test(html)) {
    const references = html.match(/\bitemref\s*=\s*(?:"[^"]*|'[^']*|[^\s>]*)/gi) ?? [];
    const isBounded = references.join(" ").split(/\s+/).length <= MAX_REFERENCES;
    const read = isBounded ? html : html.replace(/\bitemref\b/gi, "data-ref");
    things.push(...thingsOf(await statementsOf(new MicrodataRdfParser({ baseIRI: url }), read)));
  }
  if (/\btypeof\s*=/i.test(html) && html.split("<").length <= MAX_TAGS) {
    // The root element describes the page itself, not a thing on it.
    const whole = /<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`;
    things.push(...thingsOf(await statementsOf(new RdfaParser({ baseIRI: url, profile: "html" }), whole)));
  }
  return things;
}

async function statementsOf(parser: MicrodataRdfParser | RdfaParser, html: string): Promise<Statement[]> {
  const parts = Array.from({ length: Math.ceil(html.length / TURN) }, (_, at) =>
    html.slice(at * TURN, (at + 1) * TURN),
  );
  const statements: Statement[] = [];
  try {
    // Both are streams, whose types are those of a package without types.
    const read: AsyncIterable<Statement> = Readable.from(parts).pipe(parser as unknown as Transform);
    for await (const statement of read) {
      if (SCHEMA_ORG.test(statement.predicate.value) || statement.predicate.value === TYPE) statements.push(statement);
      if (statements.length >= MAX_STATEMENTS) break;
    }
  } catch {
    // A page may be written in any way; what was read of it holds.
  }
  return statements;
}

/** Things that statements describe, each within the thing that it is a part of. */
function thingsOf(statements: readonly Statement[]): MarkedThing[] {
  const things = new Map<string, MarkedThing>();
  for (const { subject } of statements) if (!things.has(subject.value)) things.set(subject.value, {});
  const parts = new Set<string>();
  for (const { subject, predicate, object } of statements) {
    const isType = predicate.value === TYPE;
    const name = isType ? "@type" : predicate.value.replace(SCHEMA_ORG, "");
    const part =
      isType || object.termType === "Literal" || object.value === subject.value ? undefined : things.get(object.value);
    if (part) parts.add(object.value);
    const thing = things.get(subject.value);
    if (!thing) continue;
    thing[name] ??= [];
    thing[name].push(part ?? object.value);
  }
  const whole = [...things].filter(([id]) => !parts.has(id));
  return (whole.length > 0 ? whole : [...things]).map(([, thing]) => thing);
}
