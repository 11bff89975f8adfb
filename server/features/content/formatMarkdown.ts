import { LRUCache } from "lru-cache";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import {
  type MarkdownOptions,
  markdownPlugins,
  TO_HTML,
} from "../../../schema/rules/content/markdown/markdownPlugins.ts";
import type { HtmlNode, MarkdownHeading } from "../../../schema/rules/content/markdown/markdownTree.ts";
import { isParsable } from "../../../schema/rules/content/parsable.ts";
import { isOff } from "../../../schema/siteAreas.ts";
import type { Context } from "../../platform/graphql/context.ts";

/** A text as safe HTML, with its headings. */
interface FormattedMarkdown {
  html: string;
  headings: readonly MarkdownHeading[];
}

/** Characters of texts that are kept, as they were last shown: parsing a guide takes ten milliseconds. */
const KEPT = 8_000_000;
const known = new LRUCache<string, FormattedMarkdown>({
  maxSize: KEPT,
  sizeCalculation: ({ html }, key) => html.length + key.length,
});

/**
 * Makes HTML of Markdown (CommonMark and GitHub's tables, notes and lists), the same as `Markdown` shows in the browser.
 * Safe for any input; what cannot be parsed within a moment is shown as it is written. Of links to parts that the site does
 * without the words stay.
 * @param options.markers where names of markers lead, as a text that tells it from others
 */
export async function formatMarkdown(
  ctx: Pick<Context, "site" | "sql" | "readAreas">,
  text: string,
  options: Omit<MarkdownOptions, "isOff"> & { markersKey?: string } = {},
): Promise<FormattedMarkdown> {
  const { areasOff } = await ctx.site.read(ctx);
  const key = [options.isGuide, options.markersKey, areasOff.join(), text].join("\n");
  const found = known.get(key) ?? renderHtml(text, { ...options, isOff: (address) => isOff(areasOff, address) });
  known.set(key, found);
  return found;
}

/** `formatMarkdown` without the site's settings. */
export function renderHtml(text: string, options: MarkdownOptions = {}): FormattedMarkdown {
  if (!isParsable(text)) return asWritten(text);
  const headings: MarkdownHeading[] = [];
  try {
    const html = unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(remarkRehype, TO_HTML)
      .use(markdownPlugins(options, headings))
      .use(rehypeStringify)
      .processSync(text);
    return { html: String(html), headings };
  } catch {
    return asWritten(text);
  }
}

function asWritten(text: string): FormattedMarkdown {
  const plain: HtmlNode = {
    type: "element",
    tagName: "div",
    properties: { className: ["plain"] },
    children: [{ type: "text", value: text }],
  };
  const tree = { type: "root", children: [plain] } as Parameters<ReturnType<typeof stringifier>["stringify"]>[0];
  return { html: stringifier().stringify(tree), headings: [] };
}

const stringifier = () => unified().use(rehypeStringify).freeze();
