import { GraphQLJSONObject } from "graphql-scalars";
import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../platform/graphql/context.ts";
import { allow } from "../../../platform/graphql/policy.ts";
import { isPublic } from "../../../platform/graphql/publicField.ts";
import type { RawJson } from "../../../platform/graphql/rawJson.ts";
import { DeleteAccountInput } from "../accountInputs.ts";
import { DeleteAccountPayload } from "../accountPayloads.ts";
import { ConsentText } from "./Consent.ts";
import { consentTexts } from "./consentService.ts";
import { KeptData } from "./KeptData.ts";
import { deleteAccount, exportMyData, keptData } from "./personalDataService.ts";

/** The rights of data subjects (GDPR). */
@Resolver()
export class PersonalDataResolver {
  @Query(() => [KeptData], {
    nullable: true,
    description: "Every kind of personal data that the site stores: what, why, how long.",
  })
  @isPublic()
  keptData(): KeptData[] {
    return keptData();
  }

  @Query(() => [ConsentText], { nullable: true, description: "The texts that one can consent to, as they stand." })
  @isPublic()
  async consentTexts(@Ctx() ctx: Context): Promise<ConsentText[]> {
    return consentTexts(await ctx.site.read(ctx));
  }

  @Query(() => GraphQLJSONObject, {
    nullable: true,
    description:
      "Everything that is stored about the account, for its owner to download: one JSON object with the moment it was made ('skapad') and a key for each kind of data in plain Swedish, such as 'konto', 'inloggningar', 'samtycken', 'resa' and 'meddelanden', each an object or a list of objects. It is for people to read and keep; more kinds and keys may come.",
  })
  @allow("signedIn")
  myData(@Ctx() ctx: Context): Promise<RawJson> {
    return exportMyData(ctx);
  }

  @Mutation(() => DeleteAccountPayload, {
    description: "Deletes the account and everything that belongs to it. Errors: INVALID, WRONG_PASSWORD, LAST_ADMIN.",
  })
  @allow("signedIn")
  deleteAccount(
    @Arg("input", () => DeleteAccountInput, { description: "The password." }) input: DeleteAccountInput,
    @Ctx() ctx: Context,
  ): Promise<DeleteAccountPayload> {
    return deleteAccount(ctx, input.password);
  }
}
