import { languageParts } from "../../schema/rules/content/english.ts";

/** A Swedish text whose English names and sentences are marked as English, so that voices read them so. */
export function EnglishWords({ children }: { children: string }) {
  const parts = languageParts(children).map(({ text, isEnglish }, place) =>
    isEnglish ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
      <span key={place} lang="en">
        {text}
      </span>
    ) : (
      text
    ),
  );
  // One item where what is around it is a flex box, which would drop the blanks between them.
  return parts.length > 1 ? <span>{parts}</span> : parts;
}
