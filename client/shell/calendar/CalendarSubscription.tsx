import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import ContentCopy from "~icons/ic/baseline-content-copy";
import CalendarMonthOutlined from "~icons/ic/outline-calendar-month";
import { swedishDay } from "../../../schema/rules/words/dates.ts";
import { visitorMessage } from "../../apollo/visitorMessage.ts";
import { useViewer } from "../../session/viewer.ts";
import { showToast } from "../../toasts/toasts.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { copyText } from "../../ui/copyText.ts";
import { ConfirmAction } from "../../ui/dialog/ConfirmDialog.tsx";
import { CheckboxField } from "../../ui/form/CheckboxField.tsx";
import { FieldInput } from "../../ui/form/FieldInput.tsx";
import { LabelledField } from "../../ui/form/LabelledField.tsx";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { TextLink } from "../../ui/link/TextLink.tsx";
import {
  useCalendarSubscriptionQuery,
  useCreateCalendarAddressMutation,
  useRevokeCalendarAddressMutation,
  useUpdateCalendarSubscriptionMutation,
} from "./CalendarSubscription.generated.ts";

/** What is asked before something that cannot be taken back. */
type Asked = "renew" | "revoke";

/** The secret address that calendars subscribe to: made, shown once, renewed and turned off; guests are told of it. */
export function CalendarSubscription() {
  const viewer = useViewer();
  const { data, error, refetch } = useCalendarSubscriptionQuery({ skip: !viewer });
  if (viewer === null)
    return (
      <Typography>
        Med ett konto kan kalendern prenumerera på dina protokoll, så att den följer med när du ändrar något.{" "}
        <TextLink to="/auth?flik=skapa">Skapa konto</TextLink>
      </Typography>
    );
  if (data?.me) return <Subscription subscription={data.me.calendarSubscription} />;
  return error ? (
    <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
  ) : (
    <Loading label="Hämtar prenumerationen …" />
  );
}

function Subscription({ subscription }: { subscription: { createdAt: string; hasAlarms: boolean } | null }) {
  const [create, { loading: isCreating }] = useCreateCalendarAddressMutation({});
  const [update] = useUpdateCalendarSubscriptionMutation({});
  const [revoke] = useRevokeCalendarAddressMutation({});
  const [url, setUrl] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const content = useRef<HTMLDivElement>(null);

  const attempt = async (failed: string, work: () => Promise<readonly { message: string }[]>) => {
    try {
      const [error] = await work();
      if (error) showToast({ title: failed, text: error.message, tone: "error", about: "calendar" });
      return !error;
    } catch (error) {
      showToast({ title: failed, text: visitorMessage(error), tone: "error", about: "calendar" });
      return false;
    }
  };
  const make = () =>
    attempt("Adressen kunde inte skapas", async () => {
      const { data } = await create({ variables: { input: {} } });
      setUrl(data?.createCalendarAddress.url ?? undefined);
      // The pressed button may be gone.
      content.current?.focus();
      return data?.createCalendarAddress.errors ?? [];
    });
  const turnOff = async () => {
    const isDone = await attempt("Prenumerationen kunde inte stängas av", async () => {
      const { data } = await revoke();
      return data?.revokeCalendarAddress.errors ?? [];
    });
    if (!isDone) return;
    setUrl(undefined);
    content.current?.focus();
    showToast({
      title: "Prenumerationen är avstängd",
      text: "Ta också bort den ur din kalender.",
      tone: "confirmation",
      about: "calendar",
    });
  };
  const setAlarms = (hasAlarms: boolean) =>
    attempt("Valet kunde inte sparas", async () => {
      const { data } = await update({ variables: { input: { hasAlarms } } });
      return data?.updateCalendarSubscription.errors ?? [];
    });

  return (
    <Box
      ref={content}
      role="group"
      aria-label="Prenumerera i kalendern"
      tabIndex={-1}
      sx={{ outline: "none", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}
    >
      {subscription === null ? (
        <>
          <Typography color="textSecondary">
            Du får en hemlig adress. Kalendern läser den då och då, och följer med när du ändrar, pausar eller avslutar
            något.
          </Typography>
          <div>
            <Button
              variant="outlined"
              startIcon={<CalendarMonthOutlined />}
              disabled={isCreating}
              onClick={() => void make()}
              sx={{ minHeight: 48 }}
            >
              Prenumerera i kalendern
            </Button>
          </div>
        </>
      ) : (
        <>
          {url === undefined ? (
            <Typography>
              Din kalender kan prenumerera sedan {swedishDay(subscription.createdAt)}. Adressen visas bara när den
              skapas: byt den om du behöver se den igen.
            </Typography>
          ) : (
            <Address url={url} />
          )}
          <CheckboxField
            label="Ring när det är dags"
            text="En händelse för varje tid på dagen i stället för en för varje steg. Många kalendrar låter inte prenumerationer ringa om du inte tillåter det i dem."
            isChecked={subscription.hasAlarms}
            onChange={(hasAlarms) => void setAlarms(hasAlarms)}
          />
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
            <Button variant="outlined" onClick={() => setAsked("renew")}>
              Byt adress
            </Button>
            <Button onClick={() => setAsked("revoke")}>Stäng av</Button>
          </Box>
        </>
      )}
      <ConfirmAction
        title="Byt adress"
        text="Den gamla adressen slutar fungera genast. Kalendrar som har den behöver den nya."
        label="Byt adress"
        isOpen={asked === "renew"}
        onClose={() => setAsked(undefined)}
        onConfirm={() => void make()}
      />
      <ConfirmAction
        title="Stäng av prenumerationen"
        text="Adressen slutar fungera genast. Det som din kalender redan har hämtat kan du behöva ta bort i den."
        label="Stäng av"
        isOpen={asked === "revoke"}
        onClose={() => setAsked(undefined)}
        onConfirm={() => void turnOff()}
      />
    </Box>
  );
}

/** The address while it can be shown, and how to give it to a calendar. */
function Address({ url }: { url: string }) {
  return (
    <>
      <LabelledField
        label="Adress för din kalender"
        hint="Visas bara nu. Ge den inte till någon annan: den som har adressen ser dina protokoll."
      >
        {({ error: _, ...ties }) => (
          <FieldInput
            {...ties}
            readOnly
            fullWidth
            value={url}
            onFocus={({ target }) => (target as HTMLInputElement).select()}
          />
        )}
      </LabelledField>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <CopyButton
          label="Kopiera adressen"
          icon={<ContentCopy />}
          onCopy={() =>
            copyText(url, {
              copied: { title: "Kopierat!", text: "Klistra in adressen i din kalender", tone: "success" },
            })
          }
        />
        <Button component="a" href={url.replace(/^https?:/, "webcal:")} startIcon={<CalendarMonthOutlined />}>
          Öppna i kalendern
        </Button>
      </Box>
      <Accordion title="Så gör du i din kalender">
        <Box component="ul" sx={{ m: 0, pl: 5, display: "grid", gap: 2 }}>
          <li>iPhone, iPad och Mac: tryck på Öppna i kalendern och välj Prenumerera.</li>
          <li>
            Google Kalender: öppna den på en dator, välj Andra kalendrar, Lägg till via webbadress och klistra in
            adressen.
          </li>
          <li>Outlook: välj Lägg till kalender, Prenumerera från webben och klistra in adressen.</li>
        </Box>
        <Typography sx={{ mt: 3 }}>
          Kalendern hämtar ändringar när den själv vill: en iPhone ofta inom en timme, Outlook efter några timmar och
          Google efter upp till ett dygn.
        </Typography>
      </Accordion>
    </>
  );
}
