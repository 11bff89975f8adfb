import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { Page } from "./Page.ts";

/** A former address of a page, which redirects permanently. */
@Entity({ name: "page_alias" })
export class PageAlias {
  @PrimaryColumn({ type: "text", primaryKeyConstraintName: "page_alias_slug" })
  slug: string;

  @Column({ type: "text", name: "page_slug" })
  pageSlug: string;

  @ManyToOne(() => Page, { onDelete: "CASCADE", onUpdate: "CASCADE" })
  @JoinColumn({ name: "page_slug", foreignKeyConstraintName: "page_alias_page" })
  page: Relation<Page>;
}
