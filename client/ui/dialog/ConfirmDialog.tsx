import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { CARD_RADIUS } from "../../theme.ts";
import { useBackCloses } from "../link/navigationGuards.ts";

/** A question before something that cannot be taken back; focus is kept inside and given back. */
export function ConfirmDialog(props: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** The consequence, and how to agree to it. */
  children: ReactNode;
}) {
  const titleId = useId();
  useBackCloses(props.isOpen, props.onClose);
  return (
    <Dialog
      open={props.isOpen}
      onClose={props.onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { borderRadius: CARD_RADIUS, backgroundImage: "none", m: 4, maxWidth: 520 } } }}
    >
      <Box sx={{ p: { xs: 5, sm: 8 }, display: "grid", gap: 4 }}>
        <Typography id={titleId} variant="h3" component="h2">
          {props.title}
        </Typography>
        {props.children}
      </Box>
    </Dialog>
  );
}

/** A question that is answered with yes or no. */
export function ConfirmAction(props: {
  title: string;
  text: string;
  label: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  return (
    <ConfirmDialog title={props.title} isOpen={props.isOpen} onClose={props.onClose}>
      <Typography>{props.text}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            props.onClose();
            props.onConfirm();
          }}
        >
          {props.label}
        </Button>
        <Button onClick={props.onClose}>Avbryt</Button>
      </Box>
    </ConfirmDialog>
  );
}
