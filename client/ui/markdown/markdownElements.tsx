import type { ComponentProps, ReactNode } from "react";
import type { Components } from "react-markdown";
import { isSitePath } from "../../../schema/sitePath.ts";
import { NameLink } from "../link/TextLink.tsx";
import { type HtmlNode, textOf } from "./markdownTree.ts";

/** Replacement for the text of a table's cell, e.g. a badge; undefined leaves the text. */
export type MarkdownCell = (text: string, columnCount: number) => ReactNode | undefined;

/** Addresses that the server answers, not the route table. */
const SERVER_PATHS = /^\/(ut|media|logos|art|graphql|graphiql)(\/|$)/;

/** Content before a heading, by its text; undefined for nothing. */
export type HeadingMark = (text: string) => ReactNode | undefined;

/** Elements of a text that are more than their tag. */
export function markdownElements(cell?: MarkdownCell, mark?: HeadingMark): Components {
  return {
    ...(mark && { h2: markedHeading("h2", mark), h3: markedHeading("h3", mark) }),
    a: ({ node: _node, href, children, ...props }) => {
      if (!href) return <span>{children}</span>;
      if (isSitePath(href) && !SERVER_PATHS.test(href)) return <NameLink to={href}>{children}</NameLink>;
      // Links within the page need their ids and descriptions for footnotes.
      if (href.startsWith("#")) {
        return (
          <a href={href} {...props}>
            {children}
          </a>
        );
      }
      return (
        <a href={href} rel="noopener noreferrer external">
          {children}
        </a>
      );
    },
    img: ({ src, alt, title }) =>
      // Only our own pictures: others would reveal readers to strangers.
      src && isSitePath(src) ? (
        <img src={src} alt={alt ?? ""} title={title} loading="lazy" decoding="async" />
      ) : (
        <span>{alt}</span>
      ),
    table: ({ children }) => (
      // A table that is wider than the page is reached with the keyboard too.
      // biome-ignore lint/a11y/useSemanticElements: a table is no set of form fields
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
      <div className="table" role="group" aria-label="Tabell" tabIndex={0}>
        <table>{children}</table>
      </div>
    ),
    td: ({ node, children, style, ...props }) => {
      const columns = Number((props as { "data-columns"?: string })["data-columns"]);
      const instead = cell?.(textOf(node as HtmlNode).trim(), columns);
      return <td style={style}>{instead ?? children}</td>;
    },
    input: (props: ComponentProps<"input">) => (
      <input type="checkbox" disabled checked={props.checked} aria-label={props.checked ? "Klart" : "Inte klart"} />
    ),
  };
}

/** A heading with something before it. */
const markedHeading =
  (Heading: "h2" | "h3", mark: HeadingMark): Components["h2"] =>
  ({ node, children, ...props }) => (
    <Heading {...props}>
      {mark(textOf(node as HtmlNode).trim())}
      {children}
    </Heading>
  );
