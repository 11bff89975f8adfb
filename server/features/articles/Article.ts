import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { Content } from "../../platform/graphql/Content.ts";
import { Node } from "../../platform/graphql/Node.ts";
import { Difficulty } from "../catalogue/catalogueEnums.ts";
import { ArticleInShort } from "./ArticleInShort.ts";
import { ArticleSource } from "./ArticleSource.ts";
import { Author } from "./Author.ts";
import { TextHeading } from "./TextHeading.ts";
import { Topic } from "./Topic.ts";

const text = { type: "text", nullable: true } as const;
/** Milliseconds, so that a cursor holds exactly what is stored. */
const moment = { type: "timestamptz", precision: 3 } as const;

/** A guide. */
@Entity({ name: "article" })
@Index("article_list", ["publishedAt", "id"], { where: "is_published" })
@Index("article_list_topic", ["topic", "publishedAt", "id"], { where: "is_published" })
@Index("article_author", ["authorId"])
@Check("article_publish_at", "publish_at IS NULL OR NOT is_published")
@Check("article_published_at", "published_at IS NOT NULL OR NOT is_published")
@ObjectType({ description: "A guide.", simpleResolvers: true, implements: [Node, Content] })
export class Article implements Node, Content {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT", type: "int" })
  id: number;

  @Column({ type: "text", unique: true })
  @Field(() => String, { description: "Name in addresses: /guider/{slug}." })
  slug: string;

  path: string;

  @Column({ type: "text", collation: "sv-SE-x-icu" })
  @Field(() => String, { description: "Title." })
  title: string;

  @Column({ type: "text", default: "" })
  @Field(() => String, { description: "One sentence on what the reader learns." })
  description: string;

  @Column({ type: "text" })
  @Field(() => String, {
    description:
      "Body in Markdown (GFM), without the title; its last section is '## Källor', the sources, to which '[1]' and " +
      "'[2, 3]' in the text refer.",
  })
  content: string;

  @Field(() => String, {
    description:
      "`content` as safe HTML: sources are linked, grades of evidence have the class 'evidence', and the first place that " +
      "names a marker leads to its page.",
  })
  contentHtml: string;

  @Field(() => [TextHeading], { description: "The headings of `contentHtml`, in their order." })
  headings: readonly TextHeading[];

  @Field(() => [ArticleSource], { description: "What `content` lists under '## Källor', in its order." })
  sources: ArticleSource[];

  @Column({ type: "jsonb", name: "in_short", default: [] })
  @Field(() => [ArticleInShort], { description: "What it says in short: up to four questions with their answers." })
  inShort: ArticleInShort[];

  @Field(() => String, {
    nullable: true,
    description:
      "`inShort` as safe HTML, below a heading: each question leads to its section of `contentHtml`, and each answer to " +
      "its source there. Null when there is none.",
  })
  inShortHtml: string | null;

  /** Not 'author_id': such columns are of users, and what hangs on them is personal. */
  @Column({ type: "int", name: "written_by" })
  authorId: number;

  @ManyToOne(() => Author, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "written_by", foreignKeyConstraintName: "article_written_by" })
  @Field(() => Author, { description: "Who wrote it." })
  author: Relation<Author>;

  @Column({ type: "text", name: "read_time" })
  @Field(() => String, { description: "How long reading it takes, e.g. '5 min'." })
  readTime: string;

  @Column({ ...moment, name: "published_at", nullable: true })
  @Field(() => Date, { nullable: true, description: "When it was published; null for a draft." })
  publishedAt: Date | null;

  /** When it publishes itself; null unless that is planned. */
  @Column({ ...moment, name: "publish_at", nullable: true })
  publishAt: Date | null;

  @Column({ ...moment, name: "updated_at", default: () => "now()" })
  @Field(() => Date, { description: "When its text was last changed." })
  updatedAt: Date;

  @Column({ ...text, name: "image_url" })
  imageUrl: string | null;

  @Column({ type: "boolean", name: "is_published", default: false })
  @Field(() => Boolean, { description: "False: visible to admins only." })
  isPublished: boolean;

  @Column({ type: "enum", enum: Topic, enumName: "article_topic" })
  @Field(() => Topic, { description: "What it is about." })
  topic: Topic;

  @Field(() => String, { description: "Swedish label of `topic`, e.g. 'Träning'." })
  topicLabel: string;

  /** Whether reading it counts in the journey's training, too, besides its knowledge. */
  @Column({ type: "boolean", name: "counts_as_training", default: false })
  countsAsTraining: boolean;

  @Column({ type: "text", array: true, default: "{}" })
  @Field(() => [String], { description: "One to three short words." })
  badges: string[];

  @Column({ type: "enum", enum: Difficulty, enumName: "difficulty", nullable: true })
  @Field(() => Difficulty, { nullable: true, description: "How demanding it is to read and to do." })
  difficulty: Difficulty | null;

  @Column(text)
  @Field(() => String, {
    nullable: true,
    description: "Who has reviewed it medically; null: nobody has, which its page must say.",
  })
  reviewer: string | null;

  /** Where the reviewer is one of the site's people; `reviewer` says then what they were called at that time. */
  @Index("article_reviewed_by")
  @Column({ type: "int", name: "reviewed_by", nullable: true })
  reviewedById: number | null;

  @ManyToOne(() => Author, { onDelete: "RESTRICT", nullable: true })
  @JoinColumn({ name: "reviewed_by", foreignKeyConstraintName: "article_reviewed_by_author" })
  reviewedBy: Relation<Author> | null;

  @Column({ type: "date", name: "reviewed_at", nullable: true })
  @Field(() => GraphQLLocalDate, {
    name: "reviewedOn",
    simple: false,
    nullable: true,
    description: "Day on which it was reviewed.",
  })
  reviewedAt: string | null;

  /** How many times it was changed; counted by a trigger. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  version: number;
}
