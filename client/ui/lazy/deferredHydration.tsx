import { type ComponentType, memo, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { lazyCode } from "./lazyCode.ts";
import { Waiting } from "./lazyComponent.tsx";

/** A part of a page that shows before its code is there. */
interface ServerFirst<Props> {
  Part: ComponentType<Props & { fallback: ReactNode }>;
  /** For the page's loader: the server waits for it, the browser begins to load it. */
  preload(): Promise<unknown>;
}

/** Whether a part would look the same; its placeholder does not matter. */
const isSame = (one: object, other: object): boolean =>
  Object.entries(one).every(
    ([name, value]) => name === "fallback" || Object.is(value, other[name as keyof typeof other]),
  );

/**
 * Takes a part's code out of a page's first load: the server renders it, the browser shows what came
 * and loads the code afterwards, to react. The page's loader must call `preload`. Code that does not come leaves what
 * shows as it is; where nothing came from the server, its place says so.
 * @param load gives the component, from a file of its own
 */
export function deferredHydration<Props extends object>(load: () => Promise<ComponentType<Props>>): ServerFirst<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const code = lazyCode(load);
  return {
    preload: async () => {
      Loaded = await load();
    },
    // A render of the page while the code is on its way would take away what came from the server.
    Part: memo(({ fallback, ...props }) => {
      const Known = (typeof window === "undefined" && Loaded) || code.Code;
      const onHydrated = useWaitingPart();
      return (
        <Suspense
          fallback={
            <Waiting code={code} isTold>
              {fallback}
            </Waiting>
          }
        >
          <Known {...(props as unknown as Props & Record<never, never>)} />
          <Hydrated onHydrated={onHydrated} />
        </Suspense>
      );
    }, isSame),
  };
}

/** Parts that the server rendered and that cannot react yet. */
const waiting = new Set<object>();

// While a part cannot react, the page hears of steps in its history (a link to a place on it, Back) a moment later:
// what is rendered within that event React renders at once, and would show the part's fallback in place of what came
// from the server; what is rendered after it waits for the code. A window calls its listeners in the order in which
// they were added, and this one comes before the router's.
if (typeof window !== "undefined")
  window.addEventListener("popstate", (event) => {
    if (waiting.size === 0 || !event.isTrusted) return;
    event.stopImmediatePropagation();
    setTimeout(() => window.dispatchEvent(new PopStateEvent("popstate", { state: event.state })));
  });

/** Counts a part among those that cannot react until what it returns is called, or the part goes. */
function useWaitingPart(): () => void {
  const [part] = useState(() => ({}));
  const reacts = useRef(false);
  useEffect(() => {
    if (!reacts.current) waiting.add(part);
    return () => void waiting.delete(part);
  }, [part]);
  return () => {
    reacts.current = true;
    waiting.delete(part);
  };
}

/** Tells when what is beside it has been hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  const tell = useEffectEvent(onHydrated);
  useEffect(() => tell(), []);
  return null;
}
