import { useId } from "react";
import { Accordion } from "../../../ui/Accordion.tsx";
import { EnglishWords } from "../../../ui/EnglishWords.tsx";
import { FormattedText } from "../../../ui/markdown/FormattedText.tsx";
import type { Programme } from "../programme.ts";

/** Questions that unfold: each by itself, or one at a time. */
export function Faq({ programme: { faq }, isOneAtATime }: { programme: Programme; isOneAtATime: boolean }) {
  const group = useId();
  return faq.map(({ question, answerHtml }) => (
    <Accordion
      key={question}
      level="h3"
      title={<EnglishWords>{question}</EnglishWords>}
      {...(isOneAtATime && { group })}
    >
      <FormattedText html={answerHtml} />
    </Accordion>
  ));
}
