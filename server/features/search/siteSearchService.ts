import { AREA_PATHS } from "../../../schema/catalogue.ts";
import { MAX_MARKERS } from "../../../schema/rules/catalogue/markerCover.ts";
import {
  chosenMarkersPath,
  MARKER_INDEX_PATH,
  MARKERS_PATH,
  productPath,
} from "../../../schema/rules/catalogue/productPath.ts";
import { markersInList } from "../../../schema/rules/search/markerSearch.ts";
import { plainNames } from "../../../schema/rules/search/nutrientNames.ts";
import {
  namedKeys,
  nameKey,
  type SearchTerms,
  type SortedWords,
  wordFitOf,
} from "../../../schema/rules/search/searchQuery.ts";
import { firstFrom, plainLetters, termKey, WORD_PLACES } from "../../../schema/rules/search/searchWords.ts";
import { isBegun, slipFor, suggestionFor } from "../../../schema/rules/search/similarWords.ts";
import { idFromSlug } from "../../../schema/rules/words/idSlug.ts";
import { joinWithAnd } from "../../../schema/rules/words/phrases.ts";
import { isOff } from "../../../schema/siteAreas.ts";
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
import { readFirstFitting } from "../catalogue/search/productSearch.ts";
import { guidesFor, type SearchContext, type Synonyms, tellingPart } from "../catalogue/search/searchDictionary.ts";
import { productSearch } from "../catalogue/search/searchTerms.ts";
import type { SiteSearch, SiteSearchGroup, SiteSearchHit } from "./SiteSearch.ts";
import type { SiteSearchArgs } from "./SiteSearchArgs.ts";
import type { SiteEntry } from "./siteEntries.ts";

/** Hits of a kind when nothing else is asked for, and the most. */
const DEFAULT_FIRST = 4;
const MOST_FIRST = 50;

/** How something fits that answers all of the search; that has all words in its title or subject; the search within its words; the words in a long text alone. */
const ANSWERS_ALL = -3;
const IN_SUBJECT = 1;
const WITHIN_WORDS = 3;
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

/** Something that was found, and how well it fits: the less the better. */
interface Fit<Hit> {
  hit: Hit;
  fit: number;
}

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
  const { groups, rank } = await findGroups(ctx, wanted);
  const words = productSearch(Area.TESTS, phrase, synonyms, true).words?.words ?? [];
  const vocabulary = await ctx.dictionary.readSiteVocabulary(ctx);
  if (groups.length > 0) {
    if (rank <= IN_SUBJECT && words.every((word) => isBegun(vocabulary, word))) return { ...nothing, groups };
    // 'sömntets' finds other words that begin so, since 'ets' may be an ending.
    const written = await writtenOf(ctx, words);
    const slip = slipFor(vocabulary, words, (word) => written.has(word));
    const meant = slip && (await findGroups(ctx, { ...wanted, phrase: slip.text }));
    return slip && meant && meant.groups.length > 0 && meant.rank <= IN_SUBJECT
      ? { groups: meant.groups, suggestion: slip.text, showsSuggestion: true }
      : { ...nothing, groups };
  }
  for (const meant of [suggestionFor(vocabulary, words), tellingPart(vocabulary, synonyms, phrase)]) {
    const others = meant ? (await findGroups(ctx, { ...wanted, phrase: meant.text })).groups : [];
    if (meant && others.length > 0)
      return { groups: meant.isSure ? others : [], suggestion: meant.text, showsSuggestion: meant.isSure };
  }
  return nothing;
}

const nothing: SiteSearch = { groups: [], suggestion: null, showsSuggestion: false };

/** Which of some words stand somewhere, each as a word of its own. */
async function writtenOf(ctx: SearchContext, words: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.sql.preparedQuery<{ word: string }>(
    "SELECT word FROM product_word WHERE area = ANY($1::area[]) AND word = ANY($2)",
    [Object.values(AREAS), words],
  );
  const written = new Set(rows.map(({ word }) => word));
  const anywhere = WORD_PLACES[2];
  const stands = (among: SortedWords | undefined, word: string) =>
    among?.[firstFrom(among, anywhere + word)] === anywhere + word;
  for (const entry of await ctx.dictionary.readSiteEntries(ctx))
    for (const word of words) if (stands(entry.words, word) || stands(entry.textWords, word)) written.add(word);
  return written;
}

/** The kinds with hits, and how well the best fits. */
async function findGroups(ctx: SearchContext, wanted: Wanted): Promise<{ groups: SiteSearchGroup[]; rank: number }> {
  const { areasOff } = await ctx.site.read(ctx);
  const shown = (await ctx.dictionary.readSiteEntries(ctx)).filter(({ path }) => !isOff(areasOff, path));
  const entries = [...listedAnswer(shown, wanted), ...fittingEntries(shown, wanted)];
  const names = namedKeys(wanted.phrase, wanted.synonyms);
  const groups: { group: SiteSearchGroup; rank: number }[] = [];
  for (const kind of wanted.kinds) {
    const area = AREAS[kind];
    if (area && isOff(areasOff, AREA_PATHS[area])) continue;
    const found = area ? await findProducts(ctx, area, wanted) : entries.filter(({ hit }) => hit.kind === kind);
    const [best] = found;
    if (!best) continue;
    const hits = found.slice(0, wanted.first).map(({ hit }) => hit);
    groups.push({
      // Named so; about it, by title or subject; then each worse way to fit.
      rank:
        best.fit === ANSWERS_ALL || hits.some(({ title }) => names.has(nameKey(title)))
          ? 0
          : Math.max(IN_SUBJECT, best.fit),
      group: {
        kind,
        label: SITE_SEARCH_KINDS[kind],
        hits,
        hasMore: found.length > wanted.first,
        listPath: area
          ? `${AREA_PATHS[area]}?${new URLSearchParams({ q: wanted.phrase })}`
          : siteSearchAddress(wanted.phrase, kind),
      },
    });
  }
  groups.sort((one, other) => one.rank - other.rank);
  return { groups: groups.map(({ group }) => group), rank: groups[0]?.rank ?? Number.POSITIVE_INFINITY };
}

/** Of a search that lists markers: the chooser with all of them chosen. */
function listedAnswer(
  entries: readonly SiteEntry[],
  { phrase, synonyms }: Wanted,
): Fit<SiteSearchHit & Pick<SiteEntry, "kind">>[] {
  if (!entries.some(({ path }) => path === MARKERS_PATH)) return [];
  const markers = entries.flatMap(({ kind, title, words, path }) =>
    kind === "MARKERS" && path !== MARKER_INDEX_PATH ? [{ name: title, words, id: idFromSlug(path) }] : [],
  );
  const listed = markersInList(markers, phrase, synonyms).map(({ marker }) => marker);
  const ids = listed.flatMap(({ id }) => id ?? []);
  if (ids.length < 2 || ids.length > MAX_MARKERS) return [];
  const title = `Billigaste testet för ${joinWithAnd(listed.map(({ name }) => name))}`;
  const detail = "Vad de kostar tillsammans, och hur få tester det går med.";
  return [{ hit: { kind: "CHOOSER", nodeId: null, title, detail, path: chosenMarkersPath(ids) }, fit: ANSWERS_ALL }];
}

/**
 * Entries that fit, the best first: called just so, led to by a synonym, words of the title, of the rest, within words, in
 * the text of a guide.
 */
function fittingEntries(entries: readonly SiteEntry[], { phrase, synonyms }: Wanted): Fit<SiteEntry>[] {
  const names = namedKeys(phrase, synonyms);
  const guides = guidesFor(synonyms, phrase);
  const fitOf = wordFitOf(phrase, synonyms);
  const plain = plainLetters(plainNames(phrase));
  const within = plain.length >= SHORTEST_WITHIN;
  return entries
    .flatMap((entry) => {
      const guide = entry.slug === null ? -1 : guides.indexOf(entry.slug);
      const word = fitOf(entry.words);
      const fit = names.has(entry.key)
        ? -2
        : guide >= 0
          ? -1 + guide / (guides.length + 1)
          : (word ??
            (within && entry.plain.includes(plain) ? WITHIN_WORDS : undefined) ??
            (entry.textWords && fitOf(entry.textWords) !== undefined ? IN_TEXT : undefined));
      return fit === undefined ? [] : [{ hit: entry, fit }];
    })
    .sort((one, other) => one.fit - other.fit);
}

/** The products of an area that fit best, and one more than asked where there is more. */
async function findProducts(
  ctx: SearchContext,
  area: Area,
  { phrase, synonyms, first }: Wanted,
): Promise<Fit<SiteSearchHit>[]> {
  const rows = await readFirstFitting(ctx, searchIn(area, phrase, synonyms), first, PRODUCT_FIELDS);
  return rows.map(({ id, name = "", providerName, priceEstimate, fit }) => ({
    hit: {
      nodeId: globalId("Product", id),
      title: name,
      detail: [providerName, priceEstimate].filter(Boolean).join(" · ") || null,
      path: productPath(area, name, id),
    },
    fit,
  }));
}

const searchIn = (area: Area, phrase: string, terms: SearchTerms) => ({
  area,
  order: ORDERS[ProductOrder.RECOMMENDED],
  conditions: [],
  categoryIds: undefined,
  kind: undefined,
  includeUnavailable: false,
  search: productSearch(area, phrase, terms, true, plainNames(phrase).length >= SHORTEST_WITHIN),
});
