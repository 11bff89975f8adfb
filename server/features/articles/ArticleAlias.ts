import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { Article } from "./Article.ts";

/** An alias of an article's slug, which redirects permanently. */
@Entity({ name: "article_alias" })
export class ArticleAlias {
  @PrimaryColumn({ type: "text" })
  slug: string;

  @Column({ type: "int", name: "article_id" })
  articleId: number;

  @ManyToOne(() => Article, { onDelete: "CASCADE" })
  @JoinColumn({ name: "article_id", foreignKeyConstraintName: "article_alias_article" })
  article: Relation<Article>;
}
