import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { Product } from "../Product.ts";

/** The number of a product that became an offer of another one, to which its addresses lead from then on. */
@Entity({ name: "former_product" })
export class FormerProduct {
  @PrimaryColumn({ type: "int", name: "former_id", primaryKeyConstraintName: "former_product_id" })
  formerId: number;

  @Index("former_product_now")
  @Column({ type: "int", name: "product_id" })
  productId: number;

  @ManyToOne(() => Product, { onDelete: "CASCADE" })
  @JoinColumn({ name: "product_id", foreignKeyConstraintName: "former_product_product" })
  product?: Relation<Product>;
}
