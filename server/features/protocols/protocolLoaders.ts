import DataLoader from "dataloader";
import { addDays, type Day, dayOf } from "../../../schema/rules/words/days.ts";
import type { LoaderFactories } from "../../platform/loaders.ts";
import type { JourneyContext } from "../journey/journeyItems.ts";
import { readDoneByDay } from "./protocolStore.ts";

/** Days of a protocol's history at most. */
export const MAX_HISTORY = 366;

/** Whose progress, of which protocol, and since when. */
interface Wanted {
  userId: string;
  protocolId: string;
  from: Day;
}

/** What protocols are counted from, one statement for all of a request's. */
export interface ProtocolLoaders {
  /** How many of a protocol's daily steps were done, by day; no longer ago than the longest history. */
  doneByDay: DataLoader<Wanted, ReadonlyMap<Day, number>, string>;
}

/** What resolvers of protocols get. */
export interface ProtocolContext extends JourneyContext {
  /** New for each request. */
  loaders: ProtocolLoaders;
}

/** What makes them. */
export const protocolLoaders: LoaderFactories<ProtocolLoaders> = {
  doneByDay: (sql) =>
    new DataLoader(
      async (wanted: readonly Wanted[]) => {
        // Everything in a request is asked for by the same person.
        const userId = wanted[0]?.userId ?? "";
        const oldest = addDays(dayOf(new Date()), -MAX_HISTORY);
        const first = wanted.map(({ from }) => from).sort()[0] ?? oldest;
        const rows = await readDoneByDay(
          sql,
          userId,
          wanted.map(({ protocolId }) => protocolId),
          first > oldest ? first : oldest,
        );
        return wanted.map(
          ({ protocolId }) =>
            new Map(rows.filter((row) => row.protocolId === protocolId).map(({ day, count }) => [day, count])),
        );
      },
      { cacheKeyFn: ({ userId, protocolId, from }) => `${userId}:${protocolId}:${from}` },
    ),
};
