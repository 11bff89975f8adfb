import { GraphQLURL } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { SourceKindName } from "../../../schema/suppliers.ts";
import { Node } from "../../platform/graphql/Node.ts";
import { SupplierSourceKind } from "./supplierEnums.ts";

/** A page that collecting reads, as an admin listed it. */
@Entity({ name: "supplier_source" })
@ObjectType({ description: "A page that collecting suppliers reads.", simpleResolvers: true, implements: Node })
export class SupplierSource implements Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "ALWAYS", type: "int" })
  id: number;

  @Column({ type: "text", unique: true })
  @Field(() => GraphQLURL, { description: "Its address." })
  url: string;

  @Column({ type: "enum", enum: SupplierSourceKind, enumName: "supplier_source_kind" })
  @Field(() => SupplierSourceKind, { description: "What the page is." })
  kind: SourceKindName;

  /** The account that listed it; this outlives the account. */
  @Column({ type: "uuid", name: "added_by", nullable: true })
  addedBy: string | null;

  @CreateDateColumn({ type: "timestamptz", name: "created_at" })
  @Field(() => Date, { description: "When it was listed." })
  createdAt: Date;

  @Field(() => String, {
    nullable: true,
    description: "Full name of the admin who listed it; null when the account is gone.",
  })
  addedByName?: string | null;
}
