import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { redirectTarget } from "../../../schema/rules/site/redirects.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { isPublic } from "../../platform/graphql/publicField.ts";
import { createRedirect, deleteRedirect, readEditableRedirects, updateRedirect } from "./redirectEditing.ts";
import {
  CreateRedirectInput,
  CreateRedirectPayload,
  DeleteRedirectInput,
  DeleteRedirectPayload,
  EditableRedirect,
  UpdateRedirectInput,
  UpdateRedirectPayload,
} from "./redirectTypes.ts";

/** Addresses that lead to others, as admins want it. */
@Resolver()
export class RedirectResolver {
  @Query(() => String, {
    nullable: true,
    description:
      "Where an address leads that is not found: a path of the site or an https address; null where it leads nowhere.",
  })
  @isPublic()
  async redirect(
    @Arg("path", () => String, { description: "The address that is not found, e.g. '/gammal-sida'." }) path: string,
    @Ctx() ctx: Context,
  ): Promise<string | null> {
    return redirectTarget(await ctx.redirects.read(ctx), path) ?? null;
  }

  @Query(() => [EditableRedirect], {
    nullable: true,
    description: "All addresses that lead to others, by address; at most 2000.",
  })
  @allow("admin")
  editableRedirects(@Ctx() ctx: Context): Promise<EditableRedirect[]> {
    return readEditableRedirects(ctx);
  }

  @Mutation(() => CreateRedirectPayload, {
    description:
      "Makes a redirect (301); every process has it within a second. Errors: INVALID, IN_USE (the site answers the address itself), NOT_FOUND (no page is where it leads), TAKEN.",
  })
  @allow("admin")
  createRedirect(
    @Arg("input", () => CreateRedirectInput, { description: "All of its facts." }) input: CreateRedirectInput,
    @Ctx() ctx: Context,
  ): Promise<CreateRedirectPayload> {
    return createRedirect(ctx, input);
  }

  @Mutation(() => UpdateRedirectPayload, {
    description:
      "Writes what an admin edited of a redirect. Errors: INVALID, IN_USE (the site answers the address itself), NOT_FOUND, OUTDATED, TAKEN.",
  })
  @allow("admin")
  updateRedirect(
    @Arg("input", () => UpdateRedirectInput, { description: "All of its facts." }) input: UpdateRedirectInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateRedirectPayload> {
    return updateRedirect(ctx, input);
  }

  @Mutation(() => DeleteRedirectPayload, {
    description: "Deletes a redirect. Errors: VERIFY_AGAIN, NOT_FOUND, OUTDATED.",
  })
  @allow("admin")
  deleteRedirect(
    @Arg("input", () => DeleteRedirectInput, { description: "Which one." }) input: DeleteRedirectInput,
    @Ctx() ctx: Context,
  ): Promise<DeleteRedirectPayload> {
    return deleteRedirect(ctx, input);
  }
}
