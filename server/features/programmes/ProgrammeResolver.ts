import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { Level } from "../../../schema/programmes/vocabulary.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { isPublic } from "../../platform/graphql/publicField.ts";
import type { ArticleContext } from "../articles/articleLoaders.ts";
import { withoutMissingGuides } from "../articles/articleService.ts";
import { Programme, ProgrammeCategory, ProgrammeLink } from "./Programme.ts";
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
  @FieldResolver(() => [ProgrammeLink])
  resources(@Root() { resources }: ProgrammeCategory, @Ctx() ctx: ArticleContext): Promise<ProgrammeLink[]> {
    return withoutMissingGuides(ctx, resources);
  }
}
