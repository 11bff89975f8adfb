import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { Product } from "../Product.ts";

/** What picture a product had before its provider's logo took the place, so that linking it can be undone. */
@Entity({ name: "linked_logo" })
export class LinkedLogo {
  @PrimaryColumn({ type: "int", name: "product_id" })
  productId: number;

  @OneToOne(() => Product, { onDelete: "CASCADE" })
  @JoinColumn({ name: "product_id" })
  product: Relation<Product>;

  @Column({ type: "text", name: "previous_image_url", nullable: true })
  previousImageUrl: string | null;

  @CreateDateColumn({ type: "timestamptz", name: "linked_at" })
  linkedAt: Date;
}
