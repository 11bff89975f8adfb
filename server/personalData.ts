import type { EntityManager } from "typeorm";
import type { ConsentKind } from "../schema/consents.ts";
import { accountPrivacy } from "./features/accounts/personalData/accountPrivacy.ts";
import { analysisPrivacy } from "./features/analyses/analysisPrivacy.ts";
import { calendarPrivacy } from "./features/calendar/calendarPrivacy.ts";
import { contactPrivacy } from "./features/content/contactPrivacy.ts";
import { journeyPrivacy } from "./features/journey/journeyPrivacy.ts";
import { labValuePrivacy } from "./features/labValues/labValuePrivacy.ts";
import { priceWatchPrivacy } from "./features/priceWatches/priceWatchPrivacy.ts";
import { programmePrivacy } from "./features/programmes/programmePrivacy.ts";
import { protocolPrivacy } from "./features/protocols/protocolPrivacy.ts";
import { reminderPrivacy } from "./features/reminders/reminderPrivacy.ts";
import { weeklyMailPrivacy } from "./features/weeklyMail/weeklyMailPrivacy.ts";
import type { PersonalDataArea } from "./platform/personalData.ts";

/** Every area that stores personal data. Accounts come last, since the others' rows refer to them. */
export const personalDataAreas: readonly PersonalDataArea[] = [
  journeyPrivacy,
  protocolPrivacy,
  analysisPrivacy,
  programmePrivacy,
  labValuePrivacy,
  contactPrivacy,
  priceWatchPrivacy,
  calendarPrivacy,
  weeklyMailPrivacy,
  reminderPrivacy,
  accountPrivacy,
];

/** Erases, in every area, data that was stored because of a consent. */
export async function eraseWithoutConsent(manager: EntityManager, userId: string, kind: ConsentKind): Promise<void> {
  for (const { consentWithdrawn } of personalDataAreas) {
    if (consentWithdrawn !== "no consent") await consentWithdrawn(manager, userId, kind);
  }
}

/** Lets every area link to the account what only its email address ties to it, before that address changes. */
export async function beforeEmailChange(manager: EntityManager, userId: string): Promise<void> {
  for (const area of personalDataAreas) await area.beforeEmailChange?.(manager, userId);
}
