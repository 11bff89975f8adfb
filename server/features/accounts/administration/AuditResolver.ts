import { Args, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../../platform/graphql/context.ts";
import { allow } from "../../../platform/graphql/policy.ts";
import { AuditLogArgs, AuditLogConnection } from "./AuditLog.ts";
import { readAuditLog } from "./auditService.ts";

/** The audit log, for admins. */
@Resolver()
export class AuditResolver {
  @Query(() => AuditLogConnection, {
    nullable: true,
    description: "Who changed what, and when, the newest first; for two years. Throws BAD_USER_INPUT for a bad page.",
  })
  @allow("admin")
  auditLog(@Args(() => AuditLogArgs) args: AuditLogArgs, @Ctx() ctx: Context): Promise<AuditLogConnection> {
    return readAuditLog(ctx, args);
  }
}
