import { startTransition, useState } from "react";

/**
 * What the address says, ahead of it: a choice holds and shows at once, so that the next one builds
 * on it, and the address, which takes a moment, on a slow machine a long one, follows.
 * @param followed what the address says by now
 * @returns what holds, and how to change it: `go` leads to its address
 */
export function useAhead<Value>(
  followed: Value,
): [holds: Value, change: (next: Value, go: () => void | Promise<void>) => void] {
  const [ahead, setAhead] = useState<{ value: Value }>();
  const change = async (value: Value, go: () => void | Promise<void>) => {
    const own = { value };
    setAhead(own);
    await go();
    // Shown together with the address; a later choice still holds.
    startTransition(() => setAhead((latest) => (latest === own ? undefined : latest)));
  };
  return [ahead ? ahead.value : followed, (value, go) => void change(value, go)];
}
