import { type OtherWords, otherWordsOf } from "../../../schema/rules/search/searchQuery.ts";
import { termKey, wordsOf } from "../../../schema/rules/search/searchWords.ts";
import { type Vocabulary, vocabularyOf } from "../../../schema/rules/search/similarWords.ts";
import type { SynonymKindName } from "../../../schema/search.ts";
import { CachedUntilChange } from "../../platform/database/cachedUntilChange.ts";
import type { PublicTables } from "../../platform/database/publicTables.ts";
import type { Sql } from "../../platform/database/sql.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { readSiteEntries, type SiteEntry } from "./siteEntries.ts";

/** What the synonyms say. */
export interface Synonyms {
  otherWords: OtherWords;
  /** Slugs of guides by the key of a term. */
  guides: ReadonlyMap<string, readonly string[]>;
}

/** Products of an area whose words are known: the first ones of its list, so that a large catalogue costs no more. */
const KNOWN_PRODUCTS = 2_000;

const SELECT_VOCABULARY = `
  SELECT name AS text FROM biomarker
  UNION ALL SELECT name FROM category
  UNION ALL SELECT slug FROM category
  UNION ALL SELECT name FROM provider
  UNION ALL SELECT term FROM synonym WHERE kind <> 'GUIDE'
  ${["TESTS", "SUPPLEMENTS", "BIOHACKING"]
    .map(
      (area) => `UNION ALL (SELECT concat_ws(' ', name, array_to_string(biomarkers, ' '), test_category) FROM product
        WHERE area = '${area}' AND is_available ORDER BY sort_rank, product.name, id LIMIT ${KNOWN_PRODUCTS})`,
    )
    .join("\n")}`;

const readProductWords = async (sql: Sql): Promise<string[]> =>
  (await sql.preparedQuery<{ text: string }>(SELECT_VOCABULARY, [])).map(({ text }) => text);

/** What a process knows of words: read when it is first needed, and again after a change. */
export class SearchDictionary {
  private readonly synonyms: CachedUntilChange<Synonyms>;
  private readonly vocabulary: CachedUntilChange<Vocabulary>;
  private readonly siteEntries: CachedUntilChange<SiteEntry[]>;
  private readonly siteVocabulary: CachedUntilChange<Vocabulary>;

  constructor(tables: PublicTables) {
    this.synonyms = new CachedUntilChange(tables);
    this.vocabulary = new CachedUntilChange(tables);
    this.siteEntries = new CachedUntilChange(tables);
    this.siteVocabulary = new CachedUntilChange(tables);
  }

  /** @param usable whether changes are heard */
  clear(usable: boolean): void {
    this.synonyms.clear(usable);
    this.vocabulary.clear(usable);
    this.siteEntries.clear(usable);
    this.siteVocabulary.clear(usable);
  }

  /** What the synonyms say. */
  readSynonyms(ctx: Pick<Context, "sql" | "readAreas">): Promise<Synonyms> {
    return this.synonyms.get(ctx, async (sql) => {
      const rows = await sql.preparedQuery<{ term: string; kind: SynonymKindName; target: string }>(
        "SELECT term, kind, target FROM synonym ORDER BY id",
        [],
      );
      const guides = new Map<string, string[]>();
      for (const { term, kind, target } of rows) {
        if (kind === "GUIDE") guides.set(termKey(term), [...(guides.get(termKey(term)) ?? []), target]);
      }
      const words = rows.filter(({ kind }) => kind !== "GUIDE");
      return { otherWords: otherWordsOf(words.map(({ term, target }) => ({ term, meaning: target }))), guides };
    });
  }

  /** The words that products have, of which one may have been meant. */
  readVocabulary(ctx: Pick<Context, "sql" | "readAreas">): Promise<Vocabulary> {
    return this.vocabulary.get(ctx, async (sql) => vocabularyOf(await readProductWords(sql)));
  }

  /** What the whole site has besides products. */
  readSiteEntries(ctx: Pick<Context, "sql" | "readAreas">): Promise<SiteEntry[]> {
    return this.siteEntries.get(ctx, readSiteEntries);
  }

  /** The words that the whole site has: those of products, and of all titles. */
  readSiteVocabulary(ctx: Pick<Context, "sql" | "readAreas">): Promise<Vocabulary> {
    return this.siteVocabulary.get(ctx, async (sql) => {
      const [words, entries] = await Promise.all([readProductWords(sql), readSiteEntries(sql)]);
      return vocabularyOf([...words, ...entries.map(({ title }) => title)]);
    });
  }
}

/** What resolvers of searches get. */
export interface SearchContext extends Context {
  dictionary: SearchDictionary;
}

/** So many guides are shown beside what is found. */
const MOST_GUIDES = 4;

/** Slugs of the guides that a search leads to: by the whole of it, then by each of its words. */
export function guidesFor({ guides }: Synonyms, text: string): string[] {
  const keys = [termKey(text), ...wordsOf(text)];
  return [...new Set(keys.flatMap((key) => guides.get(key) ?? []))].slice(0, MOST_GUIDES);
}
