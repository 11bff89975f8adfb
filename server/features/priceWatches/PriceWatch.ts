import { Field, ID, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { Money } from "../../platform/graphql/Money.ts";
import { User } from "../accounts/User.ts";
import { Product } from "../catalogue/Product.ts";

/** A subscription to a lower price of a product. It ends with the mail about it. */
@Entity({ name: "price_watch" })
export class PriceWatchRow {
  @PrimaryColumn({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  @Index("price_watch_product")
  @PrimaryColumn({ type: "int", name: "product_id" })
  productId: number;

  @ManyToOne(() => Product, { onDelete: "CASCADE" })
  @JoinColumn({ name: "product_id" })
  product: Relation<Product>;

  /** What it cost when they asked, in öre. */
  @Column({ type: "int" })
  price: number;

  /** What that is for, where it is not paid once for one. */
  @Column({ type: "text", name: "price_per", nullable: true })
  pricePer: string | null;

  /** Whether it is for something; processes of the former version read it. */
  @Column({ type: "boolean", name: "is_recurring" })
  isRecurring: boolean;

  @CreateDateColumn({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  /** Since when a mail about it is on its way; null while the price is not lower. */
  @Column({ type: "timestamptz", name: "mail_queued_at", nullable: true })
  mailQueuedAt: Date | null;
}

@ObjectType({
  description: "That the one who asks gets a mail, once, when a product costs less than when they asked.",
  simpleResolvers: true,
})
export class PriceWatch {
  @Field(() => ID, { description: "Identifier of the product." })
  productId: string;

  @Field(() => String, { description: "Name of the product." })
  productName: string;

  @Field(() => Product, { nullable: true, description: "The product; null while it is not available." })
  product: Product | null;

  @Field(() => Money, { description: "What it cost when they asked." })
  price: Money;

  @Field(() => Date, { description: "When they asked." })
  createdAt: Date;
}
