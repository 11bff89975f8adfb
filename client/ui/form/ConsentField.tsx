import type { Ref } from "react";
import { CONSENTS, type ConsentKind } from "../../../schema/consents.ts";
import { fillPlaceholders } from "../../../schema/rules/content/placeholders.ts";
import { useSite } from "../../shell/site.ts";
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
  const { ask, text } = CONSENTS[kind];
  return <CheckboxField {...rest} label={ask} text={fillPlaceholders(text, useSite())} isChecked={isGiven} />;
}
