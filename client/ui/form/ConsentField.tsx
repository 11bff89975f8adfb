import { CONSENTS, type ConsentKind } from "../../../schema/consents.ts";
import { CheckboxField } from "./CheckboxField.tsx";

/** Asks for a consent where the question is asked, with the whole text of what is agreed to. */
export const ConsentField = (props: { kind: ConsentKind; isGiven: boolean; onChange: (isGiven: boolean) => void }) => (
  <CheckboxField
    label={CONSENTS[props.kind].ask}
    text={CONSENTS[props.kind].text}
    isChecked={props.isGiven}
    onChange={props.onChange}
  />
);
