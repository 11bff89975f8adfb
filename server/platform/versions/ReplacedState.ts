import { Field, ID, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import type { AuditSubjectName } from "../../../schema/audit.ts";
import { AuditChange } from "../audit/AuditEntry.ts";

/** Something that admins edit, as it stood until one changed or deleted it. Who that was, the audit log's entry knows. */
@Entity({ name: "replaced_state" })
@Index(["subjectType", "subjectId", "id"])
export class ReplacedState {
  /** Later ones have higher numbers. */
  @PrimaryGeneratedColumn("identity", { type: "bigint", generatedIdentity: "ALWAYS" })
  id: string;

  /** When it was replaced. */
  @CreateDateColumn({ type: "timestamptz" })
  at: Date;

  @Column({ type: "text", name: "subject_type" })
  subjectType: AuditSubjectName;

  /** Which one; where that is a name in addresses, it changes with it (`moveVersions`). */
  @Column({ type: "text", name: "subject_id" })
  subjectId: string;

  /** Its name at that time. */
  @Column({ type: "text" })
  name: string;

  /** What of it is edited. */
  @Column({ type: "jsonb" })
  state: object;

  /** Of what was deleted: its rows, by table. */
  @Column({ type: "jsonb", nullable: true })
  rows: object | null;

  @Column({ type: "boolean", name: "is_deleted" })
  isDeleted: boolean;

  /** The audit log's entry of the change; it is erased before long. */
  @Column({ type: "bigint", name: "entry_id" })
  entryId: string;
}

@ObjectType({ description: "Something as it stood until it was changed or deleted.", simpleResolvers: true })
export class Version {
  @Field(() => ID, { description: "Tells it from others; later ones have higher numbers." })
  key: string;

  @Field(() => String, { description: "What it was called." })
  name: string;

  @Field(() => Date, { description: "Until when it stood." })
  replacedAt: Date;

  @Field(() => String, {
    nullable: true,
    description: "Full name of who replaced it; null for the site itself, its command line and accounts that are gone.",
  })
  replacedBy: string | null;

  @Field(() => [AuditChange], { description: "What was changed then; empty when the audit log no longer knows." })
  changes: AuditChange[];
}
