import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { isPublic } from "../../platform/graphql/publicField.ts";
import { type JourneyTextContext, readJourneyTexts } from "../journey/texts/journeyTexts.ts";
import { Questionnaire, QuestionnaireKind } from "./Questionnaire.ts";
import { findQuestionnaire } from "./questionnaireService.ts";

/** The questionnaires, which are the same for everybody. */
@Resolver()
export class QuestionnaireResolver {
  @Query(() => Questionnaire, {
    nullable: true,
    description: "A questionnaire: its steps, questions and options, in Swedish.",
  })
  @isPublic()
  async questionnaire(
    @Arg("kind", () => QuestionnaireKind, { description: "Which one." }) kind: QuestionnaireKind,
    @Ctx() ctx: JourneyTextContext,
  ): Promise<Questionnaire> {
    return findQuestionnaire(kind, kind === "onboarding" ? await readJourneyTexts(ctx) : undefined);
  }
}
