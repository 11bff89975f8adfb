import { JOURNEY_KEYS } from "../../schema/journey/journeyKeys.ts";
import type { PersonalArea } from "../../schema/personal.ts";
import type { GuestArea } from "./guestArea.ts";

/** Every personal area; a new one adds itself here and in `schema/personal.ts`. */
export const GUEST_AREAS: { readonly [Area in PersonalArea]: GuestArea<Area> } = {
  journey: {
    keys: Object.values(JOURNEY_KEYS),
    load: async () => (await import("../features/journey/data/journeyGuest.ts")).journeyGuest,
    waiting: async () => (await import("../features/journey/data/recordActivity.ts")).sendReport,
  },
};
