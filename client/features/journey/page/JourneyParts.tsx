import { type ComponentType, useCallback, useEffect, useState } from "react";
import { JOURNEY_KEYS } from "../../../../schema/journey/journeyKeys.ts";
import { useIsStored } from "../../../guest/useIsStored.ts";
import { useViewer } from "../../../session/viewer.ts";
import { lazyComponent, tellNotOpened } from "../../../ui/lazy/lazyComponent.tsx";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";
import type { SignalledProps } from "../dialogEvents.ts";

const PARTS = {
  onboarding: async () => (await import("../onboarding/Onboarding.tsx")).Onboarding,
  questionnaire: async () => (await import("../questionnaire/Questionnaire.tsx")).Questionnaire,
} satisfies Record<string, () => Promise<ComponentType<SignalledProps>>>;

/** A bar that could not be loaded is left out; the page matters more. */
const JourneyBar = lazyComponent(async () => (await import("../bar/JourneyBar.tsx")).JourneyBar, {
  failure: "left out",
});

/**
 * The journey's parts of every page, none of which is loaded before it is needed: the bar when the
 * browser holds progress or somebody is signed in, the dialogs when they are asked for (`dialogEvents.ts`).
 */
export function JourneyParts() {
  const isSignedIn = Boolean(useViewer());
  const accountChanges = useAccountChanges();
  const hasProgress = useIsStored(JOURNEY_KEYS.progress);
  // Nothing that the server could show: it asks for no journey, and would wait for the bar's code.
  const hasBar = useIsBrowser() && (isSignedIn || hasProgress);
  return (
    <>
      <Signalled key={`onboarding ${accountChanges}`} name="onboarding" />
      <Signalled key={`questionnaire ${accountChanges}`} name="questionnaire" />
      {hasBar && <JourneyBar />}
    </>
  );
}

/** How many accounts were left: a new value remounts the dialogs, so that one user never sees what another filled in. */
function useAccountChanges(): number {
  const account = useViewer()?.id;
  const [seen, setSeen] = useState({ account, count: 0 });
  if (account !== seen.account) setSeen({ account, count: seen.count + (seen.account ? 1 : 0) });
  return seen.count;
}

/** A dialog that a window event opens. Its code is loaded with the first event; closing it preserves what was filled in. */
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
        tellNotOpened();
      }
    };
    window.addEventListener(signal, open);
    return () => window.removeEventListener(signal, open);
  }, [name]);
  return Dialog && <Dialog isOpen={isOpen} onClose={close} />;
}
