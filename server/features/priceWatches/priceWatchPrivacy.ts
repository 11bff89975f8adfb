import { PRICE_WATCH_MONTHS } from "../../../schema/priceWatches.ts";
import type { PersonalDataArea } from "../../platform/personalData.ts";

/** Personal data that watching prices stores. */
export const priceWatchPrivacy: PersonalDataArea = {
  kinds: [
    {
      tables: ["price_watch"],
      description: "Produkter vars pris du har bett oss bevaka, vad de kostade då och när du bad om det.",
      purpose: "För att kunna mejla dig en gång när priset sjunker (avtal).",
      retention: `Tills mejlet är skickat, du tar bort bevakningen eller produkten försvinner, men högst ${PRICE_WATCH_MONTHS} månader.`,
    },
  ],

  async export(manager, userId) {
    const watches = await manager.query(
      `SELECT p.name AS "produkt", w.product_id AS "nummer", w.price AS "prisIÖre", w.is_recurring AS "återkommande",
              w.created_at AS "bevakasSedan", w.mail_queued_at AS "mejletPåVäg"
       FROM price_watch w JOIN product p ON p.id = w.product_id
       WHERE w.user_id = $1 ORDER BY w.created_at, w.product_id`,
      [userId],
    );
    return { prisbevakningar: watches };
  },

  async erase(manager, userId) {
    await manager.query("DELETE FROM price_watch WHERE user_id = $1", [userId]);
  },

  consentWithdrawn: "no consent",
};
