import type { ProtocolState } from "../../protocols/protocolState.ts";
import { type Day, dayOf } from "../words/days.ts";

/** So many periods are told at most. */
export const MAX_FOLLOWED_PERIODS = 200;

/** A supplement that a step of a protocol was about, while it was followed. */
export interface FollowedSupplement {
  name: string;
  from: Day;
  /** Null while it goes on. */
  until: Day | null;
}

/** A time during which a protocol was followed. */
export interface FollowedPeriod {
  key: string;
  name: string;
  startedOn: Day;
  /** The last day; null while it goes on. */
  endedOn: Day | null;
  supplements: FollowedSupplement[];
}

const least = <Of extends string>(one: Of | null, other: Of | null): Of | null =>
  one === null || other === null ? (one ?? other) : one < other ? one : other;

/** Every time during which somebody followed a protocol, also deleted ones, what was started last first. */
export const followedPeriods = ({
  protocols,
  items,
  active,
}: Pick<ProtocolState, "protocols" | "items" | "active">): FollowedPeriod[] =>
  active
    .flatMap(({ id, protocolId, startedDate, endedDate, isActive }): FollowedPeriod[] => {
      const protocol = protocols.find((one) => one.id === protocolId);
      if (!protocol) return [];
      const endedOn = isActive ? null : (endedDate ?? startedDate);
      const supplements = items
        .filter((item) => item.protocolId === protocolId && item.categoryId === "nutrition" && item.dosageAmount)
        .flatMap(({ title, createdAt, removedAt }) => {
          const added = dayOf(new Date(createdAt));
          const from = added > startedDate ? added : startedDate;
          const until = least(endedOn, removedAt === null ? null : dayOf(new Date(removedAt)));
          // What was taken out before, or came after, was not followed then.
          return until !== null && until < from ? [] : [{ name: title, from, until }];
        });
      return [{ key: id, name: protocol.name, startedOn: startedDate, endedOn, supplements }];
    })
    .sort((one, other) => (one.startedOn < other.startedOn ? 1 : one.startedOn > other.startedOn ? -1 : 0))
    .slice(0, MAX_FOLLOWED_PERIODS);
