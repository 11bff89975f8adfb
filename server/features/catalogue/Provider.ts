import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

/** Who sells a product (specification 2 §3, logo mapping). */
@Entity({ name: "provider" })
@ObjectType({ description: "Who sells a product.", simpleResolvers: true })
export class Provider {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT", type: "int" })
  @Field(() => ID, { description: "Identifier." })
  id: number;

  @Column({ type: "text", unique: true })
  @Field(() => String, { description: "Name, as products carry it in `providerName`." })
  name: string;

  @Column({ type: "text", nullable: true })
  @Field(() => String, { nullable: true, description: "Country in Swedish, e.g. 'Sverige'." })
  country: string | null;

  @Column({ type: "text", name: "logo_url", nullable: true })
  @Field(() => String, { nullable: true, description: "Path of its logo, e.g. '/logos/fjall.svg'." })
  logoUrl: string | null;

  @Column({ type: "text", nullable: true })
  @Field(() => String, { nullable: true, description: "Its own web address." })
  website: string | null;
}
