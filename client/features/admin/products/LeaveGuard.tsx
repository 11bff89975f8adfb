import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { ConfirmAction } from "../../../ui/ConfirmDialog.tsx";

/** Asks before somebody leaves with changes that are not saved; the browser asks where the page itself is left. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isElsewhere =
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search;
    // Whoever has saved or deleted goes on by themselves.
    const isMeant = (nextLocation.state as { isLeaving?: boolean } | null)?.isLeaving === true;
    return isDirty && isElsewhere && !isMeant;
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  return (
    <ConfirmAction
      title="Lämna utan att spara?"
      text="Det som du har ändrat är inte sparat och försvinner."
      label="Lämna"
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
