import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { Me } from "../accounts/Me.ts";
import { SetWeeklyMailInput, SetWeeklyMailPayload } from "./WeeklyMail.ts";
import { readWeeklyMailSince, setWeeklyMail } from "./weeklyMailService.ts";

/** The mail on Sundays. */
@Resolver()
export class WeeklyMailResolver {
  @Mutation(() => SetWeeklyMailPayload, {
    description:
      "Begins or ends the mail with a look at the week on Sundays; once more changes nothing. Errors: NOT_FOUND for an account that is being erased.",
  })
  @allow("signedIn")
  setWeeklyMail(
    @Arg("input", () => SetWeeklyMailInput, { description: "Whether it is wanted." }) input: SetWeeklyMailInput,
    @Ctx() ctx: Context,
  ): Promise<SetWeeklyMailPayload> {
    return setWeeklyMail(ctx, input.isWanted);
  }
}

/** Whether an account gets the mail on Sundays. */
@Resolver(() => Me)
export class MyWeeklyMailResolver {
  @FieldResolver(() => Date, {
    nullable: true,
    description: "Since when a look at the week is mailed on Sundays; null where it is not wanted.",
  })
  weeklyMailSince(@Root() me: Me, @Ctx() ctx: Context): Promise<Date | null> {
    return readWeeklyMailSince(ctx, me.id);
  }
}
