import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from "typeorm";
import type * as consents from "../../../../schema/consents.ts";
import { Node } from "../../../platform/graphql/Node.ts";
import { User } from "../User.ts";

/** Kinds of consent; their texts are in `schema/consents.ts`, until an admin writes others. */
export const ConsentKind = {
  HEALTH_DATA: "health_data",
  TEST_ANSWERS: "test_answers",
  LAB_VALUES: "lab_values",
} as const satisfies Record<Uppercase<consents.ConsentKind>, consents.ConsentKind>;
export type ConsentKind = consents.ConsentKind;
registerEnumType(ConsentKind, {
  name: "ConsentKind",
  description: "What somebody can consent to.",
  valuesConfig: {
    HEALTH_DATA: { description: "Storing data about health in the account (GDPR article 9)." },
    TEST_ANSWERS: { description: "Analysing and storing the answers of tests (GDPR article 9)." },
    LAB_VALUES: { description: "Storing values that laboratories have measured (GDPR article 9)." },
  },
});

/** A consent with its version and time, also after it was withdrawn. */
@Entity({ name: "consent" })
@ObjectType({ description: "A consent, in force until it is withdrawn.", simpleResolvers: true, implements: Node })
export class Consent implements Node {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Index()
  @Column({ type: "uuid", name: "user_id" })
  userId: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user: Relation<User>;

  @Column({ type: "enum", enum: Object.values(ConsentKind), enumName: "consent_kind" })
  @Field(() => ConsentKind, { description: "What was consented to." })
  kind: ConsentKind;

  @Column({ type: "int" })
  @Field(() => Int, { description: "Version of the text that was consented to." })
  version: number;

  @CreateDateColumn({ type: "timestamptz", name: "given_at" })
  @Field(() => Date, { description: "When it was given." })
  givenAt: Date;

  @Column({ type: "timestamptz", name: "withdrawn_at", nullable: true })
  @Field(() => Date, { nullable: true, description: "When it was withdrawn; null while it is in force." })
  withdrawnAt: Date | null;
}

@ObjectType({ description: "A text that somebody can consent to.", simpleResolvers: true })
export class ConsentText {
  @Field(() => ConsentKind, { description: "What it is about." })
  kind: ConsentKind;

  @Field(() => Int, { description: "Raised when its meaning changes; `giveConsent` wants the one that was shown." })
  version: number;

  @Field(() => String, { description: "Swedish title." })
  title: string;

  @Field(() => String, { description: "What stands at the box to tick, in Swedish." })
  ask: string;

  @Field(() => String, { description: "What is consented to, in Swedish: show all of it." })
  text: string;
}
