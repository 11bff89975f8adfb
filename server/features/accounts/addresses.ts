import type { EntityManager } from "typeorm";
import { User } from "./User.ts";

/**
 * Locks an address until the transaction ends, so that no one else gets it meanwhile. An account with it that
 * was never confirmed is deleted, with its password and its links.
 * @returns false when an account has it that is confirmed, or blocked
 */
export async function claimAddress(manager: EntityManager, email: string): Promise<boolean> {
  await manager.query("SELECT pg_advisory_xact_lock(hashtextextended('address ' || $1, 0))", [email]);
  await manager.query("DELETE FROM users WHERE email = $1 AND confirmed_at IS NULL AND blocked_at IS NULL", [email]);
  return !(await manager.existsBy(User, { email }));
}
