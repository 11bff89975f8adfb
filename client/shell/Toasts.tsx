import { lazy, Suspense, useSyncExternalStore } from "react";
import { toastStore } from "./toasts.ts";

const ToastHost = lazy(async () => ({ default: (await import("./ToastHost.tsx")).ToastHost }));
const NONE: readonly never[] = [];

/** Where toasts appear; what draws them is loaded with the first one. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, () => NONE);
  return toasts.length > 0 ? (
    <Suspense>
      <ToastHost toasts={toasts} />
    </Suspense>
  ) : null;
}
