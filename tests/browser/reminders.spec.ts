/// <reference lib="webworker" />
import type { Page } from "@playwright/test";
import { addDays } from "../../schema/rules/words/days.ts";
import { test, toast } from "../support/browserAccounts.ts";
import { expectAccessible } from "../support/browserAxe.ts";
import { storedValue } from "../support/browserJourneyParts.ts";
import { open } from "../support/browserPages.ts";
import { PUSH_PORT, SITE_ORIGIN } from "../support/browserPorts.ts";
import { protocolState, storeProtocols } from "../support/browserProtocols.ts";
import { expect } from "../support/browserTest.ts";
import { aSubscription, type PushService, type Subscription, startPushService } from "../support/reminders.ts";

// The real service worker, and a push service that speaks the real protocol; only the browser's own connection to one,
// which Chromium without a window has not, is made by the test: what the service received is handed to the worker.
test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "serial" });

/** A step that a guest has ticked, as the browser stores it. */
interface Ticked {
  protocol_item_id: string;
  completed_date: string;
}

let service: PushService;
test.beforeAll(async () => {
  service = await startPushService(PUSH_PORT);
});
test.afterAll(() => service.stop());

/** Lets the browser subscribe at the push service, once its owner has said what the test wants. */
const subscribesHere = (page: Page, subscription: Subscription, answer: NotificationPermission) =>
  page.addInitScript(
    ({ endpoint, p256dh, auth, answer }) => {
      let said: NotificationPermission = "default";
      const known = {
        endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => true,
      };
      Object.defineProperty(Notification, "permission", { get: () => said });
      Notification.requestPermission = async () => {
        said = answer;
        return answer;
      };
      PushManager.prototype.getSubscription = async () => (said === "granted" ? (known as never) : null);
      PushManager.prototype.subscribe = async () => known as never;
    },
    { ...subscription, answer },
  );

/** The worker, with what it has shown. */
type WorkerUnderTest = ServiceWorkerGlobalScope & {
  notes: (NotificationOptions & { title: string; actions?: { title: string }[] })[];
};

const part = (page: Page) => page.getByRole("main").or(page.locator("body"));
const turnOn = (page: Page) => page.getByRole("button", { name: "Slå på påminnelser" });

test("reminders are explained before the browser asks, arrive, and are ticked without the page", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["notifications"], { origin: SITE_ORIGIN });
  const subscription = aSubscription(service.origin);
  await subscribesHere(page, subscription, "granted");
  const steps = [{ title: "Magnesium", frequency: "daily", timeOfDay: "evening" }] as const;
  await storeProtocols(page, protocolState([{ name: "Kväll", steps, daysAgo: 3 }]));
  await open(page, "/protokoll?vy=idag");

  await test.step("nothing is asked before it was explained", async () => {
    expect(await page.evaluate(() => Notification.permission)).toBe("default");
    await turnOn(page).click();
    const dialog = page.getByRole("dialog", { name: "Slå på påminnelser" });
    await expect(dialog).toContainText("frågar webbläsaren");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Fortsätt" }).click();
    await expect(page.getByText("Påminnelserna är på, på den här enheten.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a test arrives", async () => {
    await page.getByRole("button", { name: "Skicka ett prov" }).click();
    await expect(toast(page, "Provet är skickat")).toBeVisible();
    expect(service.to(subscription)[0]?.message.title).toBe("Så här ser en påminnelse ut");
  });

  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  // Without a window nothing can be shown either: what would be is kept.
  await worker.evaluate(() => {
    const scope = self as unknown as WorkerUnderTest;
    scope.notes = [];
    scope.registration.showNotification = async (title, options) => {
      scope.notes = [...scope.notes.filter(({ tag }) => tag !== options?.tag), { title, ...options }];
    };
  });
  const shown = () =>
    worker.evaluate(() =>
      (self as unknown as WorkerUnderTest).notes.map(({ title, body, tag, actions }) => ({
        title,
        body,
        tag,
        buttons: actions?.map((one) => one.title),
      })),
    );
  const cdp = await context.newCDPSession(page);
  const registrations: string[] = [];
  cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: known }) => {
    for (const { registrationId, scopeURL } of known)
      if (scopeURL.startsWith(SITE_ORIGIN)) registrations.push(registrationId);
  });
  await cdp.send("ServiceWorker.enable");
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const deliver = (message: object) =>
    cdp.send("ServiceWorker.deliverPushMessage", {
      origin: SITE_ORIGIN,
      registrationId: registrations.at(-1) ?? "",
      data: JSON.stringify(message),
    });

  await test.step("the worker shows it, with 'Klar' where one step is left, though the server does not know which", async () => {
    // What a guest has is told a moment after it changed.
    await expect
      .poll(() => page.evaluate(async () => (await caches.match("/reminders/steps"))?.text()))
      .toContain("evening");
    const message = { title: "Dags att bocka av", body: "1 steg kvar i kväll", path: "/protokoll?vy=idag" };
    await deliver({ ...message, tag: "steps", later: "evening", step: null });
    await expect
      .poll(shown)
      .toEqual([{ title: message.title, body: message.body, tag: "steps", buttons: ["Klar", "Senare"] }]);
  });

  await test.step("'Klar' ticks it, without a network", async () => {
    await context.setOffline(true);
    // What waits to be told looks at this before it is sent.
    await page.waitForFunction(() => !navigator.onLine);
    await worker.evaluate(() => {
      const scope = self as unknown as WorkerUnderTest;
      const [note] = scope.notes;
      const notification = { ...note, close: () => scope.notes.splice(0) };
      // One that a script makes is not waited for, and would refuse to be.
      const event = Object.defineProperties(new ExtendableEvent("notificationclick"), {
        notification: { value: notification },
        action: { value: "done" },
        waitUntil: { value: () => undefined },
      });
      scope.dispatchEvent(event);
    });
    await expect.poll(shown).toEqual([]);
    await expect
      .poll(async () => ((await storedValue(page, "user-progress")) as unknown[] | undefined)?.length)
      .toBe(1);
    await expect(page.getByText("1 av 1 aktiviteter genomförda")).toBeVisible();
    await context.setOffline(false);
  });

  await test.step("what is taken up later counts from when it was ticked", async () => {
    const [ticked] = (await storedValue(page, "user-progress")) as Ticked[];
    const yesterday = addDays(ticked?.completed_date ?? "", -1);
    const at = new Date(Date.now() - 1_000_000).toISOString();
    await page.evaluate(
      async (tick) => (await caches.open("reminders")).put("/reminders/tick/one", new Response(JSON.stringify(tick))),
      { itemKey: ticked?.protocol_item_id, day: yesterday, listDay: yesterday, at },
    );
    await worker.evaluate(async () => {
      const scope = self as unknown as WorkerUnderTest;
      for (const client of await scope.clients.matchAll()) client.postMessage("reminder-ticked");
    });
    await expect
      .poll(async () => (await storedValue(page, "user-progress")) as Ticked[])
      .toContainEqual(expect.objectContaining({ completed_date: yesterday, completion_time: at }));
  });

  await test.step("they are turned off, and forgotten", async () => {
    await page.getByRole("button", { name: "Stäng av här" }).click();
    await expect(toast(page, "Påminnelserna är av på den här enheten")).toBeVisible();
    expect(await storedValue(page, "reminder-device")).toBeUndefined();
  });
});

test("a browser that says no is told how to change that", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await subscribesHere(page, aSubscription(service.origin), "denied");
  // Who follows nothing is not offered any.
  await open(page, "/protokoll?vy=idag");
  await expect(page.getByText("Inga aktiva protokoll")).toBeVisible();
  await expect(turnOn(page)).toHaveCount(0);
  const steps = [{ title: "Magnesium", frequency: "daily", timeOfDay: "evening" }] as const;
  await storeProtocols(page, protocolState([{ name: "Kväll", steps, daysAgo: 3 }]));
  await open(page, "/protokoll?vy=idag");
  await turnOn(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Fortsätt" }).click();
  // Also where the dialog is longer than the window.
  await expect(page.getByRole("alert").filter({ hasText: "fick inte lov" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("dialog").getByRole("button", { name: "Avbryt" }).click();
  await expect(part(page).getByText("Så ger du lov").first()).toBeVisible();
  await expectAccessible(page);
});
