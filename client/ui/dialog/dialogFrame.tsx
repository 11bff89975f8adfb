import Button from "@mui/material/Button";
import { createContext, use, useEffect, useId } from "react";

/** What the content of a dialog knows of the frame around it. */
interface DialogFrame {
  /** Says whether a part of the content holds something that is stored nowhere. */
  report: (part: string, hasChanges: boolean) => void;
  /** Closes the dialog, once it was asked whether that may be lost. */
  close: () => void;
}

/** The dialog around; undefined in a page. */
export const DialogFrameContext = createContext<DialogFrame | undefined>(undefined);

/**
 * Has the dialog around ask before it closes with something that is stored nowhere; in a page it does nothing.
 * @param hasChanges whether there is something to lose
 */
export function useUnsaved(hasChanges: boolean): void {
  const report = use(DialogFrameContext)?.report;
  const part = useId();
  useEffect(() => {
    report?.(part, hasChanges);
    return () => report?.(part, false);
  }, [report, part, hasChanges]);
}

/** The way out of the dialog around, which asks as Escape does. */
export const CancelButton = ({ label = "Avbryt" }: { label?: string }) => (
  <Button onClick={use(DialogFrameContext)?.close}>{label}</Button>
);
