import type { EntityManager } from "typeorm";
import type { ConsentKind } from "../schema/consents.ts";
import { accountData } from "./features/accounts/accountData.ts";
import { analysisData } from "./features/analyses/analysisData.ts";
import { contactData } from "./features/content/contactData.ts";
import { journeyData } from "./features/journey/journeyData.ts";
import { priceWatchData } from "./features/priceWatches/priceWatchData.ts";
import { programmeData } from "./features/programmes/programmeData.ts";
import { protocolData } from "./features/protocols/protocolData.ts";
import type { PersonalDataArea } from "./platform/personalData.ts";

/** Every area that stores personal data. Accounts come last, since the others' rows refer to them. */
export const personalDataAreas: readonly PersonalDataArea[] = [
  journeyData,
  protocolData,
  analysisData,
  programmeData,
  contactData,
  priceWatchData,
  accountData,
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
