import { Field, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import { Node } from "../../platform/graphql/Node.ts";
import { Area } from "./catalogueEnums.ts";

/** A category of one product area. */
@Entity({ name: "category" })
@ObjectType({ description: "A category of one product area.", simpleResolvers: true, implements: Node })
export class Category implements Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT", type: "int" })
  id: number;

  @Column({ type: "enum", enum: Area, enumName: "area" })
  @Field(() => Area, { description: "The product area it belongs to." })
  area: Area;

  @Column({ type: "text", collation: "sv-SE-x-icu" })
  @Field(() => String, { description: "Swedish name, e.g. 'Hormontester'." })
  name: string;

  @Column({ type: "text", unique: true })
  @Field(() => String, { description: "Name in addresses and filters, e.g. 'hormontester'." })
  slug: string;

  @Column({ type: "text", default: "" })
  @Field(() => String, { description: "One sentence on what belongs here." })
  description: string;

  /** Place among the categories of tests; those of other areas come by name. */
  @Column({ type: "int", default: 0 })
  position: number;

  /** How many times it was changed; counted by a trigger. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  version: number;
}
