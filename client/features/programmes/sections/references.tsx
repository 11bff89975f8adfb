import { Fragment, type ReactNode } from "react";
import { numbersOf, REFERENCE } from "../../../../schema/rules/content/sources.ts";

/** The place of a source in the list at the page's end. */
export const sourceId = (number: number): string => `kalla-${number}`;

/** A text in Markdown whose '[1]' lead to their sources. */
export const linkReferences = (markdown: string): string =>
  markdown.replace(REFERENCE, (_, numbers: string) =>
    numbersOf(numbers)
      .map((number) => `[\\[${number}\\]](#${sourceId(number)})`)
      .join(" "),
  );

/** A plain text whose '[1]' lead to their sources. */
export function withReferences(text: string): ReactNode {
  const parts = text.split(new RegExp(`(${REFERENCE.source.replace("(", "(?:")})`));
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
      <Fragment key={index}>
        {numbersOf(part).map((number) => (
          <a key={number} href={`#${sourceId(number)}`} style={{ color: "inherit" }}>
            [{number}]
          </a>
        ))}
      </Fragment>
    ),
  );
}
