import { Parser } from "htmlparser2";
import { webAddress } from "../../../schema/suppliers.ts";
import type { SupplierPageContent } from "./readSupplierPage.ts";

/** No sitemap has so many pages that are worth reading. */
const MAX_LINKS = 5_000;

/** Whether a file of XML is a list of a site's pages, or of such lists (sitemaps.org). */
export const isSitemap = (xml: string): boolean =>
  /^\ufeff?\s*(?:<\?[^>]*>\s*|<!--[^>]*-->\s*|<!DOCTYPE[^>]*>\s*)*<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/.test(
    xml.slice(0, 2_000),
  );

/**
 * What a sitemap leads to, of its own site: the pages that it lists, and the sitemaps that an index lists.
 * @param url where it was found
 */
export function readSitemap(xml: string, url: string): SupplierPageContent {
  const { host } = new URL(url);
  const links = new Set<string>();
  const following = new Set<string>();
  const open: string[] = [];
  let text = "";
  const parser = new Parser(
    {
      onopentag(name) {
        // The vocabulary may have a prefix.
        open.push(name.replace(/^.*:/, ""));
        text = "";
      },
      ontext(part) {
        text += part;
      },
      onclosetag() {
        const found = open.splice(-2).join(" ");
        const target = /^(?:url|sitemap) loc$/.test(found) ? webAddress(text.trim(), url) : undefined;
        const listed = found.startsWith("url") ? links : following;
        if (target && new URL(target).host === host && listed.size < MAX_LINKS) listed.add(target);
        if (found.includes(" ")) open.push(found.split(" ")[0] ?? "");
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { suppliers: [], links: [...links], following: [...following] };
}
