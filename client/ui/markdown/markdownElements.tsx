import type { ReactNode } from "react";
import type { Components } from "react-markdown";
import { type HtmlNode, textOf } from "../../../schema/rules/content/markdown/markdownTree.ts";
import { NameLink } from "../link/TextLink.tsx";

/** Content before a heading, by its text; undefined for nothing. */
export type HeadingMark = (text: string) => ReactNode | undefined;

/** Elements of a text that are more than their tag. */
export function markdownElements(mark?: HeadingMark): Components {
  return {
    ...(mark && { h2: markedHeading("h2", mark), h3: markedHeading("h3", mark) }),
    a: ({ node: _node, children, ...props }) =>
      props.href?.startsWith("/") && !props.rel ? (
        <NameLink to={props.href}>{children}</NameLink>
      ) : (
        <a {...props}>{children}</a>
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
