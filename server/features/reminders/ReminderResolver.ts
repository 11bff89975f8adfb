import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { allow } from "../../platform/graphql/policy.ts";
import {
  PutOffReminderInput,
  RemoveReminderDeviceInput,
  SendTestReminderInput,
  SubscribeToRemindersInput,
  TellReminderDeviceInput,
  UpdateRemindersInput,
} from "./reminderInputs.ts";
import {
  putOff,
  type ReminderContext,
  readReminders,
  removeDevice,
  sendTest,
  subscribe,
  tellDevice,
  updateReminders,
} from "./reminderService.ts";
import {
  PutOffReminderPayload,
  Reminders,
  RemoveReminderDevicePayload,
  SendTestReminderPayload,
  SubscribeToRemindersPayload,
  TellReminderDevicePayload,
  UpdateRemindersPayload,
} from "./reminderTypes.ts";

/** Reminders on devices, over Web Push. */
@Resolver()
export class ReminderResolver {
  @Query(() => Reminders, {
    nullable: true,
    description: "The reminders of the one who asks: of an account, or of a guest's device by its key.",
  })
  @allow("everybody")
  reminders(
    @Arg("deviceKey", () => String, { nullable: true, description: "The key that the device has made for itself." })
    deviceKey: string | null | undefined,
    @Ctx() ctx: ReminderContext,
  ): Promise<Reminders> {
    return readReminders(ctx, deviceKey);
  }

  @Mutation(() => SubscribeToRemindersPayload, {
    description:
      "Reminds a device of what is left of protocols; once more changes how it is reached and when. All devices of an account have the same times. Errors: INVALID; TOO_MUCH from the 21st device of an account on; NOT_FOUND.",
  })
  @allow("everybody")
  subscribeToReminders(
    @Arg("input", () => SubscribeToRemindersInput, { description: "The device." }) input: SubscribeToRemindersInput,
    @Ctx() ctx: ReminderContext,
  ): Promise<SubscribeToRemindersPayload> {
    return subscribe(ctx, input);
  }

  @Mutation(() => UpdateRemindersPayload, {
    description: "Changes when the one who asks is reminded. Errors: INVALID; NOT_FOUND while no device is reminded.",
  })
  @allow("everybody")
  updateReminders(
    @Arg("input", () => UpdateRemindersInput, { description: "What is chosen." }) input: UpdateRemindersInput,
    @Ctx() ctx: ReminderContext,
  ): Promise<UpdateRemindersPayload> {
    return updateReminders(ctx, input);
  }

  @Mutation(() => TellReminderDevicePayload, {
    description:
      "Notes where a device's clock is, how it is reached since, and how many steps a guest has; a guest's device goes along to the account that asks. Errors: INVALID; TOO_MUCH; NOT_FOUND for a device that is not reminded, or of another account.",
  })
  @allow("everybody")
  tellReminderDevice(
    @Arg("input", () => TellReminderDeviceInput, { description: "What it tells." }) input: TellReminderDeviceInput,
    @Ctx() ctx: ReminderContext,
  ): Promise<TellReminderDevicePayload> {
    return tellDevice(ctx, input);
  }

  @Mutation(() => RemoveReminderDevicePayload, {
    description: "Reminds a device no more, and forgets it. Errors: NOT_FOUND for one that is not reminded.",
  })
  @allow("everybody")
  removeReminderDevice(
    @Arg("input", () => RemoveReminderDeviceInput, { description: "Which one." }) input: RemoveReminderDeviceInput,
    @Ctx() ctx: ReminderContext,
  ): Promise<RemoveReminderDevicePayload> {
    return removeDevice(ctx, input);
  }

  @Mutation(() => PutOffReminderPayload, {
    description: "Reminds a device once more in half an hour. Errors: INVALID; NOT_FOUND for one that is not reminded.",
  })
  @allow("everybody")
  putOffReminder(
    @Arg("input", () => PutOffReminderInput, { description: "What is put off." }) input: PutOffReminderInput,
    @Ctx() ctx: ReminderContext,
  ): Promise<PutOffReminderPayload> {
    return putOff(ctx, input);
  }

  @Mutation(() => SendTestReminderPayload, {
    description:
      "Sends something to the device at once, to see whether it arrives. Errors: NOT_FOUND for one that is not reminded; INVALID when its push service does not take it now.",
  })
  @allow("everybody")
  sendTestReminder(
    @Arg("input", () => SendTestReminderInput, { description: "Which device." }) input: SendTestReminderInput,
    @Ctx() ctx: ReminderContext,
  ): Promise<SendTestReminderPayload> {
    return sendTest(ctx, input.deviceKey);
  }
}
