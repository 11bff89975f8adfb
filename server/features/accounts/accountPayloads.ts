import { Field, ID, ObjectType } from "type-graphql";
import { FieldError, MutationPayload } from "../../platform/graphql/fieldErrors.ts";
import { Me, RoleHolder, Tokens } from "./Me.ts";
import { Consent } from "./personalData/Consent.ts";

/** The payload of changes of an account: the account as it is now. */
@ObjectType({ simpleResolvers: true })
export abstract class AccountPayload extends MutationPayload {
  @Field(() => Me, { nullable: true, description: "The account as it is now; null when signed out." })
  me?: Me | null;
}

/** The payload of signing in and of refreshing a session. */
@ObjectType({ simpleResolvers: true })
export abstract class SessionPayload extends AccountPayload {
  @Field(() => Tokens, {
    nullable: true,
    description: "For clients without cookies; null when they were not asked for.",
  })
  tokens?: Tokens | null;
}

/** Payload of a change of a consent. */
@ObjectType({ simpleResolvers: true })
export abstract class ConsentPayload extends AccountPayload {
  @Field(() => Consent, { nullable: true, description: "The consent afterwards; null when refused." })
  consent?: Consent | null;
}

@ObjectType({ description: "What signing up came to.", simpleResolvers: true })
export class SignUpPayload extends MutationPayload {}

@ObjectType({ description: "What signing in came to.", simpleResolvers: true })
export class SignInPayload extends SessionPayload {}

@ObjectType({ description: "What renewing a session came to.", simpleResolvers: true })
export class RefreshSessionPayload extends SessionPayload {}

@ObjectType({ description: "What signing out came to.", simpleResolvers: true })
export class SignOutPayload extends MutationPayload {}

@ObjectType({ description: "What signing out everywhere came to.", simpleResolvers: true })
export class SignOutEverywherePayload extends MutationPayload {}

@ObjectType({ description: "What ending a session came to.", simpleResolvers: true })
export class RevokeSessionPayload extends AccountPayload {
  @Field(() => ID, { nullable: true, description: "The session that has ended; null when refused." })
  revokedSessionId?: string | null;
}

@ObjectType({ description: "What asking for the confirming link came to.", simpleResolvers: true })
export class ResendConfirmationPayload extends MutationPayload {}

@ObjectType({ description: "What confirming an address came to.", simpleResolvers: true })
export class ConfirmEmailPayload extends AccountPayload {}

@ObjectType({ description: "What asking for a link for a new password came to.", simpleResolvers: true })
export class RequestPasswordResetPayload extends MutationPayload {}

@ObjectType({ description: "What setting a new password came to.", simpleResolvers: true })
export class ResetPasswordPayload extends MutationPayload {}

@ObjectType({ description: "What changing the password came to.", simpleResolvers: true })
export class ChangePasswordPayload extends AccountPayload {}

@ObjectType({ description: "What asking for another address came to.", simpleResolvers: true })
export class ChangeEmailPayload extends MutationPayload {}

@ObjectType({ description: "What changing the profile came to.", simpleResolvers: true })
export class UpdateProfilePayload extends AccountPayload {}

@ObjectType({ description: "What giving a consent came to.", simpleResolvers: true })
export class GiveConsentPayload extends ConsentPayload {}

@ObjectType({ description: "What withdrawing a consent came to.", simpleResolvers: true })
export class WithdrawConsentPayload extends ConsentPayload {}

@ObjectType({ description: "What deleting the account came to.", simpleResolvers: true })
export class DeleteAccountPayload extends MutationPayload {}

@ObjectType({ description: "What giving a role came to.", simpleResolvers: true })
export class GrantRolePayload extends MutationPayload {
  @Field(() => RoleHolder, { nullable: true, description: "Who has the role now; null when refused." })
  roleHolder?: RoleHolder | null;
}

@ObjectType({ description: "What taking a role away came to.", simpleResolvers: true })
export class RevokeRolePayload extends AccountPayload {
  @Field(() => String, {
    nullable: true,
    description: "`RoleHolder.key` of the user whose role was revoked; null when refused.",
  })
  revokedKey?: string | null;
}

/** An access token for trying the graph; it is the only copy. */
@ObjectType({ description: "What making an access token came to.", simpleResolvers: true })
export class CreateAccessTokenPayload {
  @Field(() => String, {
    nullable: true,
    description: "For the header 'Authorization: Bearer …'. It is not stored, and cannot be shown again.",
  })
  accessToken?: string | null;

  @Field(() => Date, { nullable: true, description: "When it runs out." })
  expiresAt?: Date | null;

  @Field(() => [FieldError], { description: "Why none was made; empty when one was." })
  errors: FieldError[];
}
