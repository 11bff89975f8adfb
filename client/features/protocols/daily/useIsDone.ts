import { useReactiveVar } from "@apollo/client/react";
import { pendingTicks } from "../../../apollo/cache.ts";
import { tickName } from "./pendingTicks.ts";

/** An item of a checklist, as far as the cache knows it. */
interface Item {
  itemKey: string;
  day: string;
  isCompleted: boolean;
}

/**
 * Whether items are done, with what was ticked this moment. Queries and fragments hear of that by a timer, which may
 * come after the next frame; this renders with the click.
 */
export function useIsDone(): (item: Item) => boolean {
  const ticks = useReactiveVar(pendingTicks);
  return ({ itemKey, day, isCompleted }) => ticks[tickName({ itemKey, listDay: day })] ?? isCompleted;
}
