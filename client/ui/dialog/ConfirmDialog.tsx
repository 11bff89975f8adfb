import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useId, useMemo, useState } from "react";
import { CARD_RADIUS } from "../../theme.ts";
import { useBackCloses, useUnloadQuestion } from "../link/navigationGuards.ts";
import { DialogFrameContext } from "./dialogFrame.tsx";

interface QuestionProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** The consequence, and how to agree to it. */
  children: ReactNode;
}

/** A question before something that cannot be taken back, or with a few fields; focus is kept inside and given back. */
export function ConfirmDialog(props: QuestionProps) {
  const { close, hasChanges, inFrame } = useAskingFrame(props);
  return (
    <Question title={props.title} isOpen={props.isOpen} onClose={close} staysBesideClicks={hasChanges}>
      {inFrame(props.children)}
    </Question>
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
    <Question title={props.title} isOpen={props.isOpen} onClose={props.onClose}>
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
    </Question>
  );
}

function Question(props: QuestionProps & { staysBesideClicks?: boolean }) {
  const titleId = useId();
  useBackCloses(props.isOpen, props.onClose);
  return (
    <Dialog
      open={props.isOpen}
      // As in a `FormDialog`, a slip of the pointer beside what was typed closes nothing.
      onClose={(_, reason) => !(reason === "backdropClick" && props.staysBesideClicks) && props.onClose()}
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

/**
 * Keeps a dialog from closing with something that is stored nowhere (`useUnsaved`) before somebody has agreed to it.
 * @returns the way to close it, whether there is something to lose, and what its content stands in
 */
export function useAskingFrame({ isOpen, onClose }: Pick<QuestionProps, "isOpen" | "onClose">): {
  close: () => void;
  hasChanges: boolean;
  inFrame: (content: ReactNode) => ReactNode;
} {
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const hasChanges = changed.length > 0;
  useUnloadQuestion(isOpen && hasChanges);
  useEffect(() => {
    // It may have been saved and closed meanwhile.
    if (!isOpen) setAsking(false);
  }, [isOpen]);
  const close = () => (hasChanges ? setAsking(true) : onClose());
  const report = useMemo(
    () => (part: string, isChanged: boolean) =>
      setChanged((parts) => {
        if (parts.includes(part) === isChanged) return parts;
        return isChanged ? [...parts, part] : parts.filter((other) => other !== part);
      }),
    [],
  );
  return {
    close,
    hasChanges,
    inFrame: (content) => (
      <DialogFrameContext value={{ report, close }}>
        {content}
        <ConfirmAction
          title="Stänga utan att spara?"
          text="Det du har ändrat är inte sparat. Stänger du nu försvinner det."
          label="Stäng utan att spara"
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={onClose}
        />
      </DialogFrameContext>
    ),
  };
}
