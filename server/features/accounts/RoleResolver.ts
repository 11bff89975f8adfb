import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { AccountPayload, RoleHolder } from "./Me.ts";
import { changeRole, readRoleHolders } from "./roleService.ts";
import { Role } from "./UserRole.ts";

/** Who may administer (specification 1 §6). */
@Resolver()
export class RoleResolver {
  @Query(() => [RoleHolder], { description: "Accounts with a role, by address." })
  @allow("admin")
  roleHolders(@Ctx() ctx: Context): Promise<RoleHolder[]> {
    return readRoleHolders(ctx.db.manager);
  }

  @Mutation(() => AccountPayload, { description: "Gives a role. Errors: NO_SUCH_ACCOUNT." })
  @allow("admin")
  grantRole(
    @Arg("email", () => String, { description: "Address of a confirmed account." }) email: string,
    @Arg("role", () => Role, { description: "The role." }) role: Role,
    @Ctx() ctx: Context,
  ): Promise<AccountPayload> {
    return changeRole(ctx, "grant", email, role);
  }

  @Mutation(() => AccountPayload, { description: "Takes a role away. Errors: NO_SUCH_ACCOUNT, LAST_ADMIN." })
  @allow("admin")
  revokeRole(
    @Arg("email", () => String, { description: "Address of an account." }) email: string,
    @Arg("role", () => Role, { description: "The role." }) role: Role,
    @Ctx() ctx: Context,
  ): Promise<AccountPayload> {
    return changeRole(ctx, "revoke", email, role);
  }
}
