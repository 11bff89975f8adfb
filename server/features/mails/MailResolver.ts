import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import type { LetterKind } from "../../platform/mail/letters.ts";
import {
  EditableMail,
  MailKind,
  MailPreview,
  MailPreviewInput,
  SendTestMailInput,
  SendTestMailPayload,
  UpdateMailInput,
  UpdateMailPayload,
} from "./EditableMail.ts";
import { previewMail, readEditableMail, readEditableMails, sendTestMail, updateMail } from "./mailEditing.ts";

/** What the site's mails say, for admins. */
@Resolver()
export class MailResolver {
  @Query(() => [EditableMail], { nullable: true, description: "Every mail that the site sends, for editing." })
  @allow("admin")
  editableMails(@Ctx() ctx: Context): Promise<EditableMail[]> {
    return readEditableMails(ctx);
  }

  @Query(() => EditableMail, { nullable: true, description: "A mail that the site sends, for editing." })
  @allow("admin")
  editableMail(
    @Arg("kind", () => MailKind, { description: "Which one." }) kind: LetterKind,
    @Ctx() ctx: Context,
  ): Promise<EditableMail> {
    return readEditableMail(ctx, kind);
  }

  @Query(() => MailPreview, {
    nullable: true,
    description: "A mail with this text as it would arrive, made as the real ones are, with examples in it.",
  })
  @allow("admin")
  mailPreview(
    @Arg("input", () => MailPreviewInput, { description: "The text; it is not stored." }) input: MailPreviewInput,
    @Ctx() ctx: Context,
  ): Promise<MailPreview> {
    return previewMail(ctx, input);
  }

  @Mutation(() => UpdateMailPayload, {
    description:
      "Writes what a mail says from now on. Errors: INVALID, also without a word in braces that it must keep; OUTDATED.",
  })
  @allow("admin")
  updateMail(
    @Arg("input", () => UpdateMailInput, { description: "All of the text." }) input: UpdateMailInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateMailPayload> {
    return updateMail(ctx, input);
  }

  @Mutation(() => SendTestMailPayload, {
    description:
      "Sends a mail as it stands, with examples in it, to the admin who asks; 'Prov:' begins its subject. Throws TOO_MANY_REQUESTS.",
  })
  @allow("admin")
  sendTestMail(
    @Arg("input", () => SendTestMailInput, { description: "Which mail." }) input: SendTestMailInput,
    @Ctx() ctx: Context,
  ): Promise<SendTestMailPayload> {
    return sendTestMail(ctx, input);
  }
}
