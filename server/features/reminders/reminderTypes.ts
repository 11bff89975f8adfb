import { Field, ID, ObjectType } from "type-graphql";
import { MutationPayload } from "../../platform/graphql/fieldErrors.ts";

const TIME = "as 07:30 by the device's clock; null where that is not reminded of.";

@ObjectType({ description: "What somebody has chosen to be reminded of.", simpleResolvers: true })
export class ReminderSettings {
  @Field(() => String, { nullable: true, description: `When the morning's steps are reminded of, ${TIME}` })
  morning: string | null;

  @Field(() => String, { nullable: true, description: `When the afternoon's steps are reminded of, ${TIME}` })
  afternoon: string | null;

  @Field(() => String, { nullable: true, description: `When the evening's steps are reminded of, ${TIME}` })
  evening: string | null;

  @Field(() => String, { nullable: true, description: `When the night's steps are reminded of, ${TIME}` })
  night: string | null;

  @Field(() => String, { nullable: true, description: `When steps without a time of day are reminded of, ${TIME}` })
  none: string | null;

  @Field(() => String, { nullable: true, description: "Nothing comes from this time of the clock on." })
  quietFrom: string | null;

  @Field(() => String, { nullable: true, description: "Until this time, which may be the next morning." })
  quietUntil: string | null;

  @Field(() => Boolean, { description: "Whether reminders may name the steps, and what else they are about." })
  namesSteps: boolean;

  @Field(() => Boolean, { description: "Whether steps of protocols are reminded of, at the times above." })
  remindsOfSteps: boolean;

  @Field(() => Boolean, { description: "Whether a programme that is being read is reminded of." })
  remindsOfProgramme: boolean;

  @Field(() => String, { nullable: true, description: "When that is, as 18:00, which it is where this is null." })
  programmeAt: string | null;

  @Field(() => Boolean, { description: "Whether it is told when a watched price has sunk; an account has those." })
  remindsOfPrices: boolean;

  @Field(() => Boolean, { description: "Whether it is told when a sample is worth taking again." })
  remindsOfRetests: boolean;
}

@ObjectType({ description: "A browser that is reminded.", simpleResolvers: true })
export class ReminderDevice {
  @Field(() => ID, { description: "Names it for `removeReminderDevice`." })
  key: string;

  @Field(() => String, { description: "Browser and system in words." })
  label: string;

  @Field(() => String, { description: "IANA name of the zone that its clock shows." })
  zone: string;

  @Field(() => Boolean, { description: "Whether it is the device whose key was given." })
  isThis: boolean;

  @Field(() => Date, { description: "Since when it is reminded." })
  createdAt: Date;

  @Field(() => Date, { description: "When it last told of itself." })
  seenAt: Date;

  @Field(() => Date, { nullable: true, description: "When the next reminder comes, where something is left then." })
  nextAt: Date | null;
}

@ObjectType({ description: "The reminders of the one who asks.", simpleResolvers: true })
export class Reminders {
  @Field(() => String, { description: "The key with which a browser subscribes (VAPID), as base64url." })
  publicKey: string;

  @Field(() => Boolean, { description: "Whether the device whose key was given is reminded." })
  isOnHere: boolean;

  @Field(() => ReminderSettings, { nullable: true, description: "What was chosen; null while no device is reminded." })
  settings: ReminderSettings | null;

  @Field(() => [String], {
    description:
      "Times of the clock, 'HH:MM', at which nothing comes, since three reminders a day come before: those chosen here and those that steps have as their own are more.",
  })
  leftOut: string[];

  @Field(() => [ReminderDevice], { description: "The devices that are reminded, the first one first." })
  devices: ReminderDevice[];
}

/** What a change of reminders came to; each mutation has a type of its own. */
@ObjectType({ simpleResolvers: true })
export abstract class RemindersPayload extends MutationPayload {
  @Field(() => Reminders, { nullable: true, description: "The reminders as they are now." })
  reminders?: Reminders | null;
}

@ObjectType({ description: "What subscribing a device came to.", simpleResolvers: true })
export class SubscribeToRemindersPayload extends RemindersPayload {}

@ObjectType({ description: "What changing reminders came to.", simpleResolvers: true })
export class UpdateRemindersPayload extends RemindersPayload {}

@ObjectType({ description: "What a device's telling of itself came to.", simpleResolvers: true })
export class TellReminderDevicePayload extends RemindersPayload {}

@ObjectType({ description: "What removing a device came to.", simpleResolvers: true })
export class RemoveReminderDevicePayload extends RemindersPayload {}

@ObjectType({ description: "What putting a reminder off came to.", simpleResolvers: true })
export class PutOffReminderPayload extends RemindersPayload {}

@ObjectType({ description: "What sending a test came to.", simpleResolvers: true })
export class SendTestReminderPayload extends RemindersPayload {}
