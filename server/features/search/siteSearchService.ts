import { AREA_PATHS } from "../../../schema/catalogue.ts";
import { productPath } from "../../../schema/rules/catalogue/productPath.ts";
import { plainNames } from "../../../schema/rules/search/nutrientNames.ts";
import { nameKey, type SearchTerms, wordFitOf } from "../../../schema/rules/search/searchQuery.ts";
import { plainLetters, termKey } from "../../../schema/rules/search/searchWords.ts";
import { suggestionFor } from "../../../schema/rules/search/similarWords.ts";
import {
  MIN_SITE_SEARCH,
  SITE_SEARCH_KINDS,
  type SiteSearchKindName,
  siteSearchAddress,
} from "../../../schema/siteSearch.ts";
import { badInput } from "../../platform/errors.ts";
import { globalId } from "../../platform/graphql/globalId.ts";
import type { Selection } from "../../platform/graphql/selection.ts";
import { Area, ProductOrder } from "../catalogue/catalogueEnums.ts";
import { parseSearch } from "../catalogue/productFilters.ts";
import { ORDERS } from "../catalogue/productOrders.ts";
import { readFirstFitting } from "../catalogue/productSearch.ts";
import { productSearch } from "../catalogue/searchTerms.ts";
import type { SiteSearch, SiteSearchGroup, SiteSearchHit } from "./SiteSearch.ts";
import type { SiteSearchArgs } from "./SiteSearchArgs.ts";
import { guidesFor, type SearchContext, type Synonyms, tellingPart } from "./searchDictionary.ts";
import type { SiteEntry } from "./siteEntries.ts";

/** Hits of a kind when nothing else is asked for, and the most. */
const DEFAULT_FIRST = 4;
const MOST_FIRST = 50;

/** How an entry fits that has the words in its text alone, after all other ways. */
const IN_TEXT = 4;

/** Shorter texts are within too many words. */
const SHORTEST_WITHIN = 3;

const KINDS = Object.keys(SITE_SEARCH_KINDS) as SiteSearchKindName[];

/** The area of the kinds that are products. */
const AREAS: Partial<Record<SiteSearchKindName, Area>> = {
  TESTS: Area.TESTS,
  SUPPLEMENTS: Area.SUPPLEMENTS,
  EQUIPMENT: Area.BIOHACKING,
};

/** What a hit is made of. */
const PRODUCT_FIELDS: Selection = new Map(["name", "provider", "priceEstimate"].map((field) => [field, new Map()]));

/** What is looked for, ready to be compared. */
interface Wanted {
  phrase: string;
  synonyms: Synonyms;
  first: number;
  kinds: readonly SiteSearchKindName[];
}

/**
 * Searches the whole site. Guides, markers, providers and pages are compared in the process; products in the database,
 * one area after the other, so that a search takes one of the few connections for searches at a time.
 * @throws BAD_USER_INPUT for a search that is too long, or a number that cannot be
 */
export async function searchSite(ctx: SearchContext, args: SiteSearchArgs): Promise<SiteSearch> {
  const first = args.first ?? DEFAULT_FIRST;
  if (!Number.isInteger(first) || first < 1 || first > MOST_FIRST)
    throw badInput("first", `Antalet måste vara mellan 1 och ${MOST_FIRST}.`);
  const phrase = parseSearch(args.query, "query");
  if (phrase === undefined || termKey(phrase).length < MIN_SITE_SEARCH) return nothing;
  const kinds = args.kinds ? KINDS.filter((kind) => args.kinds?.includes(kind)) : KINDS;
  const synonyms = await ctx.dictionary.readSynonyms(ctx);
  const wanted = { phrase, synonyms, first, kinds };
  const groups = await findGroups(ctx, wanted);
  if (groups.length > 0) return { ...nothing, groups };
  const words = productSearch(Area.TESTS, phrase, synonyms, true).words?.words ?? [];
  const vocabulary = await ctx.dictionary.readSiteVocabulary(ctx);
  const meant = suggestionFor(vocabulary, words) ?? tellingPart(vocabulary, synonyms, phrase);
  if (!meant) return nothing;
  const others = await findGroups(ctx, { ...wanted, phrase: meant.text });
  if (others.length === 0) return nothing;
  return { groups: meant.isSure ? others : [], suggestion: meant.text, showsSuggestion: meant.isSure };
}

const nothing: SiteSearch = { groups: [], suggestion: null, showsSuggestion: false };

async function findGroups(ctx: SearchContext, wanted: Wanted): Promise<SiteSearchGroup[]> {
  const entries = await ctx.dictionary.readSiteEntries(ctx);
  const found = fittingEntries(entries, wanted);
  const groups: (SiteSearchGroup & { isInTextOnly: boolean })[] = [];
  for (const kind of wanted.kinds) {
    const area = AREAS[kind];
    const fitting = found.filter(({ entry }) => entry.kind === kind);
    const hits = area
      ? await findProducts(ctx, area, wanted)
      : fitting.slice(0, wanted.first + 1).map(({ entry }) => entry);
    if (hits.length === 0) continue;
    groups.push({
      isInTextOnly: fitting[0]?.fit === IN_TEXT,
      kind,
      label: SITE_SEARCH_KINDS[kind],
      hits: hits.slice(0, wanted.first),
      hasMore: hits.length > wanted.first,
      listPath: area
        ? `${AREA_PATHS[area]}?${new URLSearchParams({ q: wanted.phrase })}`
        : siteSearchAddress(wanted.phrase, kind),
    });
  }
  const names = namesOf(wanted);
  const isNamed = ({ hits }: SiteSearchGroup) => hits.some(({ title }) => names.has(nameKey(title)));
  const isAbout = (group: (typeof groups)[number]) => !isNamed(group) && !group.isInTextOnly;
  return [...groups.filter(isNamed), ...groups.filter(isAbout), ...groups.filter((group) => group.isInTextOnly)];
}

/** What something is called that is named by a search, or by a synonym of all of it, as `nameKey` has it. */
function namesOf({ phrase, synonyms }: Pick<Wanted, "phrase" | "synonyms">): ReadonlySet<string> {
  const key = nameKey(phrase);
  return new Set([key, ...(synonyms.otherWords.get(key) ?? []).map((words) => words.join(""))]);
}

/**
 * Entries that fit, the best first: called just so, led to by a synonym, words of the title, of the rest, within words, in
 * the text of a guide.
 */
function fittingEntries(
  entries: readonly SiteEntry[],
  { phrase, synonyms }: Wanted,
): { entry: SiteEntry; fit: number }[] {
  const names = namesOf({ phrase, synonyms });
  const guides = guidesFor(synonyms, phrase);
  const fitOf = wordFitOf(phrase, synonyms);
  const plain = plainLetters(plainNames(phrase));
  const within = phrase.length >= SHORTEST_WITHIN;
  return entries
    .flatMap((entry) => {
      const guide = entry.slug === null ? -1 : guides.indexOf(entry.slug);
      const word = fitOf(entry.words);
      const fit = names.has(entry.key)
        ? -2
        : guide >= 0
          ? -1 + guide / (guides.length + 1)
          : (word ??
            (within && entry.plain.includes(plain) ? 3 : undefined) ??
            (entry.textWords && fitOf(entry.textWords) !== undefined ? IN_TEXT : undefined));
      return fit === undefined ? [] : [{ entry, fit }];
    })
    .sort((one, other) => one.fit - other.fit);
}

/** The products of an area that fit best, and one more than asked where there is more. */
async function findProducts(
  ctx: SearchContext,
  area: Area,
  { phrase, synonyms, first }: Wanted,
): Promise<SiteSearchHit[]> {
  const rows = await readFirstFitting(ctx, searchIn(area, phrase, synonyms), first, PRODUCT_FIELDS);
  return rows.map(({ id, name = "", providerName, priceEstimate }) => ({
    nodeId: globalId("Product", id),
    title: name,
    detail: [providerName, priceEstimate].filter(Boolean).join(" · ") || null,
    path: productPath(area, name, id),
  }));
}

const searchIn = (area: Area, phrase: string, terms: SearchTerms) => ({
  area,
  order: ORDERS[ProductOrder.RECOMMENDED],
  conditions: [],
  categoryIds: undefined,
  kind: undefined,
  includeUnavailable: false,
  search: productSearch(area, phrase, terms, true, phrase.length >= SHORTEST_WITHIN),
});
