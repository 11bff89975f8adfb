import { address, line, list } from "./products.ts";
import { isDay } from "./rules/words/days.ts";
import { swedishNumber } from "./rules/words/numbers.ts";
import { readWrittenNumber } from "./rules/words/writtenNumber.ts";
import { z } from "./zod.ts";

/** The most characters of a provider's name, of other lines, and of a strength or weakness; and how many of these. */
export const MAX_MR_NAME = 120;
export const MAX_MR_LINE = 120;
export const MAX_MR_POINT = 200;
export const MAX_MR_POINTS = 10;
/** The highest price in kronor, and the most days an answer takes. */
export const MAX_MR_PRICE = 1_000_000;
export const MAX_MR_DAYS = 365;

/** '2 500–4 900 kr' for kronor; a fixed price once. */
export const mrPriceText = (lowest: number, highest: number): string =>
  lowest === highest ? `${swedishNumber(lowest)} kr` : `${swedishNumber(lowest)}–${swedishNumber(highest)} kr`;

/** A whole number, as the graph has it or as it is written into a field, '2 500'. */
const wholeNumber = (what: string, max: number) =>
  z
    .union([z.number(), z.string().max(30)], { error: `${what} ska vara ett tal.` })
    .transform((given) => (typeof given === "number" ? given : (readWrittenNumber(given) ?? Number.NaN)))
    .refine((value) => Number.isInteger(value) && value >= 0 && value <= max, {
      error: `${what} ska vara ett heltal från 0 till ${swedishNumber(max)}.`,
    });

/** A provider of MR scans, as an admin edits it; prices in kronor. */
export const mrProviderSchema = z
  .object({
    name: line("Namnet", MAX_MR_NAME).min(1, "Fyll i namnet."),
    lowestPrice: wholeNumber("Lägsta priset", MAX_MR_PRICE),
    highestPrice: wholeNumber("Högsta priset", MAX_MR_PRICE),
    turnaroundTime: line("Svarstiden", MAX_MR_LINE).min(1, "Fyll i hur lång tid svaret tar."),
    turnaroundDays: wholeNumber("Antalet dagar", MAX_MR_DAYS),
    location: line("Platsen", MAX_MR_LINE).min(1, "Fyll i var undersökningen görs."),
    hasDoctorAnalysis: z.boolean({ error: "Ange om läkargenomgång ingår." }),
    requiresPrescription: z.boolean({ error: "Ange om det krävs remiss." }),
    strengths: list("En styrka", { max: MAX_MR_POINT, items: MAX_MR_POINTS }),
    weaknesses: list("En svaghet", { max: MAX_MR_POINT, items: MAX_MR_POINTS }),
    affiliateLink: address("Länken"),
    isFeatured: z.boolean({ error: "Ange om den är rekommenderad." }),
    checkedOn: z.string({ error: "Fyll i dagen." }).refine(isDay, "Skriv en dag som 2026-01-31."),
  })
  .refine(({ lowestPrice, highestPrice }) => !(highestPrice < lowestPrice), {
    error: "Högsta priset kan inte vara lägre än det lägsta.",
    path: ["highestPrice"],
  });

/** A provider as it is filled in, and as it is when it was checked. */
export type MrProviderForm = z.input<typeof mrProviderSchema>;
export type EditedMrProvider = z.output<typeof mrProviderSchema>;

/** Labels of its fields, in forms and in the audit log. */
export const MR_LABELS: Readonly<Record<keyof EditedMrProvider, string>> = {
  name: "Namn",
  lowestPrice: "Lägsta pris",
  highestPrice: "Högsta pris",
  turnaroundTime: "Svarstid",
  turnaroundDays: "Svar inom högst",
  location: "Plats",
  hasDoctorAnalysis: "Läkare går igenom svaret",
  requiresPrescription: "Kräver remiss",
  strengths: "Styrkor",
  weaknesses: "Svagheter",
  affiliateLink: "Länk till leverantören",
  isFeatured: "Rekommenderad",
  checkedOn: "Kontrollerad",
};
