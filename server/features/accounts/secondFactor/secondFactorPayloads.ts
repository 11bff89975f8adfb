import { Field, Int, ObjectType } from "type-graphql";
import { MutationPayload } from "../../../platform/graphql/fieldErrors.ts";
import { AccountPayload } from "../accountPayloads.ts";

/** State of an account's second factor, for its owner. */
@ObjectType("SecondFactor", {
  description: "The second factor of an account: codes of an authenticator app, asked for at sign-in.",
  simpleResolvers: true,
})
export class SecondFactorState {
  @Field(() => Boolean, { description: "Whether signing in asks for a code." })
  isOn: boolean;

  @Field(() => Int, { description: "Recovery codes that were not used yet." })
  recoveryCodesLeft: number;

  @Field(() => Boolean, { description: "Whether the administration, which is theirs, opens only with it." })
  isRequired: boolean;
}

/** Secret for an authenticator app; returned only once. */
@ObjectType({ description: "What an authenticator app needs to make codes.", simpleResolvers: true })
export class SecondFactorSetup {
  @Field(() => String, { description: "The key, in Base32, for typing it in." })
  secret: string;

  @Field(() => String, { description: "The key as an 'otpauth://' address, which opens an app on the same device." })
  uri: string;

  @Field(() => String, { description: "The address as a QR code: the text of an SVG, black on white." })
  qrCode: string;
}

/** New recovery codes; returned only once. */
@ObjectType({ simpleResolvers: true })
export abstract class RecoveryCodesPayload extends AccountPayload {
  @Field(() => [String], {
    nullable: true,
    description: "Recovery codes, each for once. They are not stored and cannot be shown again; null when refused.",
  })
  recoveryCodes?: string[] | null;
}

@ObjectType({ description: "What beginning to add a second factor came to.", simpleResolvers: true })
export class BeginSecondFactorPayload extends MutationPayload {
  @Field(() => SecondFactorSetup, { nullable: true, description: "For the authenticator app; null when refused." })
  setup?: SecondFactorSetup | null;
}

@ObjectType({ description: "What turning on the second factor came to.", simpleResolvers: true })
export class ConfirmSecondFactorPayload extends RecoveryCodesPayload {}

@ObjectType({ description: "What turning off the second factor came to.", simpleResolvers: true })
export class RemoveSecondFactorPayload extends AccountPayload {}

@ObjectType({ description: "What making new recovery codes came to.", simpleResolvers: true })
export class RenewRecoveryCodesPayload extends RecoveryCodesPayload {}

@ObjectType({ description: "What proving once more who one is came to.", simpleResolvers: true })
export class VerifyAgainPayload extends MutationPayload {}
