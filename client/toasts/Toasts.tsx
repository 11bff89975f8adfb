import { useEffect, useSyncExternalStore } from "react";
import { lazyComponent } from "../ui/lazy/lazyComponent.tsx";
import { toastStore } from "./toasts.ts";

const loadHost = async () => (await import("./ToastHost.tsx")).ToastHost;

/** Its code comes when the page can be used, not with what it takes to use it. */
const ToastHost = lazyComponent(loadHost, { failure: "left out" });

const NONE: readonly never[] = [];

/** Where toasts appear. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, () => NONE);
  // Not loaded with the first message: that may be about a lost network.
  useEffect(() => void loadHost().catch(() => undefined), []);
  return toasts.length > 0 ? <ToastHost toasts={toasts} /> : null;
}
