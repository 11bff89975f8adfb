import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import ErrorOutlined from "~icons/ic/outline-error";
import { mergeSx } from "../mergeSx.ts";

/** Hint and error below a field, and the field's reference to them. */
export interface Notes {
  id: string;
  /** Error of the answer. */
  error?: string;
  /** Hint. */
  hint?: ReactNode;
}

/** Value of `aria-describedby` for a field with these notes. */
export const describedBy = ({ id, error, hint }: Notes): string | undefined =>
  [error && `${id}-fel`, hint && `${id}-hjalp`].filter(Boolean).join(" ") || undefined;

/** Error and hint of a field. */
export function FieldNotes({ id, error, hint, sx }: Notes & { sx?: SxProps<Theme> }) {
  return (
    <>
      {error && (
        <Box
          id={`${id}-fel`}
          sx={{ display: "flex", gap: 1.5, alignItems: "flex-start", mt: 1.5, color: "error.main", fontSize: "1rem" }}
        >
          <ErrorOutlined aria-hidden="true" sx={{ fontSize: "1.25rem", mt: "2px" }} />
          {error}
        </Box>
      )}
      {hint && (
        <Box id={`${id}-hjalp`} sx={mergeSx({ mt: 1.5, color: "text.secondary", fontSize: "1rem" }, sx)}>
          {hint}
        </Box>
      )}
    </>
  );
}
