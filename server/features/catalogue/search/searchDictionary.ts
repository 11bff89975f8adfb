import {
  isNameInTexts,
  type MarkerName,
  type MarkerNames,
  markerNames,
  namesOfMarker,
} from "../../../../schema/rules/content/markerNames.ts";
import { searchTermsOfMarkers, wordsOfMarker } from "../../../../schema/rules/search/markerSearch.ts";
import { nutrientAt, plainNames, saidName } from "../../../../schema/rules/search/nutrientNames.ts";
import {
  nameKey,
  type SearchTerms,
  type SortedWords,
  searchTermsOf,
} from "../../../../schema/rules/search/searchQuery.ts";
import { searchedWords, stemOf, wordsOf } from "../../../../schema/rules/search/searchWords.ts";
import { type Suggestion, type Vocabulary, vocabularyOf } from "../../../../schema/rules/search/similarWords.ts";
import type { SynonymKindName } from "../../../../schema/search.ts";
import { CachedUntilChange } from "../../../platform/database/cachedUntilChange.ts";
import type { PublicTables } from "../../../platform/database/publicTables.ts";
import type { Sql } from "../../../platform/database/sql.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { readSiteEntries, type SiteEntry } from "../../search/siteEntries.ts";
import type { CatalogueContext } from "../catalogueLoaders.ts";

/** What the synonyms say. */
export interface Synonyms extends SearchTerms {
  /** Slugs of guides by the key of a term. */
  guides: ReadonlyMap<string, readonly string[]>;
  /** What people search each marker by besides its name, by that name. */
  markerTerms: ReadonlyMap<string, readonly string[]>;
  /** The markers, with the words of their names. */
  markers: readonly { name: string; words: SortedWords }[];
}

/** Products of an area whose words are known: the first ones of its list, so that a large catalogue costs no more. */
const KNOWN_PRODUCTS = 2_000;

const SELECT_VOCABULARY = `
  SELECT name AS text, true AS "isTerm" FROM biomarker
  UNION ALL SELECT name, true FROM category
  UNION ALL SELECT slug, true FROM category
  UNION ALL SELECT name, true FROM provider
  UNION ALL SELECT term, true FROM synonym WHERE kind <> 'GUIDE'
  ${["TESTS", "SUPPLEMENTS", "BIOHACKING"]
    .map(
      (
        area,
      ) => `UNION ALL (SELECT concat_ws(' ', name, array_to_string(biomarkers, ' '), test_category), false FROM product
        WHERE area = '${area}' AND is_available ORDER BY sort_rank, product.name, id LIMIT ${KNOWN_PRODUCTS})`,
    )
    .join("\n")}`;

/** Chosen names and terms, and what products are called and hold. */
async function readProductWords(sql: Sql): Promise<{ terms: string[]; texts: string[] }> {
  const rows = await sql.preparedQuery<{ text: string; isTerm: boolean }>(SELECT_VOCABULARY, []);
  const textsOf = (areTerms: boolean) => rows.filter(({ isTerm }) => isTerm === areTerms).map(({ text }) => text);
  return { terms: textsOf(true), texts: textsOf(false) };
}

/** What a process knows of words: read when it is first needed, and again after a change. */
export class SearchDictionary {
  private readonly synonyms: CachedUntilChange<Synonyms>;
  private readonly vocabulary: CachedUntilChange<Vocabulary>;
  private readonly markerNames: CachedUntilChange<MarkerNames<number>>;
  private readonly siteEntries: CachedUntilChange<SiteEntry[]>;
  private readonly siteVocabulary: CachedUntilChange<Vocabulary>;

  constructor(tables: PublicTables) {
    this.synonyms = new CachedUntilChange(tables);
    this.vocabulary = new CachedUntilChange(tables);
    this.markerNames = new CachedUntilChange(tables);
    this.siteEntries = new CachedUntilChange(tables);
    this.siteVocabulary = new CachedUntilChange(tables);
  }

  /** @param usable whether changes are heard */
  clear(usable: boolean): void {
    this.synonyms.clear(usable);
    this.vocabulary.clear(usable);
    this.markerNames.clear(usable);
    this.siteEntries.clear(usable);
    this.siteVocabulary.clear(usable);
  }

  /** What the synonyms say. */
  readSynonyms(ctx: Pick<Context, "sql" | "readAreas">): Promise<Synonyms> {
    return this.synonyms.get(ctx, async (sql) => {
      const [rows, markers] = await Promise.all([
        sql.preparedQuery<{ term: string; kind: SynonymKindName; target: string }>(
          "SELECT term, kind, target FROM synonym ORDER BY id",
          [],
        ),
        sql.preparedQuery<{ name: string }>("SELECT name FROM biomarker ORDER BY id", []),
      ]);
      const guides = new Map<string, string[]>();
      for (const { term, kind, target } of rows) {
        if (kind === "GUIDE") guides.set(nameKey(term), [...(guides.get(nameKey(term)) ?? []), target]);
      }
      const words = rows.filter(({ kind }) => kind !== "GUIDE").map(({ term, target }) => ({ term, meaning: target }));
      const names = markers.map(({ name }) => name);
      return {
        ...searchTermsOf(words, names.flatMap(namesOfMarker)),
        guides,
        markerTerms: searchTermsOfMarkers(names, words),
        markers: names.map((name) => ({ name, words: wordsOfMarker(name) })),
      };
    });
  }

  /** The words that products have, of which one may have been meant. */
  readVocabulary(ctx: Pick<Context, "sql" | "readAreas">): Promise<Vocabulary> {
    return this.vocabulary.get(ctx, async (sql) => {
      const { terms, texts } = await readProductWords(sql);
      return vocabularyOf(terms, texts);
    });
  }

  /** What the whole site has besides products. */
  readSiteEntries(ctx: Pick<Context, "sql" | "readAreas">): Promise<SiteEntry[]> {
    return this.siteEntries.get(ctx, readSiteEntries);
  }

  /** The words that the whole site has: those of products, and of all titles. */
  readSiteVocabulary(ctx: Pick<Context, "sql" | "readAreas">): Promise<Vocabulary> {
    return this.siteVocabulary.get(ctx, async (sql) => {
      const [{ terms, texts }, entries] = await Promise.all([readProductWords(sql), readSiteEntries(sql)]);
      return vocabularyOf([...terms, ...entries.map(({ title }) => title)], texts);
    });
  }

  /** What texts call the markers, with their numbers: their own names, then the words that mean one of them alone. */
  readMarkerNames(ctx: Pick<Context, "sql" | "readAreas">): Promise<MarkerNames<number>> {
    return this.markerNames.get(ctx, async (sql) => {
      const [markers, synonyms] = await Promise.all([
        sql.preparedQuery<MarkerName<number>>("SELECT name, id AS target FROM biomarker ORDER BY id", []),
        sql.preparedQuery<MarkerName<number>>(
          `SELECT min(s.term) AS name, min(b.id) AS target FROM synonym s JOIN biomarker b ON b.name = s.target
           WHERE s.kind = 'MARKER' GROUP BY s.term_key HAVING count(*) = 1`,
          [],
        ),
      ]);
      const own = markers.flatMap(({ name, target }) => namesOfMarker(name).map((one) => ({ name: one, target })));
      return markerNames([...own, ...synonyms.filter(({ name }) => isNameInTexts(name))]);
    });
  }
}

/** What resolvers of searches get. */
export interface SearchContext extends CatalogueContext {
  dictionary: SearchDictionary;
}

/** Most guides beside the results. */
const MOST_GUIDES = 4;

/** Terms that lead to guides have so many words at most. */
const LONGEST_GUIDE_TERM = 4;

/** Slugs of the guides that a search leads to: by the whole of it, then by its parts, the longest first. */
export function guidesFor({ guides }: Synonyms, text: string): string[] {
  const words = wordsOf(plainNames(text));
  const parts = Array.from({ length: LONGEST_GUIDE_TERM }, (_, less) => LONGEST_GUIDE_TERM - less).flatMap((length) =>
    words.flatMap((_, at) => {
      const part = words.slice(at, at + length);
      return part.length < length ? [] : length === 1 ? [...part, ...part.map(stemOf)] : [part.join("")];
    }),
  );
  const keys = [words.join(""), ...parts];
  return [...new Set(keys.flatMap((key) => guides.get(key) ?? []))].slice(0, MOST_GUIDES);
}

/** The words of a question that are names or are in titles, for a search that finds nothing. */
export function tellingPart(
  { chosen, written }: Vocabulary,
  { names, otherWords }: Synonyms,
  text: string,
): Suggestion | undefined {
  const words = searchedWords(plainNames(text));
  const isNutrient = (_: string, at: number) =>
    [at - 1, at].some((from) => (nutrientAt(words, from)?.length ?? 0) > at - from);
  const telling = words.filter(
    (word, at) =>
      isNutrient(word, at) ||
      [word, stemOf(word)].some((one) => names.has(one) || otherWords.has(one) || chosen.has(one)),
  );
  // Words like 'test' or 'tablett' do not narrow the search.
  const namesSomething = telling.some((word) => saidName(word) !== "");
  if (!namesSomething || telling.length === words.length) return undefined;
  return { text: telling.map((word) => written.get(word) ?? word).join(" "), isSure: true };
}
