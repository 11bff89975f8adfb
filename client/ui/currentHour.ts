import { useSyncExternalStore } from "react";

const HOUR_MS = 60 * 60 * 1_000;

/** Hours since 1970; where the site is read, days begin with one of them. */
const currentHour = (): number => Math.floor(Date.now() / HOUR_MS);

/**
 * Calls back when it has become another hour than it was: at its beginning, and when a page that was hidden, or
 * a device that slept, shows again.
 * @returns stops it
 */
export function onHourChange(listener: () => void): () => void {
  let hour = currentHour();
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(look, HOUR_MS - (Date.now() % HOUR_MS));
    if (currentHour() === hour) return;
    hour = currentHour();
    listener();
  };
  const shown = () => {
    if (document.visibilityState === "visible") look();
  };
  document.addEventListener("visibilitychange", shown);
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", shown);
  };
}

/** Renders again with each new hour, so that greetings and what is counted up to today follow. */
export function useCurrentHour(): void {
  useSyncExternalStore(onHourChange, currentHour, currentHour);
}
