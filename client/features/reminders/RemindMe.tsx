import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import NotificationsNoneOutlined from "~icons/ic/outline-notifications-none";
import { lazyComponent } from "../../ui/lazy/lazyComponent.tsx";
import { LateReminders } from "./LateReminders.tsx";
import type { Switch } from "./RemindersForm.tsx";

const ConfirmDialog = lazyComponent(async () => (await import("../../ui/dialog/ConfirmDialog.tsx")).ConfirmDialog, {
  failure: ({ onClose }) => onClose(),
});

/**
 * The way to be reminded of something where it stands: the settings of reminders, with that turned on.
 * @param props.children what is said to whom the button's words do not say enough
 */
export function RemindMe({ wanted, children }: { wanted: Switch; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  // The dialog's code is loaded with the first press.
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        startIcon={<NotificationsNoneOutlined />}
        aria-haspopup="dialog"
        data-screen-only=""
        onClick={open}
        sx={{ minHeight: 44 }}
      >
        <span>Påminn mig{children}</span>
      </Button>
      {wasOpened && (
        <ConfirmDialog title="Påminn mig" isOpen={isOpen} onClose={() => setOpen(false)}>
          <LateReminders wanted={wanted} />
        </ConfirmDialog>
      )}
    </>
  );
}
