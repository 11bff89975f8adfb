import { GraphQLJSONObject } from "graphql-scalars";
import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { isPublic } from "../../platform/graphql/publicField.ts";
import { KeptData } from "./KeptData.ts";
import { AccountPayload } from "./Me.ts";
import { deleteAccount, exportMyData, keptData } from "./personalDataService.ts";

/** The rights of those whom personal data is about (GDPR). */
@Resolver()
export class PersonalDataResolver {
  @Query(() => [KeptData], { description: "Every kind of personal data that is kept: what, why, how long." })
  @isPublic()
  keptData(): KeptData[] {
    return keptData();
  }

  @Query(() => GraphQLJSONObject, { description: "Everything that is kept about the account, as one JSON object." })
  @allow("signedIn")
  myData(@Ctx() ctx: Context): Promise<Record<string, unknown>> {
    return exportMyData(ctx);
  }

  @Mutation(() => AccountPayload, {
    description: "Deletes the account and everything that belongs to it. Errors: INVALID, WRONG_PASSWORD, LAST_ADMIN.",
  })
  @allow("signedIn")
  deleteAccount(
    @Arg("password", () => String, { description: "The password once more." }) password: string,
    @Ctx() ctx: Context,
  ): Promise<AccountPayload> {
    return deleteAccount(ctx, password);
  }
}
