import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { JOURNEY_KEYS } from "../../../../schema/journey/journeyKeys.ts";
import { isStored, onStorageChange } from "../../../guest/storage.ts";
import { useViewer } from "../../../shell/session/viewer.ts";
import { showToast } from "../../../shell/toasts/toasts.ts";
import type { SignalledProps } from "../dialogEvents.ts";

const PARTS = {
  onboarding: async () => (await import("../onboarding/Onboarding.tsx")).Onboarding,
  questionnaire: async () => (await import("../questionnaire/Questionnaire.tsx")).Questionnaire,
} satisfies Record<string, () => Promise<ComponentType<SignalledProps>>>;

const onProgressChange = (listener: () => void) => onStorageChange([JOURNEY_KEYS.progress], listener);

/** A bar that could not be loaded is left out; the page matters more. */
const JourneyBar = lazy(async () => {
  const loaded = await import("../bar/JourneyBar.tsx").catch(() => undefined);
  return { default: loaded?.JourneyBar ?? (() => null) };
});

/**
 * The journey's parts of every page, none of which is loaded before it is needed: the bar when the
 * browser holds progress or somebody is signed in, the dialogs when they are asked for (`dialogEvents.ts`).
 */
export function JourneyParts() {
  const isSignedIn = Boolean(useViewer());
  const seat = useSeat();
  const hasBar = useSyncExternalStore(
    onProgressChange,
    () => isSignedIn || isStored(JOURNEY_KEYS.progress),
    // Nothing that the server could show: it asks for no journey, and would wait for the bar's code.
    () => false,
  );
  return (
    <>
      <Signalled key={`onboarding ${seat}`} name="onboarding" />
      <Signalled key={`questionnaire ${seat}`} name="questionnaire" />
      {hasBar && (
        <Suspense>
          <JourneyBar />
        </Suspense>
      )}
    </>
  );
}

/** Changes when an account is left, so that nothing filled in by one person is there for the next. */
function useSeat(): number {
  const account = useViewer()?.id;
  const [seat, setSeat] = useState({ account, count: 0 });
  if (account !== seat.account) setSeat({ account, count: seat.count + (seat.account ? 1 : 0) });
  return seat.count;
}

/** A dialog that a signal opens; it is loaded with the first, and keeps what was filled in. */
function Signalled({ name }: { name: keyof typeof PARTS }) {
  const [Dialog, setDialog] = useState<ComponentType<SignalledProps>>();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const signal = `livsresan:${name}`;
    const open = async () => {
      try {
        const loaded = await PARTS[name]();
        setDialog(() => loaded);
        setOpen(true);
      } catch {
        showToast({ title: "Det gick inte att öppna", text: "Försök igen om en stund.", tone: "error" });
      }
    };
    window.addEventListener(signal, open);
    return () => window.removeEventListener(signal, open);
  }, [name]);
  return Dialog && <Dialog isOpen={isOpen} onClose={close} />;
}
