import type { PersonalArea } from "../../schema/personal.ts";

/** Where the tabs of this browser tell each other that an account's personal data changed. */
export const personalChannel = typeof window === "undefined" ? undefined : new BroadcastChannel("livsresan-personal");

/** Tells other tabs that something of an area changed in the account. */
export const notifyOtherTabs = (area: PersonalArea): void => personalChannel?.postMessage(area);
