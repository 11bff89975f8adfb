import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from "typeorm";
import { ProductFeed } from "../feeds/ProductFeed.ts";
import { Product } from "../Product.ts";
import type { OfferState } from "./offerFields.ts";

/**
 * What a seller asks for a product that several sell. The product's own columns are those of the offer that is shown; what
 * one seller sells has none.
 */
@Entity({ name: "product_offer" })
@Check("product_offer_state", "state IN ('TIED', 'WAITING', 'IGNORED')")
@Unique("product_offer_seller", ["productId", "providerName"])
@Index("product_offer_sku", ["providerName", "sku"])
@Index("product_offer_feed_of", ["feedId"])
@Index("product_offer_shown", ["productId"], { unique: true, where: "is_shown" })
export class ProductOfferRow {
  @PrimaryGeneratedColumn("identity", {
    generatedIdentity: "BY DEFAULT",
    type: "int",
    primaryKeyConstraintName: "product_offer_id",
  })
  id: number;

  @Column({ type: "int", name: "product_id" })
  productId: number;

  @ManyToOne(() => Product, { onDelete: "CASCADE" })
  @JoinColumn({ name: "product_id", foreignKeyConstraintName: "product_offer_product" })
  product?: Relation<Product>;

  @Column({ type: "text", name: "provider_name" })
  providerName: string;

  @Column({ type: "text", name: "provider_country", nullable: true })
  providerCountry: string | null;

  @Column({ type: "text", nullable: true })
  sku: string | null;

  /** What the seller calls it. */
  @Column({ type: "text" })
  name: string;

  @Column({ type: "text", name: "price_estimate", nullable: true })
  priceEstimate: string | null;

  @Column({ type: "text", name: "held_price", nullable: true })
  heldPrice: string | null;

  /** As a product's. */
  @Column({ type: "int", name: "price_from", nullable: true })
  priceFrom: number | null;

  /** What sending it costs, in öre; null where the seller does not say. */
  @Column({ type: "int", nullable: true })
  shipping: number | null;

  @Column({ type: "text", name: "affiliate_link", nullable: true })
  affiliateLink: string | null;

  @Column({ type: "boolean", name: "is_available", default: true })
  isAvailable: boolean;

  /** What of it an admin edited. */
  @Column({ type: "text", array: true, name: "edited_fields", default: "{}" })
  editedFields: string[];

  @Column({ type: "text", default: "TIED" })
  state: OfferState;

  /** Whether the product began with it: its seller's texts are the product's. */
  @Column({ type: "boolean", name: "is_own", default: false })
  isOwn: boolean;

  /** Whether the product's columns are this one's. */
  @Column({ type: "boolean", name: "is_shown", default: false })
  isShown: boolean;

  /** The feed that said it last; null where a file did, or an admin. */
  @Column({ type: "int", name: "feed_id", nullable: true })
  feedId: number | null;

  @ManyToOne(() => ProductFeed, { onDelete: "SET NULL" })
  @JoinColumn({ name: "feed_id", foreignKeyConstraintName: "product_offer_feed" })
  feed?: Relation<ProductFeed>;

  /** When it was read last. */
  @Column({ type: "timestamptz", name: "seen_at", default: () => "now()" })
  seenAt: Date;
}
