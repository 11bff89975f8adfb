import {
  AREAS,
  CATEGORY_SLUGS,
  CRITERIA,
  type Criterion,
  FORM_LABELS,
  FORM_NAMES,
  LOCATION_LABELS,
  SAMPLE_LABELS,
  SAMPLE_NAMES,
  SEX_LABELS,
} from "./catalogue.ts";
import { GOAL_IDS, GOALS } from "./goals.ts";
import { parseUrl } from "./parseUrl.ts";
import { readGtin, roundedProblem } from "./rules/catalogue/gtin.ts";
import { isDay } from "./rules/words/days.ts";
import { MAX_ORE } from "./rules/words/money.ts";
import { counted } from "./rules/words/numbers.ts";
import { isUsableLine, isUsableText, tidyLine } from "./rules/words/text.ts";
import { isSitePath } from "./sitePath.ts";
import { z } from "./zod.ts";

/** The most characters of a product's name, of other lines, and of its description. */
export const MAX_PRODUCT_NAME = 300;
export const MAX_PRODUCT_LINE = 200;
export const MAX_PRODUCT_TEXT = 2_000;
/** The most items of each of a product's lists; tests measure more than other products have of anything. */
export const MAX_PRODUCT_LIST = 30;
export const MAX_PRODUCT_CONTENTS = 300;
/** The most doses that a package may hold. */
export const MAX_DOSES = 10_000;

const names = <Name extends string>(table: Readonly<Record<string, Name>>) => Object.values(table) as [Name, ...Name[]];

/** Where a test is taken, what it takes, and the form of a supplement: names in the graph. */
export const SAMPLE_TYPES = names(SAMPLE_NAMES);
export const SUPPLEMENT_FORMS = names(FORM_NAMES);
export const TEST_LOCATIONS = Object.keys(LOCATION_LABELS) as [keyof typeof LOCATION_LABELS];
/** Target group of a test, where it is not everybody: names in the graph. */
export const SEXES = Object.keys(SEX_LABELS) as [keyof typeof SEX_LABELS];
/** How demanding a product is: name in the graph → Swedish word, which is what is stored. */
export const DIFFICULTY_NAMES = { EASY: "lätt", MEDIUM: "medium", HARD: "svår" } as const;

/** What can be chosen, as an admin reads and writes it. */
const words = (labels: Readonly<Record<string, string>>): string => Object.values(labels).join(", ");

const UNUSABLE = "innehåller ett tecken som inte går att använda.";

/** One line of text, at most so long, in the form that texts are compared in. */
export const line = (what: string, max = MAX_PRODUCT_LINE) =>
  z
    .string({ error: `${what} ska vara en text.` })
    .max(max, `${what} får vara högst ${max} tecken.`)
    .overwrite(tidyLine)
    .refine(isUsableLine, `${what} ${UNUSABLE}`);

/** A line that need not be filled in; empty is null. */
const optionalLine = (what: string) => line(what).transform((text) => text || null);

/** Nothing but an amount below nothing, or of more than nine digits: a slip, which nobody would be shown. */
const IMPOSSIBLE_PRICE = /^\s*(?:[-\u2212]\s?\d[\d\s.,]*|\d(?:[\s.]?\d){9,}(?:,\d*)?)\s*(?:kr|kronor|sek|:-)?\s*$/i;

/** Several of them, each once. */
export const list = (what: string, { max = MAX_PRODUCT_LINE, items = MAX_PRODUCT_LIST } = {}) =>
  z
    .array(line(what, max).min(1, `${what} får inte vara tom.`), { error: `${what}: det ska vara en lista.` })
    .max(items, `Högst ${items} går att ange.`)
    .transform((all) => [...new Set(all)]);

/** One of some names; nothing and '' are null. */
const optionalName = <Name extends string>(allowed: readonly [Name, ...Name[]], error: string) =>
  z
    .union([z.enum(allowed), z.literal("")], { error })
    .nullable()
    .transform((name) => name || null);

/** Whether an address may be anybody's: no name and password in it, and no machine of one's own. */
const isOnline = ({ username, password, hostname }: URL): boolean =>
  username === "" &&
  password === "" &&
  !/^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);

/** A whole web address; empty is null. */
export const address = (what: string) =>
  z
    .string({ error: `${what} ska vara en text.` })
    .max(2_000, `${what} är för lång.`)
    .overwrite(tidyLine)
    .refine(
      (text) => text === "" || (/^https?:\/\//i.test(text) && parseUrl(text) !== undefined),
      `${what} ska vara en hel adress som börjar med http:// eller https://.`,
    )
    .refine((text) => {
      // Most have none, and to find that out from what parsing throws is slow.
      const url = text === "" ? undefined : parseUrl(text);
      return !url || isOnline(url);
    }, `${what} ska leda till en sida på nätet, utan inloggning.`)
    .transform((text) => text || null);

const reasonSchema = z.object(
  {
    goal: z.enum(GOAL_IDS, { error: `Välj ett av målen: ${GOALS.map(({ text }) => text).join(", ")}.` }),
    reason: line("Skälet", 300).min(1, "Skriv varför produkten visas för målet."),
  },
  { error: "Ett mål är ett objekt med goal och reason." },
);

const CHECKED_DAY = "Skriv en dag som 2026-01-31.";

/** A product as an admin edits it, and as a line of an import has it. Names of enums are the graph's. */
export const productSchema = z
  .object({
    category: z
      .string({ error: "Välj en kategori." })
      .min(1, "Välj en kategori.")
      .refine(isUsableText, `Kategorin ${UNUSABLE}`),
    name: line("Namnet", MAX_PRODUCT_NAME).min(1, "Fyll i namnet."),
    description: z
      .string({ error: "Beskrivningen ska vara en text." })
      .max(MAX_PRODUCT_TEXT, `Beskrivningen får vara högst ${MAX_PRODUCT_TEXT} tecken.`)
      .normalize("NFC")
      .trim()
      .refine(isUsableText, `Beskrivningen ${UNUSABLE}`),
    providerName: line("Leverantörens namn").min(1, "Fyll i vem som säljer den."),
    providerCountry: optionalLine("Landet"),
    /** The provider's own number of it, by which the next file finds it again. */
    sku: optionalLine("Leverantörens nummer")
      .refine((text) => text === null || roundedProblem(text) === undefined, {
        error: "Numret kan inte läsas: ett kalkylprogram har avrundat det.",
      })
      .optional(),
    /** The number that the package has in every shop. */
    gtin: line("GTIN")
      .refine(
        (text) => roundedProblem(text) === undefined,
        "Numret kan inte läsas: ett kalkylprogram har avrundat det.",
      )
      .refine((text) => readGtin(text) !== null, "Det är inget giltigt GTIN (EAN): kontrollsiffran stämmer inte.")
      .transform((text) => readGtin(text) || null)
      .optional(),
    /** What the provider's sizes and kinds of one thing have in common. */
    variantGroup: optionalLine("Variantgruppen").optional(),
    /** Markers of a test, or active substances of a supplement. */
    contents: list("Ett ämne", { items: MAX_PRODUCT_CONTENTS }),
    features: list("En egenskap"),
    pros: list("En fördel"),
    cons: list("En nackdel"),
    warnings: list("En varning", { max: 500 }),
    criteria: z
      .array(
        z.enum(Object.keys(CRITERIA) as [Criterion, ...Criterion[]], {
          error: `Välj bland kriterierna: ${words(CRITERIA)}.`,
        }),
        {
          error: "Kriterierna ska vara en lista.",
        },
      )
      .transform((all) => [...new Set(all)]),
    goals: z
      .array(reasonSchema, { error: "Målen ska vara en lista." })
      .max(GOAL_IDS.length, `Högst ${GOAL_IDS.length} går att ange.`)
      .refine((all) => new Set(all.map(({ goal }) => goal)).size === all.length, "Varje mål kan stå en gång."),
    /** Sample type of a test. */
    sampleType: optionalName(SAMPLE_TYPES, `Välj en av provtyperna: ${words(SAMPLE_LABELS)}.`),
    /** The form of a supplement. */
    form: optionalName(SUPPLEMENT_FORMS, `Välj en av formerna: ${words(FORM_LABELS)}.`),
    /** Of equipment what it is, of tests what they are about. */
    kind: optionalLine("Typen"),
    priceEstimate: line("Priset")
      .refine((text) => !IMPOSSIBLE_PRICE.test(text), "Priset kan inte vara negativt eller så stort.")
      .transform((text) => text || null),
    turnaroundTime: optionalLine("Svarstiden"),
    /** One dose of a supplement; empty for other products, and so is the number. */
    dose: optionalLine("Dosen"),
    dosesPerPackage: z
      .number({ error: "Antalet doser ska vara ett heltal." })
      .int("Antalet doser ska vara ett heltal.")
      .min(1, "Ange minst en dos.")
      .max(MAX_DOSES, `Högst ${MAX_DOSES} doser går att ange.`)
      .nullable(),
    isFeatured: z.boolean({ error: "Ange om den är rekommenderad." }),
    isAvailable: z.boolean({ error: "Ange om den visas." }),
    sampleCollectionMethod: optionalLine("Provtagningen"),
    /** Of a test; null where it is not known, as where nothing is said of it. */
    requiresPrescription: z.boolean({ error: "Svara ja eller nej, eller lämna tomt." }).nullable().default(null),
    labNetwork: list("Ett laboratorium"),
    deliveryMethod: optionalLine("Leveranssättet"),
    affiliateLink: address("Länken"),
    hasDoctorAnalysis: z.boolean({ error: "Svara ja eller nej, eller lämna tomt." }).nullable().default(null),
    testLocation: optionalName(TEST_LOCATIONS, `Välj en av platserna: ${words(LOCATION_LABELS)}.`),
    /** Of a test whom it is for; empty when it is for everybody. What says nothing of it is for everybody, too. */
    intendedFor: optionalName(SEXES, "Välj kvinnor eller män, eller lämna tomt.").default(null),
    labAccreditation: optionalLine("Ackrediteringen"),
    shippingRegions: list("Ett land"),
    externalRating: z
      .number({ error: "Betyget ska vara ett tal." })
      .min(0, "Betyget är mellan 0 och 5.")
      .max(5, "Betyget är mellan 0 och 5.")
      .nullable(),
    difficulty: optionalName(
      Object.keys(DIFFICULTY_NAMES) as ["EASY", "MEDIUM", "HARD"],
      `Välj en av svårigheterna: ${words(DIFFICULTY_NAMES)}.`,
    ),
    /** Address of its picture; '' and null are none, and what does not say it keeps the one it has. */
    imageUrl: z
      .string({ error: "Bilden ska vara en adress." })
      .max(2_000, "Bildens adress är för lång.")
      .trim()
      .refine(
        (text) =>
          text === "" ||
          (isSitePath(text) && !/\s/.test(text)) ||
          (/^https?:\/\//i.test(text) && parseUrl(text) !== undefined),
        "Bilden ska vara en adress på webbplatsen eller en hel adress som börjar med http:// eller https://.",
      )
      .nullable()
      .transform((text) => text || null)
      .optional(),
    checkedOn: z
      .string({ error: CHECKED_DAY })
      .trim()
      .refine((day) => day === "" || isDay(day), CHECKED_DAY)
      .nullable()
      .transform((day) => day || null),
  })
  // The list of recommended products names its criteria, and may say nothing else.
  .refine(({ isFeatured, criteria }) => !isFeatured || criteria.length >= 2, {
    error: "En rekommenderad produkt uppfyller minst två kriterier. Välj vilka.",
    path: ["criteria"],
  })
  .refine(({ isFeatured, criteria }) => isFeatured || criteria.length === 0, {
    error: "Kriterier anges bara för det som rekommenderas. Ta bort dem, eller markera produkten som rekommenderad.",
    path: ["criteria"],
  });

/** A product as it is filled in, and as it is when it was checked. */
export type ProductForm = z.input<typeof productSchema>;
export type EditedProduct = z.output<typeof productSchema>;

/** An admin's correction of a price from a day on, in öre; null removes it from the history. */
export const correctedPriceSchema = z.object({
  day: z.string().refine(isDay, "Skriv en dag som 2026-01-31."),
  price: z
    .number({ error: "Priset ska vara ett tal." })
    .int("Priset ska vara hela ören.")
    .min(1, "Priset är minst ett öre.")
    .max(MAX_ORE, "Priset är för högt.")
    .nullable(),
});

/** A category as an admin edits it. */
export const categorySchema = z.object({
  area: z.enum(AREAS, { error: "Välj ett område." }),
  name: line("Namnet", 100).min(1, "Fyll i namnet."),
  slug: z
    .string({ error: "Fyll i adressnamnet." })
    .trim()
    .max(60, "Adressnamnet får vara högst 60 tecken.")
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Adressnamnet skrivs med små bokstäver a–z, siffror och bindestreck."),
  description: line("Beskrivningen", 300),
  position: z.number({ error: "Platsen ska vara ett tal." }).int("Platsen är ett heltal.").min(0).max(10_000),
});

/** The categories that pages name by their slug, which therefore stay. */
export const FIXED_CATEGORIES: readonly string[] = Object.values(CATEGORY_SLUGS).flat();

/** Products that wait to be looked at are shown so many at once at most. */
export const MAX_REVIEWED = 100;

/** '1 produkt', '12 produkter' */
export const formatProductCount = (count: number): string => counted(count, "produkt", "produkter");
