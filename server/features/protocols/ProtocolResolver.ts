import { GraphQLLocalDate } from "graphql-scalars";
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { stepCategory } from "../../../schema/protocols/vocabulary.ts";
import { historyOf, historyStart } from "../../../schema/rules/protocols/checklist.ts";
import type { ProtocolView } from "../../../schema/rules/protocols/protocolView.ts";
import { dayOf } from "../../../schema/rules/words/days.ts";
import { badInput } from "../../platform/errors.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { isPublic } from "../../platform/graphql/publicField.ts";
import { FollowedPeriod } from "./FollowedPeriod.ts";
import {
  CompleteItemInput,
  CreateProtocolInput,
  DeactivateProtocolInput,
  DeleteProtocolInput,
  MergeProtocolsInput,
  StartProtocolInput,
  UndoItemInput,
  UpdateProtocolInput,
} from "./protocolInputs.ts";
import { MAX_HISTORY, type ProtocolContext } from "./protocolLoaders.ts";
import {
  complete,
  create,
  deactivate,
  merge,
  readActiveProtocols,
  readChecklist,
  readFollowedPeriods,
  readProtocol,
  readProtocols,
  readTemplates,
  remove,
  start,
  undo,
  update,
} from "./protocolService.ts";
import {
  ActiveProtocol,
  Checklist,
  CompleteItemPayload,
  CreateProtocolPayload,
  DeactivateProtocolPayload,
  DeleteProtocolPayload,
  MergeProtocolsPayload,
  Protocol,
  ProtocolDay,
  ProtocolTemplate,
  StartProtocolPayload,
  StepCategory,
  UndoItemPayload,
  UpdateProtocolPayload,
} from "./protocolTypes.ts";

/** What everybody may see of protocols. */
@Resolver()
export class PublicProtocolResolver {
  @Query(() => [StepCategory], { nullable: true, description: "The categories that steps are filed under, by name." })
  @isPublic()
  async protocolCategories(@Ctx() ctx: Context): Promise<unknown> {
    const rows = await ctx.sql.preparedQuery<{ id: string }>("SELECT id FROM protocol_categories ORDER BY name", []);
    return rows.map(({ id }) => stepCategory(id));
  }

  @Query(() => [ProtocolTemplate], {
    nullable: true,
    description: "The protocols of the site, to start from. They are few.",
  })
  @isPublic()
  protocolTemplates(@Ctx() ctx: Context): Promise<unknown> {
    return readTemplates(ctx);
  }
}

/** The protocols of the one who asks. */
@Resolver()
export class ProtocolResolver {
  @Query(() => [Protocol], {
    nullable: true,
    description: "The protocols of the one who asks, the newest first; at most 100.",
  })
  @allow("signedIn")
  protocols(@Ctx() ctx: ProtocolContext): Promise<unknown> {
    return readProtocols(ctx);
  }

  @Query(() => Protocol, {
    nullable: true,
    description: "A protocol of the one who asks, or a public one; null when there is none that they may see.",
  })
  @allow("signedIn")
  protocol(
    @Arg("key", () => String, { description: "Its key." }) key: string,
    @Ctx() ctx: ProtocolContext,
  ): Promise<unknown> {
    return readProtocol(ctx, key);
  }

  @Query(() => [ActiveProtocol], {
    nullable: true,
    description: "What the one who asks follows, what was started last first.",
  })
  @allow("signedIn")
  activeProtocols(@Ctx() ctx: ProtocolContext): Promise<unknown> {
    return readActiveProtocols(ctx);
  }

  @Query(() => [FollowedPeriod], {
    nullable: true,
    description:
      "Every time during which the one who asks followed a protocol, ended ones and those of deleted protocols too; what was started last first, at most 200.",
  })
  @allow("signedIn")
  followedPeriods(@Ctx() ctx: ProtocolContext): Promise<unknown> {
    return readFollowedPeriods(ctx);
  }

  @Query(() => Checklist, {
    nullable: true,
    description: "What is to do on a day, of all protocols that are followed.",
  })
  @allow("signedIn")
  checklist(
    @Arg("day", () => GraphQLLocalDate, { nullable: true, description: "The day; today in Sweden when absent." })
    day: string | undefined,
    @Ctx() ctx: ProtocolContext,
  ): Promise<unknown> {
    return readChecklist(ctx, day ?? undefined);
  }

  @Mutation(() => CreateProtocolPayload, {
    description:
      "Makes a protocol and starts it; the same key again makes no other. Errors: INVALID; TOO_MUCH. FORBIDDEN for a featured one by somebody who is no admin.",
  })
  @allow("signedIn")
  createProtocol(
    @Arg("input", () => CreateProtocolInput, { description: "The protocol." }) input: CreateProtocolInput,
    @Ctx() ctx: ProtocolContext,
  ): Promise<unknown> {
    return create(ctx, input);
  }

  @Mutation(() => UpdateProtocolPayload, {
    description:
      "Changes a protocol; known steps keep what was ticked of them, those left out are removed. Errors: INVALID; NOT_FOUND; TOO_MUCH.",
  })
  @allow("signedIn")
  updateProtocol(
    @Arg("input", () => UpdateProtocolInput, { description: "The protocol as it is to be." })
    input: UpdateProtocolInput,
    @Ctx() ctx: ProtocolContext,
  ): Promise<unknown> {
    return update(ctx, input);
  }

  @Mutation(() => StartProtocolPayload, {
    description:
      "Follows a protocol from today; one that is followed already stays as it is. Errors: INVALID; NOT_FOUND; TOO_MUCH.",
  })
  @allow("signedIn")
  startProtocol(
    @Arg("input", () => StartProtocolInput, { description: "Which one." }) input: StartProtocolInput,
    @Ctx() ctx: ProtocolContext,
  ): Promise<unknown> {
    return start(ctx, input);
  }

  @Mutation(() => DeactivateProtocolPayload, {
    description: "Ends following a protocol; one that is not followed stays so. Errors: NOT_FOUND.",
  })
  @allow("signedIn")
  deactivateProtocol(
    @Arg("input", () => DeactivateProtocolInput, { description: "Which one." }) input: DeactivateProtocolInput,
    @Ctx() ctx: ProtocolContext,
  ): Promise<unknown> {
    return deactivate(ctx, input.id);
  }

  @Mutation(() => DeleteProtocolPayload, {
    description: "Deletes a protocol with its steps; what was ticked of them stays counted. Errors: NOT_FOUND.",
  })
  @allow("signedIn")
  deleteProtocol(
    @Arg("input", () => DeleteProtocolInput, { description: "Which one." }) input: DeleteProtocolInput,
    @Ctx() ctx: ProtocolContext,
  ): Promise<unknown> {
    return remove(ctx, input.id);
  }

  @Mutation(() => CompleteItemPayload, {
    description:
      "Ticks a step for a day, once, however often it is sent. Errors: NOT_FOUND for a step that is not one's own; INVALID for a day to come, or on which the protocol was not followed.",
  })
  @allow("signedIn")
  completeItem(
    @Arg("input", () => CompleteItemInput, { description: "Which one, and when." }) input: CompleteItemInput,
    @Ctx() ctx: ProtocolContext,
  ): Promise<unknown> {
    return complete(ctx, input);
  }

  @Mutation(() => UndoItemPayload, {
    description: "Takes a tick back; a step that was not ticked stays so. Errors: NOT_FOUND.",
  })
  @allow("signedIn")
  undoItem(
    @Arg("input", () => UndoItemInput, { description: "Which one, and of which day." }) input: UndoItemInput,
    @Ctx() ctx: ProtocolContext,
  ): Promise<unknown> {
    return undo(ctx, input);
  }

  @Mutation(() => MergeProtocolsPayload, {
    description:
      "Takes over what a browser held; what is known stays as it is, so that it may be sent again. Errors: INVALID; TOO_MUCH.",
  })
  @allow("signedIn")
  mergeProtocols(
    @Arg("input", () => MergeProtocolsInput, { description: "What the browser holds." }) input: MergeProtocolsInput,
    @Ctx() ctx: ProtocolContext,
  ): Promise<unknown> {
    return merge(ctx, input);
  }
}

/** What of a protocol is counted from its progress. */
@Resolver(() => Protocol)
export class ProtocolHistoryResolver {
  @FieldResolver(() => [ProtocolDay], {
    description: "How the days went on which the one who asks followed it, the newest first.",
  })
  async history(
    @Root() { key, source }: ProtocolView,
    @Arg("first", () => Int, { description: "So many at most, 1 to 366.", defaultValue: 30 }) first: number,
    @Ctx() ctx: ProtocolContext,
  ): Promise<unknown> {
    if (first < 1 || first > MAX_HISTORY) throw badInput("first", `Välj 1 till ${MAX_HISTORY} dagar.`);
    const today = dayOf(new Date());
    const done = await ctx.loaders.doneByDay.load({
      userId: ctx.actor?.userId ?? "",
      protocolId: key,
      from: historyStart(source.active, today, first),
    });
    return historyOf(source.items, source.active, done, today, first);
  }
}
