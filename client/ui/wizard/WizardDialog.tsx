import { FormDialog } from "../FormDialog.tsx";
import { WizardFrame, type WizardStep } from "./WizardFrame.tsx";

/** A wizard above the page; Escape closes it, and the answers stay with whoever shows it. */
export function WizardDialog({
  title,
  isOpen,
  onClose,
  onClosed,
  ...step
}: WizardStep & {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Called when it has gone. */
  onClosed?: () => void;
}) {
  return (
    <FormDialog title={title} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <WizardFrame {...step} level="h3" isInDialog />
    </FormDialog>
  );
}
