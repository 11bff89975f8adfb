import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { Content } from "../../platform/graphql/Content.ts";
import { Node } from "../../platform/graphql/Node.ts";
import { PageAttachment } from "./contentEnums.ts";

/** A section of a page. */
@ObjectType({ description: "A section of a page.", simpleResolvers: true })
export class PageSection {
  @Field(() => String, { description: "Its place on the page, for links such as '/integritetspolicy#rattigheter'." })
  anchor: string;

  @Field(() => String, { description: "Heading." })
  title: string;

  @Field(() => String, { description: "Text in Markdown." })
  body: string;

  @Field(() => PageAttachment, { nullable: true, description: "What is shown below the text; null for nothing." })
  attachment?: PageAttachment | null;
}

/** A page of text, and the texts of pages that show more than text. */
@Entity({ name: "page" })
@ObjectType({
  description: "A page of text, e.g. the privacy policy.",
  simpleResolvers: true,
  implements: [Node, Content],
})
export class Page implements Node, Content {
  id: string;

  @PrimaryColumn({ type: "text" })
  @Field(() => String, { description: "Its address without the slash, e.g. 'om-oss'." })
  slug: string;

  path: string;

  @Column({ type: "text" })
  @Field(() => String, { description: "Title, for the head of the page and for lists." })
  title: string;

  @Column({ type: "text" })
  @Field(() => String, { description: "The first heading on the page." })
  heading: string;

  @Column({ type: "text" })
  @Field(() => String, { description: "What the page is about, in at most 160 characters." })
  description: string;

  @Column({ type: "text" })
  @Field(() => String, { description: "What the page begins with, plain text." })
  lead: string;

  @Column({ type: "jsonb", default: "[]" })
  @Field(() => [PageSection], { description: "Its sections in their order." })
  sections: PageSection[];

  @Column({ type: "date", name: "updated_at" })
  @Field(() => GraphQLLocalDate, { name: "updatedOn", simple: false, description: "Day on which it was last changed." })
  updatedAt: string;

  /** Whether an admin has made it. The others are part of the site: their addresses stay, and visitors see them. */
  @Column({ type: "boolean", name: "is_own", default: false })
  isOwn: boolean;

  /** Whether visitors see it. */
  @Column({ type: "boolean", name: "is_published", default: true })
  isPublished: boolean;

  /** Of an own page: whether the footer leads there while it is published. */
  @Column({ type: "boolean", name: "in_footer", default: false })
  inFooter: boolean;

  @Column({ type: "boolean", name: "is_unlisted", default: false })
  @Field(() => Boolean, { description: "Whether search engines are asked not to show it." })
  isUnlisted: boolean;

  /** How many times it was changed; counted by a trigger. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  version: number;
}
