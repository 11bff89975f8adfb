import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { type ReactNode, useId } from "react";

/** What ties an input to its label, its hint and what is wrong with it. */
export interface AnswerInput {
  id: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

const Frame = styled("div")(({ theme }) => ({
  "& input, & select, & textarea": {
    display: "block",
    boxSizing: "border-box",
    width: "100%",
    minHeight: 48,
    // Its label stays in sight when the focus scrolls to it.
    scrollMarginTop: 44,
    padding: "10px 14px",
    font: "inherit",
    color: theme.vars?.palette.text.primary,
    backgroundColor: theme.vars?.palette.background.paper,
    border: `1px solid ${theme.vars?.palette.text.secondary}`,
    borderRadius: 10,
  },
  "& textarea": { minHeight: 104, resize: "vertical" },
  "& [aria-invalid]": {
    borderColor: theme.vars?.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.error.main}`,
  },
}));

const Label = styled("label")({ display: "block", fontWeight: 600, marginBottom: 8 });

/** A question that is answered in a field of its own: text, a long text or a list to choose from. */
export function Answer(props: {
  label: string;
  hint?: string;
  error?: string;
  children: (input: AnswerInput) => ReactNode;
}) {
  const id = useId();
  const describedBy = [props.error && `${id}-fel`, props.hint && `${id}-hjalp`].filter(Boolean).join(" ");
  return (
    <Frame>
      <Label htmlFor={id}>{props.label}</Label>
      {props.children({
        id,
        ...(props.error && { "aria-invalid": true }),
        ...(describedBy && { "aria-describedby": describedBy }),
      })}
      {props.error && (
        <Box id={`${id}-fel`} role="alert" sx={{ mt: 1.5, color: "error.main" }}>
          {props.error}
        </Box>
      )}
      {props.hint && (
        <Box id={`${id}-hjalp`} sx={{ mt: 1.5, color: "text.secondary", fontSize: 16 }}>
          {props.hint}
        </Box>
      )}
    </Frame>
  );
}
