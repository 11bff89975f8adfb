import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import type { ReactNode } from "react";
import Close from "~icons/ic/baseline-close";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import ErrorOutlined from "~icons/ic/outline-error";
import InfoOutlined from "~icons/ic/outline-info";
import WarningAmberOutlined from "~icons/ic/outline-warning-amber";
import type { Tint } from "../theme.ts";
import { Link } from "./link/Link.tsx";

const TONES = {
  error: { tint: "red", Icon: ErrorOutlined, role: "alert" },
  success: { tint: "green", Icon: CheckCircleOutlined, role: "status" },
  info: { tint: "blue", Icon: InfoOutlined, role: undefined },
  /** A notice to read first: danger, and care to take. */
  warning: { tint: "red", Icon: ErrorOutlined, role: undefined },
  attention: { tint: "orange", Icon: WarningAmberOutlined, role: undefined },
} as const satisfies Record<string, { tint: Tint; Icon: unknown; role: string | undefined }>;

/**
 * A message in its place on the page; how something went is read out when it appears.
 * @param props.closeTo address of the same page without the message, for one that can be closed
 */
export function Notice(props: { tone: keyof typeof TONES; closeTo?: string; children: ReactNode }) {
  const { tone, closeTo, children } = props;
  const { tint, Icon, role } = TONES[tone];
  return (
    <Box
      role={role}
      sx={{
        display: "flex",
        gap: 3,
        px: 4,
        py: 3,
        borderRadius: 1,
        color: `tint.${tint}.0`,
        bgcolor: `tint.${tint}.1`,
        overflowWrap: "anywhere",
      }}
    >
      <Icon aria-hidden="true" sx={{ mt: "3px", fontSize: "1.375rem" }} />
      <Box sx={{ display: "grid", gap: 2, justifyItems: "start", minWidth: 0, flex: 1 }}>{children}</Box>
      {closeTo && (
        // A link, so that it closes without scripts, too.
        <IconButton
          component={Link}
          to={closeTo}
          replace
          preventScrollReset
          aria-label="Stäng meddelandet"
          // The button that had the focus is gone with the message.
          onClick={() => document.getElementById("innehall")?.focus({ preventScroll: true })}
          sx={{ width: 44, height: 44, mr: -2, my: -1.5, flexShrink: 0, color: "inherit" }}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
