import { Field, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import { Node } from "../../platform/graphql/Node.ts";

/** An author of articles; has a page at /dr-{slug}. */
@Entity({ name: "author" })
@ObjectType({ description: "Who writes articles; has a page at /dr-{slug}.", simpleResolvers: true, implements: Node })
export class Author implements Node {
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "BY DEFAULT", type: "int" })
  id: number;

  @Column({ type: "text", unique: true })
  @Field(() => String, { description: "Name in addresses, e.g. 'eivor-almvide'." })
  slug: string;

  @Column({ type: "text", collation: "sv-SE-x-icu" })
  @Field(() => String, { description: "Full name." })
  name: string;

  @Column({ type: "text", default: "" })
  @Field(() => String, { description: "Profession and role, e.g. 'Läkare och grundare'." })
  title: string;

  @Column({ type: "text", default: "" })
  @Field(() => String, { description: "Who it is, in Markdown." })
  bio: string;

  @Field(() => String, { description: "`bio` as safe HTML." })
  bioHtml: string;

  @Column({ type: "text", default: "" })
  @Field(() => String, { description: "Registration or licence, e.g. 'leg. läkare'; empty where there is none." })
  registration: string;

  /** Of the library. */
  @Column({ type: "text", name: "image_url", nullable: true })
  imageUrl: string | null;

  @Column({ type: "boolean", name: "is_example", default: false })
  @Field(() => Boolean, { description: "True for an invented person of the demo, which the page must say." })
  isExample: boolean;

  /** How many times it was changed; counted by a trigger. */
  @Column({ type: "int", default: 1, insert: false, update: false })
  version: number;
}
