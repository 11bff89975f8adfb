import { lazyComponent } from "../../ui/lazy/lazyComponent.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useIsBrowser } from "../../ui/useIsBrowser.ts";
import type { Switch } from "./RemindersForm.tsx";

/** As wide as what comes, also in a dialog, which is as wide as its content. */
const WAITING = <Skeleton width="min(472px, 72vw)" height={120} radius={14} />;

const Reminders = lazyComponent(async () => (await import("./Reminders.tsx")).Reminders, {
  fallback: WAITING,
});

/** The reminders of this device and the others; only the browser knows what it can do. */
export const LateReminders = ({ wanted }: { wanted?: Switch }) =>
  useIsBrowser() ? <Reminders wanted={wanted} /> : WAITING;
