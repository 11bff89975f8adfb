import { GraphQLURL } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import type { SupplierFact } from "../../../schema/suppliers.ts";
import { AuditChange } from "../../platform/audit/AuditEntry.ts";
import { connectionType } from "../../platform/graphql/connection.ts";
import { Node } from "../../platform/graphql/Node.ts";
import type { CollectedPrice, EditedSupplier } from "./mergeSupplier.ts";

const list = { type: "text", array: true, default: "{}" } as const;
const text = { type: "text", nullable: true } as const;

@ObjectType({ description: "Where a fact of a supplier comes from.", simpleResolvers: true })
export class SupplierFactSource {
  @Field(() => String, { description: "The fact's field, e.g. 'country'." })
  field: SupplierFact;

  @Field(() => GraphQLURL, {
    nullable: true,
    description: "Address of the page that said so; null when it was the site's own catalogue.",
  })
  url: string | null;
}

/** A supplier that collecting found. Its name decides which one it is (`normaliseName`). */
@Entity({ name: "suppliers" })
@Index("supplier_list", ["name", "id"])
@ObjectType({ description: "A supplier that collecting found, for admins.", simpleResolvers: true, implements: Node })
export class Supplier implements Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "ALWAYS", type: "int" })
  id: number;

  @Column({ type: "text", collation: "sv-SE-x-icu" })
  @Field(() => String, { description: "Name." })
  name: string;

  /** Normalised name, which identifies it. */
  @Column({ type: "text", name: "normalised_name", unique: true })
  normalisedName: string;

  /** What else it is called on pages, in the same form: what it was found as before an admin named it otherwise. */
  @Column({ ...list, name: "found_as" })
  foundAs: string[];

  @Column(text)
  @Field(() => String, { nullable: true, description: "Country in Swedish, e.g. 'Sverige'; null when no page says." })
  country: string | null;

  @Column(list)
  @Field(() => [String], { description: "What kinds of products it has." })
  categories: string[];

  @Column(list)
  @Field(() => [String], { description: "What it says that it is good at." })
  specialisations: string[];

  @Column({ ...text, name: "price_range" })
  @Field(() => String, { nullable: true, description: "What its products cost, e.g. '129–499 kr'." })
  priceRange: string | null;

  /** The amounts that `priceRange` was made of. */
  @Column({ type: "jsonb", nullable: true })
  price: CollectedPrice | null;

  @Column(text)
  @Field(() => GraphQLURL, { nullable: true, description: "Its own web address." })
  website: string | null;

  /** Which page said what: fact → address, or '' for the catalogue. */
  @Column({ type: "jsonb", default: {} })
  sources: Partial<Record<SupplierFact, string>>;

  @Column({ type: "timestamptz", name: "fetched_at" })
  @Field(() => Date, { description: "When collecting found it last." })
  fetchedAt: Date;

  @Column({ ...list, name: "edited_fields" })
  @Field(() => [String], { description: "Fields that an admin has edited; collecting never overwrites them." })
  editedFields: SupplierFact[];

  /** What collecting says of these, and which page; it shows again where an admin's word is taken back. */
  @Column({ type: "jsonb", default: {} })
  collected: EditedSupplier["collected"];

  @Column({ type: "jsonb", name: "last_changes", default: [] })
  @Field(() => [AuditChange], {
    description: "What the last collection that found it changed; none when it was new or said nothing else.",
  })
  lastChanges: AuditChange[];

  /** The collection that found it first. */
  @Column({ type: "int", name: "first_collection_id" })
  firstCollectionId: number;

  /** The collection that found it last. */
  @Index()
  @Column({ type: "int", name: "last_collection_id" })
  lastCollectionId: number;

  /** Grows with every change of what is known (a trigger counts), so that an edit of what was changed meanwhile is noticed. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  @Field(() => Int, { description: "Grows with every change; `updateSupplier` takes the one that was shown." })
  version: number;

  @CreateDateColumn({ type: "timestamptz", name: "created_at" })
  createdAt: Date;

  @Field(() => Boolean, { description: "True when the last collection that found it was the first." })
  isNew: boolean;

  @Field(() => [SupplierFactSource], { description: "Which page said what." })
  factSources: SupplierFactSource[];
}

@ObjectType({ description: "Suppliers by name.", simpleResolvers: true })
export class SupplierConnection extends connectionType("Supplier", () => Supplier) {
  @Field(() => Int, { description: "How many there are of them." })
  totalCount: number;
}
