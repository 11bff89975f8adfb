import { useEffect, useEffectEvent } from "react";

/** Does something whenever the browser has a network again. */
export function useWhenOnline(run: () => void): void {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    const hear = () => runLatest();
    window.addEventListener("online", hear);
    return () => window.removeEventListener("online", hear);
  }, []);
}
