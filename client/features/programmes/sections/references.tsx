import { Fragment, type ReactNode } from "react";
import { numbersOf, REFERENCE, sourceId } from "../../../../schema/rules/content/sources.ts";
import { EnglishWords } from "../../../ui/EnglishWords.tsx";

/** A plain text whose '[1]' lead to their sources. */
export function withReferences(text: string): ReactNode {
  const parts = text.split(new RegExp(`(${REFERENCE.source.replace("(", "(?:")})`));
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
    <Fragment key={index}>
      {index % 2 === 0 ? (
        <EnglishWords>{part}</EnglishWords>
      ) : (
        numbersOf(part).map((number) => (
          <a key={number} href={`#${sourceId(number)}`} style={{ color: "inherit" }}>
            [{number}]
          </a>
        ))
      )}
    </Fragment>
  ));
}
