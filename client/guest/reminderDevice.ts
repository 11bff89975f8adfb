import type { ApolloClient } from "@apollo/client";
import { REMINDED_TIMES } from "../../schema/reminders.ts";
import { occasionOf, reportedSteps, stepsLeft } from "../../schema/rules/reminders/stepsLeft.ts";
import { dropAll, keep, REMINDER_DEVICE } from "../offline/reminderStore.ts";
import { accountOf } from "../session/viewer.ts";
import { deviceZone } from "./deviceZone.ts";
import { TellReminderDeviceDocument } from "./reminderDevice.generated.ts";
import { readStored, removeStored, storeAll } from "./storage.ts";

/** The name that this device has made for itself; null where it is not reminded. */
export const readDeviceKey = (): string | null =>
  readStored(REMINDER_DEVICE, (json) => (typeof json === "string" ? json : undefined)) ?? null;

/** Makes a name for this device, unless it has one. */
export function makeDeviceKey(): string {
  const key = readDeviceKey() ?? `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll("-", "");
  storeAll({ [REMINDER_DEVICE]: key }, { isQuiet: true });
  return key;
}

/** How the browser has subscribed; null where it has not. */
export async function readSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Tells the server, and the service worker, what they must know of the device. */
export async function tellDevice(apollo: ApolloClient): Promise<void> {
  const deviceKey = readDeviceKey();
  const subscription = deviceKey && (await readSubscription());
  if (!deviceKey || !subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const isGuest = accountOf(apollo) === undefined;
  await keep("device", { deviceKey, isGuest });
  const input = { deviceKey, zone: deviceZone(), endpoint, p256dh: keys?.p256dh, auth: keys?.auth };
  await apollo.mutate({
    mutation: TellReminderDeviceDocument,
    variables: { input: { ...input, steps: isGuest ? await guestSteps() : null } },
  });
}

/** How many steps a guest has; what they are is kept here, where 'Klar' finds them. */
async function guestSteps() {
  const { guestChecklist } = await import("../features/protocols/daily/notifiedTicks.ts");
  const checklist = guestChecklist();
  const reported = reportedSteps(checklist);
  const left = stepsLeft(checklist, [...REMINDED_TIMES, ...reported.own.map(({ at }) => at)]);
  await keep("steps", {
    day: checklist.day,
    steps: left.map((item) => ({ itemKey: item.itemKey, listDay: item.day, timeOfDay: occasionOf(item) })),
  });
  return { ...reported, ...(await guestNotices()) };
}

/** What a guest reads and when samples are worth taking again: days, and nothing of what they are. */
async function guestNotices() {
  const [{ guestReadOn }, { guestRetests }] = await Promise.all([
    import("../features/programmes/data/guestReading.ts"),
    import("../features/labValues/data/guestRetests.ts"),
  ]);
  return { readOn: guestReadOn(), retestsFrom: guestRetests() };
}

/** Ends the reminders of this device: in the browser, at its push service and on the server. */
export async function forgetDevice(): Promise<void> {
  const deviceKey = readDeviceKey();
  removeStored([REMINDER_DEVICE]);
  await Promise.allSettled([
    dropAll(),
    readSubscription().then((subscription) => subscription?.unsubscribe()),
    deviceKey &&
      fetch("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json" },
        // It may be the last that the page does.
        keepalive: true,
        body: JSON.stringify({
          query:
            "mutation ($input: RemoveReminderDeviceInput!) { removeReminderDevice(input: $input) { errors { code } } }",
          variables: { input: { deviceKey } },
        }),
      }),
  ]);
}
