import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { allow } from "../../../platform/graphql/policy.ts";
import { Image } from "../../media/Image.ts";
import type { MediaContext } from "../../media/mediaLoaders.ts";
import { readImage } from "../../media/readImage.ts";
import {
  CreateProviderFromSupplierInput,
  CreateProviderFromSupplierPayload,
  CreateProviderInput,
  CreateProviderPayload,
  DeleteProviderInput,
  DeleteProviderPayload,
  EditableProvider,
  EditableProviderConnection,
  EditableProvidersArgs,
  MergeProviderInput,
  MergeProviderPayload,
  UpdateProviderInput,
  UpdateProviderPayload,
} from "./EditableProvider.ts";
import {
  createProvider,
  createProviderFromSupplier,
  deleteProvider,
  mergeProvider,
  readEditableProviders,
  updateProvider,
} from "./providerEditing.ts";

/** Sellers of products, for admins. */
@Resolver(() => EditableProvider)
export class ProviderEditingResolver {
  @Query(() => EditableProviderConnection, {
    nullable: true,
    description: "Everybody who sells or has sold something, by name. Errors: BAD_USER_INPUT.",
  })
  @allow("admin")
  editableProviders(
    @Args() args: EditableProvidersArgs,
    @Ctx() ctx: MediaContext,
  ): Promise<EditableProviderConnection> {
    return readEditableProviders(ctx, args);
  }

  @FieldResolver(() => Image, { nullable: true })
  logo(@Root() { logoUrl, name }: EditableProvider, @Ctx() ctx: MediaContext): Image | null | Promise<Image | null> {
    return readImage(ctx, logoUrl, name);
  }

  @Mutation(() => CreateProviderPayload, { description: "Makes a provider. Errors: INVALID, NOT_FOUND, TAKEN." })
  @allow("admin")
  createProvider(
    @Arg("input", () => CreateProviderInput, { description: "All of its facts." }) input: CreateProviderInput,
    @Ctx() ctx: MediaContext,
  ): Promise<CreateProviderPayload> {
    return createProvider(ctx, input);
  }

  @Mutation(() => CreateProviderFromSupplierPayload, {
    description: "Makes a provider of a collected supplier, which stays. Errors: NOT_FOUND, TAKEN.",
  })
  @allow("admin")
  createProviderFromSupplier(
    @Arg("input", () => CreateProviderFromSupplierInput, { description: "Which supplier." })
    input: CreateProviderFromSupplierInput,
    @Ctx() ctx: MediaContext,
  ): Promise<CreateProviderFromSupplierPayload> {
    return createProviderFromSupplier(ctx, input);
  }

  @Mutation(() => UpdateProviderPayload, {
    description:
      "Writes what an admin edited of a provider; its products follow name and country. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN.",
  })
  @allow("admin")
  updateProvider(
    @Arg("input", () => UpdateProviderInput, { description: "All of its facts." }) input: UpdateProviderInput,
    @Ctx() ctx: MediaContext,
  ): Promise<UpdateProviderPayload> {
    return updateProvider(ctx, input);
  }

  @Mutation(() => MergeProviderPayload, {
    description:
      "Gives a provider's products and its former addresses to another one, and deletes it. Errors: INVALID, NOT_FOUND, OUTDATED, VERIFY_AGAIN.",
  })
  @allow("admin")
  mergeProvider(
    @Arg("input", () => MergeProviderInput, { description: "Which one, into which." }) input: MergeProviderInput,
    @Ctx() ctx: MediaContext,
  ): Promise<MergeProviderPayload> {
    return mergeProvider(ctx, input);
  }

  @Mutation(() => DeleteProviderPayload, {
    description: "Deletes a provider that no product names. Errors: IN_USE, NOT_FOUND, OUTDATED, VERIFY_AGAIN.",
  })
  @allow("admin")
  deleteProvider(
    @Arg("input", () => DeleteProviderInput, { description: "Which one." }) input: DeleteProviderInput,
    @Ctx() ctx: MediaContext,
  ): Promise<DeleteProviderPayload> {
    return deleteProvider(ctx, input);
  }
}
