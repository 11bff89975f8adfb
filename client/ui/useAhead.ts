import { startTransition, useEffect, useRef, useState } from "react";

/**
 * What the address says, ahead of it: a choice holds and shows at once, so that the next one builds
 * on it, and the address, which takes a moment, on a slow machine a long one, follows.
 * @param followed what the address says by now
 * @returns what holds, how to change it (`go` leads to its address), and what was chosen last, which
 *   may not show yet: a change of a part builds on that
 */
export function useAhead<Value>(
  followed: Value,
): [holds: Value, change: (next: Value, go: () => void | Promise<void>) => void, latest: () => Value] {
  const [ahead, setAhead] = useState<{ value: Value }>();
  const shown = useRef(followed);
  const last = useRef<{ value: Value; hasArrived: boolean }>(undefined);
  useEffect(() => {
    shown.current = followed;
    if (!ahead && last.current?.hasArrived) last.current = undefined;
  });
  const change = async (value: Value, go: () => void | Promise<void>) => {
    const own = { value, hasArrived: false };
    last.current = own;
    setAhead(own);
    await go();
    own.hasArrived = true;
    // Shown together with the address; a later choice still holds.
    startTransition(() => setAhead((latest) => (latest === own ? undefined : latest)));
  };
  return [
    ahead ? ahead.value : followed,
    (value, go) => void change(value, go),
    () => (last.current ?? { value: shown.current }).value,
  ];
}
