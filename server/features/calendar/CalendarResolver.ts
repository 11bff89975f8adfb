import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { Me } from "../accounts/Me.ts";
import {
  CalendarSubscription,
  CreateCalendarAddressInput,
  CreateCalendarAddressPayload,
  RevokeCalendarAddressPayload,
  UpdateCalendarSubscriptionInput,
  UpdateCalendarSubscriptionPayload,
} from "./CalendarSubscription.ts";
import {
  createCalendarAddress,
  readCalendarSubscription,
  revokeCalendarAddress,
  updateCalendarSubscription,
} from "./calendarService.ts";

/** The address at which calendars read what an account follows. */
@Resolver()
export class CalendarResolver {
  @Mutation(() => CreateCalendarAddressPayload, {
    description:
      "Makes the secret address that calendars subscribe to; one that there was works no longer, so that sending this again makes another one. Errors: NOT_FOUND for an account that is being erased.",
  })
  @allow("signedIn")
  createCalendarAddress(
    @Arg("input", () => CreateCalendarAddressInput, { description: "How calendars show it." })
    input: CreateCalendarAddressInput,
    @Ctx() ctx: Context,
  ): Promise<CreateCalendarAddressPayload> {
    return createCalendarAddress(ctx, input.hasAlarms ?? null);
  }

  @Mutation(() => UpdateCalendarSubscriptionPayload, {
    description:
      "Changes what calendars show that have the address; they learn of it when they read it again. Errors: NOT_FOUND where there is no address.",
  })
  @allow("signedIn")
  updateCalendarSubscription(
    @Arg("input", () => UpdateCalendarSubscriptionInput, { description: "How calendars show it." })
    input: UpdateCalendarSubscriptionInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateCalendarSubscriptionPayload> {
    return updateCalendarSubscription(ctx, input.hasAlarms ?? null);
  }

  @Mutation(() => RevokeCalendarAddressPayload, {
    description:
      "Turns the address off: it is answered as one that never was. Where there is none, nothing changes. Errors: none.",
  })
  @allow("signedIn")
  revokeCalendarAddress(@Ctx() ctx: Context): Promise<RevokeCalendarAddressPayload> {
    return revokeCalendarAddress(ctx);
  }
}

/** Whether calendars read what an account follows. */
@Resolver(() => Me)
export class MyCalendarResolver {
  @FieldResolver(() => CalendarSubscription, {
    nullable: true,
    description: "That calendars read what is followed, at a secret address; null where there is none.",
  })
  calendarSubscription(@Root() me: Me, @Ctx() ctx: Context): Promise<CalendarSubscription | null> {
    return readCalendarSubscription(ctx, me.id);
  }
}
