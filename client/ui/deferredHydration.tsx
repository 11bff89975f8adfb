import { type ComponentType, memo, type ReactNode, Suspense } from "react";
import { lateCode } from "./lateCode.ts";
import { Waiting } from "./latePart.tsx";

/** A part of a page that shows before its code is there. */
interface ServerFirst<Props> {
  Part: ComponentType<Props & { fallback: ReactNode }>;
  /** For the page's loader: the server waits for it, the browser begins to load it. */
  preload(): Promise<unknown>;
}

/** Whether a part would show the same; what stands in for it does not matter. */
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
  const code = lateCode(load);
  return {
    preload: async () => {
      Loaded = await load();
    },
    // A render of the page while the code is on its way would take away what came from the server.
    Part: memo(({ fallback, ...props }) => {
      const Known = (typeof window === "undefined" && Loaded) || code.Code;
      return (
        <Suspense
          fallback={
            <Waiting code={code} isTold>
              {fallback}
            </Waiting>
          }
        >
          <Known {...(props as unknown as Props & Record<never, never>)} />
        </Suspense>
      );
    }, isSame),
  };
}
