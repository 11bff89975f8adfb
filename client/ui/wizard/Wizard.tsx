import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { QuestionField } from "../../../schema/questionnaires/definition.ts";
import { missingSentence } from "../../../schema/questionnaires/messages.ts";
import { ConsentField } from "../form/ConsentField.tsx";
import { errorAt } from "../form/fieldOf.ts";
import { QuestionFields } from "../form/QuestionFields.tsx";
import { useTitlePrefix } from "../useTitlePrefix.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";
import type { WizardState } from "./useWizard.ts";
import { WizardFrame } from "./WizardFrame.tsx";

/** Texts of a wizard besides its questions. */
export interface WizardProps {
  wizard: WizardState;
  labels: {
    /** On the button that sends the answers, at rest and meanwhile. */
    send: ReactNode;
    sending?: string;
    back?: string;
    /** Above what went wrong when it did not arrive. */
    failed?: string;
  };
  /** Said before how far it is, as a heading, with the share of it: 'Träningsquiz - Steg 1 av 6', '17 % klart'. */
  progressTitle?: string;
  /** In the place of the way back on the first step. */
  skip?: { label: string; onClick: () => void };
  /** Where the answers go. */
  note?: string;
  /** Above the questions of the step of this id. */
  intros?: Readonly<Record<string, ReactNode>>;
  /** Below the questions of every step. */
  outro?: ReactNode;
  /** Below fields, by their name, after their own hints. */
  hints?: Readonly<Record<string, string>>;
  /** Lets every step be tried, and says then at each field what is missing, instead of at the button before. */
  showFieldErrors?: boolean;
  /** Message about missing answers. */
  sayMissing?: (fields: readonly QuestionField[]) => string | undefined;
}

/** A questionnaire, step by step; in a page, or in a dialog (`WizardDialog`). */
export function Wizard(props: WizardProps & { level: "h2" | "h3"; isInDialog?: boolean }) {
  const { wizard, labels, skip, intros, hints = {}, sayMissing = missingSentence } = props;
  const { definition, form, step, index, isLast, back } = wizard;
  const consent = isLast && wizard.consent;
  const { isSubmitting } = form.formState;
  const intro = intros?.[step.id];
  const hasContent = intro || step.fields.length > 0 || consent;
  const wrong = props.showFieldErrors ? step.fields.filter(({ name }) => errorAt(form, name)) : [];
  const place = index > 0 && !props.isInDialog ? `Steg ${index + 1} av ${definition.steps.length}` : "";
  useTitlePrefix(wrong.length > 0 ? ["Fel", place].filter(Boolean).join(": ") : place);
  return (
    <WizardFrame
      level={props.level}
      isInDialog={props.isInDialog}
      step={index + 1}
      steps={definition.steps.length}
      heading={step.heading}
      lead={step.lead}
      progressTitle={props.progressTitle}
      back={
        back
          ? { label: labels.back ?? "Tillbaka", onClick: back }
          : (skip ?? (definition.steps.length > 1 ? { label: labels.back ?? "Tillbaka" } : undefined))
      }
      forward={{
        label: isLast ? (isSubmitting && labels.sending) || labels.send : "Nästa",
        onClick: () => void wizard.next(),
        missing: props.showFieldErrors ? undefined : sayMissing(wizard.missing),
        isPending: isSubmitting,
      }}
      alert={
        form.alert && (
          <>
            <strong>{labels.failed ?? "Svaren kunde inte sparas"}</strong>
            {form.alert.message}
          </>
        )
      }
      note={props.note}
    >
      {hasContent && (
        <>
          <ErrorSummary wrong={wrong} onGoTo={(name) => form.setFocus(name)} />
          {intro}
          {/* A step's fields are its own, so that no two that stand at one place are taken for the same. */}
          <QuestionFields
            key={step.id}
            form={form}
            fields={step.fields.map((field) => withHint(field, hints))}
            level={props.level === "h2" && !props.progressTitle ? "h3" : "h4"}
          />
          {props.outro}
          {consent && (
            <Box sx={{ mt: 7 }}>
              <ConsentField {...consent} />
            </Box>
          )}
        </>
      )}
    </WizardFrame>
  );
}

const withHint = <Field extends QuestionField>(field: Field, hints: Readonly<Record<string, string>>): Field =>
  hints[field.name] ? { ...field, hint: [field.hint, hints[field.name]].filter(Boolean).join(" ") } : field;
