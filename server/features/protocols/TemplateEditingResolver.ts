import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import {
  CreateProtocolTemplateInput,
  CreateProtocolTemplatePayload,
  DeleteProtocolTemplateInput,
  DeleteProtocolTemplatePayload,
  EditableProtocolTemplate,
  UpdateProtocolTemplateInput,
  UpdateProtocolTemplatePayload,
} from "./EditableProtocolTemplate.ts";
import { createTemplate, deleteTemplate, readEditableTemplates, updateTemplate } from "./templateEditing.ts";

/** The protocols of the site, for admins. Nobody's own can be reached by it. */
@Resolver()
export class TemplateEditingResolver {
  @Query(() => [EditableProtocolTemplate], {
    nullable: true,
    description: "Every protocol of the site for editing, hidden ones too, in their order.",
  })
  @allow("admin")
  editableProtocolTemplates(@Ctx() ctx: Context): Promise<EditableProtocolTemplate[]> {
    return readEditableTemplates(ctx);
  }

  @Mutation(() => CreateProtocolTemplatePayload, {
    description: "Makes a protocol of the site. Errors: INVALID, TAKEN.",
  })
  @allow("admin")
  createProtocolTemplate(
    @Arg("input", () => CreateProtocolTemplateInput, { description: "All of it." }) input: CreateProtocolTemplateInput,
    @Ctx() ctx: Context,
  ): Promise<CreateProtocolTemplatePayload> {
    return createTemplate(ctx, input);
  }

  @Mutation(() => UpdateProtocolTemplatePayload, {
    description: "Writes what an admin edited of a protocol of the site. Errors: INVALID, NOT_FOUND, OUTDATED, TAKEN.",
  })
  @allow("admin")
  updateProtocolTemplate(
    @Arg("input", () => UpdateProtocolTemplateInput, { description: "All of it." }) input: UpdateProtocolTemplateInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateProtocolTemplatePayload> {
    return updateTemplate(ctx, input);
  }

  @Mutation(() => DeleteProtocolTemplatePayload, {
    description:
      "Deletes a protocol of the site; copies that were made of it stay. Errors: NOT_FOUND, OUTDATED, VERIFY_AGAIN.",
  })
  @allow("admin")
  deleteProtocolTemplate(
    @Arg("input", () => DeleteProtocolTemplateInput, { description: "Which one." }) input: DeleteProtocolTemplateInput,
    @Ctx() ctx: Context,
  ): Promise<DeleteProtocolTemplatePayload> {
    return deleteTemplate(ctx, input);
  }
}
