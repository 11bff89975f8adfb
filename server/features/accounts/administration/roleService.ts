import { type EntityManager, IsNull } from "typeorm";
import { emailSchema } from "../../../../schema/accounts.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { fieldError } from "../../../platform/graphql/fieldErrors.ts";
import { recordAccountEvent } from "../accountEvents.ts";
import type { GrantRolePayload, RevokeRolePayload } from "../accountPayloads.ts";
import type { RoleHolder } from "../Me.ts";
import { readRights } from "../sessions/sessions.ts";
import { readMe, signedIn } from "../sessions/signInService.ts";
import { requireRecentVerification } from "../sessions/verification.ts";
import { User } from "../User.ts";
import { Role, UserRole } from "./UserRole.ts";

/** The result of a change of a role, and whose it is. */
type RoleChange = { change: "done"; userId: string } | { change: "no such account" | "last admin"; userId?: undefined };

const HOLDERS = `SELECT u.id || ':' || r.role AS key, u.email, u.full_name AS "fullName", r.role, r.granted_at AS "grantedAt"
  FROM user_roles r JOIN users u ON u.id = r.user_id WHERE u.erased_at IS NULL`;

/** Accounts with a role, by address. */
export const readRoleHolders = (manager: EntityManager): Promise<RoleHolder[]> =>
  manager.query(`${HOLDERS} ORDER BY u.email, r.role`);

/** Gives a role, for admins in the graph. */
export async function grantRole(ctx: Context, email: string, role: Role): Promise<GrantRolePayload> {
  const errors = await requireRecentVerification(ctx);
  if (errors) return { errors };
  return ctx.db.transaction(async (manager) => {
    const { change, userId } = await writeRole(manager, "grant", email, role, signedIn(ctx).userId);
    if (change !== "done") return { errors: REFUSED[change] };
    const [roleHolder] = await manager.query(`${HOLDERS} AND u.id = $1 AND r.role = $2`, [userId, role]);
    return { roleHolder, errors: [] };
  });
}

/** Takes a role away, for admins in the graph; they may give up their own. */
export async function revokeRole(ctx: Context, email: string, role: Role): Promise<RevokeRolePayload> {
  const actor = signedIn(ctx);
  const errors = await requireRecentVerification(ctx);
  if (errors) return { me: await readMe(ctx), errors };
  const { change, userId } = await ctx.db.transaction((manager) =>
    writeRole(manager, "revoke", email, role, actor.userId),
  );
  if (userId === actor.userId) ctx.actor = { ...actor, ...(await readRights(ctx, userId)) };
  const me = await readMe(ctx);
  return change === "done" ? { revokedKey: `${userId}:${role}`, me, errors: [] } : { me, errors: REFUSED[change] };
}

const REFUSED = {
  "no such account": fieldError("NO_SUCH_ACCOUNT", "Det finns inget bekräftat konto med den adressen.", "email"),
  "last admin": fieldError("LAST_ADMIN", "Den sista administratören kan inte tas bort.", "email"),
};

/**
 * Grants or revokes a role in a transaction; there is always an admin left.
 * @param actorId who does it; null for the command line
 */
export async function writeRole(
  manager: EntityManager,
  how: "grant" | "revoke",
  email: string,
  role: Role,
  actorId: string | null,
): Promise<RoleChange> {
  const address = emailSchema.safeParse(email);
  const user = address.success ? await manager.findOneBy(User, { email: address.data }) : null;
  if (!user?.confirmedAt || user.erasedAt || (user.blockedAt && how === "grant")) return { change: "no such account" };
  const hadIt = await manager.existsBy(UserRole, { userId: user.id, role });
  if (how === "grant") {
    await manager.upsert(
      UserRole,
      { userId: user.id, role },
      { conflictPaths: ["userId", "role"], skipUpdateIfNoValuesChanged: true },
    );
    if (!hadIt) await recordAccountEvent(manager, user.id, "ROLE_GRANTED", actorId);
    return { change: "done", userId: user.id };
  }
  if (await isLastAdmin(manager, user.id)) return { change: "last admin" };
  await manager.delete(UserRole, { userId: user.id, role });
  if (hadIt) await recordAccountEvent(manager, user.id, "ROLE_REVOKED", actorId);
  return { change: "done", userId: user.id };
}

/** True for the only admin. Locks changes of admins until the transaction ends. */
export async function isLastAdmin(manager: EntityManager, userId: string): Promise<boolean> {
  await manager.query("SELECT pg_advisory_xact_lock(hashtext('livsresan admins'))");
  // An account that is being erased may still have its rows, and one that is blocked has them.
  const admins = await manager.findBy(UserRole, {
    role: Role.ADMIN,
    user: { erasedAt: IsNull(), blockedAt: IsNull() },
  });
  return admins.length === 1 && admins[0]?.userId === userId;
}
