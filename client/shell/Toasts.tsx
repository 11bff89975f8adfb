import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { toastStore } from "./toasts.ts";

const load = () => import("./ToastHost.tsx");
const ToastHost = lazy(async () => ({ default: (await load()).ToastHost }));
const NONE: readonly never[] = [];

/** Where toasts appear; what draws them is loaded with the first one. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, () => NONE);
  useEffect(() => void load().catch(() => undefined), []);
  return toasts.length > 0 ? (
    <Suspense>
      <ToastHost toasts={toasts} />
    </Suspense>
  ) : null;
}
