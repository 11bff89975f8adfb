import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { firstOf, type JourneyView, onlyOf } from "../../../schema/rules/journeyView.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { isPublic } from "../../platform/graphql/publicField.ts";
import { Me } from "../accounts/Me.ts";
import { JourneyActivity } from "./JourneyActivity.ts";
import { JourneyCategoryKey } from "./journeyEnums.ts";
import { ActivityInput, JourneyMergeInput, OnboardingInput, QuestionnaireAnswersInput } from "./journeyInputs.ts";
import { readJourneyItems } from "./journeyItems.ts";
import { answer, mergeJourney, plan, readJourney, reportActivity, saveOnboarding, unplan } from "./journeyService.ts";
import {
  CountedCategory,
  Journey,
  JourneyCategory,
  JourneyPayload,
  PlanPayload,
  Recommendation,
  RecordActivityPayload,
} from "./journeyTypes.ts";

/** What counts in everybody's journey. */
@Resolver()
export class JourneyItemsResolver {
  @Query(() => [CountedCategory], {
    description:
      "The categories of the journey with everything that counts in them: what is fixed, the published articles and " +
      "the training methods.",
  })
  @isPublic()
  async journeyItems(@Ctx() ctx: Context): Promise<unknown> {
    return (await readJourneyItems(ctx)).categories;
  }
}

/** The journey of the one who asks. */
@Resolver()
export class JourneyResolver {
  @Query(() => Journey, { description: "The journey of the one who asks; `me { journey }` is the same." })
  @allow("signedIn")
  journey(@Ctx() ctx: Context): Promise<unknown> {
    return readJourney(ctx, ctx.actor?.userId ?? "");
  }

  @Mutation(() => RecordActivityPayload, {
    description: "Records something that was done; the same id again changes nothing. Errors: INVALID.",
  })
  @allow("signedIn")
  recordActivity(
    @Arg("input", () => ActivityInput, { description: "What was done." }) input: ActivityInput,
    @Ctx() ctx: Context,
  ): Promise<unknown> {
    return reportActivity(ctx, input);
  }

  @Mutation(() => JourneyPayload, {
    description: "Keeps the answers of onboarding; `healthStatus` only with consent. Errors: INVALID.",
  })
  @allow("signedIn")
  completeOnboarding(
    @Arg("input", () => OnboardingInput, { description: "The answers." }) input: OnboardingInput,
    @Ctx() ctx: Context,
  ): Promise<unknown> {
    return saveOnboarding(ctx, input);
  }

  @Mutation(() => JourneyPayload, {
    description:
      "Recommends by the answers of the questionnaire. They are kept with consent; without it this answer alone follows them. Errors: INVALID.",
  })
  @allow("signedIn")
  answerQuestionnaire(
    @Arg("input", () => QuestionnaireAnswersInput, { description: "The answers." }) input: QuestionnaireAnswersInput,
    @Ctx() ctx: Context,
  ): Promise<unknown> {
    return answer(ctx, input);
  }

  @Mutation(() => PlanPayload, {
    description: "Takes a recommendation into the plan, ticks it or unticks it; an unknown one changes nothing.",
  })
  @allow("signedIn")
  setPlanned(
    @Arg("id", () => ID, { description: "The recommendation." }) id: string,
    @Arg("isCompleted", () => Boolean, { description: "True to tick it." }) isCompleted: boolean,
    @Ctx() ctx: Context,
  ): Promise<unknown> {
    return plan(ctx, id, isCompleted);
  }

  @Mutation(() => PlanPayload, { description: "Takes a recommendation out of the plan; the first three stay." })
  @allow("signedIn")
  removePlanned(
    @Arg("id", () => ID, { description: "The recommendation." }) id: string,
    @Ctx() ctx: Context,
  ): Promise<unknown> {
    return unplan(ctx, id);
  }

  @Mutation(() => JourneyPayload, {
    description:
      "Takes over what a browser held, once for each id, however often it is sent. Errors: INVALID, TOO_MUCH.",
  })
  @allow("signedIn")
  mergeJourney(
    @Arg("input", () => JourneyMergeInput, { description: "What the browser holds." }) input: JourneyMergeInput,
    @Ctx() ctx: Context,
  ): Promise<unknown> {
    return mergeJourney(ctx, input);
  }
}

/** Parts of the journey of which one may want some only. */
@Resolver(() => Journey)
export class JourneyListsResolver {
  @FieldResolver(() => [JourneyCategory], { description: "The four categories." })
  categories(
    @Root() { categories }: JourneyView,
    @Arg("keys", () => [JourneyCategoryKey], { nullable: true, description: "These alone; all when absent." })
    keys?: JourneyCategoryKey[],
  ): unknown {
    return onlyOf(categories, keys);
  }

  @FieldResolver(() => [JourneyActivity], { description: "The last hundred activities, the newest first." })
  activities(
    @Root() { activities }: JourneyView,
    @Arg("first", () => Int, { nullable: true, description: "So many at most; all when absent." }) first?: number,
  ): unknown {
    return firstOf(activities, first);
  }

  @FieldResolver(() => [Recommendation], {
    description:
      "At most six; what is to do before what is done, high before medium before low. None when everything is done.",
  })
  recommendations(
    @Root() { recommendations }: JourneyView,
    @Arg("first", () => Int, { nullable: true, description: "So many at most; all when absent." }) first?: number,
  ): unknown {
    return firstOf(recommendations, first);
  }
}

/** The journey as part of the account. */
@Resolver(() => Me)
export class MyJourneyResolver {
  @FieldResolver(() => Journey, { description: "The journey of the account." })
  journey(@Root() me: Me, @Ctx() ctx: Context): Promise<unknown> {
    return readJourney(ctx, me.id);
  }
}
