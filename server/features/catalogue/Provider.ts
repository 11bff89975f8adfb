import { GraphQLURL } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import { Node } from "../../platform/graphql/Node.ts";
import { Image } from "../media/Image.ts";

/** Who sells a product. */
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

  @Field(() => Image, { nullable: true, description: "Its logo." })
  logo: Image | null;
}
