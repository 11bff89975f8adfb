import { PRICE_WATCH_MONTHS } from "../../../schema/priceWatches.ts";
import { instant, plain, rowJson, text } from "../../platform/database/rowJson.ts";
import type { PersonalDataArea } from "../../platform/personalData.ts";

const WATCH = rowJson({
  produkt: text("p.name"),
  nummer: plain("w.product_id"),
  prisIÖre: plain("w.price"),
  återkommande: plain("w.is_recurring"),
  bevakasSedan: instant("w.created_at"),
  mejletPåVäg: instant("w.mail_queued_at"),
});

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

  export(file, userId) {
    return file.list(
      "prisbevakningar",
      `SELECT ${WATCH} FROM price_watch w JOIN product p ON p.id = w.product_id
       WHERE w.user_id = $1 ORDER BY w.created_at, w.product_id`,
      [userId],
    );
  },

  async erase(manager, userId) {
    await manager.query("DELETE FROM price_watch WHERE user_id = $1", [userId]);
  },

  consentWithdrawn: "no consent",
};
