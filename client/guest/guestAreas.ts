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

/** What the browser has of an area. */
interface GuestArea<Area extends PersonalArea> {
  /** The keys under which the browser stores it. */
  keys: readonly string[];
  /** Loads what answers it. */
  load(): Promise<GuestResolvers<Area>>;
}

/** Every personal area; a new one adds itself here and in `schema/personal.ts`. */
export const GUEST_AREAS: { readonly [Area in PersonalArea]: GuestArea<Area> } = {
  journey: {
    keys: Object.values(JOURNEY_KEYS),
    load: async () => (await import("../features/journey/journeyGuest.ts")).journeyGuest,
  },
};
