import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../platform/graphql/context.ts";
import { allow } from "../../../platform/graphql/policy.ts";
import { GrantRoleInput, RevokeRoleInput } from "../accountInputs.ts";
import { GrantRolePayload, RevokeRolePayload } from "../accountPayloads.ts";
import { RoleHolder } from "../Me.ts";
import { grantRole, readRoleHolders, revokeRole } from "./roleService.ts";

/** Roles of administrators. */
@Resolver()
export class RoleResolver {
  @Query(() => [RoleHolder], { nullable: true, description: "Accounts with a role, by address." })
  @allow("admin")
  roleHolders(@Ctx() ctx: Context): Promise<RoleHolder[]> {
    return readRoleHolders(ctx.db.manager);
  }

  @Mutation(() => GrantRolePayload, {
    description: "Gives a role; once more changes nothing. Errors: NO_SUCH_ACCOUNT, VERIFY_AGAIN.",
  })
  @allow("admin")
  grantRole(
    @Arg("input", () => GrantRoleInput, { description: "Who and which." }) input: GrantRoleInput,
    @Ctx() ctx: Context,
  ): Promise<GrantRolePayload> {
    return grantRole(ctx, input.email, input.role);
  }

  @Mutation(() => RevokeRolePayload, {
    description: "Takes a role away; once more changes nothing. Errors: NO_SUCH_ACCOUNT, LAST_ADMIN, VERIFY_AGAIN.",
  })
  @allow("admin")
  revokeRole(
    @Arg("input", () => RevokeRoleInput, { description: "Whose and which." }) input: RevokeRoleInput,
    @Ctx() ctx: Context,
  ): Promise<RevokeRolePayload> {
    return revokeRole(ctx, input.email, input.role);
  }
}
