import { useSyncExternalStore } from "react";
import { latePart } from "../../ui/latePart.tsx";
import { toastStore } from "./toasts.ts";

/** Its code comes with the late parts of the page, or with the first message before them. */
const ToastHost = latePart(async () => (await import("./ToastHost.tsx")).ToastHost, { failure: "left out" });

const NONE: readonly never[] = [];

/** Where toasts appear. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, () => NONE);
  return toasts.length > 0 ? <ToastHost toasts={toasts} /> : null;
}
