import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { Product } from "../Product.ts";
import { ProductFeed } from "./ProductFeed.ts";

/** That a feed has a product, or had it. */
@Entity({ name: "product_feed_product" })
@Index("product_feed_product_of", ["productId"])
@Index("product_feed_product_row", ["feedId", "rowHash"])
export class FeedProduct {
  @PrimaryColumn({ type: "int", name: "feed_id", primaryKeyConstraintName: "product_feed_product_id" })
  feedId: number;

  @ManyToOne(() => ProductFeed, { onDelete: "CASCADE" })
  @JoinColumn({ name: "feed_id", foreignKeyConstraintName: "product_feed_product_feed" })
  feed?: Relation<ProductFeed>;

  @PrimaryColumn({ type: "int", name: "product_id", primaryKeyConstraintName: "product_feed_product_id" })
  productId: number;

  @ManyToOne(() => Product, { onDelete: "CASCADE" })
  @JoinColumn({ name: "product_id", foreignKeyConstraintName: "product_feed_product_product" })
  product?: Relation<Product>;

  /** In how many good runs, one after the other, the feed did not have it. */
  @Column({ type: "smallint", default: 0 })
  missed: number;

  /** Whether it is unavailable for that. */
  @Column({ type: "boolean", name: "is_hidden", default: false })
  isHidden: boolean;

  /** Of the row that said last what it is, and of how that was read; null where the row is to be read each time. */
  @Column({ type: "uuid", name: "row_hash", nullable: true })
  rowHash: string | null;

  /** The product's version after that: somebody else may have changed it since. */
  @Column({ type: "int", name: "product_version", nullable: true })
  productVersion: number | null;
}
