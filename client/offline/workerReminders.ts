/// <reference lib="webworker" />
import type { ReminderMessage } from "../../schema/reminders.ts";
import { dayOf } from "../../schema/rules/words/days.ts";
import { drop, keep, type NotifiedTick, notifiedTicks, recall } from "./reminderStore.ts";

// What the service worker does with reminders: shows them, and answers their buttons without a page and, as far as that
// goes, without a network.

/** What a page is told when something was ticked in a notification. */
const TICKED = "reminder-ticked";

type Mutation = "completeItem" | "putOffReminder" | "tellReminderDevice";

/** Runs the handlers of reminders in the worker. */
export function handleReminders(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) => {
    event.waitUntil(show(worker, event.data));
  });
  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(answer(worker, event));
  });
  worker.addEventListener("pushsubscriptionchange", (event) => {
    (event as ExtendableEvent).waitUntil(subscribeAnew(worker, event as SubscriptionChange));
  });
}

/** The event's types are not in the library yet. */
type SubscriptionChange = ExtendableEvent & {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};

async function show({ registration }: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  // Browsers show something of their own where nothing is shown.
  const message: ReminderMessage = data?.json() ?? { title: "Dags att bocka av", body: "", path: "/", tag: "steps" };
  const step = message.step ?? (await onlyStep(message.later));
  await registration.showNotification(message.title, {
    body: message.body,
    tag: message.tag,
    lang: "sv",
    icon: "/icon-192.png",
    data: { ...message, step },
    renotify: true,
    actions: [
      ...(step ? [{ action: "done", title: "Klar" }] : []),
      ...(message.later ? [{ action: "later", title: "Senare" }] : []),
    ],
  } as NotificationOptions);
  await sendKept();
}

/** The one step that a guest has left of some times of day, which only the browser knows. */
async function onlyStep(times: string | null | undefined): Promise<ReminderMessage["step"]> {
  const [known, device] = await Promise.all([recall("steps"), recall("device")]);
  if (!times || !known || !device?.isGuest || known.day !== dayOf(new Date())) return null;
  const left = known.steps.filter(({ timeOfDay }) => times.split(",").includes(timeOfDay));
  const [step] = left;
  return step && left.length === 1 ? { itemKey: step.itemKey, day: known.day, listDay: step.listDay } : null;
}

async function answer(worker: ServiceWorkerGlobalScope, { action, notification }: NotificationEvent): Promise<void> {
  const { path, later, step } = notification.data as ReminderMessage;
  if (action === "done" && step) return tick(worker, step);
  if (action === "later" && later) {
    await keep("later", { times: later });
    return sendKept();
  }
  const pages = await worker.clients.matchAll({ type: "window" });
  const [page] = pages;
  if (page) {
    await page.focus();
    await page.navigate(path).catch(() => undefined);
    return;
  }
  await worker.clients.openWindow(path);
}

/** Keeps a tick until it is where ticks belong: an open page takes it there, an account's is sent from here as well. */
async function tick(worker: ServiceWorkerGlobalScope, step: NonNullable<ReminderMessage["step"]>): Promise<void> {
  await keep(`tick/${crypto.randomUUID()}`, { ...step, at: new Date().toISOString() });
  const pages = await worker.clients.matchAll({ type: "window" });
  for (const page of pages) page.postMessage(TICKED);
  if (pages.length === 0) await sendKept();
}

/** Sends what waits here; what does not arrive is kept for the next time, or the next page. */
async function sendKept(): Promise<void> {
  const [device, later] = await Promise.all([recall("device"), recall("later")]);
  if (!device) return;
  const { deviceKey, isGuest } = device;
  if (later) {
    if (await send("putOffReminder", { deviceKey, occasions: later.times.split(",") })) await drop("later");
  }
  if (isGuest) return;
  for (const [name, { itemKey, day, at }] of await notifiedTicks()) {
    if (await send("completeItem", { itemKey, day, at } satisfies Partial<NotifiedTick>)) await drop(name);
  }
}

/** Tells the server how the device is reached, after the browser has changed it. */
async function subscribeAnew(worker: ServiceWorkerGlobalScope, event: SubscriptionChange): Promise<void> {
  const device = await recall("device");
  const options = event.oldSubscription?.options;
  const subscription = event.newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)));
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (device) await send("tellReminderDevice", { deviceKey: device.deviceKey, endpoint, ...keys });
}

/** Sends a change; false where it did not arrive, or not in the name of whom it is of. */
async function send(mutation: Mutation, input: object): Promise<boolean> {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  try {
    const response = await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        query: `mutation ($input: ${type}!) { ${mutation}(input: $input) { errors { code } } }`,
        variables: { input },
      }),
    });
    const { data } = await response.json();
    return response.ok && Boolean(data?.[mutation]);
  } catch {
    return false;
  }
}
