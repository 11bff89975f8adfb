import { Field, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditActionName, type AuditSubjectName } from "../../../schema/audit.ts";
import { describedEnum } from "../graphql/describedEnum.ts";

/** Kind of action. */
export const AuditAction = describedEnum("AuditAction", "What was done, in the audit log.", AUDIT_ACTIONS);

/** Kind of subject. */
export const AuditSubject = describedEnum(
  "AuditSubject",
  "What something was done to, in the audit log.",
  AUDIT_SUBJECTS,
);

@ObjectType({ description: "A field that was changed, in words for an admin.", simpleResolvers: true })
export class AuditChange {
  @Field(() => String, { description: "The field's name in the graph, e.g. 'imageUrl'." })
  field: string;

  @Field(() => String, { nullable: true, description: "What stood there, as text, cut where it is long." })
  before: string | null;

  @Field(() => String, { nullable: true, description: "What stands there now, in the same way." })
  after: string | null;
}

/**
 * Who changed what and when, written in the transaction that changes it. It holds no personal data but who it was and
 * whose account it concerns, so it holds neither address nor password.
 */
@Entity({ name: "audit_entry" })
@Index(["accountId", "id"])
export class AuditEntry {
  /** Later entries have higher numbers. */
  @PrimaryGeneratedColumn("identity", { type: "bigint", generatedIdentity: "ALWAYS" })
  id: string;

  @CreateDateColumn({ type: "timestamptz" })
  at: Date;

  /** The account that did it; null for the site itself and for its operators' command line. It outlives the account. */
  @Index()
  @Column({ type: "uuid", name: "actor_id", nullable: true })
  actorId: string | null;

  /** The account that it concerns, whose owner may then read it as well. */
  @Column({ type: "uuid", name: "account_id", nullable: true })
  accountId: string | null;

  @Column({ type: "text" })
  action: AuditActionName;

  @Column({ type: "text", name: "subject_type" })
  subjectType: AuditSubjectName;

  @Column({ type: "text", name: "subject_id" })
  subjectId: string;

  /** Its name at that time; empty for accounts. */
  @Column({ type: "text", name: "subject_name" })
  subjectName: string;

  @Column({ type: "jsonb", default: [] })
  changes: AuditChange[];
}
