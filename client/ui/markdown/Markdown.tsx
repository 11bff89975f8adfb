import { type ReactNode, useMemo } from "react";
import toReact from "react-markdown";
import remarkGfm from "remark-gfm";
import {
  type MarkdownOptions,
  markdownPlugins,
  TO_HTML,
} from "../../../schema/rules/content/markdown/markdownPlugins.ts";
import { isParsable } from "../../../schema/rules/content/parsable.ts";
import { type HeadingMark, markdownElements } from "./markdownElements.tsx";
import { PlainText, Prose } from "./Prose.tsx";

/** Extensions of a text that the browser renders. */
export interface RenderOptions extends MarkdownOptions {
  /** Content before headings. */
  mark?: HeadingMark;
}

/**
 * Renders a text (CommonMark and GitHub's tables, notes and lists) in the browser: what is being written, or was just
 * worked out. Texts that are stored come from the graph as HTML (`FormattedText`). Safe for any input, and what cannot be
 * parsed within a moment is shown as it is written.
 */
export function renderMarkdown(text: string, { mark, ...options }: RenderOptions = {}): ReactNode {
  if (!isParsable(text)) return <PlainText>{text}</PlainText>;
  try {
    const content = toReact({
      children: text,
      remarkPlugins: [remarkGfm],
      remarkRehypeOptions: TO_HTML,
      rehypePlugins: markdownPlugins(options, []),
      // The plugins have seen to them.
      urlTransform: (address) => address,
      components: markdownElements(mark),
    });
    return <Prose>{content}</Prose>;
  } catch {
    return <PlainText>{text}</PlainText>;
  }
}

/** A text, set for reading. `options` must stay the same object. */
export function Markdown({ text, options }: { text: string; options?: RenderOptions }) {
  return useMemo(() => renderMarkdown(text, options), [text, options]);
}
