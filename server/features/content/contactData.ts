import { MESSAGE_MONTHS } from "../../../schema/contact.ts";
import type { PersonalDataArea } from "../../platform/personalData.ts";

/** Messages belong to an address; an account has those from its own, once that is confirmed. */
const OWN = "email = (SELECT email FROM users WHERE id = $1 AND confirmed_at IS NOT NULL)";

/** What the contact page keeps about people. */
export const contactData: PersonalDataArea = {
  kept: [
    {
      tables: ["contact_message"],
      what: "Meddelanden från kontaktsidan: namn, e-postadress, ämne, meddelande och när du skickade det. Gäller även utan konto.",
      why: "För att kunna läsa och svara på det du skriver (berättigat intresse).",
      howLong: `${MESSAGE_MONTHS} månader från att du skickade det.`,
    },
  ],

  async export(manager, userId) {
    const messages = await manager.query(
      `SELECT name AS "namn", email AS "epost", subject AS "ämne", message AS "meddelande", sent_at AS "skickat"
       FROM contact_message WHERE ${OWN} ORDER BY sent_at`,
      [userId],
    );
    return { meddelanden: messages };
  },

  async erase(manager, userId) {
    await manager.query(`DELETE FROM contact_message WHERE ${OWN}`, [userId]);
  },

  consentWithdrawn: "no consent",
};
