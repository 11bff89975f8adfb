import { Field, ID, InputType, Int } from "type-graphql";
import { TimeOfDay } from "../protocols/protocolEnums.ts";

const TIME = "When it is reminded of by the device's clock, as 07:30; null for never.";

/** What can be chosen; the same for a device that is new and for those that are there. */
@InputType()
abstract class ReminderChoices {
  @Field(() => String, { nullable: true, description: `Steps of the morning. ${TIME}` })
  morning?: string | null;

  @Field(() => String, { nullable: true, description: `Steps of the afternoon. ${TIME}` })
  afternoon?: string | null;

  @Field(() => String, { nullable: true, description: `Steps of the evening. ${TIME}` })
  evening?: string | null;

  @Field(() => String, { nullable: true, description: `Steps of the night. ${TIME}` })
  night?: string | null;

  @Field(() => String, { nullable: true, description: `Steps that have no time of day. ${TIME}` })
  none?: string | null;

  @Field(() => String, { nullable: true, description: "Nothing comes from this time of the clock on, as 22:00." })
  quietFrom?: string | null;

  @Field(() => String, { nullable: true, description: "Until this time, which may be the next morning." })
  quietUntil?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether reminders may name the steps and what else they are about; otherwise they say how many there are.",
  })
  namesSteps?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether steps of protocols are reminded of; they are where it is missing.",
  })
  remindsOfSteps?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether a programme that is being read is reminded of: on days when nothing of it was read, for two weeks.",
  })
  remindsOfProgramme?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "When that is by the device's clock; 18:00 where it is missing.",
  })
  programmeAt?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether it is told when a price that the account watches has sunk, beside the mail.",
  })
  remindsOfPrices?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether it is told, once each, when a sample is worth taking again by the published interval of its marker.",
  })
  remindsOfRetests?: boolean | null;
}

const DEVICE_KEY = "The random key that the device has made for itself: 32 to 64 letters, digits, '-' and '_'.";

@InputType({ description: "A device that is to be reminded: how it is reached (Push API), and when." })
export class SubscribeToRemindersInput extends ReminderChoices {
  @Field(() => String, { description: DEVICE_KEY })
  deviceKey: string;

  @Field(() => String, { description: "Address at the browser's push service." })
  endpoint: string;

  @Field(() => String, { description: "The subscription's public key, 65 bytes as base64url." })
  p256dh: string;

  @Field(() => String, { description: "The subscription's secret, 16 bytes as base64url." })
  auth: string;

  @Field(() => String, {
    nullable: true,
    description: "IANA name of the device's zone; Europe/Stockholm where it is missing or not known.",
  })
  zone?: string | null;
}

@InputType({ description: "When the one who asks is to be reminded, on all of their devices." })
export class UpdateRemindersInput extends ReminderChoices {
  @Field(() => String, { nullable: true, description: `${DEVICE_KEY} A guest's is known by it.` })
  deviceKey?: string | null;
}

@InputType({ description: "How many steps there are for each time of day." })
export class StepCountsInput {
  @Field(() => Int, { description: "In the morning." })
  morning: number;

  @Field(() => Int, { description: "In the afternoon." })
  afternoon: number;

  @Field(() => Int, { description: "In the evening." })
  evening: number;

  @Field(() => Int, { description: "At night." })
  night: number;

  @Field(() => Int, { description: "Without a time of day." })
  none: number;
}

@InputType({ description: "How many steps have a time of their own." })
export class OwnTimeCountsInput {
  @Field(() => String, { description: "The time, as 07:15." })
  at: string;

  @Field(() => Int, { description: "What is left today." })
  left: number;

  @Field(() => Int, { description: "What there is on any other day." })
  daily: number;
}

@InputType({ description: "How many steps a guest's browser has; what they are stays there." })
export class ReportedStepsInput {
  @Field(() => String, { description: "The day in Sweden that `left` is of, as 2026-12-24." })
  day: string;

  @Field(() => StepCountsInput, { description: "What is left on that day." })
  left: StepCountsInput;

  @Field(() => StepCountsInput, { description: "What there is on any other day." })
  daily: StepCountsInput;

  @Field(() => [OwnTimeCountsInput], {
    nullable: true,
    description: "The same of steps that have a time of their own, which are not among the others; at most 50 times.",
  })
  own?: OwnTimeCountsInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: "The last day on which something was read of a programme that is not read to its end.",
  })
  readOn?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: "Days from which on samples are worth taking again, whichever they are; at most 50.",
  })
  retestsFrom?: string[] | null;
}

@InputType({ description: "What a device that is reminded tells of itself." })
export class TellReminderDeviceInput {
  @Field(() => String, { description: DEVICE_KEY })
  deviceKey: string;

  @Field(() => String, { nullable: true, description: "IANA name of its zone." })
  zone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Address at the push service, given with `p256dh` and `auth` where the browser has subscribed anew.",
  })
  endpoint?: string | null;

  @Field(() => String, { nullable: true, description: "The new subscription's public key." })
  p256dh?: string | null;

  @Field(() => String, { nullable: true, description: "The new subscription's secret." })
  auth?: string | null;

  @Field(() => ReportedStepsInput, { nullable: true, description: "A guest's steps; an account's are known." })
  steps?: ReportedStepsInput | null;
}

@InputType({ description: "A device that is to be reminded no more: one of the two is given." })
export class RemoveReminderDeviceInput {
  @Field(() => String, { nullable: true, description: DEVICE_KEY })
  deviceKey?: string | null;

  @Field(() => ID, { nullable: true, description: "`key` of one of the devices of the one who asks." })
  key?: string | null;
}

@InputType({ description: "A reminder that is to come again later." })
export class PutOffReminderInput {
  @Field(() => String, { description: DEVICE_KEY })
  deviceKey: string;

  @Field(() => [TimeOfDay], { nullable: true, description: "The times of day that it was for." })
  timesOfDay?: TimeOfDay[] | null;

  @Field(() => [String], {
    nullable: true,
    description: "What it was for as the message has it in `later`, which is more than times of day.",
  })
  occasions?: string[] | null;
}

@InputType({ description: "The device that something is sent to." })
export class SendTestReminderInput {
  @Field(() => String, { description: DEVICE_KEY })
  deviceKey: string;
}
