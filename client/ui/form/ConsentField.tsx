import type { Ref } from "react";
import type { ConsentKind } from "../../../schema/consents.ts";
import { useConsentText } from "../../shell/session/consentTexts.ts";
import { CheckboxField } from "./CheckboxField.tsx";

/** A consent to ask for, and whether it is given. */
export interface ConsentFieldProps {
  kind: ConsentKind;
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
  isRequired?: boolean;
  /** Error when it is missing. */
  error?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Asks for a consent where the question is asked, with the whole text of what is agreed to. */
export function ConsentField({ kind, isGiven, ...rest }: ConsentFieldProps) {
  const { text: shown, error } = useConsentText(kind);
  const instead = error ? "Texten kunde inte hämtas. Ladda om sidan." : "Hämtar texten …";
  return (
    <CheckboxField
      {...rest}
      label={shown?.ask ?? "Samtycke"}
      text={shown?.text ?? instead}
      isChecked={isGiven}
      isDisabled={!shown}
    />
  );
}
