import type { z as Z } from "zod";
import { FILE_PRESET_NAMES, type FilePreset } from "../../../../schema/catalogueMapping.ts";
import { type ProductFeedFacts, productFeedSchema } from "../../../../schema/productFeeds.ts";
import { z } from "../../../../schema/zod.ts";
import type { FeedsTab_FeedFragment as Feed } from "./FeedsTab.generated.ts";

const orNone = z.string().transform((text) => text || null);

/** A feed as its form has it: what is chosen from a list is a text there. */
export const feedFormSchema = z.object({
  ...productFeedSchema.shape,
  category: orNone,
  mapping: orNone,
  preset: z.string().transform((text): FilePreset | null => FILE_PRESET_NAMES.find((name) => name === text) ?? null),
  showsNew: z.string().transform((text) => text === "shown"),
  hour: z.string().transform(Number).pipe(productFeedSchema.shape.hour),
}) satisfies Z.ZodType<ProductFeedFacts, unknown>;

/** What a form begins with. */
export const feedValues = (feed: Feed | null): Z.input<typeof feedFormSchema> => ({
  name: feed?.name ?? "",
  providerName: feed?.providerName ?? "",
  url: feed?.url ?? "",
  category: feed?.category ?? "",
  mapping: feed?.mapping ?? "",
  preset: feed?.preset ?? "",
  filter: feed?.filter.map(({ field, operator, values }) => ({ field, operator, values: [...values] })) ?? [],
  showsNew: feed?.showsNew ? "shown" : "review",
  hour: String(feed?.hour ?? 4),
  isOn: feed?.isOn ?? true,
});
