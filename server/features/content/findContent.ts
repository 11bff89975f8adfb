import type { Level } from "../../../schema/programmes/vocabulary.ts";
import type { Selection } from "../../platform/graphql/selection.ts";
import type { ArticleContext } from "../articles/articleLoaders.ts";
import { findArticle } from "../articles/articleService.ts";
import { findProgramme } from "../programmes/programmeService.ts";
import { findPage, readTrainingMethods } from "./contentService.ts";

/** What can stand at a path, by its shape; a trailing slash makes no difference, as on the site. */
const PLACES: readonly {
  shape: RegExp;
  type: string;
  find(ctx: ArticleContext, slug: string, selection: Selection): Promise<object | null | undefined>;
}[] = [
  {
    shape: /^\/guider\/([^/#?]+)\/?$/,
    type: "Article",
    find: (ctx, slug, selection) => findArticle(ctx, { slug }, selection),
  },
  {
    shape: /^\/traning\/?#([^/#?]+)$/,
    type: "TrainingMethod",
    find: async (ctx, slug) => (await readTrainingMethods(ctx)).find((method) => method.slug === slug),
  },
  {
    shape: /^\/mental-optimering\/(light|medium|hardcore)\/?$/,
    type: "Programme",
    find: (ctx, level) => findProgramme(ctx, level as Level),
  },
  { shape: /^\/([^/#?]+)\/?$/, type: "Page", find: (ctx, slug) => findPage(ctx, slug) },
];

/**
 * The content at a path of the site, with its type's name; null when the graph has nothing there.
 * @param selection fields asked for, of all types together
 */
export async function findContent(ctx: ArticleContext, path: string, selection: Selection): Promise<object | null> {
  for (const { shape, type, find } of PLACES) {
    const slug = shape.exec(path)?.[1];
    const found = slug === undefined ? null : await find(ctx, slug, selection);
    if (found) return Object.assign(found, { __typename: type });
  }
  return null;
}
