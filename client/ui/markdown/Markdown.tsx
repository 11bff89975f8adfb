import { styled } from "@mui/material/styles";
import { type ReactNode, useMemo } from "react";
import toReact from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import type { MarkerNames } from "../../../schema/rules/content/markerNames.ts";
import { isParsable } from "../../../schema/rules/content/parsable.ts";
import { type HeadingMark, type MarkdownCell, markdownElements } from "./markdownElements.tsx";
import { linkMarkers } from "./markdownMarkers.ts";
import { linkSources } from "./markdownSources.ts";
import {
  headingIds,
  type MarkdownHeading,
  markColumns,
  preventLineBreaks,
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

/** Extensions of some texts. */
export interface MarkdownOptions {
  /** Replaces the text of table cells. */
  cell?: MarkdownCell;
  /** The text ends with its sources, which '[1]' leads to. */
  hasSources?: boolean;
  /** Content before headings. */
  mark?: HeadingMark;
  /** Names of markers, and the paths of their pages. */
  markers?: MarkerNames<string>;
}

const Prose = styled("div")(prose);
const Plain = styled("div")({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

/**
 * Renders a text (CommonMark and GitHub's tables, notes and lists). Safe for any input: HTML in it is
 * text, links lead to http(s), mail, telephone or our own pages, pictures are our own, and what
 * cannot be parsed within a moment is shown as it is written.
 */
export function renderMarkdown(
  text: string,
  { cell, hasSources, mark, markers }: MarkdownOptions = {},
): RenderedMarkdown {
  const headings: MarkdownHeading[] = [];
  if (!isParsable(text)) return { content: <Plain>{text}</Plain>, headings };
  try {
    const content = toReact({
      children: text,
      remarkPlugins: [remarkGfm],
      remarkRehypeOptions: { footnoteLabel: "Noter", footnoteBackLabel: "Tillbaka till texten" },
      rehypePlugins: [
        showHtml,
        [rehypeSanitize, SAFE_HTML],
        [headingIds, headings],
        ...(hasSources ? [linkSources] : []),
        ...(markers ? [linkMarkers(markers)] : []),
        markColumns,
        preventLineBreaks,
      ],
      urlTransform: safeAddress,
      components: markdownElements(cell, mark),
    });
    return { content: <Prose>{content}</Prose>, headings };
  } catch {
    return { content: <Plain>{text}</Plain>, headings: [] };
  }
}

/** `renderMarkdown`, once for each text. `options` must stay the same object. */
export const useMarkdown = (text: string, options?: MarkdownOptions): RenderedMarkdown =>
  useMemo(() => renderMarkdown(text, options), [text, options]);

/** A text of the site's content, set for reading. */
export function Markdown({ text }: { text: string }) {
  return useMarkdown(text).content;
}
