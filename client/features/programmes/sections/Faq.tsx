import { useId } from "react";
import { Accordion } from "../../../ui/Accordion.tsx";
import type { Programme } from "../programme.ts";
import { Text } from "./texts.tsx";

/** Questions that unfold: each by itself, or one at a time. */
export function Faq({ programme: { faq }, isOneAtATime }: { programme: Programme; isOneAtATime: boolean }) {
  const group = useId();
  return faq.map(({ question, answer }) => (
    <Accordion key={question} level="h3" title={question} {...(isOneAtATime && { group })}>
      <Text text={answer} />
    </Accordion>
  ));
}
