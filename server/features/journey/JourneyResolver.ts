import { GraphQLLocalDate } from "graphql-scalars";
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import {
  daysFrom,
  firstOf,
  type JourneyView,
  keyed,
  linked,
  onlyOf,
} from "../../../schema/rules/journey/journeyView.ts";
import { allow } from "../../platform/graphql/policy.ts";
import { isPublic } from "../../platform/graphql/publicField.ts";
import { Me } from "../accounts/Me.ts";
import { JourneyActivity } from "./JourneyActivity.ts";
import { JourneyCategoryKey } from "./journeyEnums.ts";
import {
  AnswerQuestionnaireInput,
  CompleteOnboardingInput,
  MergeJourneyInput,
  RecordActivityInput,
  RemovePlannedInput,
  SetDailyAimInput,
  SetPauseInput,
  SetPlannedInput,
} from "./journeyInputs.ts";
import { type JourneyContext, readJourneyItems } from "./journeyItems.ts";
import {
  aim,
  answer,
  mergeJourney,
  pause,
  plan,
  readJourney,
  removePlanned,
  reportActivity,
  saveOnboarding,
} from "./journeyService.ts";
import {
  AnswerQuestionnairePayload,
  CompleteOnboardingPayload,
  CountedCategory,
  Journey,
  JourneyCategory,
  MergeJourneyPayload,
  Recommendation,
  RecordActivityPayload,
  RemovePlannedPayload,
  SetDailyAimPayload,
  SetPausePayload,
  SetPlannedPayload,
} from "./journeyTypes.ts";

/** What counts in everybody's journey. */
@Resolver()
export class JourneyItemsResolver {
  @Query(() => [CountedCategory], {
    nullable: true,
    description:
      "The categories of the journey with everything that counts in them: what is fixed, the published articles and " +
      "the training methods.",
  })
  @isPublic()
  async journeyItems(@Ctx() ctx: JourneyContext): Promise<unknown> {
    const { categories } = await readJourneyItems(ctx);
    return categories.map((category) => ({ ...keyed(category), items: category.items.map(linked) }));
  }
}

/** The journey of the one who asks. */
@Resolver()
export class JourneyResolver {
  @Query(() => Journey, {
    nullable: true,
    description: "The journey of the one who asks; `me { journey }` is the same.",
  })
  @allow("signedIn")
  journey(@Ctx() ctx: JourneyContext): Promise<unknown> {
    return readJourney(ctx, ctx.actor?.userId ?? "");
  }

  @Mutation(() => RecordActivityPayload, {
    description:
      "Records something that was done; the same key again changes nothing. Errors: INVALID; NOT_FOUND for an item that does not exist; TOO_MUCH.",
  })
  @allow("signedIn")
  recordActivity(
    @Arg("input", () => RecordActivityInput, { description: "What was done." }) input: RecordActivityInput,
    @Ctx() ctx: JourneyContext,
  ): Promise<unknown> {
    return reportActivity(ctx, input);
  }

  @Mutation(() => CompleteOnboardingPayload, {
    description: "Stores the answers of onboarding; `healthStatus` only with consent. Errors: INVALID.",
  })
  @allow("signedIn")
  completeOnboarding(
    @Arg("input", () => CompleteOnboardingInput, { description: "The answers." }) input: CompleteOnboardingInput,
    @Ctx() ctx: JourneyContext,
  ): Promise<unknown> {
    return saveOnboarding(ctx, input);
  }

  @Mutation(() => AnswerQuestionnairePayload, {
    description:
      "Recommends by the answers of the questionnaire. They are stored with consent; without it, only this response follows them. Errors: INVALID.",
  })
  @allow("signedIn")
  answerQuestionnaire(
    @Arg("input", () => AnswerQuestionnaireInput, { description: "The answers." }) input: AnswerQuestionnaireInput,
    @Ctx() ctx: JourneyContext,
  ): Promise<unknown> {
    return answer(ctx, input);
  }

  @Mutation(() => SetPlannedPayload, {
    description:
      "Takes a recommendation into the plan, ticks it or unticks it. What is ticked counts as an activity, once a day. Errors: NOT_FOUND; TOO_MUCH.",
  })
  @allow("signedIn")
  setPlanned(
    @Arg("input", () => SetPlannedInput, { description: "Which one, and how it is to stand." }) input: SetPlannedInput,
    @Ctx() ctx: JourneyContext,
  ): Promise<unknown> {
    return plan(ctx, input);
  }

  @Mutation(() => RemovePlannedPayload, {
    description:
      "Takes a recommendation out of the plan; one that is not in it stays so. Errors: NOT_FOUND; INVALID for the three that every plan has.",
  })
  @allow("signedIn")
  removePlanned(
    @Arg("input", () => RemovePlannedInput, { description: "Which one." }) input: RemovePlannedInput,
    @Ctx() ctx: JourneyContext,
  ): Promise<unknown> {
    return removePlanned(ctx, input);
  }

  @Mutation(() => SetPausePayload, {
    description:
      "Sets a pause, for an illness or a holiday: days of rest that a streak outlasts. It takes the place of the one that is now or was to come; without a last day that one ends. Errors: INVALID.",
  })
  @allow("signedIn")
  setPause(
    @Arg("input", () => SetPauseInput, { description: "From when until when." }) input: SetPauseInput,
    @Ctx() ctx: JourneyContext,
  ): Promise<unknown> {
    return pause(ctx, input);
  }

  @Mutation(() => SetDailyAimPayload, {
    description: "Sets how many minutes a day somebody aims at. Errors: INVALID.",
  })
  @allow("signedIn")
  setDailyAim(
    @Arg("input", () => SetDailyAimInput, { description: "The aim." }) input: SetDailyAimInput,
    @Ctx() ctx: JourneyContext,
  ): Promise<unknown> {
    return aim(ctx, input);
  }

  @Mutation(() => MergeJourneyPayload, {
    description:
      "Takes over what a browser held, once for each key, however often it is sent. Items, achievements and recommendations that do not exist any more are left out, since a browser may hold them from long ago. Errors: INVALID, TOO_MUCH.",
  })
  @allow("signedIn")
  mergeJourney(
    @Arg("input", () => MergeJourneyInput, { description: "What the browser holds." }) input: MergeJourneyInput,
    @Ctx() ctx: JourneyContext,
  ): Promise<unknown> {
    return mergeJourney(ctx, input);
  }
}

/** Parts of the journey of which one may want some only. */
@Resolver(() => Journey)
export class JourneyListsResolver {
  @FieldResolver(() => [GraphQLLocalDate], { description: "Days in Sweden with activity, ascending." })
  days(
    @Root() { days }: JourneyView,
    @Arg("from", () => GraphQLLocalDate, { nullable: true, description: "From this day on; all when absent." })
    from?: string,
  ): unknown {
    return daysFrom(days, from);
  }

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
  journey(@Root() me: Me, @Ctx() ctx: JourneyContext): Promise<unknown> {
    return readJourney(ctx, me.id);
  }
}
