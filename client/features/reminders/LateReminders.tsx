import { lazyComponent } from "../../ui/lazy/lazyComponent.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useIsBrowser } from "../../ui/useIsBrowser.ts";

import type { Switch } from "./RemindersForm.tsx";

const Reminders = lazyComponent(async () => (await import("./Reminders.tsx")).Reminders, {
  fallback: <Skeleton height={120} radius={14} />,
});

/** The reminders of this device and the others; only the browser knows what it can do. */
export const LateReminders = ({ wanted }: { wanted?: Switch }) =>
  useIsBrowser() ? <Reminders wanted={wanted} /> : <Skeleton height={120} radius={14} />;
