import { type EntityManager, In, IsNull } from "typeorm";
import { sha256 } from "../../../platform/auth/tokens.ts";
import { MailPurpose, MailToken } from "./MailToken.ts";

/** Lifetime of links, in hours. */
export const LINK_HOURS: Record<MailPurpose, number> = {
  [MailPurpose.CONFIRM_EMAIL]: 72,
  [MailPurpose.CHANGE_EMAIL]: 24,
  [MailPurpose.RESET_PASSWORD]: 1,
  [MailPurpose.UNDO_EMAIL]: 7 * 24,
};

/**
 * Stores the secret of a link that is about to be mailed; earlier ones for the same purpose no longer work, but are
 * still known, so that pages can explain what became of them. The same secret again, as on a retry of the job, is valid
 * for as long as a new one. Links that undo a change stay valid beside each other: each goes to another address that
 * the account has left.
 * @returns false when the account is gone
 */
export function storeMailToken(
  manager: EntityManager,
  { token, userId, purpose, email }: Pick<MailToken, "userId" | "purpose" | "email"> & { token: string },
): Promise<boolean> {
  const hash = sha256(token);
  const expiresAt = new Date(Date.now() + LINK_HOURS[purpose] * 60 * 60 * 1_000);
  return manager.transaction(async (inside) => {
    if (!(await lockAccount(inside, userId))) return false;
    if (purpose !== MailPurpose.UNDO_EMAIL) {
      await inside.query(
        `UPDATE mail_token SET expires_at = now()
         WHERE user_id = $1 AND purpose = $2 AND hash <> $3 AND used_at IS NULL AND expires_at > now()`,
        [userId, purpose, hash],
      );
    }
    await inside.query(
      `INSERT INTO mail_token (hash, user_id, purpose, email, expires_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (hash) DO UPDATE SET expires_at = excluded.expires_at WHERE mail_token.used_at IS NULL`,
      [hash, userId, purpose, email, expiresAt],
    );
    return true;
  });
}

/**
 * Locks an account's row until the transaction ends. Every change of an account and its links begins here, so
 * that no two of them wait for each other.
 * @returns false when the account is gone, or going; a blocked one is there
 */
export async function lockAccount(manager: EntityManager, userId: string): Promise<boolean> {
  const rows = await manager.query("SELECT 1 FROM users WHERE id = $1 AND erased_at IS NULL FOR NO KEY UPDATE", [
    userId,
  ]);
  return rows.length > 0;
}

/** The stored state of a link, whether it still works or not; null when no such link was mailed. */
export const findMailToken = (manager: EntityManager, token: string): Promise<MailToken | null> =>
  manager.findOne(MailToken, { where: { hash: sha256(token) }, relations: { user: true } });

/** Whether a link still works. */
export const isUsable = ({ usedAt, expiresAt, user }: MailToken): boolean =>
  usedAt === null && expiresAt > new Date() && user.erasedAt === null && user.blockedAt === null;

/**
 * Consumes the secret of a link, with its account locked until the transaction ends; undefined when it does not
 * work, or no longer.
 */
export async function consumeMailToken(
  manager: EntityManager,
  token: string,
  purposes: MailPurpose[],
): Promise<MailToken | undefined> {
  const known = await findMailToken(manager, token);
  if (!known || !purposes.includes(known.purpose) || !(await lockAccount(manager, known.userId))) return undefined;
  // Read again now that the lock is held.
  const link = await findMailToken(manager, token);
  if (!link || !isUsable(link)) return undefined;
  await manager.update(MailToken, { hash: link.hash }, { usedAt: () => "now()" });
  return link;
}

/** Makes a link usable again whose action failed. */
export async function restoreMailToken(manager: EntityManager, { hash }: MailToken): Promise<void> {
  await manager.update(MailToken, { hash }, { usedAt: null });
}

/**
 * Revokes links that were mailed before the account was secured: they may have gone to somebody who
 * knew the password until now, or to an address that the account has left. Links that undo a changed
 * address stay: they protect the owner against such an intruder.
 */
export async function revokeMailTokens(manager: EntityManager, userId: string): Promise<void> {
  const purpose = In([MailPurpose.CHANGE_EMAIL, MailPurpose.RESET_PASSWORD]);
  await manager.delete(MailToken, { userId, purpose, usedAt: IsNull() });
}

/** Revokes undo links, which an intruder could use to reverse the owner's undo. */
export async function revokeUndoLinks(manager: EntityManager, userId: string): Promise<void> {
  await manager.delete(MailToken, { userId, purpose: MailPurpose.UNDO_EMAIL, usedAt: IsNull() });
}

/** Whether a link has nothing left to do, since its account has the address and has confirmed it. */
export const isConfirmed = ({ purpose, usedAt, user, email }: MailToken): boolean =>
  purpose !== MailPurpose.RESET_PASSWORD &&
  (purpose !== MailPurpose.UNDO_EMAIL || usedAt !== null) &&
  user.confirmedAt !== null &&
  user.erasedAt === null &&
  user.email === email;
