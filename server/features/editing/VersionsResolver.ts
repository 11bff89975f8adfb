import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import type { AuditSubjectName } from "../../../schema/audit.ts";
import { AuditChange, AuditSubject } from "../../platform/audit/AuditEntry.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { MutationPayload } from "../../platform/graphql/fieldErrors.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { Version } from "../../platform/versions/ReplacedState.ts";
import { compareVersion, readDeleted, readVersions, restoreDeleted, takeBack } from "./restoring.ts";

@InputType({ description: "A version that something shall be again." })
export class TakeBackInput {
  @Field(() => ID, { description: "The version's key." })
  key: string;

  @Field(() => Int, { description: "The `version` of the thing that was shown beside it." })
  version: number;
}

@InputType({ description: "Something deleted that shall be there again." })
export class RestoreDeletedInput {
  @Field(() => ID, { description: "Its key among what was deleted." })
  key: string;
}

@ObjectType({ description: "What taking a version back came to.", simpleResolvers: true })
export class TakeBackPayload extends MutationPayload {}

@ObjectType({ description: "What restoring something came to.", simpleResolvers: true })
export class RestoreDeletedPayload extends MutationPayload {
  @Field(() => ID, {
    nullable: true,
    description: "Its identifier, as it was, or its key where it has none; null when it was not restored.",
  })
  restoredId?: string;
}

@ObjectType({ description: "A version beside what stands now.", simpleResolvers: true })
export class VersionComparison {
  @Field(() => Int, { description: "The `version` of the thing as it stands now." })
  version: number;

  @Field(() => [AuditChange], {
    description: "The fields in which they differ, in full: what the version has (`before`), and what stands now.",
  })
  differences: AuditChange[];
}

/** Earlier versions of what admins edit, and what they have deleted. */
@Resolver()
export class VersionsResolver {
  @Query(() => [Version], {
    nullable: true,
    description: "How something stood before, the latest first; the last fifty are kept. Errors: BAD_USER_INPUT.",
  })
  @allow("admin")
  versions(
    @Arg("of", () => AuditSubject, { description: "What kind of thing it is." }) of: AuditSubjectName,
    @Arg("id", () => ID, {
      description: "Which one: its identifier; a page's slug, a mail's kind, and '1' for the site.",
    })
    id: string,
    @Ctx() ctx: Context,
  ): Promise<Version[]> {
    return readVersions(ctx, of, id);
  }

  @Query(() => VersionComparison, {
    nullable: true,
    description: "A version beside what stands now; null when either is gone. Errors: BAD_USER_INPUT.",
  })
  @allow("admin")
  versionComparison(
    @Arg("key", () => ID, { description: "The version's key." }) key: string,
    @Ctx() ctx: Context,
  ): Promise<VersionComparison | null> {
    return compareVersion(ctx, key);
  }

  @Query(() => [Version], {
    nullable: true,
    description: "What was deleted of a kind within thirty days, the latest first. Errors: BAD_USER_INPUT.",
  })
  @allow("admin")
  deleted(
    @Arg("of", () => AuditSubject, { description: "Which kind." }) of: AuditSubjectName,
    @Ctx() ctx: Context,
  ): Promise<Version[]> {
    return readDeleted(ctx, of);
  }

  @Mutation(() => TakeBackPayload, {
    description:
      "Makes something what it was, as an edit of it: what stood becomes a version. Errors: those of editing it; NOT_FOUND, OUTDATED. Throws BAD_USER_INPUT.",
  })
  @allow("admin")
  takeBack(
    @Arg("input", () => TakeBackInput, { description: "Which version." }) input: TakeBackInput,
    @Ctx() ctx: Context,
  ): Promise<TakeBackPayload> {
    return takeBack(ctx, input);
  }

  @Mutation(() => RestoreDeletedPayload, {
    description:
      "Puts back what was deleted within thirty days, with its identifier, versions and addresses. Errors: those of editing it; NOT_FOUND, TAKEN. Throws BAD_USER_INPUT.",
  })
  @allow("admin")
  restoreDeleted(
    @Arg("input", () => RestoreDeletedInput, { description: "Which one." }) input: RestoreDeletedInput,
    @Ctx() ctx: Context,
  ): Promise<RestoreDeletedPayload> {
    return restoreDeleted(ctx, input);
  }
}
