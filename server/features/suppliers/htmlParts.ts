import { decodeHTML } from "entities";
import { Parser } from "htmlparser2";
import { webAddress } from "../../../schema/suppliers.ts";

/** What of a page is looked at. */
export interface HtmlParts {
  /** What its scripts of JSON-LD hold; those that are broken are left out. */
  data: unknown[];
  /** Whether any of them is broken. */
  isBroken: boolean;
  /** Deepest nesting of marked-up elements. */
  depth: number;
  /** Name of the site by Open Graph. */
  siteName: string | null;
  /** Addresses that it links to, each once, in order; those it asks programs not to follow are left out. */
  links: string[];
  /** The pages that go on with it, if it is one of several. */
  following: string[];
}

/** No page has so many links that are worth following. */
const MAX_LINKS = 5_000;
const words = (text: string | undefined): string[] => (text ?? "").toLowerCase().split(/\s+/);

/**
 * Takes a page apart in one pass, without a tree of it: however broken it is, that costs what its length does.
 * @param url where the page was found
 */
export function readHtml(html: string, url: string): HtmlParts {
  const parts = { data: [] as unknown[], isBroken: false, depth: 0, siteName: null as string | null };
  /** Of the open elements, how many of those around each say something. */
  const saying = [0];
  const links = new Set<string>();
  const following = new Set<string>();
  let base = url;
  let script: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const { href, rel } = attributes;
        saying.push((saying.at(-1) ?? 0) + (SAYS.some((attribute) => attribute in attributes) ? 1 : 0));
        parts.depth = Math.max(parts.depth, saying.at(-1) ?? 0, saying.length - MAX_ELEMENTS);
        if (name === "script" && /^\s*application\/ld\+json\b/i.test(attributes.type ?? "")) script = "";
        if (name === "base" && href && base === url) base = webAddress(href, url) ?? url;
        if (name === "meta" && attributes.property?.toLowerCase() === "og:site_name")
          parts.siteName ??= attributes.content ?? null;
        if (!href || (name !== "a" && name !== "link")) return;
        const target = webAddress(href.trim(), base);
        if (!target || words(rel).includes("nofollow")) return;
        if (words(rel).includes("next")) following.add(target);
        else if (name === "a" && links.size < MAX_LINKS) links.add(target);
      },
      ontext(text) {
        if (script !== undefined) script += text;
      },
      onclosetag(name) {
        saying.pop();
        if (name !== "script" || script === undefined) return;
        const data = parsed(script);
        if (data === undefined) parts.isBroken = true;
        else parts.data.push(data);
        script = undefined;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  // Each element costs the parser what those around it do: beyond any page's depth the rest is left unread.
  for (let at = 0; at < html.length && saying.length <= MAX_DEPTH; at += TURN) parser.write(html.slice(at, at + TURN));
  parser.end();
  return { ...parts, links: [...links], following: [...following] };
}

/** Attributes of microdata and RDFa. */
const SAYS = ["itemscope", "itemprop", "itemtype", "property", "typeof", "rel", "rev", "vocab", "prefix", "resource"];

/** Elements within one another; from there on each counts as one that says something. */
const MAX_ELEMENTS = 400;

/** No page has so many. */
const MAX_DEPTH = 5_000;
/** Signs that are read before its depth is looked at. */
const TURN = 16_384;

/** Wrappers that hide data from readers without scripts; a semicolon ends a statement. */
const HEAD = /^(?:(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[|<!--)\s*(?:\*\/|-->)?)?/;
const TAIL = /[\s;]*(?:(?:\/\/|\/\*)?\s*(?:\]\]>|-->)\s*(?:\*\/)?)?[\s;]*$/;
/** A name of schema.org with what says that it is one. */
const LONG_NAME = /(?<!\\)"(?:schema:|https?:\/\/(?:www\.)?schema\.org\/)(\w+)"(?=\s*:)/g;
/** Furthest from the end that a tail may begin. */
const MAX_TAIL = 100;

/** A text with its end, a comment, or blanks that JSON does not know, as editors of texts leave them; a text, or a comma that nothing follows. */
const TEXT_OR_COMMENT =
  /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|\/\/[^\n\r]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/)?|[^\S \t\n\r]+|\u200b+/g;
const TEXT_OR_COMMA = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|,(?=\s*[}\]])/g;

/**
 * What a script holds; undefined when it is broken. What search engines forgive is forgiven: line breaks and tabs in
 * texts, comments, a comma or semicolon at the end, what hides it from old browsers, and signs written as a page's.
 */
function parsed(script: string): unknown {
  const begun = script.trim().replace(HEAD, "").replace(LONG_NAME, '"$1"');
  const bare = begun.slice(0, -MAX_TAIL) + begun.slice(-MAX_TAIL).replace(TAIL, "");
  for (const read of [() => bare, () => forgiven(bare), () => forgiven(decodeHTML(bare))])
    try {
      return JSON.parse(read());
    } catch {
      // The next may be read.
    }
  return bare === "" ? [] : undefined;
}

const forgiven = (json: string): string =>
  json
    .replace(TEXT_OR_COMMENT, (part) => (part.startsWith('"') ? escaped(part) : " "))
    .replace(TEXT_OR_COMMA, (part) => (part === "," ? "" : part));

/** A text as JSON wants it: without raw control characters, and with those escapes only that it knows. */
const escaped = (text: string): string =>
  text.replace(/\\(?:["\\/bfnrt]|u[\da-f]{4})|\\|\p{Cc}/giu, (sign) =>
    sign.length > 1 ? sign : sign === "\\" ? "" : " ",
  );
