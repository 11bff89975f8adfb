import type { ApolloClient } from "@apollo/client";
import { ANALYSIS_KEYS } from "../../schema/analyses/analysisKeys.ts";
import type { ReportedActivity } from "../../schema/journey/journeyCodec.ts";
import { JOURNEY_KEYS } from "../../schema/journey/journeyKeys.ts";
import { LAB_VALUE_KEYS } from "../../schema/labValues/labValueKeys.ts";
import type { PersonalArea } from "../../schema/personal.ts";
import { PROGRESS_KEYS } from "../../schema/programmes/progressKeys.ts";
import { PROTOCOL_KEYS } from "../../schema/protocols/protocolKeys.ts";
import type { GuestArea } from "./guestArea.ts";
import type { CountedActivity, GuestContext } from "./guestContext.ts";

/** Every personal area; a new one adds itself here and in `schema/personal.ts`. */
export const GUEST_AREAS: { readonly [Area in PersonalArea]: GuestArea<Area> } = {
  journey: {
    keys: Object.values(JOURNEY_KEYS),
    load: async () => (await import("../features/journey/data/journeyGuest.ts")).journeyGuest,
    outboxSenders: { report: async () => (await import("../features/journey/data/recordActivity.ts")).sendReport },
  },
  protocols: {
    keys: Object.values(PROTOCOL_KEYS),
    load: async () => (await import("../features/protocols/data/protocolsGuest.ts")).protocolsGuest,
    outboxSenders: { tick: async () => (await import("../features/protocols/daily/sendTick.ts")).sendTick },
  },
  analyses: {
    keys: Object.values(ANALYSIS_KEYS),
    load: async () => (await import("../features/analyses/data/analysesGuest.ts")).analysesGuest,
  },
  programmes: {
    keys: Object.values(PROGRESS_KEYS),
    load: async () => (await import("../features/programmes/data/programmesGuest.ts")).programmesGuest,
  },
  labValues: {
    keys: Object.values(LAB_VALUE_KEYS),
    load: async () => (await import("../features/labValues/data/labValuesGuest.ts")).labValuesGuest,
    outboxSenders: {
      record: async () => (await import("../features/labValues/data/sendLabValues.ts")).sendValues,
      delete: async () => (await import("../features/labValues/data/sendLabValues.ts")).sendDeletion,
    },
  },
};

/** See `GuestContext`. */
export const prepareCounting = async (apollo: ApolloClient): Promise<void> =>
  void (await (await import("../features/journey/data/journeyItems.ts")).loadJourneyItems(apollo));

/** Counts something that was done in another area as an activity of the guest's journey. */
export const countActivity = async (ctx: GuestContext, activity: ReportedActivity): Promise<CountedActivity> =>
  (await import("../features/journey/data/journeyGuest.ts")).countActivity(ctx, activity);
