import { ArgsType, Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { connectionType } from "../../../platform/graphql/connection.ts";
import { DeletionPayload, MutationPayload } from "../../../platform/graphql/fieldErrors.ts";
import { Image } from "../../media/Image.ts";

/** Which providers. */
@ArgsType()
export class EditableProvidersArgs {
  @Field(() => Int, { nullable: true, description: "How many, 1 to 100; 25 when it is not said." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "The cursor behind which the page begins." })
  after?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What stands in the name, a former name, the country or the address; at most 100 characters.",
  })
  search?: string | null;
}

@ObjectType({ description: "Who sells products, as admins edit it.", simpleResolvers: true })
export class EditableProvider {
  @Field(() => ID, { description: "Identifier, that of the `Provider`." })
  id: string;

  @Field(() => Int, { description: "Grows with every change; the mutations take the one that was shown." })
  version: number;

  @Field(() => String, { description: "Path of its page." })
  path: string;

  @Field(() => String, { description: "Name, as its products carry it." })
  name: string;

  @Field(() => String, { nullable: true, description: "Country in Swedish; null when it is not known." })
  country: string | null;

  @Field(() => String, { nullable: true, description: "Its own web address; null when it is not known." })
  website: string | null;

  @Field(() => String, { description: "What its page says of it; may be empty." })
  description: string;

  @Field(() => String, { nullable: true, description: "Address of its logo, as it is stored; null when it has none." })
  logoUrl: string | null;

  @Field(() => Image, { nullable: true, description: "The logo; null also when the library has lost it." })
  logo: Image | null;

  @Field(() => [String], { description: "What it, or one that was merged into it, was called before." })
  formerNames: string[];

  @Field(() => Int, { description: "How many products it has, also hidden ones." })
  productCount: number;
}

@ObjectType({ description: "Providers by name, for admins.", simpleResolvers: true })
export class EditableProviderConnection extends connectionType("EditableProvider", () => EditableProvider) {
  @Field(() => Int, { description: "How many there are of them." })
  totalCount: number;
}

/** What of a provider an admin fills in: the fields of `schema/providers.ts`. */
@InputType()
abstract class ProviderFactFields {
  @Field(() => String, { description: "Name, at most 200 characters, unlike all others." })
  name: string;

  @Field(() => String, { description: "Country in Swedish; empty when it is not known." })
  country: string;

  @Field(() => String, { description: "Its own web address; empty when it is not known." })
  website: string;

  @Field(() => String, { description: "What its page says of it, at most 2000 characters; may be empty." })
  description: string;

  @Field(() => String, { description: "Address of a picture of the library, or of the logo that it has; or empty." })
  logoUrl: string;
}

/** Which one a change is of, as it was shown. */
@InputType()
abstract class ShownProviderFields {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "A new provider." })
export class CreateProviderInput extends ProviderFactFields {}

@InputType({ description: "A collected supplier that shall be a provider." })
export class CreateProviderFromSupplierInput {
  @Field(() => ID, { description: "Which supplier." })
  supplierId: string;
}

@InputType({ description: "A provider as an admin has edited it: all of its facts." })
export class UpdateProviderInput extends ProviderFactFields {
  @Field(() => ID, { description: "Which one." })
  id: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "A provider that shall be part of another one." })
export class MergeProviderInput extends ShownProviderFields {
  @Field(() => ID, { description: "The one that stays." })
  intoId: string;
}

@InputType({ description: "A provider that shall be gone." })
export class DeleteProviderInput extends ShownProviderFields {}

/** What a change of a provider answers. */
@ObjectType({ simpleResolvers: true })
abstract class ProviderPayload extends MutationPayload {
  @Field(() => EditableProvider, {
    nullable: true,
    description: "The provider as it stands now, also when it was changed meanwhile; null when there is none.",
  })
  provider?: EditableProvider | null;
}

@ObjectType({ description: "What making a provider came to.", simpleResolvers: true })
export class CreateProviderPayload extends ProviderPayload {}

@ObjectType({ description: "What making a provider of a supplier came to.", simpleResolvers: true })
export class CreateProviderFromSupplierPayload extends ProviderPayload {}

@ObjectType({ description: "What editing a provider came to.", simpleResolvers: true })
export class UpdateProviderPayload extends ProviderPayload {}

@ObjectType({ description: "What merging came to; `provider` is the one that stays.", simpleResolvers: true })
export class MergeProviderPayload extends ProviderPayload {}

@ObjectType({ description: "What deleting a provider came to.", simpleResolvers: true })
export class DeleteProviderPayload extends DeletionPayload {}
