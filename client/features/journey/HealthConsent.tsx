import { CONSENTS } from "../../../schema/consents.ts";
import { CheckboxField } from "../../ui/form/CheckboxField.tsx";

/** Asks somebody who is signed in whether the account may keep what they tell of their health. */
export const HealthConsent = (props: { isGiven: boolean; onChange: (isGiven: boolean) => void }) => (
  <CheckboxField
    label="Spara hur jag mår på mitt konto"
    text={CONSENTS.health_data.text}
    isChecked={props.isGiven}
    onChange={props.onChange}
  />
);
