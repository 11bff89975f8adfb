import type { ApolloClient } from "@apollo/client";
import {
  type JourneyCategoryDefinition,
  type JourneyItems,
  journeyItems,
} from "../../../../schema/journey/categories.ts";
import { JOURNEY_KEYS } from "../../../../schema/journey/journeyKeys.ts";
import type { WrittenText } from "../../../../schema/journey/journeyTexts.ts";
import { CATEGORY_IDS } from "../../../../schema/journey/vocabulary.ts";
import { PROTOCOL_KEYS } from "../../../../schema/protocols/protocolKeys.ts";
import { z } from "../../../../schema/zod.ts";
import { isStored, readStored, storeAll } from "../../../guest/storage.ts";
import { JourneyItemsDocument } from "./JourneyItems.generated.ts";

/** What counts, and what admins have written of goals and achievements. */
interface Known {
  categories: readonly JourneyCategoryDefinition[];
  texts: readonly WrittenText[];
}

/** As the browser stores them, and the rules take them. */
const categoriesSchema = z.array(
  z.object({
    id: z.enum(CATEGORY_IDS),
    title: z.string(),
    items: z.array(z.object({ id: z.string(), title: z.string(), url: z.string(), minutes: z.number().nullish() })),
  }),
);
const textSchema = z.object({
  key: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  isShown: z.boolean(),
});
const knownSchema: z.ZodType<Known> = z.union([
  z.object({ categories: categoriesSchema, texts: z.array(textSchema) }),
  // As it was stored before texts could be written.
  categoriesSchema.transform((categories) => ({ categories, texts: [] })),
]);

/** Request for the items, once for each page that is loaded; retried when it failed. */
const asking = new WeakMap<ApolloClient, Promise<Known>>();

/**
 * Everything that counts in the journey. Where the browser holds it from an earlier visit, that is given at once,
 * so that the journey waits for no network and does without one; what has changed since is stored, which
 * those that show the journey hear of.
 * @param wanted an item that may have been published since the page was loaded
 * @throws when it was never there, and the server does not answer
 */
export async function loadJourneyItems(apollo: ApolloClient, wanted?: string): Promise<JourneyItems> {
  const stored = readItems();
  const asked = ask(apollo);
  if (stored) asked.catch(() => undefined);
  const known = itemsOf(stored ?? (await asked));
  if (!wanted || known.byId.has(wanted)) return known;
  return ask(apollo, { isRefetch: true }).then(itemsOf, () => known);
}

const itemsOf = ({ categories, texts }: Known): JourneyItems => journeyItems(categories, texts);

/**
 * Stores the countable items beside a journey that has just been stored for the first time; a browser that stores
 * nothing else does not store them. Afterwards only the server's own answer replaces it.
 */
export function storeJourneyItems({ categories, texts }: JourneyItems): void {
  if (!isStored(JOURNEY_KEYS.items)) store({ categories, texts: [...texts.values()] });
}

function store(known: Known): void {
  const isUsed = isStored(JOURNEY_KEYS.progress) || isStored(PROTOCOL_KEYS.active);
  if (!isUsed || JSON.stringify(readItems()) === JSON.stringify(known)) return;
  // Nothing visible depends on it yet, and it can be fetched again, so a full storage is not reported.
  storeAll({ [JOURNEY_KEYS.items]: known }, { isAnswered: !isStored(JOURNEY_KEYS.items), isQuiet: true });
}

const readItems = (): Known | undefined => readStored(JOURNEY_KEYS.items, (json) => knownSchema.safeParse(json).data);

function ask(apollo: ApolloClient, { isRefetch = false } = {}): Promise<Known> {
  const known = asking.get(apollo);
  if (known && !isRefetch) return known;
  const fetchPolicy = isRefetch ? "network-only" : "cache-first";
  const asked = apollo.query({ query: JourneyItemsDocument, fetchPolicy }).then(({ data }) => {
    const categories = categoriesSchema.parse(
      data?.journeyItems?.map(({ key, title, items }) => ({
        id: key.toLowerCase(),
        title,
        items: items.map(({ key, title, path, minutes }) => ({ id: key, title, url: path, minutes })),
      })),
    );
    const texts = (data?.journeyTexts ?? []).map(({ key, title, description, isShown }) => ({
      ...{ key, title, description, isShown },
    }));
    store({ categories, texts });
    return { categories, texts };
  });
  asking.set(apollo, asked);
  asked.catch(() => asking.delete(apollo));
  return asked;
}
