import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { allow } from "../../platform/graphql/policy.ts";
import { isPublic } from "../../platform/graphql/publicField.ts";
import type { ArticleContext } from "../articles/articleLoaders.ts";
import { withoutMissingGuides } from "../articles/articleService.ts";
import { AnalysisSource } from "./analysisEnums.ts";
import {
  AnalysesArgs,
  AnalysisArgs,
  AnalyzeProtocolInput,
  AnalyzeSleepInput,
  AnalyzeTrainingInput,
  ConfirmCareContactInput,
  MergeAnalysesInput,
  RemoveAnalysisInput,
} from "./analysisInputs.ts";
import { analyzeTest } from "./analysisService.ts";
import {
  Analysis,
  AnalysisConnection,
  AnalyzeProtocolPayload,
  AnalyzeSleepPayload,
  AnalyzeTrainingPayload,
  ConfirmCareContactPayload,
  Finding,
  FindingLink,
  MergeAnalysesPayload,
  RemoveAnalysisPayload,
} from "./analysisTypes.ts";
import type { AnalysisContext } from "./analysisWork.ts";
import { merge } from "./mergeAnalyses.ts";
import { confirmCareContact, listAnalyses, readAnalysis, remove } from "./ownAnalyses.ts";

const CODES =
  "Errors: INVALID for answers that cannot be, and for a sessionId that other answers were sent with; CONSENT_MISSING.";

/** Public facts about how results are written. */
@Resolver()
export class AnalysisSourceResolver {
  @Query(() => AnalysisSource, { nullable: true, description: "What writes the texts of results on this site." })
  @isPublic()
  analysisSource(@Ctx() ctx: AnalysisContext): AnalysisSource {
    return ctx.analyses.source;
  }
}

/** Tests and their results, of the one who asks. */
@Resolver()
export class AnalysisResolver {
  @Query(() => Analysis, {
    nullable: true,
    description: "A result of the one who asks; null when there is none that is theirs.",
  })
  @allow("signedIn")
  analysis(@Args(() => AnalysisArgs) args: AnalysisArgs, @Ctx() ctx: AnalysisContext): Promise<unknown> {
    return readAnalysis(ctx, args);
  }

  @Query(() => AnalysisConnection, {
    nullable: true,
    description: "The results of the one who asks, the newest first.",
  })
  @allow("signedIn")
  analyses(@Args(() => AnalysesArgs) args: AnalysesArgs, @Ctx() ctx: AnalysisContext): Promise<unknown> {
    return listAnalyses(ctx, args);
  }

  @Mutation(() => AnalyzeSleepPayload, {
    description: `Analyses the sleep test and stores the result. ${CODES} Throws TOO_MANY_REQUESTS.`,
  })
  @allow("signedIn")
  analyzeSleep(
    @Arg("input", () => AnalyzeSleepInput, { description: "The test." }) input: AnalyzeSleepInput,
    @Ctx() ctx: AnalysisContext,
  ): Promise<unknown> {
    return analyzeTest(ctx, "sleep", input);
  }

  @Mutation(() => AnalyzeTrainingPayload, {
    description: `Analyses the training test and stores the result: in the account, or for 24 hours of somebody who is signed out. ${CODES} Throws TOO_MANY_REQUESTS.`,
  })
  @allow("everybody")
  analyzeTraining(
    @Arg("input", () => AnalyzeTrainingInput, { description: "The test." }) input: AnalyzeTrainingInput,
    @Ctx() ctx: AnalysisContext,
  ): Promise<unknown> {
    return analyzeTest(ctx, "training", input);
  }

  @Mutation(() => AnalyzeProtocolPayload, {
    description: `Analyses the health protocol questionnaire and stores the result: in the account, or for 24 hours of somebody who is signed out. ${CODES} Throws TOO_MANY_REQUESTS.`,
  })
  @allow("everybody")
  analyzeProtocol(
    @Arg("input", () => AnalyzeProtocolInput, { description: "The questionnaire." }) input: AnalyzeProtocolInput,
    @Ctx() ctx: AnalysisContext,
  ): Promise<unknown> {
    return analyzeTest(ctx, "protocol", input);
  }

  @Mutation(() => ConfirmCareContactPayload, {
    description: "Says that the one who asks has talked to care about a result. Errors: NOT_FOUND.",
  })
  @allow("signedIn")
  confirmCareContact(
    @Arg("input", () => ConfirmCareContactInput, { description: "Which one." }) input: ConfirmCareContactInput,
    @Ctx() ctx: AnalysisContext,
  ): Promise<unknown> {
    return confirmCareContact(ctx, input.id);
  }

  @Mutation(() => RemoveAnalysisPayload, {
    description: "Removes a result with its answers. Errors: NOT_FOUND.",
  })
  @allow("signedIn")
  removeAnalysis(
    @Arg("input", () => RemoveAnalysisInput, { description: "Which one." }) input: RemoveAnalysisInput,
    @Ctx() ctx: AnalysisContext,
  ): Promise<unknown> {
    return remove(ctx, input.id);
  }

  @Mutation(() => MergeAnalysesPayload, {
    description:
      "Takes over the tests that a browser held: the server's results as long as it has them, and new ones of the site's own rules otherwise. It may be sent again. Errors: INVALID; CONSENT_MISSING; TOO_MUCH. Throws TOO_MANY_REQUESTS.",
  })
  @allow("signedIn")
  mergeAnalyses(
    @Arg("input", () => MergeAnalysesInput, { description: "What the browser holds." }) input: MergeAnalysesInput,
    @Ctx() ctx: AnalysisContext,
  ): Promise<unknown> {
    return merge(ctx, input);
  }
}

/** The fields of a finding that are not as they are stored. */
@Resolver(() => Finding)
export class FindingResolver {
  @FieldResolver(() => [FindingLink])
  links(@Root() { links }: Finding, @Ctx() ctx: ArticleContext): Promise<FindingLink[]> {
    return withoutMissingGuides(ctx, links);
  }
}
