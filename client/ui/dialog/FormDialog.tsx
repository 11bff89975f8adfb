import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import Close from "~icons/ic/baseline-close";
import { useBackCloses } from "../link/navigationGuards.ts";
import { useAskingFrame } from "./ConfirmDialog.tsx";

/** Quick enough not to be waited for. */
const FADE_MS = 160;

/**
 * A dialog for something to fill in: the whole screen on phones; focus is kept inside and given back. It asks before it
 * closes with what was typed in its forms.
 */
export function FormDialog(props: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Called when it has gone. */
  onClosed?: () => void;
  /** True when its content has steps of its own in the history, which Back goes through. */
  hasSteps?: boolean;
  children: ReactNode;
}) {
  const titleId = useId();
  const { close, inFrame } = useAskingFrame(props);
  useBackCloses(props.isOpen && !props.hasSteps, close);
  return (
    <Dialog
      open={props.isOpen}
      // A slip of the pointer beside it closes nothing; Escape and the button do.
      onClose={(_, reason) => reason === "escapeKeyDown" && close()}
      aria-labelledby={titleId}
      transitionDuration={FADE_MS}
      slotProps={{
        transition: { onExited: props.onClosed },
        paper: {
          sx: {
            m: { xs: 0, sm: 6 },
            width: { xs: "100%", sm: "calc(100% - 48px)" },
            maxWidth: { xs: "none", sm: 640 },
            height: { xs: "100dvh", sm: "auto" },
            maxHeight: { xs: "none", sm: "calc(100dvh - 48px)" },
            borderRadius: { xs: 0, sm: "20px" },
            backgroundImage: "none",
            boxShadow: "0 16px 60px rgb(0 0 0 / 0.24)",
            // Where there is little height, all of it scrolls instead of what is between title and buttons.
            "@media (max-height: 560px)": { "& form, & form > *": { flex: "none", overflow: "visible" } },
          },
        },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, px: { xs: 4, sm: 8 }, pt: { xs: 2, sm: 4 } }}>
        <Typography id={titleId} variant="h4" component="h2" sx={{ mr: "auto", color: "text.secondary" }}>
          {props.title}
        </Typography>
        <IconButton aria-label="Stäng" onClick={close} sx={{ width: 48, height: 48, mr: -3, color: "text.primary" }}>
          <Close />
        </IconButton>
      </Box>
      {inFrame(props.children)}
    </Dialog>
  );
}
