/** What the browser can do about reminders, and whether it may. */
export type DeviceState =
  /** It cannot show any. */
  | "unsupported"
  /** An iPhone or iPad, where the site must be on the home screen first. */
  | "notInstalled"
  /** Its owner has said no, here or in its settings. */
  | "denied"
  /** It has not asked yet. */
  | "askable"
  | "allowed";

/** An iPad says that it is a Mac, which has no fingers on its screen. */
const isApplePhone = ({ userAgent, maxTouchPoints }: Pick<Navigator, "userAgent" | "maxTouchPoints">): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** What this browser can do at the moment. */
export function readDeviceState(): DeviceState {
  const canShow = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!canShow) return isApplePhone(navigator) ? "notInstalled" : "unsupported";
  const { permission } = Notification;
  return permission === "denied" ? "denied" : permission === "granted" ? "allowed" : "askable";
}

/** Asks the browser to take reminders; it asks its owner where it has not yet. */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.ready;
  const known = await registration.pushManager.getSubscription();
  // One with another key, as of another installation at the same address, is of no use.
  if (known && encoded(known.options.applicationServerKey) === publicKey) return known;
  await known?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

const encoded = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
