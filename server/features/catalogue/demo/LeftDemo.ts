import { Field, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";
import { MutationPayload } from "../../../platform/graphql/fieldErrors.ts";

/** Something of the demo that an admin has taken away. `DEMO` itself stays, so that no start fills in the demo again. */
@Entity({ name: "left_demo" })
export class LeftDemo {
  @PrimaryColumn({ type: "text", primaryKeyConstraintName: "left_demo_key" })
  kind: "DEMO" | "PRODUCT" | "MR_PROVIDER";

  @PrimaryColumn({ type: "int", name: "row_id", primaryKeyConstraintName: "left_demo_key" })
  rowId: number;

  /** Data for bringing it back: the row of a provider of MR scans, whether a product was shown, and the answer time. */
  @Column({ type: "jsonb", default: {} })
  content: object;

  @CreateDateColumn({ type: "timestamptz", name: "left_at" })
  leftAt: Date;
}

@ObjectType({ description: "What of the invented demo there is in the catalogue.", simpleResolvers: true })
export class DemoContents {
  @Field(() => Int, { description: "Products of the invented providers, hidden ones included." })
  productCount: number;

  @Field(() => Int, { description: "The invented providers that sell them." })
  providerCount: number;

  @Field(() => Int, { description: "Invented providers of MR scans." })
  mrProviderCount: number;

  @Field(() => Int, { description: "Products that stay: those of providers that are not invented." })
  ownProductCount: number;

  @Field(() => Date, { nullable: true, description: "When an admin left the demo; null while it is there." })
  leftAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "Until when `returnToDemo` brings it back; null while it is there, and when it is erased.",
  })
  returnableUntil: Date | null;
}

/** Payload of leaving the demo and returning to it. */
@ObjectType({ simpleResolvers: true })
abstract class DemoPayload extends MutationPayload {
  @Field(() => DemoContents, { nullable: true, description: "What there is now; null when nothing was changed." })
  demoContents?: DemoContents | null;
}

@ObjectType({ description: "What leaving the demo came to.", simpleResolvers: true })
export class LeaveDemoPayload extends DemoPayload {}

@ObjectType({ description: "What returning to the demo came to.", simpleResolvers: true })
export class ReturnToDemoPayload extends DemoPayload {}
