import { Field, InputType, Int, ObjectType } from "type-graphql";
import { describedEnum } from "../../platform/graphql/describedEnum.ts";
import { MutationPayload } from "../../platform/graphql/fieldErrors.ts";
import { LETTERS, type LetterKind, type LetterText } from "../../platform/mail/letters.ts";

/** A mail that the site sends. */
export const MailKind = describedEnum(
  "MailKind",
  "A mail that the site sends.",
  Object.fromEntries(Object.entries(LETTERS).map(([kind, { occasion }]) => [kind, occasion])) as Record<
    LetterKind,
    string
  >,
);

/** What a mail says. */
@ObjectType({ simpleResolvers: true })
@InputType()
abstract class MailTextFields implements LetterText {
  @Field(() => String, { description: "Subject, 1 to 150 characters." })
  subject: string;

  @Field(() => String, { description: "Its paragraphs, apart by empty lines; at most 5 000 characters." })
  body: string;

  @Field(() => String, { description: "What is on its button, at most 60 characters; '' where there is none." })
  button: string;
}

@ObjectType({ description: "What a mail says, with its words in braces as they are written.", simpleResolvers: true })
export class MailWording extends MailTextFields {}

@ObjectType({ description: "A word in braces that a mail's text may have.", simpleResolvers: true })
export class MailVariable {
  @Field(() => String, { description: "The word, without braces." })
  name: string;

  @Field(() => String, { description: "What it stands for." })
  description: string;

  @Field(() => Boolean, { description: "Whether the text cannot be without it." })
  isRequired: boolean;

  @Field(() => Boolean, { description: "Whether it stands as a paragraph of its own." })
  isBlock: boolean;
}

@ObjectType({ description: "A mail as it arrives, with examples in it.", simpleResolvers: true })
export class MailPreview {
  @Field(() => String, { description: "Subject." })
  subject: string;

  @Field(() => String, { description: "The mail as a document in HTML." })
  html: string;

  @Field(() => String, { description: "The same as plain text." })
  text: string;
}

@ObjectType({ description: "A mail that the site sends, as admins edit it.", simpleResolvers: true })
export class EditableMail extends MailTextFields {
  @Field(() => MailKind, { description: "Which one." })
  kind: LetterKind;

  @Field(() => String, { description: "What it is called." })
  name: string;

  @Field(() => String, { description: "When it is sent, and to whom." })
  occasion: string;

  @Field(() => Int, { description: "How many times it was changed; an edit sends the one that was shown." })
  version: number;

  @Field(() => Boolean, { description: "Whether it says something else than the product's own text." })
  isChanged: boolean;

  @Field(() => MailWording, { description: "The product's own text." })
  original: MailWording;

  @Field(() => [MailVariable], { description: "The words in braces that it may have." })
  variables: MailVariable[];
}

@InputType({ description: "A mail's text that shall be shown with examples in it, without being stored." })
export class MailPreviewInput extends MailTextFields {
  @Field(() => MailKind, { description: "Which mail." })
  kind: LetterKind;
}

@InputType({ description: "A mail's text, as an admin has edited it." })
export class UpdateMailInput extends MailTextFields {
  @Field(() => MailKind, { description: "Which mail." })
  kind: LetterKind;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;
}

@InputType({ description: "A mail that the admin who asks wants to see as it arrives." })
export class SendTestMailInput {
  @Field(() => MailKind, { description: "Which mail." })
  kind: LetterKind;
}

@ObjectType({ description: "What editing a mail came to.", simpleResolvers: true })
export class UpdateMailPayload extends MutationPayload {
  @Field(() => EditableMail, {
    nullable: true,
    description: "The mail as it stands now, also when it was changed meanwhile.",
  })
  mail?: EditableMail | null;
}

@ObjectType({ description: "What sending a test came to.", simpleResolvers: true })
export class SendTestMailPayload extends MutationPayload {
  @Field(() => String, { nullable: true, description: "Address that it goes to; null when it was not sent." })
  sentTo?: string | null;

  @Field(() => Boolean, { description: "False where mails are written into a folder instead of sent." })
  isSent: boolean;
}
