import { GraphQLEmailAddress } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import { Node } from "../../platform/graphql/Node.ts";
import { Role } from "./administration/UserRole.ts";

/** An account as its owner sees it. */
@ObjectType({ description: "The account of the one who asks.", simpleResolvers: true, implements: Node })
export class Me implements Node {
  id: string;

  @Field(() => GraphQLEmailAddress, { description: "E-mail address, in lower case." })
  email: string;

  @Field(() => String, { description: "Full name as given." })
  fullName: string;

  @Field(() => Date, { description: "When the account was made." })
  createdAt: Date;

  @Field(() => [Role], { description: "Roles besides being a user." })
  roles: Role[];

  @Field(() => Boolean, { description: "True when the administration is open to them." })
  canAdminister: boolean;
}

/** Somebody signed in on a device. */
@ObjectType({ description: "A device on which the account is signed in.", simpleResolvers: true, implements: Node })
export class OwnSession implements Node {
  id: string;

  @Field(() => String, { description: "Browser and system in words, e.g. 'Firefox på Windows'." })
  device: string;

  @Field(() => Date, { description: "When it signed in." })
  createdAt: Date;

  @Field(() => Date, { description: "When it was last used, to some ten minutes." })
  lastUsedAt: Date;

  @Field(() => Boolean, { description: "True for the device that asks." })
  isCurrent: boolean;
}

/** Tokens for native clients; browsers have cookies. */
@ObjectType({ description: "Tokens for a native client; browsers get cookies instead.", simpleResolvers: true })
export class Tokens {
  @Field(() => String, { description: "For the header 'Authorization: Bearer …'." })
  accessToken: string;

  @Field(() => Date, { description: "When the access token runs out." })
  expiresAt: Date;

  @Field(() => String, { description: "For `refreshSession`; each works once." })
  refreshToken: string;

  @Field(() => String, {
    nullable: true,
    description:
      "For later sign-ins to the same account (`SignInInput.deviceToken`), so that strangers' wrong passwords do not lock this device out; null when tokens are refreshed.",
  })
  deviceToken?: string | null;
}

/** An account as admins see it. */
@ObjectType({ description: "An account with a role, as admins see it.", simpleResolvers: true })
export class RoleHolder {
  @Field(() => String, { description: "Tells it from the other holders and roles." })
  key: string;

  @Field(() => GraphQLEmailAddress, { description: "E-mail address." })
  email: string;

  @Field(() => String, { description: "Full name." })
  fullName: string;

  @Field(() => Role, { description: "The role." })
  role: Role;

  @Field(() => Date, { description: "When it was granted." })
  grantedAt: Date;
}
