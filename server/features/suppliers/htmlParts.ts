import { Parser } from "htmlparser2";
import { webAddress } from "../../../schema/suppliers.ts";

/** What of a page is looked at. */
export interface HtmlParts {
  /** What its scripts of JSON-LD hold; those that are broken are left out. */
  data: unknown[];
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
 * Takes a page apart in one pass, without a tree of it: however broken or deeply nested it is, that costs what its
 * length does.
 * @param url where the page was found
 */
export function readHtml(html: string, url: string): HtmlParts {
  const parts = { data: [] as unknown[], siteName: null as string | null };
  const links = new Set<string>();
  const following = new Set<string>();
  let base = url;
  let script: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const { href, rel } = attributes;
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
        if (name !== "script" || script === undefined) return;
        parts.data.push(...parsed(script));
        script = undefined;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(html);
  return { ...parts, links: [...links], following: [...following] };
}

/** What a script holds, in a list; none when it is broken. */
function parsed(script: string): unknown[] {
  try {
    // Some wrap it in what hid scripts from browsers that knew none.
    return [JSON.parse(script.replace(/^\s*(<!--|\/\*<!\[CDATA\[\*\/)|(-->|\/\*\]\]>\*\/)\s*$/g, ""))];
  } catch {
    return [];
  }
}
