import type { ReactNode } from "react";
import type { Components } from "react-markdown";
import { type HtmlNode, textOf } from "../../../schema/rules/content/markdown/markdownTree.ts";
import { useIsOff } from "../link/areasOff.ts";
import { TextLink } from "../link/TextLink.tsx";

/** Content before a heading, by its text; undefined for nothing. */
export type HeadingMark = (text: string) => ReactNode | undefined;

/** Elements of a text that are more than their tag. */
export function markdownElements(mark?: HeadingMark): Components {
  return {
    ...(mark && { h2: markedHeading("h2", mark), h3: markedHeading("h3", mark) }),
    a: ({ node: _node, children, ...props }) =>
      props.href?.startsWith("/") && !props.rel ? (
        <SiteLink to={props.href}>{children}</SiteLink>
      ) : (
        <a {...props}>{children}</a>
      ),
  };
}

/** A link among words, of which the words stay where there is nothing to lead to. */
function SiteLink({ to, children }: { to: string; children: ReactNode }) {
  const isOff = useIsOff();
  return isOff(to) ? children : <TextLink to={to}>{children}</TextLink>;
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
