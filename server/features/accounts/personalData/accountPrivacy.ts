import type { EntityManager } from "typeorm";
import { AUDIT_MONTHS } from "../../../../schema/audit.ts";
import { AuditEntry } from "../../../platform/audit/AuditEntry.ts";
import { SESSION_DAYS } from "../../../platform/auth/visitor.ts";
import { instant, plain, quoted, rowJson, text } from "../../../platform/database/rowJson.ts";
import type { PersonalDataArea } from "../../../platform/personalData.ts";
import { User } from "../User.ts";

const ACCOUNT = `SELECT full_name AS "namn", email AS "epost", created_at AS "skapat", confirmed_at AS "bekräftat",
    blocked_at AS "spärrat", email_confirmed_at AS "adressenBekräftad"
  FROM users WHERE id = $1`;

const ROLE = rowJson({ roll: quoted("role"), gavs: instant("granted_at") });

const SESSION = rowJson({
  enhet: text("device"),
  började: instant("created_at"),
  senastAnvänd: instant("last_used_at"),
  gällerTill: instant("expires_at"),
  avslutad: instant("revoked_at"),
  identitetenBekräftad: instant("verified_at"),
});

const FACTOR = `SELECT created_at AS "påbörjad", confirmed_at AS "påSedan" FROM second_factor WHERE user_id = $1`;

const RECOVERY_CODE = rowJson({ använd: instant("used_at") });

const LINK = rowJson({
  syfte: quoted("purpose"),
  adress: text("email"),
  skapad: instant("created_at"),
  gällerTill: instant("expires_at"),
  använd: instant("used_at"),
});

const CONSENT = rowJson({
  vad: quoted("kind"),
  version: plain("version"),
  gavs: instant("given_at"),
  återkallat: instant("withdrawn_at"),
});

const EVENT = rowJson({
  när: instant("at"),
  vad: text("action"),
  gäller: text("subject_type"),
  namn: text("subject_name"),
  ändringar: plain("changes"),
});

/** Personal data in the accounts area. */
export const accountPrivacy: PersonalDataArea = {
  kinds: [
    {
      tables: ["users", "user_roles"],
      description:
        "Namn, e-postadress, lösenord (sparat så att ingen kan läsa det), eventuell behörighet, och om kontot är spärrat.",
      purpose: "För att du ska kunna logga in och för att vi ska kunna nå dig om ditt konto (avtal).",
      retention: "Så länge kontot finns. Ett konto som inte bekräftas tas bort efter 30 dagar.",
    },
    {
      tables: ["session", "refresh_token"],
      description:
        "Var du är inloggad: webbläsare och system, när du loggade in, när du senast var här och när du senast bekräftade att det är du.",
      purpose: "För att hålla dig inloggad och för att du ska kunna logga ut andra enheter (avtal).",
      retention: `Tills du loggar ut, annars 30 dagar efter ditt senaste besök eller ${SESSION_DAYS} dagar efter att du loggade in. Efter ytterligare 30 dagar är uppgiften borta. Vi sparar högst de 500 senaste.`,
    },
    {
      tables: ["mail_token"],
      description: "Vilka länkar vi har mejlat dig, till vilken adress, och om du har använt dem.",
      purpose:
        "För att en länk bara ska fungera för dig, och bara en gång, och för att du ska kunna ångra att din adress byts (avtal).",
      retention: "Högst 30 dagar efter att länken slutade gälla.",
    },
    {
      tables: ["second_factor", "recovery_code"],
      description:
        "Om du har tvåstegsinloggning: nyckeln som din autentiseringsapp räknar ut koder med (krypterad), när du slog på den, och dina återställningskoder (sparade så att ingen kan läsa dem) med när de användes.",
      purpose: "För att ingen ska kunna logga in på ditt konto med bara lösenordet (avtal).",
      retention: "Tills du stänger av tvåstegsinloggningen. En påbörjad som inte blev klar tas bort inom två dygn.",
    },
    {
      tables: ["consent"],
      description: "Vad du har samtyckt till, när, och när du återkallade det.",
      purpose: "För att kunna visa att vi har rätt att spara det du samtyckt till (rättslig förpliktelse).",
      retention: "Så länge kontot finns.",
    },
    {
      tables: ["audit_entry"],
      description:
        "Händelser som rör ditt konto: inloggning på en ny enhet, nytt lösenord, ny adress, ändrad behörighet, ändrad tvåstegsinloggning och ändrad adress för kalendrar. För den som administrerar sajten också vad hen har ändrat och när.",
      purpose:
        "För att du ska kunna se om någon annan har använt ditt konto, och för att kunna reda ut vad som har hänt på sajten (berättigat intresse).",
      retention: `${AUDIT_MONTHS} månader, eller tills kontot tas bort, men högst de 10 000 senaste händelserna. Vad en administratör har ändrat finns då kvar utan namn.`,
    },
  ],

  async export(file, userId) {
    const rows = (row: string, table: string, order: string) =>
      `SELECT ${row} FROM ${table} WHERE user_id = $1 ORDER BY ${order}`;
    const [user] = await file.query(ACCOUNT, [userId]);
    await file.within("konto", async () => {
      file.values(user);
      await file.list("roller", rows(ROLE, "user_roles", "granted_at, role"), [userId]);
    });
    await file.list("inloggningar", rows(SESSION, "session", "created_at, id"), [userId]);
    const [factor] = await file.query(FACTOR, [userId]);
    if (factor) {
      await file.within("tvåstegsinloggning", async () => {
        file.values(factor);
        await file.list("återställningskoder", rows(RECOVERY_CODE, "recovery_code", "used_at, hash"), [userId]);
      });
    } else file.values({ tvåstegsinloggning: null });
    await file.list("mejladeLänkar", rows(LINK, "mail_token", "created_at, hash"), [userId]);
    await file.list("samtycken", rows(CONSENT, "consent", "given_at, id"), [userId]);
    await file.list(
      "händelser",
      `SELECT ${EVENT} FROM audit_entry WHERE account_id = $1 OR actor_id = $1 ORDER BY audit_entry.id`,
      [userId],
    );
  },

  /** Everything else of the area goes with its user. */
  async erase(manager: EntityManager, userId: string) {
    await manager.delete(AuditEntry, { accountId: userId });
    await manager.update(AuditEntry, { actorId: userId }, { actorId: null });
    await manager.delete(User, { id: userId });
  },

  consentWithdrawn: "no consent",
};
