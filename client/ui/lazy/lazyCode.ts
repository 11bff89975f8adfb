import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** A component whose code is loaded late, and what became of loading it. */
export interface LazyCode<Props> {
  /** Never fails: until its code is there, the Suspense around it shows its fallback. */
  Code: LazyExoticComponent<ComponentType<Props>>;
  subscribe(listener: () => void): () => void;
  /** True from a failure until it is tried again. */
  hasFailed(): boolean;
  /** @param mayReload the visitor asked for it, and nothing would be lost with the page */
  tryAgain(mayReload?: boolean): Promise<void>;
}

/**
 * Loads a component with its first render. What could not be loaded is loaded by itself when the network is back, so
 * that one lost file takes nothing else of the page away.
 */
export function lazyCode<Props>(load: () => Promise<ComponentType<Props>>): LazyCode<Props> {
  const listeners = new Set<() => void>();
  let hasFailed = false;
  let arrive: (code: { default: ComponentType<Props> }) => void;
  const arrival = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    arrive = resolve;
  });
  const tell = (failed: boolean) => {
    hasFailed = failed;
    for (const listener of listeners) listener();
  };
  const attempt = async (mayReload = false) => {
    if (hasFailed) tell(false);
    try {
      arrive({ default: await load() });
    } catch {
      if (mayReload) await reloadIfReachable();
      globalThis.addEventListener?.("online", () => void attempt(), { once: true });
      tell(true);
    }
  };
  return {
    Code: lazy(() => {
      void attempt();
      return arrival;
    }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasFailed: () => hasFailed,
    tryAgain: attempt,
  };
}

/**
 * Some browsers remember what they could not load as long as the page is open, and the site's next version no longer
 * has this one's files: where the site can be reached and a file cannot, the page must be loaded anew.
 * @returns false where it cannot be
 */
export async function reloadIfReachable(): Promise<boolean> {
  const answer = await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) window.location.reload();
  return answer?.ok ?? false;
}
