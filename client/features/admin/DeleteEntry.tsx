import Button, { type ButtonProps } from "@mui/material/Button";
import { useState } from "react";
import { visitorMessage } from "../../apollo/visitorMessage.ts";
import { withVerification } from "../../shell/session/verification.ts";
import { clearToasts, showToast } from "../../toasts/toasts.ts";
import { ConfirmAction } from "../../ui/dialog/ConfirmDialog.tsx";
import type { ServerError } from "../../ui/form/useZodForm.ts";

/** The button that deletes something, once that was confirmed and, where the server asks, it is known who does it. */
export function DeleteEntry(props: {
  /** On the button. */
  label?: string;
  /** The question, and what deleting means. */
  question: string;
  text: string;
  /** Said where it could not be deleted. */
  failure: string;
  /** Deletes it, and answers with the server's errors. */
  remove: () => Promise<readonly ServerError[] | undefined>;
  onDeleted: () => void;
  variant?: ButtonProps["variant"];
}) {
  const [isAsking, setAsking] = useState(false);
  const failed = (text: string) => showToast({ title: props.failure, text, tone: "error" });
  const confirmed = async () => {
    try {
      const [wrong] = (await withVerification(props.remove, (errors) => errors)) ?? [];
      if (wrong) failed(wrong.message);
      else props.onDeleted();
    } catch (error) {
      failed(visitorMessage(error));
    }
  };
  return (
    <>
      <Button
        color="error"
        variant={props.variant}
        onClick={() => {
          clearToasts();
          setAsking(true);
        }}
        sx={{ minHeight: 48 }}
      >
        {props.label ?? "Ta bort"}
      </Button>
      <ConfirmAction
        title={props.question}
        text={props.text}
        label="Ta bort"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirmed()}
      />
    </>
  );
}
