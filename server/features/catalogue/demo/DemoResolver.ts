import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../platform/graphql/context.ts";
import { allow } from "../../../platform/graphql/policy.ts";
import { type DemoContext, leaveDemo, readDemoContents, returnToDemo } from "./demoCatalogue.ts";
import { DemoContents, LeaveDemoPayload, ReturnToDemoPayload } from "./LeftDemo.ts";

/** Leaving the demo, for admins. */
@Resolver()
export class DemoResolver {
  @Query(() => DemoContents, { nullable: true, description: "What of the demo there is, and what leaving it takes." })
  @allow("admin")
  demoContents(@Ctx() ctx: Context): Promise<DemoContents> {
    return readDemoContents(ctx);
  }

  @Mutation(() => LeaveDemoPayload, {
    description:
      "Hides the invented products and takes away the invented providers of MR scans; a day later they are erased, with the invented providers. Errors: NOT_FOUND, VERIFY_AGAIN.",
  })
  @allow("admin")
  leaveDemo(@Ctx() ctx: Context & DemoContext): Promise<LeaveDemoPayload> {
    return leaveDemo(ctx);
  }

  @Mutation(() => ReturnToDemoPayload, {
    description: "Brings back what `leaveDemo` took away, within a day. Errors: NOT_FOUND.",
  })
  @allow("admin")
  returnToDemo(@Ctx() ctx: Context & DemoContext): Promise<ReturnToDemoPayload> {
    return returnToDemo(ctx);
  }
}
