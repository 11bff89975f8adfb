import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import {
  CheckMrProviderInput,
  CheckMrProviderPayload,
  CreateMrProviderInput,
  CreateMrProviderPayload,
  DeleteMrProviderInput,
  DeleteMrProviderPayload,
  EditableMrProvider,
  UpdateMrProviderInput,
  UpdateMrProviderPayload,
} from "./EditableMrProvider.ts";
import {
  checkMrProvider,
  createMrProvider,
  deleteMrProvider,
  readEditableMrProviders,
  updateMrProvider,
} from "./mrProviderEditing.ts";

/** Providers of MR scans, for admins. */
@Resolver()
export class MrProviderEditingResolver {
  @Query(() => [EditableMrProvider], { nullable: true, description: "Every provider of MR scans, by name." })
  @allow("admin")
  editableMrProviders(@Ctx() ctx: Context): Promise<EditableMrProvider[]> {
    return readEditableMrProviders(ctx);
  }

  @Mutation(() => CreateMrProviderPayload, {
    description: "Adds a provider of MR scans. Errors: INVALID, TAKEN.",
  })
  @allow("admin")
  createMrProvider(
    @Arg("input", () => CreateMrProviderInput, { description: "All about it." }) input: CreateMrProviderInput,
    @Ctx() ctx: Context,
  ): Promise<CreateMrProviderPayload> {
    return createMrProvider(ctx, input);
  }

  @Mutation(() => UpdateMrProviderPayload, {
    description: "Changes a provider of MR scans. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN.",
  })
  @allow("admin")
  updateMrProvider(
    @Arg("input", () => UpdateMrProviderInput, { description: "All about it." }) input: UpdateMrProviderInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateMrProviderPayload> {
    return updateMrProvider(ctx, input);
  }

  @Mutation(() => CheckMrProviderPayload, {
    description: "Says that a provider's facts were looked at today. Errors: NOT_FOUND, OUTDATED.",
  })
  @allow("admin")
  checkMrProvider(
    @Arg("input", () => CheckMrProviderInput, { description: "Which one." }) input: CheckMrProviderInput,
    @Ctx() ctx: Context,
  ): Promise<CheckMrProviderPayload> {
    return checkMrProvider(ctx, input);
  }

  @Mutation(() => DeleteMrProviderPayload, {
    description:
      "Deletes a provider of MR scans; the counted clicks on its link stay. Errors: NOT_FOUND, OUTDATED, VERIFY_AGAIN.",
  })
  @allow("admin")
  deleteMrProvider(
    @Arg("input", () => DeleteMrProviderInput, { description: "Which one." }) input: DeleteMrProviderInput,
    @Ctx() ctx: Context,
  ): Promise<DeleteMrProviderPayload> {
    return deleteMrProvider(ctx, input);
  }
}
