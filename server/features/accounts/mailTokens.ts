import { type EntityManager, In, IsNull, Not } from "typeorm";
import { sha256 } from "../../platform/auth/tokens.ts";
import { MailPurpose, MailToken } from "./MailToken.ts";

/** How long links work, in hours. */
export const LINK_HOURS: Record<MailPurpose, number> = {
  [MailPurpose.CONFIRM_EMAIL]: 72,
  [MailPurpose.CHANGE_EMAIL]: 24,
  [MailPurpose.RESET_PASSWORD]: 1,
};

/**
 * Keeps the secret of a link that is about to be mailed; earlier ones for the same purpose no longer work. The
 * same one again, as at another try to send it, is good for as long as a new one.
 */
export async function keepMailToken(
  manager: EntityManager,
  { token, userId, purpose, email }: Pick<MailToken, "userId" | "purpose" | "email"> & { token: string },
): Promise<void> {
  const hash = sha256(token);
  const expiresAt = new Date(Date.now() + LINK_HOURS[purpose] * 60 * 60 * 1_000);
  await manager.delete(MailToken, { userId, purpose, hash: Not(hash) });
  await manager.upsert(MailToken, { hash, userId, purpose, email, expiresAt }, ["hash"]);
}

/** Uses the secret of a link up; undefined when it does not work, or no longer. */
export async function useMailToken(
  manager: EntityManager,
  token: string,
  purposes: MailPurpose[],
): Promise<Pick<MailToken, "userId" | "email"> | undefined> {
  const { raw } = await manager
    .createQueryBuilder()
    .update(MailToken)
    .set({ usedAt: () => "now()" })
    .where("hash = :hash AND purpose IN (:...purposes) AND used_at IS NULL AND expires_at > now()", {
      hash: sha256(token),
      purposes,
    })
    .returning(["userId", "email"])
    .execute();
  const [row] = raw as { user_id: string; email: string }[];
  return row && { userId: row.user_id, email: row.email };
}

/**
 * Takes back links that were mailed before the account was secured: they may have gone to somebody who
 * knew the password until now, or to an address that the account has left.
 */
export async function takeBackMailTokens(manager: EntityManager, userId: string): Promise<void> {
  const purpose = In([MailPurpose.CHANGE_EMAIL, MailPurpose.RESET_PASSWORD]);
  await manager.delete(MailToken, { userId, purpose, usedAt: IsNull() });
}

/** Whether a link that works no more has confirmed the address that its account still has. */
export async function wasConfirmedBy(manager: EntityManager, token: string): Promise<boolean> {
  const link = await manager.findOne(MailToken, { where: { hash: sha256(token) }, relations: { user: true } });
  return Boolean(link?.usedAt && link.user.confirmedAt && link.user.email === link.email);
}
