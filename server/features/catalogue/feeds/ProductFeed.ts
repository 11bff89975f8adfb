import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from "typeorm";
import type { FilePreset } from "../../../../schema/catalogueMapping.ts";
import type { FeedCondition } from "../../../../schema/productFeeds.ts";
import { Category } from "../Category.ts";
import { SavedMapping } from "../transfer/SavedMapping.ts";

/** A shop's list of products, which is fetched once a day. */
@Entity({ name: "product_feed" })
@Unique("product_feed_name", ["name"])
@Check("product_feed_hour", "hour BETWEEN 0 AND 23")
export class ProductFeed {
  @PrimaryGeneratedColumn("identity", {
    type: "int",
    generatedIdentity: "BY DEFAULT",
    primaryKeyConstraintName: "product_feed_id",
  })
  id: number;

  @Column({ type: "text", collation: "sv-SE-x-icu" })
  name: string;

  @Column({ type: "text", name: "provider_name" })
  providerName: string;

  @Column({ type: "text" })
  url: string;

  /** Of its products; null where the mapping says it row by row. */
  @Column({ type: "int", name: "category_id", nullable: true })
  categoryId: number | null;

  @ManyToOne(() => Category, { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "category_id", foreignKeyConstraintName: "product_feed_category" })
  category?: Relation<Category> | null;

  /** How its rows become products; null where that is recognised. */
  @Column({ type: "int", name: "mapping_id", nullable: true })
  mappingId: number | null;

  @ManyToOne(() => SavedMapping, { nullable: true })
  @JoinColumn({ name: "mapping_id", foreignKeyConstraintName: "product_feed_mapping" })
  mapping?: Relation<SavedMapping> | null;

  /** What its file has to be. */
  @Column({ type: "text", nullable: true })
  preset: FilePreset | null;

  @Column({ type: "jsonb", name: "row_filter", default: [] })
  filter: FeedCondition[];

  @Column({ type: "boolean", name: "shows_new", default: false })
  showsNew: boolean;

  /** At which hour in Sweden it is fetched. */
  @Column({ type: "smallint" })
  hour: number;

  @Column({ type: "boolean", name: "is_on", default: true })
  isOn: boolean;

  /** How many times it was edited; counted by a trigger. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  version: number;

  /** When it was last started by itself, or last told when to. */
  @Column({ type: "timestamptz", name: "scheduled_at", default: () => "now()" })
  scheduledAt: Date;

  /** When its last good run ended. */
  @Column({ type: "timestamptz", name: "succeeded_at", nullable: true })
  succeededAt: Date | null;

  /** What the server said of the file that was read last; null where the same file has to be read again. */
  @Column({ type: "text", nullable: true })
  etag: string | null;

  @Column({ type: "text", name: "last_modified", nullable: true })
  lastModified: string | null;

  @CreateDateColumn({ type: "timestamptz", name: "created_at" })
  createdAt: Date;
}
