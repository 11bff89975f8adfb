import { IsNull } from "typeorm";
import { CONSENTS, currentConsent } from "../../../../schema/consents.ts";
import { fillPlaceholders } from "../../../../schema/rules/content/placeholders.ts";
import type { Site } from "../../../../schema/site.ts";
import { eraseWithoutConsent } from "../../../personalData.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { fieldError } from "../../../platform/graphql/fieldErrors.ts";
import type { ConsentPayload } from "../accountPayloads.ts";
import { readMe, signedIn } from "../sessions/signInService.ts";
import { Consent, type ConsentKind, type ConsentText } from "./Consent.ts";

/** The current texts, one of each kind. */
export const consentTexts = (site: Site): ConsentText[] =>
  (Object.keys(CONSENTS) as ConsentKind[]).map((kind) => {
    const { version, title, ask, text } = currentConsent(kind, site.consents);
    return { kind, version, title, ask: fillPlaceholders(ask, site), text: fillPlaceholders(text, site) };
  });

/**
 * Consents to the current text of a kind; consenting again to the same text changes nothing.
 * @param shown the version that was shown: consent to a text that was not seen is refused
 */
export async function giveConsent(
  ctx: Context,
  shown: { kind: ConsentKind; version: number },
): Promise<ConsentPayload> {
  const { userId } = signedIn(ctx);
  const { kind, version } = shown;
  if (version !== currentConsent(kind, (await ctx.site.read(ctx)).consents).version) {
    const errors = fieldError("OUTDATED", "Texten har ändrats. Läs den igen innan du samtycker.", "version");
    return { consent: null, me: await readMe(ctx), errors };
  }
  const consent = await ctx.db.transaction(async (manager) => {
    // Locked, so that concurrent consents see each other.
    await manager.query("SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE", [userId]);
    await manager.query(
      `INSERT INTO consent (user_id, kind, version) SELECT $1, $2::consent_kind, $3
       WHERE NOT EXISTS (SELECT 1 FROM consent WHERE user_id = $1 AND kind = $2::consent_kind AND version = $3 AND withdrawn_at IS NULL)`,
      [userId, kind, version],
    );
    return manager.findOneBy(Consent, { userId, kind, version, withdrawnAt: IsNull() });
  });
  return { consent, me: await readMe(ctx), errors: [] };
}

/** Withdraws a consent and erases, in one transaction, the data that was stored because of it. */
export async function withdrawConsent(ctx: Context, kind: ConsentKind): Promise<ConsentPayload> {
  const { userId } = signedIn(ctx);
  const consent = await ctx.db.transaction(async (manager) => {
    const { affected } = await manager.update(
      Consent,
      { userId, kind, withdrawnAt: IsNull() },
      { withdrawnAt: () => "now()" },
    );
    await eraseWithoutConsent(manager, userId, kind);
    return affected ? manager.findOne(Consent, { where: { userId, kind }, order: NEWEST_FIRST }) : null;
  });
  const errors = consent ? [] : fieldError("NOT_FOUND", "Det finns inget samtycke att återkalla.", "kind");
  return { consent, me: await readMe(ctx), errors };
}

const NEWEST_FIRST = { givenAt: "DESC", id: "ASC" } as const;

/** Consents of an account, the newest first. */
export const readConsents = (ctx: Context, userId: string): Promise<Consent[]> =>
  ctx.db.getRepository(Consent).find({ where: { userId }, order: NEWEST_FIRST });
