import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { isParsable } from "../parsable.ts";
import { markdownPlugins, TO_HTML } from "./markdownPlugins.ts";
import type { MarkdownHeading } from "./markdownTree.ts";

/** The headings of a text, with the identifiers that they have on its page; none of a text that cannot be parsed. */
export function headingsOf(markdown: string): MarkdownHeading[] {
  const headings: MarkdownHeading[] = [];
  if (!isParsable(markdown)) return headings;
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, TO_HTML)
    .use(markdownPlugins({}, headings));
  processor.runSync(processor.parse(markdown));
  return headings;
}
