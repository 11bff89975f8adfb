import { FormDialog } from "../dialog/FormDialog.tsx";
import { Wizard, type WizardProps } from "./Wizard.tsx";

/** A wizard above the page; Escape closes it, and the answers stay. */
export function WizardDialog({
  isOpen,
  onClose,
  onClosed,
  ...rest
}: WizardProps & {
  isOpen: boolean;
  onClose: () => void;
  /** Called when it has gone. */
  onClosed?: () => void;
}) {
  const { definition, rewind } = rest.wizard;
  const closed = () => {
    rewind();
    onClosed?.();
  };
  return (
    <FormDialog title={definition.title} isOpen={isOpen} onClose={onClose} onClosed={closed} hasSteps>
      <Wizard {...rest} level="h3" isInDialog />
    </FormDialog>
  );
}
