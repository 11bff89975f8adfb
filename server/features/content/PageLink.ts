import { Field, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { Page } from "./Page.ts";

/**
 * A page that an admin has made and published, as other pages lead to it. Apart from its text, which changes more often
 * than every other page may be made anew.
 */
@Entity({ name: "page_link" })
@ObjectType({ description: "A page of text, as a link leads to it.", simpleResolvers: true })
export class PageLink {
  @PrimaryColumn({ type: "text", primaryKeyConstraintName: "page_link_slug" })
  slug: string;

  @OneToOne(() => Page, { onDelete: "CASCADE", onUpdate: "CASCADE" })
  @JoinColumn({ name: "slug", foreignKeyConstraintName: "page_link_page" })
  page: Relation<Page>;

  @Field(() => String, { description: "Its path, e.g. '/vart-labb'." })
  path: string;

  @Column({ type: "text" })
  @Field(() => String, { description: "Its title." })
  title: string;

  /** Whether every page's footer leads there. */
  @Column({ type: "boolean", name: "in_footer" })
  inFooter: boolean;
}
