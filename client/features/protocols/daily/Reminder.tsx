import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import NotificationsOutlined from "~icons/ic/outline-notifications-none";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { lazyComponent } from "../../../ui/lazy/lazyComponent.tsx";

// What writes calendars comes with the form.
const ReminderForm = lazyComponent(async () => (await import("./ReminderForm.tsx")).ReminderForm, {
  fallback: <Loading label="Tiderna hämtas" />,
});

const CalendarSubscription = lazyComponent(
  async () => (await import("../../../shell/calendar/CalendarSubscription.tsx")).CalendarSubscription,
  { fallback: <Loading label="Hämtar prenumerationen …" /> },
);

/**
 * The way to be reminded of the steps: by one's own calendar, so that no server needs to know when.
 * @param props.label what the button says
 */
export function Reminder({ label = "Påminn mig" }: { label?: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<NotificationsOutlined />}
        aria-haspopup="dialog"
        data-screen-only=""
        onClick={() => setOpen(true)}
        sx={{ minHeight: 48 }}
      >
        {label}
      </Button>
      <ConfirmDialog title={label} isOpen={isOpen} onClose={close}>
        <Typography>
          Välj när, så får du en fil till kalendern i din telefon eller dator. Den ringer varje gång det är dags. Lämna
          en tid tom om du inte vill bli påmind då.
        </Typography>
        <ReminderForm onClose={close} />
        <CalendarSubscription />
      </ConfirmDialog>
    </>
  );
}
