import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { isPublic } from "../../platform/graphql/publicField.ts";
import { findPage, readMrProviders, readTrainingMethods } from "./contentService.ts";
import { MrProvider } from "./MrProvider.ts";
import { Page } from "./Page.ts";
import { TrainingMethod } from "./TrainingMethod.ts";

/** The public queries of what the site tells. */
@Resolver()
export class ContentResolver {
  @Query(() => [MrProvider], {
    nullable: true,
    description: "Every provider of MR scans, the lowest price to begin at first.",
  })
  @isPublic()
  mrProviders(@Ctx() ctx: Context): Promise<MrProvider[]> {
    return readMrProviders(ctx);
  }

  @Query(() => [TrainingMethod], { description: "The training methods in their order." })
  @isPublic()
  trainingMethods(@Ctx() ctx: Context): Promise<TrainingMethod[]> {
    return readTrainingMethods(ctx);
  }

  @Query(() => Page, { nullable: true, description: "A page of text; null when there is none." })
  @isPublic()
  page(
    @Arg("slug", () => String, { description: "Its address without the slash, e.g. 'om-oss'." }) slug: string,
    @Ctx() ctx: Context,
  ): Promise<Page | null> {
    return findPage(ctx, slug);
  }
}
