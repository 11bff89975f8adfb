import { ApolloLink, Observable } from "@apollo/client";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { Reminders } from "../../client/features/reminders/Reminders.tsx";
import type { Switch } from "../../client/features/reminders/RemindersForm.tsx";
import { button, show } from "../support/components.tsx";

const KEY = "a".repeat(64);
const SETTINGS = {
  __typename: "ReminderSettings",
  morning: "08:00",
  afternoon: null,
  evening: "20:00",
  night: null,
  none: null,
  quietFrom: null,
  quietUntil: null,
  namesSteps: false,
  remindsOfSteps: true,
  remindsOfProgramme: false,
  programmeAt: "18:00",
  remindsOfPrices: false,
  remindsOfRetests: false,
};
const SOMEBODY = {
  __typename: "Me" as const,
  id: "TWU6MQ",
  email: "asa@exempel.se",
  fullName: "Åsa Ek",
  roles: [],
  canAdminister: false,
};

/** What a browser can do, and says. */
interface Device {
  /** Null for one that cannot show anything. */
  permission: NotificationPermission | null;
  /** What its owner answers when it asks. */
  answer?: NotificationPermission;
  userAgent?: string;
  /** Whether it has subscribed. */
  isSubscribed?: boolean;
}

/** Gives the window what browsers have for messages, until the test is over. */
function aDevice({ permission, answer = "granted", userAgent, isSubscribed = false }: Device) {
  let said = permission;
  const asked = vi.fn(async () => {
    said = answer;
    return answer;
  });
  const subscription = {
    endpoint: "https://updates.push.services.mozilla.com/wpush/v2/a",
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: subscription.endpoint, keys: { p256dh: "B", auth: "A" } }),
    unsubscribe: async () => true,
  };
  let known = isSubscribed ? subscription : null;
  const pushManager = {
    getSubscription: async () => known,
    subscribe: async () => {
      known = subscription;
      return subscription;
    },
  };
  const registration = { pushManager };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  const define = (target: object, name: string, value: unknown) => {
    const before = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { configurable: true, get: () => value });
    onTestFinished(() => {
      if (before) Object.defineProperty(target, name, before);
      else Reflect.deleteProperty(target, name);
    });
  };
  if (userAgent) define(navigator, "userAgent", userAgent);
  if (permission !== null) {
    define(navigator, "serviceWorker", serviceWorker);
    define(window, "PushManager", class {});
    define(
      window,
      "Notification",
      Object.defineProperty({ requestPermission: asked }, "permission", { get: () => said }),
    );
  }
  define(window, "caches", {
    open: async () => ({ put: async () => undefined }),
    has: async () => false,
    delete: async () => true,
  });
  vi.spyOn(window, "fetch").mockImplementation(async () => new Response("{}"));
  return { asked };
}

const answered = (result: ApolloLink.Result) =>
  new Observable<ApolloLink.Result>((observer) => {
    observer.next(result);
    observer.complete();
  });

/** A server that knows a device or not. */
function aServer({ isOnHere = false, settings = null as object | null, leftOut = [] as string[] }) {
  let now = { isOn: isOnHere, settings };
  const sent: { name: string; input: Record<string, unknown> }[] = [];
  const reminders = (isOn: boolean, chosen: object | null) => ({
    __typename: "Reminders",
    publicKey: "BPublic",
    isOnHere: isOn,
    settings: chosen,
    leftOut,
    devices: isOn
      ? [
          {
            __typename: "ReminderDevice",
            key: "1",
            label: "Firefox på Android",
            isThis: true,
            seenAt: "2026-12-01T08:00:00Z",
          },
        ]
      : [],
  });
  const link = new ApolloLink(({ operationName = "", variables }) => {
    if (operationName === "Reminders") return answered({ data: { reminders: reminders(now.isOn, now.settings) } });
    const { deviceKey: _key, endpoint: _endpoint, p256dh: _p, auth: _a, zone: _z, ...input } = variables.input;
    sent.push({ name: operationName, input });
    const field = `${operationName[0]?.toLowerCase()}${operationName.slice(1)}`;
    if (operationName !== "TellReminderDevice") now = { isOn: true, settings: { ...SETTINGS, ...input } };
    return answered({
      data: {
        [field]: { __typename: `${operationName}Payload`, errors: [], reminders: reminders(now.isOn, now.settings) },
      },
    });
  });
  return { link, sent };
}

function visit(
  device: Device,
  server: Parameters<typeof aServer>[0] = {},
  more: { isSignedIn?: boolean; wanted?: Switch } = {},
) {
  if (server.isOnHere) window.localStorage.setItem("reminder-device", JSON.stringify(KEY));
  const { asked } = aDevice(device);
  const { link, sent } = aServer(server);
  const user = show([{ path: "*", element: <Reminders wanted={more.wanted} /> }], "/", {
    link,
    me: more.isSignedIn ? SOMEBODY : null,
  });
  return { user, asked, sent };
}
const ON = { isOnHere: true, settings: SETTINGS };
const sees = (text: string | RegExp) => screen.findByText(text);
const box = (name: string) => screen.findByRole("checkbox", { name });

describe("the settings of reminders", () => {
  it("explain before the browser asks, and send what was chosen", async () => {
    const { user, asked, sent } = visit({ permission: "default" });
    await user.click(await screen.findByRole("button", { name: "Slå på påminnelser" }));
    const dialog = await screen.findByRole("dialog", { name: "Slå på påminnelser" });
    expect(dialog).toHaveTextContent("frågar webbläsaren om den får visa påminnelser");
    expect(asked).not.toHaveBeenCalled();
    await user.click(await box("Programmet du läser"));
    expect(screen.getByLabelText("Tid att läsa")).toHaveValue("18:00");
    await user.click(within(dialog).getByRole("button", { name: "Fortsätt" }));
    await sees("Påminnelserna är på, på den här enheten.");
    expect(asked).toHaveBeenCalledOnce();
    expect(sent[0]).toMatchObject({
      name: "SubscribeToReminders",
      input: {
        morning: "08:00",
        evening: "20:00",
        remindsOfSteps: true,
        remindsOfProgramme: true,
        programmeAt: "18:00",
      },
    });
  });

  it("say how to change a no, once it was given", async () => {
    const { user, sent } = visit({ permission: "default", answer: "denied" });
    await user.click(await screen.findByRole("button", { name: "Slå på påminnelser" }));
    await user.click(await screen.findByRole("button", { name: "Fortsätt" }));
    await sees(/fick inte lov att visa påminnelser/);
    await user.click(button("Avbryt"));
    await sees(/har fått ett nej till påminnelser.*Så ger du lov/);
    expect(sent).toEqual([]);
  });

  it("say that a permission was lost", async () => {
    visit({ permission: "denied" }, ON);
    await sees(/får inte längre visa påminnelser härifrån, så de når dig inte.*Så ger du lov/);
    expect(screen.queryByRole("button", { name: "Skicka ett prov" })).toBeNull();
  });

  it("offer to turn them on again where the browser has forgotten them", async () => {
    visit({ permission: "granted" }, ON);
    await sees(/når inte längre den här enheten/);
    expect(button("Slå på igen")).toBeVisible();
  });

  it("are turned off on this device", async () => {
    const { user } = visit({ permission: "granted", isSubscribed: true }, ON);
    await user.click(await screen.findByRole("button", { name: "Stäng av här" }));
    await sees("Påminnelserna är av på den här enheten");
    expect(window.localStorage.getItem("reminder-device")).toBeNull();
  });

  it("name the times at which nothing comes, since three reminders come before", async () => {
    visit({ permission: "granted", isSubscribed: true }, { ...ON, leftOut: ["21:00", "22:30"] });
    await sees(/högst tre gånger om dagen, så klockan 21:00 och 22:30 kommer ingenting/);
  });

  it("tell an iPhone that the site must be installed, and others that they cannot", async () => {
    visit({ permission: null, userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)" });
    await sees(/måste sajten ligga på hemskärmen.*Lägg till på hemskärmen/);
    expect(screen.queryByRole("button", { name: /Slå på/ })).toBeNull();
  });

  it("tell a browser that cannot show any to try another one", async () => {
    visit({ permission: null });
    await sees(/kan inte visa påminnelser. Prova i en annan webbläsare/);
  });

  it("have prices for accounts alone, and turn each thing on and off by itself", async () => {
    const { user, sent } = visit({ permission: "granted", isSubscribed: true }, ON, { isSignedIn: true });
    await user.click(await box("När ett bevakat pris sjunker"));
    await user.click(await box("När det är dags att ta om ett prov"));
    await user.click(await box("Stegen i dina protokoll"));
    expect(screen.queryByLabelText("Morgon")).toBeNull();
    await user.click(button("Spara"));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      name: "UpdateReminders",
      input: { remindsOfSteps: false, remindsOfProgramme: false, remindsOfPrices: true, remindsOfRetests: true },
    });
  });

  it("have none of prices for a guest, who has no account to watch them", async () => {
    visit({ permission: "granted", isSubscribed: true }, ON);
    await box("Stegen i dina protokoll");
    expect(screen.queryByRole("checkbox", { name: "När ett bevakat pris sjunker" })).toBeNull();
  });

  it("begin with what somebody came for, and with nothing that they did not ask for", async () => {
    const { user, asked, sent } = visit({ permission: "default" }, {}, { wanted: "remindsOfRetests" });
    expect(await box("När det är dags att ta om ett prov")).toBeChecked();
    expect(await box("Stegen i dina protokoll")).not.toBeChecked();
    expect(asked).not.toHaveBeenCalled();
    await user.click(button("Fortsätt"));
    await sees("Påminnelserna är på, på den här enheten.");
    expect(sent[0]?.input).toMatchObject({ remindsOfSteps: false, remindsOfRetests: true });
  });

  it("keep what was on before, beside what somebody came for", async () => {
    const { user, sent } = visit({ permission: "granted", isSubscribed: true }, ON, { wanted: "remindsOfProgramme" });
    expect(await box("Stegen i dina protokoll")).toBeChecked();
    expect(await box("Programmet du läser")).toBeChecked();
    await user.click(button("Spara"));
    await waitFor(() => expect(sent[0]?.input).toMatchObject({ remindsOfSteps: true, remindsOfProgramme: true }));
  });
});
