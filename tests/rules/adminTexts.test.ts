import { describe, expect, it } from "vitest";
import { articleSchema } from "../../schema/articleEditing.ts";
import { authorSchema } from "../../schema/authors.ts";
import { updateImageSchema, uploadImagesSchema } from "../../schema/imageLibrary.ts";
import { journeyTextSchema } from "../../schema/journey/journeyTextEditing.ts";
import { mailSchema } from "../../schema/mailEditing.ts";
import { markerSchema } from "../../schema/markers.ts";
import { mrProviderSchema } from "../../schema/mrProviders.ts";
import { pageSchema } from "../../schema/pageEditing.ts";
import { productFeedSchema } from "../../schema/productFeeds.ts";
import { categorySchema, correctedPriceSchema, productSchema } from "../../schema/products.ts";
import { providerSchema } from "../../schema/providers.ts";
import { redirectSchema } from "../../schema/redirects.ts";
import { guideProblems } from "../../schema/rules/content/guideProblems.ts";
import { fillPlaceholders } from "../../schema/rules/content/placeholders.ts";
import { synonymSchema } from "../../schema/search.ts";
import { siteAreasSchema, siteLookSchema, siteSchema } from "../../schema/siteEditing.ts";
import { supplierSchema, supplierSourceSchema } from "../../schema/suppliers.ts";
import { trainingMethodSchema } from "../../schema/trainingMethods.ts";
import type { z } from "../../schema/zod.ts";
import { processorTime } from "../support/processorTime.ts";

const site = { name: "Livsresan", tagline: "", operatorName: "", organisationNumber: "", address: "", email: "" };
const variables = ["namn", "länk", "datum"].map((name) => ({ name, isRequired: true, isBlock: name === "länk" }));

/** Everything that an admin fills in. */
const FORMS: Readonly<Record<string, z.ZodType>> = {
  article: articleSchema,
  author: authorSchema,
  category: categorySchema,
  image: updateImageSchema,
  "journey text": journeyTextSchema,
  mail: mailSchema(variables),
  marker: markerSchema,
  "MR provider": mrProviderSchema,
  page: pageSchema(site),
  price: correctedPriceSchema,
  product: productSchema,
  "product feed": productFeedSchema,
  provider: providerSchema,
  redirect: redirectSchema,
  site: siteSchema,
  "site's areas": siteAreasSchema,
  "site's look": siteLookSchema,
  supplier: supplierSchema,
  "supplier's source": supplierSourceSchema,
  synonym: synonymSchema,
  "training method": trainingMethodSchema,
  upload: uploadImagesSchema,
};

/** A value of a form in which every text is short. */
function plain(schema: unknown): unknown {
  // biome-ignore lint/suspicious/noExplicitAny: zod's definitions of all kinds
  const { type, ...of } = (schema as { _zod: { def: any } })._zod.def;
  if (type === "object")
    return Object.fromEntries(Object.entries(of.shape).map(([name, field]) => [name, plain(field)]));
  if (type === "array") return [plain(of.element)];
  if (type === "enum") return Object.values(of.entries)[0];
  if (type === "literal") return of.values[0];
  if (type === "number") return 1;
  if (type === "boolean") return true;
  if (type === "union") return plain(of.options[0]);
  const inner = of.in ?? of.innerType;
  return inner ? plain(inner) : "a";
}

/** A form's value once for each text in it, which is this one there. */
function withText(value: unknown, text: string): unknown[] {
  if (typeof value === "string") return [text];
  if (Array.isArray(value)) return value.flatMap((part) => withText(part, text)).map((part) => [part]);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    withText(part, text).map((given) => ({ ...value, [name]: given })),
  );
}

/** What expressions look for and do not find, over and over. */
const REPEATED = [
  "[",
  "](",
  "`",
  "<https:",
  "{{",
  " ",
  "\n",
  "\t",
  "a.",
  "-a",
  "1 ",
  "kr ",
  "/",
  "å",
  "|",
  "#",
  "\u00a0",
  "\u200b",
];
const LENGTHS = [100_000, 5_000];

describe("no text that an admin may save takes long to be looked at:", () => {
  it.each(Object.entries(FORMS))("%s", { timeout: 120_000 }, async (_, schema) => {
    const values = withText(plain(schema), "a");
    expect(values.length).toBeGreaterThan(0);
    for (const length of LENGTHS)
      for (const part of REPEATED) {
        const text = `${part.repeat(length / part.length - 1)}x`;
        for (const value of withText(plain(schema), text)) {
          const time = await processorTime(() => schema.safeParse(value), 100);
          expect(time, `${part} ${length}`).toBeLessThan(100);
        }
      }
  });

  it.each(REPEATED)("a guide of %j, and a text with placeholders", async (part) => {
    const text = part.repeat(100_000 / part.length - 1);
    const paragraphs = Array.from({ length: 17 }, () => part.repeat(5_800 / part.length)).join("\n\n");
    for (const one of [text, paragraphs])
      expect(
        await processorTime(() => {
          guideProblems(one);
          fillPlaceholders(one, site);
        }, 150),
      ).toBeLessThan(150);
  });
});
