import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";

/** A choice whose address is on its way. */
interface Choice<Value> {
  value: Value;
  step: number;
  /** The place that showed when it was made. */
  from: string;
  /** Whether a link made it, which fields follow. */
  isLink: boolean;
}

/** Where the visitor is, and how they came there. */
interface Place {
  location: Location;
  by: NavigationType;
}

/** Choices are numbered; each one's address carries its number, so that it is known when it arrives. */
let steps = 0;

/** Number of the choice that led to a place; undefined for one that links, Back and Forward led to. */
const stepOf = ({ location, by }: Place): number | undefined =>
  by === NavigationType.Pop ? undefined : (location.state as { step?: number } | null)?.step;

/** Whether a choice's address is still to come: nothing has moved yet, or an earlier choice's address has arrived. */
const isToCome = ({ from, step }: Choice<unknown>, place: Place): boolean =>
  place.location.key === from || (stepOf(place) ?? step) < step;

/**
 * What the address says, ahead of it: a choice holds and shows at once, so that the next one builds
 * on it, and the address, which takes a moment, on a slow machine a long one, follows. Addresses of
 * earlier choices that arrive meanwhile change nothing.
 * @param followed what the address says by now
 */
export function useOptimisticUrlState<Value>(followed: Value): {
  /** The current value. */
  value: Value;
  /** The latest choice, which may not show yet: a change of a part builds on that. */
  latest: () => Value;
  /** Makes a choice, and goes to its address; `isLink` where a link that leads there was followed. */
  choose: (value: Value, address: string, options: { replace: boolean; isLink?: boolean }) => void;
  /**
   * The place that shows, or that a link leads to: another one, or coming back to it, is another `key`; `isOwn` when a
   * choice other than a link's led there.
   */
  place: { key: string; isOwn: boolean };
} {
  const navigate = useNavigate();
  const place: Place = { location: useLocation(), by: useNavigationType() };
  const [ahead, setAhead] = useState<Choice<Value>>();
  const shown = useRef({ place, followed });
  const last = useRef<Choice<Value>>(undefined);
  const [returns, setReturns] = useState(0);
  const [links, setLinks] = useState(0);
  // Before anybody can press what is new on the screen: a press that comes first would be undone.
  useLayoutEffect(() => {
    shown.current = { place, followed };
    if (last.current && !isToCome(last.current, place)) last.current = undefined;
    // What has arrived is over; its beginning may come again by Back.
    if (ahead && !isToCome(ahead, place)) setAhead((current) => (current === ahead ? undefined : current));
  });
  useEffect(() => {
    // Going back before a navigation has finished cancels it.
    const giveUp = () => {
      last.current = undefined;
      setAhead(undefined);
      setReturns((count) => count + 1);
    };
    window.addEventListener("popstate", giveUp);
    return () => window.removeEventListener("popstate", giveUp);
  }, []);
  const awaited = ahead && isToCome(ahead, place) ? ahead : undefined;
  return {
    value: awaited ? awaited.value : followed,
    latest: () => (last.current ? last.current.value : shown.current.followed),
    choose: (value, address, { replace, isLink = false }) => {
      steps += 1;
      last.current = { value, step: steps, from: shown.current.place.location.key, isLink };
      setAhead(last.current);
      if (isLink) setLinks((count) => count + 1);
      void navigate(address, { replace, preventScrollReset: true, state: { step: steps } });
    },
    // Back from an address that was never shown leads to the place that shows: that is another coming there.
    place: {
      key: `${place.location.key} ${place.by} ${returns} ${links}`,
      isOwn: awaited?.isLink ? false : stepOf(place) !== undefined,
    },
  };
}
