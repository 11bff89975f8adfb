import { instant, plain, rowJson, text } from "../../platform/database/rowJson.ts";
import type { PersonalDataArea } from "../../platform/personalData.ts";

const DEVICE = rowJson({
  enhet: text("label"),
  tidszon: text("zone"),
  val: plain("settings"),
  adress: text("endpoint"),
  nyckel: text("p256dh"),
  påmintSenast: plain("reminded"),
  nästa: instant("due_at"),
  nästaFörTiderna: plain("to_json(due_times)"),
  uppskjuten: plain("is_put_off"),
  skickasTidigast: instant("next_at"),
  försök: plain("attempts"),
  sedan: instant("created_at"),
  senastSedd: instant("seen_at"),
});

/** Personal data that reminders store. */
export const reminderPrivacy: PersonalDataArea = {
  kinds: [
    {
      tables: ["reminder_device"],
      description:
        "Vilka enheter som får påminnelser, när du vill bli påmind, enhetens tidszon och den adress hos webbläsarens leverantör som påminnelserna skickas till. Av en gäst också hur många steg som är kvar, men inte vilka.",
      purpose: "För att kunna påminna dig på de tider du har valt (avtal).",
      retention:
        "Tills du stänger av påminnelserna, loggar ut på enheten eller webbläsaren säger upp dem. En gästs enhet glöms efter sex månader utan besök.",
    },
  ],

  export(file, userId) {
    return file.list(
      "påminnelser",
      `SELECT ${DEVICE} FROM reminder_device WHERE user_id = $1 ORDER BY created_at, id`,
      [userId],
    );
  },

  async erase(manager, userId) {
    await manager.query("DELETE FROM reminder_device WHERE user_id = $1", [userId]);
  },

  consentWithdrawn: "no consent",
};
