import { GraphQLEmailAddress, GraphQLLocalDate } from "graphql-scalars";
import { ArgsType, Field, InputType, Int, ObjectType } from "type-graphql";
import { connectionType } from "../../../platform/graphql/connection.ts";
import { MutationPayload } from "../../../platform/graphql/fieldErrors.ts";
import { Role } from "./UserRole.ts";

@ObjectType({
  description: "An account in the list of all; what its owner has written or measured is not for admins.",
  simpleResolvers: true,
})
export class ListedAccount {
  @Field(() => String, { description: "Tells it from the others." })
  key: string;

  @Field(() => GraphQLEmailAddress, { description: "E-mail address." })
  email: string;

  @Field(() => String, { description: "Full name as given." })
  fullName: string;

  @Field(() => Date, { description: "When it was made." })
  createdAt: Date;

  @Field(() => Boolean, { description: "Whether its address was confirmed; it cannot be signed in to before." })
  isConfirmed: boolean;

  @Field(() => [Role], { description: "Roles besides being a user." })
  roles: Role[];

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: "Day on which it was last used, to some ten minutes; null when that is not known any more.",
  })
  lastSeenOn: string | null;

  @Field(() => Date, { nullable: true, description: "Since when an admin keeps its owner out; null unless it is so." })
  blockedAt: Date | null;

  @Field(() => Boolean, { description: "True for the account of the one who asks, who cannot change it here." })
  isOwn: boolean;
}

@ObjectType({ description: "Accounts, the newest first.", simpleResolvers: true })
export class AccountConnection extends connectionType("Account", () => ListedAccount) {}

/** Which accounts, and which page of them. */
@ArgsType()
export class AccountsArgs {
  @Field(() => Int, { nullable: true, description: "How many, 1 to 100; 50 when it is not said." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "The cursor behind which the page begins." })
  after?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What the e-mail address, or one of the names, begins with; at most 100 characters.",
  })
  search?: string | null;
}

@InputType({ description: "An account that shall not be used." })
export class BlockAccountInput {
  @Field(() => String, { description: "`ListedAccount.key`." })
  key: string;
}

@InputType({ description: "An account that may be used again." })
export class UnblockAccountInput {
  @Field(() => String, { description: "`ListedAccount.key`." })
  key: string;
}

@InputType({ description: "An account that shall be gone, with everything in it." })
export class EraseAccountInput {
  @Field(() => String, { description: "`ListedAccount.key`." })
  key: string;
}

@ObjectType({ description: "What blocking an account came to.", simpleResolvers: true })
export class BlockAccountPayload extends MutationPayload {
  @Field(() => ListedAccount, { nullable: true, description: "The account as it is now; null when refused." })
  account?: ListedAccount | null;
}

@ObjectType({ description: "What letting an account in again came to.", simpleResolvers: true })
export class UnblockAccountPayload extends MutationPayload {
  @Field(() => ListedAccount, { nullable: true, description: "The account as it is now; null when refused." })
  account?: ListedAccount | null;
}

@ObjectType({ description: "What erasing an account came to.", simpleResolvers: true })
export class EraseAccountPayload extends MutationPayload {
  @Field(() => String, { nullable: true, description: "`key` of the account that is gone; null when refused." })
  erasedKey?: string | null;
}
