import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { Level } from "../../../schema/programmes/vocabulary.ts";
import { linkReferences } from "../../../schema/rules/content/sources.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { isPublic } from "../../platform/graphql/publicField.ts";
import type { ArticleContext } from "../articles/articleLoaders.ts";
import { withoutMissingGuides } from "../articles/articleService.ts";
import { formatMarkdown } from "../content/formatMarkdown.ts";
import {
  Programme,
  ProgrammeCategory,
  ProgrammeLink,
  ProgrammePreview,
  ProgrammeQuestion,
  ProgrammeTimeSplit,
} from "./Programme.ts";
import { ProgrammeLevel } from "./programmeEnums.ts";
import { findProgramme, readProgrammes } from "./programmeService.ts";

/** The programmes of mental optimisation. */
@Resolver(() => Programme)
export class ProgrammeResolver {
  @Query(() => [Programme], {
    nullable: true,
    description: "The programmes of mental optimisation, from the first level to the last.",
  })
  @isPublic()
  programmes(@Ctx() ctx: Context): Promise<Programme[]> {
    return readProgrammes(ctx);
  }

  @Query(() => Programme, {
    nullable: true,
    description: "A programme of mental optimisation; null when there is none of the level.",
  })
  @isPublic()
  programme(
    @Arg("level", () => ProgrammeLevel, { description: "Its level." }) level: Level,
    @Ctx() ctx: Context,
  ): Promise<Programme | null> {
    return findProgramme(ctx, level);
  }

  @FieldResolver(() => String, { description: "Path of its page, e.g. '/mental-optimering/light'." })
  path(@Root() { path }: Programme): string {
    return path;
  }
}

/** The fields of a programme's category that are not as they are stored. */
@Resolver(() => ProgrammeCategory)
export class ProgrammeCategoryResolver {
  @FieldResolver(() => String, { nullable: true, description: "`warning` as safe HTML." })
  warningHtml(@Root() { warning }: ProgrammeCategory, @Ctx() ctx: Context): Promise<string> | null {
    return warning === null ? null : formatText(ctx, warning);
  }

  @FieldResolver(() => String, { description: "`why` as safe HTML." })
  whyHtml(@Root() { why }: ProgrammeCategory, @Ctx() ctx: Context): Promise<string> {
    return formatText(ctx, why);
  }

  @FieldResolver(() => [ProgrammeLink])
  resources(@Root() { resources }: ProgrammeCategory, @Ctx() ctx: ArticleContext): Promise<ProgrammeLink[]> {
    return withoutMissingGuides(ctx, resources);
  }
}

/** The fields of `ProgrammeTimeSplit` that are not stored. */
@Resolver(() => ProgrammeTimeSplit)
export class ProgrammeTimeSplitResolver {
  @FieldResolver(() => String, { description: "`note` as safe HTML." })
  noteHtml(@Root() { note }: ProgrammeTimeSplit, @Ctx() ctx: Context): Promise<string> {
    return formatText(ctx, note);
  }
}

/** The fields of `ProgrammePreview` that are not stored. */
@Resolver(() => ProgrammePreview)
export class ProgrammePreviewResolver {
  @FieldResolver(() => String, { description: "`text` as safe HTML." })
  textHtml(@Root() { text }: ProgrammePreview, @Ctx() ctx: Context): Promise<string> {
    return formatText(ctx, text);
  }
}

/** The fields of `ProgrammeQuestion` that are not stored. */
@Resolver(() => ProgrammeQuestion)
export class ProgrammeQuestionResolver {
  @FieldResolver(() => String, { description: "`answer` as safe HTML." })
  answerHtml(@Root() { answer }: ProgrammeQuestion, @Ctx() ctx: Context): Promise<string> {
    return formatText(ctx, answer);
  }
}

/** A text of a programme as HTML, in which '[1]' leads to the source. */
const formatText = async (ctx: Context, text: string): Promise<string> =>
  (await formatMarkdown(ctx, linkReferences(text))).html;
