import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useCallback, useEffect, useRef, useState } from "react";
import NotificationsNoneOutlined from "~icons/ic/outline-notifications-none";
import { MAX_REMINDERS_A_DAY } from "../../../schema/reminders.ts";
import { swedishDay } from "../../../schema/rules/words/dates.ts";
import { numberInWords } from "../../../schema/rules/words/numbers.ts";
import { visitorMessage } from "../../apollo/visitorMessage.ts";
import { deviceZone } from "../../guest/deviceZone.ts";
import {
  forgetDevice,
  makeDeviceKey,
  readDeviceKey,
  readSubscription,
  tellDevice,
} from "../../guest/reminderDevice.ts";
import { useViewer } from "../../session/viewer.ts";
import { showToast } from "../../toasts/toasts.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { CancelButton } from "../../ui/dialog/dialogFrame.tsx";
import type { ServerError } from "../../ui/form/useZodForm.ts";
import { LoadFailure } from "../../ui/LoadFailure.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { type DeviceState, readDeviceState, subscribeBrowser } from "./deviceState.ts";
import {
  type Reminders_RemindersFragment,
  RemindersDocument,
  useRemindersQuery,
  useRemoveReminderDeviceMutation,
  useSendTestReminderMutation,
  useSubscribeToRemindersMutation,
  useUpdateRemindersMutation,
} from "./Reminders.generated.ts";
import { type ChosenSettings, RemindersForm, type Switch } from "./RemindersForm.tsx";

const ABOUT = "reminders";
const list = new Intl.ListFormat("sv-SE");

const REFUSED: ServerError = {
  code: "FAILED",
  message: "Webbläsaren fick inte lov att visa påminnelser. Du kan ge den lov i dess inställningar och försöka igen.",
};
const NOT_SUBSCRIBED: ServerError = {
  code: "FAILED",
  message: "Webbläsaren kunde inte slå på påminnelser just nu. Försök igen om en stund.",
};

/** What is known of this browser, asked anew when the page is looked at again. */
function useDevice() {
  const read = useCallback(async () => {
    const state = readDeviceState();
    const subscription = state === "allowed" ? await readSubscription().catch(() => null) : null;
    return { state, isSubscribed: subscription !== null };
  }, []);
  const [device, setDevice] = useState<{ state: DeviceState; isSubscribed: boolean }>();
  const refresh = useCallback(() => read().then(setDevice), [read]);
  useEffect(() => {
    void refresh();
    const look = () => document.visibilityState === "visible" && void refresh();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [refresh]);
  return { device, refresh };
}

/**
 * Reminders: on this device, when, and on which others.
 * @param props.wanted what a visitor came for: it is on from the start, and asked for at once
 */
export function Reminders({ wanted }: { wanted?: Switch | undefined }) {
  const apollo = useApolloClient();
  const isSignedIn = Boolean(useViewer());
  const [deviceKey, setDeviceKey] = useState(readDeviceKey);
  const { data, error, refetch } = useRemindersQuery({ variables: { deviceKey }, fetchPolicy: "cache-and-network" });
  const { device, refresh } = useDevice();
  const [isAsking, setAsking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const [subscribe] = useSubscribeToRemindersMutation({});
  const [update] = useUpdateRemindersMutation({});
  const [remove] = useRemoveReminderDeviceMutation({});
  const reminders = data?.reminders;
  if (!reminders || !device)
    return error ? (
      <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Skeleton height={120} radius={14} />
    );

  const show = (key: string | null, now: Reminders_RemindersFragment | null | undefined) => {
    if (now) apollo.writeQuery({ query: RemindersDocument, variables: { deviceKey: key }, data: { reminders: now } });
  };

  const turnOn = async (settings: ChosenSettings): Promise<readonly ServerError[]> => {
    const permission = await Notification.requestPermission();
    if (permission !== "granted") {
      await refresh();
      return [REFUSED];
    }
    const subscription = await subscribeBrowser(reminders.publicKey).catch(() => null);
    const { endpoint, keys } = subscription?.toJSON() ?? {};
    if (!endpoint || !keys?.p256dh || !keys.auth) return [NOT_SUBSCRIBED];
    const key = makeDeviceKey();
    const { p256dh, auth } = keys;
    const { data: answer } = await subscribe({
      variables: { input: { deviceKey: key, endpoint, p256dh, auth, zone: deviceZone(), ...settings } },
    });
    const { errors = [], reminders: now } = answer?.subscribeToReminders ?? {};
    if (errors.length > 0) return errors;
    show(key, now);
    setDeviceKey(key);
    setAsking(false);
    await Promise.all([refresh(), tellDevice(apollo).catch(() => undefined)]);
    content.current?.focus();
    showToast({ title: "Påminnelserna är på", tone: "success", about: ABOUT });
    return [];
  };

  const save = async (settings: ChosenSettings): Promise<readonly ServerError[]> => {
    const { data: answer } = await update({ variables: { input: { deviceKey, ...settings } } });
    const { errors = [], reminders: now } = answer?.updateReminders ?? {};
    if (errors.length > 0) return errors;
    show(deviceKey, now);
    showToast({ title: "Sparat", tone: "confirmation", about: ABOUT });
    return [];
  };

  const turnOff = async () => {
    await forgetDevice();
    setDeviceKey(null);
    await Promise.all([refresh(), refetch({ deviceKey: null }).catch(() => undefined)]);
    content.current?.focus();
    showToast({ title: "Påminnelserna är av på den här enheten", tone: "confirmation", about: ABOUT });
  };

  const end = async (key: string, label: string) => {
    const failed = { title: "Enheten kunde inte tas bort", tone: "error", about: ABOUT } as const;
    try {
      const { data: answer } = await remove({ variables: { input: { key, deviceKey } } });
      const { errors = [], reminders: now } = answer?.removeReminderDevice ?? {};
      show(deviceKey, now);
      content.current?.focus();
      const [refusal] = errors;
      showToast(
        refusal
          ? { ...failed, text: refusal.message }
          : { title: `${label} påminns inte längre`, tone: "confirmation", about: ABOUT },
      );
    } catch (failure) {
      showToast({ ...failed, text: visitorMessage(failure) });
    }
  };

  const form = { wanted, isSignedIn };
  const asking = (
    <>
      <Typography>
        När du har valt frågar webbläsaren om den får visa påminnelser här. Svara Tillåt, så kommer de även när sajten
        är stängd. Du kan stänga av dem när du vill.
      </Typography>
      <RemindersForm
        {...form}
        settings={reminders.settings}
        label="Fortsätt"
        pendingLabel="Webbläsaren frågar …"
        onSend={turnOn}
        actions={<CancelButton />}
      />
    </>
  );
  const { state, isSubscribed } = device;
  const isOn = reminders.isOnHere && isSubscribed && state === "allowed";
  const isAskedFor = wanted !== undefined && !isOn && (state === "askable" || state === "allowed");
  const others = reminders.devices.filter(({ isThis }) => !isThis);
  return (
    <Box ref={content} tabIndex={-1} sx={{ outline: "none", display: "grid", gap: 5 }}>
      {isOn ? (
        <>
          <Typography>Påminnelserna är på, på den här enheten.</Typography>
          {reminders.leftOut.length > 0 && (
            <Notice tone="attention">
              Du kan bli påmind högst {numberInWords(MAX_REMINDERS_A_DAY)} gånger om dagen, så klockan{" "}
              {list.format(reminders.leftOut)} kommer ingenting. Välj färre tider här, eller ta bort ett stegs egen tid.
            </Notice>
          )}
          <RemindersForm
            key={JSON.stringify(reminders.settings)}
            {...form}
            settings={reminders.settings}
            label="Spara"
            pendingLabel="Sparar …"
            onSend={save}
          />
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
            <TestButton deviceKey={deviceKey} onGone={() => void refetch().catch(() => undefined)} />
            <Button onClick={() => void turnOff()}>Stäng av här</Button>
          </Box>
        </>
      ) : isAskedFor ? (
        asking
      ) : (
        <Off state={state} wasOn={reminders.isOnHere} onAsk={() => setAsking(true)} />
      )}
      {!isOn && !wanted && isSignedIn && others.length > 0 && reminders.settings && (
        <RemindersForm
          key={JSON.stringify(reminders.settings)}
          {...form}
          settings={reminders.settings}
          label="Spara tiderna"
          pendingLabel="Sparar …"
          onSend={save}
        />
      )}
      {isSignedIn && others.length > 0 && (
        <div>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {isOn ? "Andra enheter som påminns" : "Enheter som påminns"}
          </Typography>
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {others.map(({ key, label, seenAt }) => (
              <Box
                component="li"
                key={key}
                sx={{ display: "flex", alignItems: "center", gap: 3, py: 3, borderBottom: 1, borderColor: "divider" }}
              >
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
                  <Box sx={{ fontWeight: 600 }}>{label}</Box>
                  <Box sx={{ color: "text.secondary" }}>Senast sedd {swedishDay(seenAt)}</Box>
                </Box>
                <Button
                  onClick={() => void end(key, label)}
                  sx={{ flexShrink: 0 }}
                  aria-label={`Sluta påminna på ${label}`}
                >
                  Ta bort
                </Button>
              </Box>
            ))}
          </Box>
        </div>
      )}
      {wanted && !isAskedFor && (
        <div>
          <CancelButton label="Stäng" />
        </div>
      )}
      <ConfirmDialog title="Slå på påminnelser" isOpen={isAsking} onClose={() => setAsking(false)}>
        {asking}
      </ConfirmDialog>
    </Box>
  );
}

/** What can be done where this device is not reminded. */
function Off({ state, wasOn, onAsk }: { state: DeviceState; wasOn: boolean; onAsk: () => void }) {
  if (state === "unsupported")
    return (
      <Typography>
        Den här webbläsaren kan inte visa påminnelser. Prova i en annan webbläsare, eller lägg stegen i kalendern.
      </Typography>
    );
  if (state === "notInstalled")
    return (
      <Notice tone="info">
        På iPhone och iPad måste sajten ligga på hemskärmen innan den kan påminna. Tryck på Dela i Safari, välj Lägg
        till på hemskärmen och öppna sajten därifrån. Kom sedan tillbaka hit.
      </Notice>
    );
  if (state === "denied")
    return (
      <Notice tone="attention">
        {wasOn
          ? "Webbläsaren får inte längre visa påminnelser härifrån, så de når dig inte. "
          : "Webbläsaren har fått ett nej till påminnelser härifrån. "}
        Så ger du lov: öppna webbplatsens inställningar genom att trycka på symbolen till vänster om adressen, och välj
        Tillåt vid Aviseringar. Har du sajten på hemskärmen finns valet i telefonens inställningar, under Aviseringar.
      </Notice>
    );
  return (
    <>
      <Typography>
        {wasOn
          ? "Påminnelserna når inte längre den här enheten. Slå på dem igen, så kommer de som förut."
          : "Få en påminnelse på den här enheten när det är dags. Den kommer bara när det finns något att påminna om, och du väljer själv vad och när."}
      </Typography>
      <div>
        <Button
          variant="contained"
          startIcon={<NotificationsNoneOutlined />}
          aria-haspopup="dialog"
          onClick={onAsk}
          sx={{ minHeight: 48 }}
        >
          {wasOn ? "Slå på igen" : "Slå på påminnelser"}
        </Button>
      </div>
    </>
  );
}

/** Sends something at once, and says how that went. */
function TestButton({ deviceKey, onGone }: { deviceKey: string | null; onGone: () => void }) {
  const [send, { loading }] = useSendTestReminderMutation({});
  const test = async () => {
    const failed = { title: "Provet kom inte fram", tone: "error", about: ABOUT } as const;
    try {
      const { data } = await send({ variables: { input: { deviceKey: deviceKey ?? "" } } });
      const [error] = data?.sendTestReminder.errors ?? [];
      if (error?.code === "NOT_FOUND") onGone();
      showToast(
        error
          ? { ...failed, text: error.message }
          : { title: "Provet är skickat", text: "Det syns inom några sekunder.", tone: "success", about: ABOUT },
      );
    } catch (error) {
      showToast({ ...failed, text: visitorMessage(error) });
    }
  };
  return (
    <Button variant="outlined" aria-disabled={loading} onClick={() => !loading && void test()}>
      {loading ? "Skickar …" : "Skicka ett prov"}
    </Button>
  );
}
