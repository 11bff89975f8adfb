import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../../../platform/graphql/context.ts";
import { allow } from "../../../platform/graphql/policy.ts";
import { Me } from "../Me.ts";
import { verifyAgain } from "../sessions/verification.ts";
import {
  BeginSecondFactorInput,
  ConfirmSecondFactorInput,
  RemoveSecondFactorInput,
  RenewRecoveryCodesInput,
  VerifyAgainInput,
} from "./secondFactorInputs.ts";
import {
  BeginSecondFactorPayload,
  ConfirmSecondFactorPayload,
  RemoveSecondFactorPayload,
  RenewRecoveryCodesPayload,
  SecondFactorState,
  VerifyAgainPayload,
} from "./secondFactorPayloads.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "./secondFactorService.ts";

/** The second factor, and proving once more who one is. */
@Resolver(() => Me)
export class SecondFactorResolver {
  @FieldResolver(() => SecondFactorState, { description: "Its second factor, and whether it is on." })
  secondFactor(@Root() me: Me, @Ctx() ctx: Context): Promise<SecondFactorState> {
    return readSecondFactor(ctx, me.id);
  }

  @Mutation(() => BeginSecondFactorPayload, {
    description:
      "Makes a key for an authenticator app. Signing in asks for codes once `confirmSecondFactor` got one. Errors: INVALID, WRONG_PASSWORD, SECOND_FACTOR_ON. Throws TOO_MANY_REQUESTS.",
  })
  @allow("signedIn")
  beginSecondFactor(
    @Arg("input", () => BeginSecondFactorInput, { description: "The password." }) input: BeginSecondFactorInput,
    @Ctx() ctx: Context,
  ): Promise<BeginSecondFactorPayload> {
    return beginSecondFactor(ctx, input.password);
  }

  @Mutation(() => ConfirmSecondFactorPayload, {
    description:
      "Turns on the second factor that was begun, and gives its recovery codes. Errors: INVALID, SECOND_FACTOR_WRONG, NOT_STARTED. Throws TOO_MANY_REQUESTS.",
  })
  @allow("signedIn")
  confirmSecondFactor(
    @Arg("input", () => ConfirmSecondFactorInput, { description: "A code." }) input: ConfirmSecondFactorInput,
    @Ctx() ctx: Context,
  ): Promise<ConfirmSecondFactorPayload> {
    return confirmSecondFactor(ctx, input.code);
  }

  @Mutation(() => RemoveSecondFactorPayload, {
    description:
      "Turns the second factor off. Errors: INVALID, WRONG_PASSWORD, SECOND_FACTOR_WRONG. Throws TOO_MANY_REQUESTS.",
  })
  @allow("signedIn")
  removeSecondFactor(
    @Arg("input", () => RemoveSecondFactorInput, { description: "Password and code." }) input: RemoveSecondFactorInput,
    @Ctx() ctx: Context,
  ): Promise<RemoveSecondFactorPayload> {
    return removeSecondFactor(ctx, input);
  }

  @Mutation(() => RenewRecoveryCodesPayload, {
    description:
      "Gives new recovery codes; the former ones no longer work. Errors: INVALID, SECOND_FACTOR_WRONG. Throws TOO_MANY_REQUESTS.",
  })
  @allow("signedIn")
  renewRecoveryCodes(
    @Arg("input", () => RenewRecoveryCodesInput, { description: "A code." }) input: RenewRecoveryCodesInput,
    @Ctx() ctx: Context,
  ): Promise<RenewRecoveryCodesPayload> {
    return renewRecoveryCodes(ctx, input.code);
  }

  @Mutation(() => VerifyAgainPayload, {
    description:
      "Proves once more who one is, before what answers VERIFY_AGAIN; it holds for ten minutes. Errors: INVALID, WRONG_PASSWORD, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG. Throws TOO_MANY_REQUESTS.",
  })
  @allow("signedIn")
  verifyAgain(
    @Arg("input", () => VerifyAgainInput, { description: "Password or code." }) input: VerifyAgainInput,
    @Ctx() ctx: Context,
  ): Promise<VerifyAgainPayload> {
    return verifyAgain(ctx, input);
  }
}
