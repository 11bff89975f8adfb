import { type EntityManager, IsNull } from "typeorm";
import { emailSchema } from "../../../schema/accounts.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { fieldError } from "../../platform/graphql/fieldErrors.ts";
import type { AccountPayload, RoleHolder } from "./Me.ts";
import { readMe } from "./signInService.ts";
import { User } from "./User.ts";
import { Role, UserRole } from "./UserRole.ts";

/** What a change of a role came to. */
export type RoleChange = "done" | "no such account" | "last admin";

/** Accounts with a role, by address. */
export const readRoleHolders = (manager: EntityManager): Promise<RoleHolder[]> =>
  manager.query(
    `SELECT u.id, u.email, u.full_name AS "fullName", r.role, r.granted_at AS "grantedAt"
     FROM user_roles r JOIN users u ON u.id = r.user_id WHERE u.erased_at IS NULL ORDER BY u.email, r.role`,
  );

/** Grants or revokes a role, for admins in the graph. */
export async function changeRole(
  ctx: Context,
  how: "grant" | "revoke",
  email: string,
  role: Role,
): Promise<AccountPayload> {
  const change = await ctx.db.transaction((manager) => writeRole(manager, how, email, role));
  if (change === "no such account") {
    return { errors: fieldError("NO_SUCH_ACCOUNT", "Det finns inget bekräftat konto med den adressen.", "email") };
  }
  if (change === "last admin") {
    return { errors: fieldError("LAST_ADMIN", "Den sista administratören kan inte tas bort.", "email") };
  }
  return { me: await readMe(ctx), errors: [] };
}

/** Grants or revokes a role in a transaction; there is always an admin left. */
export async function writeRole(
  manager: EntityManager,
  how: "grant" | "revoke",
  email: string,
  role: Role,
): Promise<RoleChange> {
  const address = emailSchema.safeParse(email);
  const user = address.success ? await manager.findOneBy(User, { email: address.data }) : null;
  if (!user?.confirmedAt || user.erasedAt) return "no such account";
  if (how === "grant") {
    await manager.upsert(
      UserRole,
      { userId: user.id, role },
      { conflictPaths: ["userId", "role"], skipUpdateIfNoValuesChanged: true },
    );
    return "done";
  }
  if (await isLastAdmin(manager, user.id)) return "last admin";
  await manager.delete(UserRole, { userId: user.id, role });
  return "done";
}

/** Whether nobody else is admin; until the transaction ends, nobody stops being one. */
export async function isLastAdmin(manager: EntityManager, userId: string): Promise<boolean> {
  await manager.query("SELECT pg_advisory_xact_lock(hashtext('livsresan admins'))");
  // An account that is being erased may still have its rows.
  const admins = await manager.findBy(UserRole, { role: Role.ADMIN, user: { erasedAt: IsNull() } });
  return admins.length === 1 && admins[0]?.userId === userId;
}
