import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../platform/graphql/context.ts";
import { allow } from "../../../platform/graphql/policy.ts";
import type { CatalogueContext } from "../catalogueLoaders.ts";
import { createCategory, deleteCategory, readEditableCategories, updateCategory } from "./categoryEditing.ts";
import {
  CreateCategoryInput,
  CreateCategoryPayload,
  DeleteCategoryInput,
  DeleteCategoryPayload,
  EditableCategory,
  UpdateCategoryInput,
  UpdateCategoryPayload,
} from "./EditableCategory.ts";

/** Categories as admins edit them. */
@Resolver()
export class CategoryEditingResolver {
  @Query(() => [EditableCategory], {
    nullable: true,
    description: "All categories, area by area in the area's order, with how many products they have.",
  })
  @allow("admin")
  editableCategories(@Ctx() ctx: Context): Promise<EditableCategory[]> {
    return readEditableCategories(ctx);
  }

  @Mutation(() => CreateCategoryPayload, { description: "Makes a category. Errors: INVALID, TAKEN." })
  @allow("admin")
  createCategory(
    @Arg("input", () => CreateCategoryInput, { description: "All of its facts." }) input: CreateCategoryInput,
    @Ctx() ctx: Context,
  ): Promise<CreateCategoryPayload> {
    return createCategory(ctx, input);
  }

  @Mutation(() => UpdateCategoryPayload, {
    description:
      "Writes what an admin edited of a category. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN, IN_USE (pages name it by its slug, or products are in it).",
  })
  @allow("admin")
  async updateCategory(
    @Arg("input", () => UpdateCategoryInput, { description: "All of its facts." }) input: UpdateCategoryInput,
    @Ctx() ctx: CatalogueContext,
  ): Promise<UpdateCategoryPayload> {
    const payload = await updateCategory(ctx, input);
    ctx.cachedCategories.forget();
    return payload;
  }

  @Mutation(() => DeleteCategoryPayload, {
    description: "Deletes a category without products. Errors: VERIFY_AGAIN, NOT_FOUND, OUTDATED, IN_USE.",
  })
  @allow("admin")
  deleteCategory(
    @Arg("input", () => DeleteCategoryInput, { description: "Which one." }) input: DeleteCategoryInput,
    @Ctx() ctx: Context,
  ): Promise<DeleteCategoryPayload> {
    return deleteCategory(ctx, input);
  }
}
