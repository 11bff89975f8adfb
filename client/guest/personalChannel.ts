import type { PersonalArea } from "../../schema/personal.ts";

/** Channel between the tabs of this browser for changes of personal data. */
export const personalChannel = typeof window === "undefined" ? undefined : new BroadcastChannel("livsresan-personal");

/** Tells other tabs that something of an area changed in the account. */
export const notifyOtherTabs = (area: PersonalArea): void => personalChannel?.postMessage(area);
