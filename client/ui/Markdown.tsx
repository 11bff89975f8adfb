import { styled } from "@mui/material/styles";
import { type ReactNode, useMemo } from "react";
import toReact from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { type MarkdownCell, markdownElements } from "./markdownElements.tsx";
import {
  headingIds,
  isParsable,
  keepTogether,
  type MarkdownHeading,
  markColumns,
  SAFE_HTML,
  safeAddress,
  showHtml,
} from "./markdownTree.ts";
import { prose } from "./prose.ts";

/** A text as React elements, with its headings. */
export interface RenderedMarkdown {
  content: ReactNode;
  headings: readonly MarkdownHeading[];
}

const Prose = styled("div")(prose);
const Plain = styled("div")({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

/**
 * Renders a text (CommonMark and GitHub's tables, notes and lists). Safe for any input: HTML in it is
 * text, links lead to http(s), mail, telephone or our own pages, pictures are our own, and what
 * cannot be parsed within a moment is shown as it is written.
 */
export function renderMarkdown(text: string, cell?: MarkdownCell): RenderedMarkdown {
  const headings: MarkdownHeading[] = [];
  if (!isParsable(text)) return { content: <Plain>{text}</Plain>, headings };
  try {
    const content = toReact({
      children: text,
      remarkPlugins: [remarkGfm],
      remarkRehypeOptions: { footnoteLabel: "Noter", footnoteBackLabel: "Tillbaka till texten" },
      rehypePlugins: [showHtml, [rehypeSanitize, SAFE_HTML], [headingIds, headings], markColumns, keepTogether],
      urlTransform: safeAddress,
      components: markdownElements(cell),
    });
    return { content: <Prose>{content}</Prose>, headings };
  } catch {
    return { content: <Plain>{text}</Plain>, headings: [] };
  }
}

/** `renderMarkdown`, once for each text. `cell` must stay the same function. */
export const useMarkdown = (text: string, cell?: MarkdownCell): RenderedMarkdown =>
  useMemo(() => renderMarkdown(text, cell), [text, cell]);

/** A text of the site's content, set for reading. */
export function Markdown({ text, cell }: { text: string; cell?: MarkdownCell }) {
  return useMarkdown(text, cell).content;
}
