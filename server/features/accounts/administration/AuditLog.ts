import { GraphQLEmailAddress } from "graphql-scalars";
import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import type { AuditActionName, AuditSubjectName } from "../../../../schema/audit.ts";
import { AuditAction, AuditChange, AuditSubject } from "../../../platform/audit/AuditEntry.ts";
import { connectionType } from "../../../platform/graphql/connection.ts";

@ObjectType({ description: "Who changed what, and when, as admins see it.", simpleResolvers: true })
export class AuditLogEntry {
  @Field(() => String, { description: "Tells it from other entries; later ones have higher numbers." })
  key: string;

  @Field(() => Date, { description: "When it was done." })
  at: Date;

  @Field(() => String, {
    nullable: true,
    description: "Full name of who did it; null for the site itself, its command line and accounts that are gone.",
  })
  actorName: string | null;

  @Field(() => GraphQLEmailAddress, { nullable: true, description: "Their e-mail address; null as their name." })
  actorEmail: string | null;

  @Field(() => AuditAction, { description: "What was done." })
  action: AuditActionName;

  @Field(() => AuditSubject, { description: "What it was done to." })
  subjectType: AuditSubjectName;

  @Field(() => String, { description: "Which one: its number, short name or key, as its own type tells it." })
  subjectId: string;

  @Field(() => String, { description: "What that was called; for an account its address, as long as it is there." })
  subjectName: string;

  @Field(() => [AuditChange], { description: "Which fields were changed; none where the action says all." })
  changes: AuditChange[];
}

@ObjectType({ description: "The audit log, the newest first.", simpleResolvers: true })
export class AuditLogConnection extends connectionType("AuditLog", () => AuditLogEntry) {}

/** Which page of the audit log. */
@ArgsType()
export class AuditLogArgs {
  @Field(() => Int, { nullable: true, description: "How many, 1 to 100; 50 when it is not said." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "The cursor behind which the page begins." })
  after?: string | null;
}

@ObjectType({ description: "Something that happened to an account, for its owner.", simpleResolvers: true })
export class AccountEvent {
  @Field(() => String, { description: "Tells it from other events; later ones have higher numbers." })
  key: string;

  @Field(() => Date, { description: "When it happened." })
  at: Date;

  @Field(() => AuditAction, { description: "What happened." })
  action: AuditActionName;

  @Field(() => Boolean, { description: "False when somebody else did it, e.g. an admin." })
  isOwn: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Browser and system in words, e.g. 'Firefox på Windows', where it is about one; otherwise null.",
  })
  device: string | null;
}
