import { GraphQLLocalDate } from "graphql-scalars";
import { Field, InputType, Int, ObjectType } from "type-graphql";
import { MutationPayload } from "../../platform/graphql/fieldErrors.ts";
import { PageSection } from "./Page.ts";

@ObjectType({
  description: "A page of text as admins edit it: with placeholders such as '{{sajten}}' as they are written.",
  simpleResolvers: true,
})
export class EditablePage {
  @Field(() => String, { description: "Its address without the slash; only an own page's changes." })
  slug: string;

  @Field(() => String, { description: "Path of the page." })
  path: string;

  @Field(() => Int, { description: "How many times it was changed; an edit sends the one that was shown." })
  version: number;

  @Field(() => String, { description: "Title, for the head of the page and for lists." })
  title: string;

  @Field(() => String, { description: "The first heading on the page." })
  heading: string;

  @Field(() => String, { description: "What the page is about." })
  description: string;

  @Field(() => String, { description: "What the page begins with, plain text." })
  lead: string;

  @Field(() => [PageSection], { description: "Its sections in their order." })
  sections: PageSection[];

  @Field(() => GraphQLLocalDate, { description: "Day on which it was last changed." })
  updatedOn: string;

  @Field(() => Boolean, {
    description:
      "Whether an admin has made it: then it can be moved, hidden and deleted, as the site's other pages cannot.",
  })
  isOwn: boolean;

  @Field(() => Boolean, { description: "Whether visitors see it." })
  isPublished: boolean;

  @Field(() => Boolean, { description: "Of an own page: whether the footer leads there while it is published." })
  inFooter: boolean;

  @Field(() => Boolean, { description: "Whether search engines are asked not to show it." })
  isUnlisted: boolean;

  @Field(() => [String], { description: "Former addresses that lead to it, without the slash." })
  aliases: string[];
}

/** What an admin writes of a page. */
export type PageText = Pick<EditablePage, "title" | "heading" | "description" | "lead" | "sections">;

@InputType({ description: "A section of a page." })
export class PageSectionInput {
  @Field(() => String, {
    description: "Its place on the page: a–z, digits and hyphens; it tells the section from others.",
  })
  anchor: string;

  @Field(() => String, { description: "Heading, 1 to 150 characters." })
  title: string;

  @Field(() => String, { description: "Text in Markdown." })
  body: string;
}

/** The texts of a page, as an admin writes them. */
@InputType()
abstract class PageTextInput {
  @Field(() => String, { description: "Title, 1 to 150 characters." })
  title: string;

  @Field(() => String, { description: "The first heading, 1 to 150 characters." })
  heading: string;

  @Field(() => String, { description: "What the page is about, at most 160 characters as it is shown." })
  description: string;

  @Field(() => String, { description: "What the page begins with, at most 1 000 characters." })
  lead: string;

  @Field(() => [PageSectionInput], { description: "Its sections in their order, 60 at most." })
  sections: PageSectionInput[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether search engines are asked not to show it; without this it stays as it was, of a new page false.",
  })
  isUnlisted?: boolean | null;
}

@InputType({ description: "A page of text, as an admin has edited it." })
export class UpdatePageInput extends PageTextInput {
  @Field(() => String, { description: "Which one." })
  slug: string;

  @Field(() => Int, { description: "The `version` that was shown." })
  version: number;

  @Field(() => String, {
    nullable: true,
    description: "Of an own page: where it stands from now on, without the slash; the former address leads there.",
  })
  newSlug?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Of an own page: whether visitors see it." })
  isPublished?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "Of an own page: whether the footer leads there." })
  inFooter?: boolean | null;
}

@InputType({ description: "A new page of text." })
export class CreatePageInput extends PageTextInput {
  @Field(() => String, { description: "Its address without the slash: a–z, digits and hyphens." })
  slug: string;

  @Field(() => Boolean, { description: "Whether visitors see it." })
  isPublished: boolean;

  @Field(() => Boolean, { description: "Whether the footer leads there while it is published." })
  inFooter: boolean;
}

@InputType({ description: "A page of text that shall be gone." })
export class DeletePageInput {
  @Field(() => String, { description: "Which one." })
  slug: string;
}

@ObjectType({ description: "What editing a page came to.", simpleResolvers: true })
export class UpdatePagePayload extends MutationPayload {
  @Field(() => EditablePage, {
    nullable: true,
    description: "The page as it stands now, also when it was changed meanwhile; null when nothing was found.",
  })
  page?: EditablePage | null;
}

@ObjectType({ description: "What writing a page came to.", simpleResolvers: true })
export class CreatePagePayload extends MutationPayload {
  @Field(() => EditablePage, { nullable: true, description: "The page; null when it was not stored." })
  page?: EditablePage | null;
}

@ObjectType({ description: "What deleting a page came to.", simpleResolvers: true })
export class DeletePagePayload extends MutationPayload {
  @Field(() => String, { nullable: true, description: "Address of what was deleted; null when nothing was." })
  deletedSlug?: string | null;
}
