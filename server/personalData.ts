import type { EntityManager } from "typeorm";
import type { ConsentKind } from "../schema/consents.ts";
import { accountData } from "./features/accounts/accountData.ts";
import { contactData } from "./features/content/contactData.ts";
import { journeyData } from "./features/journey/journeyData.ts";
import type { PersonalDataArea } from "./platform/personalData.ts";

/** Every area that keeps personal data. The accounts come last: with them goes what the others hang on. */
export const personalDataAreas: readonly PersonalDataArea[] = [journeyData, contactData, accountData];

/** Erases, in every area, what was kept because of a consent. */
export async function eraseWithoutConsent(manager: EntityManager, userId: string, kind: ConsentKind): Promise<void> {
  for (const { consentWithdrawn } of personalDataAreas) {
    if (consentWithdrawn !== "no consent") await consentWithdrawn(manager, userId, kind);
  }
}

/** Binds to an account, in every area, what only its address ties to it, before it gets another one. */
export async function leavingAddress(manager: EntityManager, userId: string): Promise<void> {
  for (const area of personalDataAreas) await area.addressLeft?.(manager, userId);
}
