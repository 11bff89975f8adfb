import { GraphQLURL } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import { Node } from "../../../platform/graphql/Node.ts";
import { Image } from "../../media/Image.ts";

/** A seller of products. */
@Entity({ name: "provider" })
@ObjectType({ description: "Who sells a product.", simpleResolvers: true, implements: Node })
export class Provider implements Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT", type: "int" })
  @Field(() => Int, {
    name: "databaseId",
    simple: false,
    description: "The number that addresses name it by, e.g. 3 in '/leverantorer/skarvsunda-apotek-3'.",
  })
  id: number;

  @Column({ type: "text", unique: true })
  @Field(() => String, { description: "Name, as products carry it in `providerName`." })
  name: string;

  @Column({ type: "text", nullable: true })
  @Field(() => String, { nullable: true, description: "Country in Swedish, e.g. 'Sverige'." })
  country: string | null;

  @Column({ type: "text", name: "logo_url", nullable: true })
  logoUrl: string | null;

  @Column({ type: "text", nullable: true })
  @Field(() => GraphQLURL, { nullable: true, description: "Its own web address." })
  website: string | null;

  @Column({ type: "text", default: "" })
  @Field(() => String, { description: "What it is, in words; may be empty. Lines are as they were written." })
  description: string;

  /** Numbers of those that were merged into it: their addresses lead here. */
  @Column({ type: "int", array: true, name: "former_ids", default: "{}" })
  formerIds: number[];

  /** What it and they were called before: an import that still says so means this one. */
  @Column({ type: "text", array: true, name: "former_names", default: "{}" })
  formerNames: string[];

  /** Counted by a trigger. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  version: number;

  @Field(() => Image, { nullable: true, description: "Its logo." })
  logo: Image | null;
}
