import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import type { LetterKind } from "../../platform/mail/letters.ts";
import { TextVersion } from "../../platform/versions/ReplacedState.ts";
import {
  EditableMail,
  MailKind,
  MailPreview,
  MailPreviewInput,
  MailVersion,
  SendTestMailInput,
  SendTestMailPayload,
  UpdateMailInput,
  UpdateMailPayload,
} from "./EditableMail.ts";
import {
  previewMail,
  readEditableMail,
  readEditableMails,
  readMailVersion,
  readMailVersions,
  sendTestMail,
  updateMail,
} from "./mailEditing.ts";

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

  @Query(() => [TextVersion], {
    nullable: true,
    description: "How a mail's text stood before, the latest first; the last fifty are kept.",
  })
  @allow("admin")
  mailVersions(
    @Arg("kind", () => MailKind, { description: "Which mail." }) kind: LetterKind,
    @Ctx() ctx: Context,
  ): Promise<TextVersion[]> {
    return readMailVersions(ctx, kind);
  }

  @Query(() => MailVersion, {
    nullable: true,
    description: "A mail's text as it stood; null when that is not kept. Errors: BAD_USER_INPUT.",
  })
  @allow("admin")
  mailVersion(
    @Arg("key", () => ID, { description: "The version's key." }) key: string,
    @Ctx() ctx: Context,
  ): Promise<MailVersion | null> {
    return readMailVersion(ctx, key);
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
