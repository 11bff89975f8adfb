import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { MutationPayload } from "../../platform/graphql/fieldErrors.ts";

@ObjectType({ description: "A provider of MR scans as an admin edits it.", simpleResolvers: true })
export class EditableMrProvider {
  @Field(() => ID, { description: "Identifier, that of the `MrProvider`." })
  id: string;

  @Field(() => Int, { description: "Counts changes; a change takes the one that was shown." })
  version: number;

  @Field(() => String, { description: "Name." })
  name: string;

  @Field(() => String, { description: "Price as visitors see it, e.g. '2 500–4 900 kr'." })
  priceEstimate: string;

  @Field(() => Int, { description: "Lowest price in kronor." })
  lowestPrice: number;

  @Field(() => Int, { description: "Highest price in kronor." })
  highestPrice: number;

  @Field(() => String, { description: "How long the answer takes, as shown." })
  turnaroundTime: string;

  @Field(() => Int, { description: "Calendar days that the answer takes at most." })
  turnaroundDays: number;

  @Field(() => String, { description: "Where the scan is made." })
  location: string;

  @Field(() => Boolean, { description: "True when a doctor goes through the answer." })
  hasDoctorAnalysis: boolean;

  @Field(() => Boolean, { description: "True when a doctor's referral is needed." })
  requiresPrescription: boolean;

  @Field(() => [String], { description: "What speaks for it." })
  strengths: string[];

  @Field(() => [String], { description: "What to keep in mind." })
  weaknesses: string[];

  @Field(() => String, { nullable: true, description: "The provider's page; null when there is none." })
  affiliateLink: string | null;

  @Field(() => Boolean, { description: "True for those that the editors recommend." })
  isFeatured: boolean;

  @Field(() => GraphQLLocalDate, { description: "Day on which its facts were last looked at." })
  checkedOn: string;
}

/** What making and editing a provider have in common. */
@InputType()
export abstract class MrProviderFields {
  @Field(() => String, { description: "Name, 1 to 120 characters in one line, unlike all others." })
  name: string;

  @Field(() => Int, { description: "Lowest price in kronor." })
  lowestPrice: number;

  @Field(() => Int, { description: "Highest price in kronor, not lower than the lowest." })
  highestPrice: number;

  @Field(() => String, { description: "How long the answer takes, e.g. '5–7 arbetsdagar'." })
  turnaroundTime: string;

  @Field(() => Int, { description: "Calendar days that the answer takes at most, 0 to 365." })
  turnaroundDays: number;

  @Field(() => String, { description: "Where the scan is made." })
  location: string;

  @Field(() => Boolean, { description: "Whether a doctor goes through the answer." })
  hasDoctorAnalysis: boolean;

  @Field(() => Boolean, { description: "Whether a doctor's referral is needed." })
  requiresPrescription: boolean;

  @Field(() => [String], { description: "What speaks for it, 10 at most." })
  strengths: string[];

  @Field(() => [String], { description: "What to keep in mind, 10 at most." })
  weaknesses: string[];

  @Field(() => String, { description: "The provider's page; empty when there is none." })
  affiliateLink: string;

  @Field(() => Boolean, { description: "Whether the editors recommend it." })
  isFeatured: boolean;

  @Field(() => GraphQLLocalDate, { description: "Day on which its facts were last looked at." })
  checkedOn: string;
}

@InputType({ description: "A provider of MR scans that is new." })
export class CreateMrProviderInput extends MrProviderFields {}

@InputType({ description: "All that is to stand about a provider of MR scans." })
export class UpdateMrProviderInput extends MrProviderFields {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "A provider of MR scans whose facts were looked at today." })
export class CheckMrProviderInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was looked at." })
  version: number;
}

@InputType({ description: "A provider of MR scans that is to be deleted." })
export class DeleteMrProviderInput {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

/** What writing a provider came to. */
@ObjectType({ simpleResolvers: true })
abstract class MrProviderPayload extends MutationPayload {
  @Field(() => EditableMrProvider, {
    nullable: true,
    description: "The provider as it stands now, also when it was changed meanwhile; null when there is none.",
  })
  mrProvider?: EditableMrProvider | null;
}

@ObjectType({ description: "What making a provider of MR scans came to.", simpleResolvers: true })
export class CreateMrProviderPayload extends MrProviderPayload {}

@ObjectType({ description: "What editing a provider of MR scans came to.", simpleResolvers: true })
export class UpdateMrProviderPayload extends MrProviderPayload {}

@ObjectType({ description: "What saying that a provider's facts were looked at came to.", simpleResolvers: true })
export class CheckMrProviderPayload extends MrProviderPayload {}

@ObjectType({ description: "What deleting a provider of MR scans came to.", simpleResolvers: true })
export class DeleteMrProviderPayload extends MrProviderPayload {
  @Field(() => ID, { nullable: true, description: "Identifier of what was deleted; null when nothing was." })
  deletedId?: string | null;
}
