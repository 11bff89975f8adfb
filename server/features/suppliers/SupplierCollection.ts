import { GraphQLURL } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import type { CollectionStateName } from "../../../schema/suppliers.ts";
import { Node } from "../../platform/graphql/Node.ts";
import { SupplierCollectionState } from "./supplierEnums.ts";

const count = { type: "int", default: 0 } as const;

@ObjectType({ description: "A page that could not be read.", simpleResolvers: true })
export class UnreadPage {
  @Field(() => GraphQLURL, { description: "Its address." })
  url: string;

  @Field(() => String, { description: "Why, in Swedish." })
  reason: string;
}

/** A run of collecting. One at a time goes on, which an index of the table sees to. */
@Entity({ name: "supplier_collection" })
@Index("supplier_collection_running", { synchronize: false })
@ObjectType({ description: "A run of collecting suppliers.", simpleResolvers: true, implements: Node })
export class SupplierCollection implements Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "ALWAYS", type: "int" })
  id: number;

  @Column({
    type: "enum",
    enum: SupplierCollectionState,
    enumName: "supplier_collection_state",
    default: SupplierCollectionState.PENDING,
  })
  @Field(() => SupplierCollectionState, { description: "How far it is." })
  state: CollectionStateName;

  /** The account that started it; this outlives the account. */
  @Column({ type: "uuid", name: "started_by", nullable: true })
  startedBy: string | null;

  @CreateDateColumn({ type: "timestamptz", name: "started_at" })
  @Field(() => Date, { description: "When it was started." })
  startedAt: Date;

  @Column({ type: "timestamptz", name: "finished_at", nullable: true })
  @Field(() => Date, { nullable: true, description: "When it came to its end; null until then." })
  finishedAt: Date | null;

  /** The process that works at it: the last one that claimed it. */
  @Column({ type: "uuid", nullable: true })
  worker: string | null;

  /** Whether the catalogue's own providers are in, which come first. */
  @Column({ type: "boolean", name: "has_read_catalogue", default: false })
  hasReadCatalogue: boolean;

  @Column({ ...count, name: "pages_total" })
  @Field(() => Int, { description: "Pages to be read, as far as they are known." })
  pagesTotal: number;

  @Column({ ...count, name: "pages_done" })
  @Field(() => Int, { description: "Pages that were read." })
  pagesDone: number;

  @Column({ ...count, name: "pages_failed" })
  @Field(() => Int, { description: "Pages that could not be read." })
  pagesFailed: number;

  @Column({ ...count, name: "suppliers_found" })
  @Field(() => Int, { name: "totalCollected", simple: false, description: "Suppliers that were found so far." })
  suppliersFound: number;

  @Column({ ...count, name: "suppliers_new" })
  @Field(() => Int, { description: "Of these, how many no earlier collection had found." })
  suppliersNew: number;

  @Column({ ...count, name: "suppliers_changed" })
  @Field(() => Int, { description: "Of these, how many were known and have changed." })
  suppliersChanged: number;

  @Column({ type: "text", nullable: true })
  @Field(() => String, { nullable: true, description: "Why it failed, in Swedish; null when it did not." })
  error: string | null;
}
