import type { EntityManager } from "typeorm";
import { AUDIT_MONTHS } from "../../../../schema/audit.ts";
import { AuditEntry } from "../../../platform/audit/AuditEntry.ts";
import { SESSION_DAYS } from "../../../platform/auth/visitor.ts";
import type { PersonalDataArea } from "../../../platform/personalData.ts";
import { UserRole } from "../administration/UserRole.ts";
import { RecoveryCode } from "../secondFactor/RecoveryCode.ts";
import { SecondFactor } from "../secondFactor/SecondFactor.ts";
import { Session } from "../sessions/Session.ts";
import { User } from "../User.ts";
import { Consent } from "./Consent.ts";

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
        "Händelser som rör ditt konto: inloggning på en ny enhet, nytt lösenord, ny adress, ändrad behörighet och ändrad tvåstegsinloggning. För den som administrerar sajten också vad hen har ändrat och när.",
      purpose:
        "För att du ska kunna se om någon annan har använt ditt konto, och för att kunna reda ut vad som har hänt på sajten (berättigat intresse).",
      retention: `${AUDIT_MONTHS} månader, eller tills kontot tas bort, men högst de 10 000 senaste händelserna. Vad en administratör har ändrat finns då kvar utan namn.`,
    },
  ],

  async export(manager, userId) {
    const [user, roles, sessions, consents, links] = [
      await manager.findOneByOrFail(User, { id: userId }),
      await manager.findBy(UserRole, { userId }),
      await manager.find(Session, { where: { userId }, order: { createdAt: "ASC" } }),
      await manager.find(Consent, { where: { userId }, order: { givenAt: "ASC" } }),
      await manager.query(
        `SELECT purpose AS "syfte", email AS "adress", created_at AS "skapad", expires_at AS "gällerTill", used_at AS "använd"
         FROM mail_token WHERE user_id = $1 ORDER BY created_at`,
        [userId],
      ),
    ];
    const factor = await manager.findOneBy(SecondFactor, { userId });
    const recoveryCodes = await manager.find(RecoveryCode, { where: { userId }, order: { usedAt: "ASC" } });
    const events = await manager.query(
      `SELECT at AS "när", action AS "vad", subject_type AS "gäller", subject_name AS "namn", changes AS "ändringar"
       FROM audit_entry WHERE account_id = $1 OR actor_id = $1 ORDER BY id`,
      [userId],
    );
    return {
      konto: {
        namn: user.fullName,
        epost: user.email,
        skapat: user.createdAt,
        bekräftat: user.confirmedAt,
        spärrat: user.blockedAt,
        adressenBekräftad: user.emailConfirmedAt,
        roller: roles.map(({ role, grantedAt }) => ({ roll: role, gavs: grantedAt })),
      },
      inloggningar: sessions.map(({ device, createdAt, lastUsedAt, expiresAt, revokedAt, verifiedAt }) => ({
        enhet: device,
        började: createdAt,
        senastAnvänd: lastUsedAt,
        gällerTill: expiresAt,
        avslutad: revokedAt,
        identitetenBekräftad: verifiedAt,
      })),
      tvåstegsinloggning: factor && {
        påbörjad: factor.createdAt,
        påSedan: factor.confirmedAt,
        återställningskoder: recoveryCodes.map(({ usedAt }) => ({ använd: usedAt })),
      },
      mejladeLänkar: links,
      samtycken: consents.map(({ kind, version, givenAt, withdrawnAt }) => ({
        vad: kind,
        version,
        gavs: givenAt,
        återkallat: withdrawnAt,
      })),
      händelser: events,
    };
  },

  /** Everything else of the area goes with its user. */
  async erase(manager: EntityManager, userId: string) {
    await manager.delete(AuditEntry, { accountId: userId });
    await manager.update(AuditEntry, { actorId: userId }, { actorId: null });
    await manager.delete(User, { id: userId });
  },

  consentWithdrawn: "no consent",
};
