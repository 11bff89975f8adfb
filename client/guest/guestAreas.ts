import type { ApolloClient } from "@apollo/client";
import { JOURNEY_KEYS } from "../../schema/journey/journeyKeys.ts";
import type { GuestField, PersonalArea } from "../../schema/personal.ts";
import type { MutationResolvers, QueryResolvers, Resolvers } from "./resolverTypes.generated.ts";

/** What answers an area for a guest, from what the browser stores. */
export interface GuestResolvers<Area extends PersonalArea> {
  /** Its root fields. */
  root: Required<Pick<QueryResolvers & MutationResolvers, GuestField<Area>>>;
  /** Fields of its types that take arguments; all others are read from what the root fields answer. */
  fields?: Pick<Resolvers, TypeName>;
}

type TypeName = keyof Resolvers;

/**
 * Sends a change that waited for the network; the same one again changes nothing, and what cannot be read is left out.
 * @param at when it was made
 */
export type SendWaiting = (apollo: ApolloClient, change: unknown, at: Date) => Promise<void>;

/** What the browser has of an area. */
interface GuestArea<Area extends PersonalArea> {
  /** The keys under which the browser stores it. */
  keys: readonly string[];
  /** Loads what answers it. */
  load(): Promise<GuestResolvers<Area>>;
  /** Loads what sends the changes that an account keeps in storage until the server has them; absent where none are. */
  waiting?(): Promise<SendWaiting>;
}

/** Every personal area; a new one adds itself here and in `schema/personal.ts`. */
export const GUEST_AREAS: { readonly [Area in PersonalArea]: GuestArea<Area> } = {
  journey: {
    keys: Object.values(JOURNEY_KEYS),
    load: async () => (await import("../features/journey/journeyGuest.ts")).journeyGuest,
    waiting: async () => (await import("../features/journey/recordActivity.ts")).sendReport,
  },
};
