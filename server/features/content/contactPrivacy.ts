import { MESSAGE_MONTHS } from "../../../schema/contact.ts";
import { instant, rowJson, text } from "../../platform/database/rowJson.ts";
import type { PersonalDataArea } from "../../platform/personalData.ts";

/**
 * An account has the messages that were written while signed in to it, and those from its address since that
 * was proven to be its own: who wrote before is not known.
 */
const OWN = `(user_id = $1 OR user_id IS NULL AND EXISTS (
  SELECT FROM users u WHERE u.id = $1 AND u.email = contact_message.email AND contact_message.sent_at >= u.email_confirmed_at))`;

const MESSAGE = rowJson({
  namn: text("name"),
  epost: text("email"),
  ämne: text("subject"),
  meddelande: text("message"),
  skickat: instant("sent_at"),
  hanterat: instant("handled_at"),
});

/** Personal data that the contact page stores. */
export const contactPrivacy: PersonalDataArea = {
  kinds: [
    {
      tables: ["contact_message"],
      description:
        "Meddelanden från kontaktsidan: namn, e-postadress, ämne, meddelande, när du skickade det och när det hanterades. Gäller även utan konto. Till ditt konto hör det du skrev när du var inloggad, och det som kom från din adress sedan du bekräftade den.",
      purpose: "För att kunna läsa och svara på det du skriver (berättigat intresse).",
      retention: `${MESSAGE_MONTHS} månader från att du skickade det.`,
    },
  ],

  export(file, userId) {
    return file.list("meddelanden", `SELECT ${MESSAGE} FROM contact_message WHERE ${OWN} ORDER BY sent_at`, [userId]);
  },

  async erase(manager, userId) {
    await manager.query(`DELETE FROM contact_message WHERE ${OWN}`, [userId]);
    // An admin's account leaves nothing of itself in what others wrote.
    await manager.query("UPDATE contact_message SET handled_by = NULL WHERE handled_by = $1", [userId]);
  },

  consentWithdrawn: "no consent",

  async beforeEmailChange(manager, userId) {
    await manager.query(`UPDATE contact_message SET user_id = $1 WHERE ${OWN}`, [userId]);
  },
};
