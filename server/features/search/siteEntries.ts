import { TOPICS, type TopicName } from "../../../schema/articles.ts";
import { markerPath, markerQuestionPath, providerPath } from "../../../schema/rules/catalogue/productPath.ts";
import { mrProviderPath } from "../../../schema/rules/content/mrProviders.ts";
import { fillPlaceholders, withoutNotes } from "../../../schema/rules/content/placeholders.ts";
import { templatePath } from "../../../schema/rules/protocols/templatePath.ts";
import { nameKey, type SortedWords } from "../../../schema/rules/search/searchQuery.ts";
import { indexedWords, plainLetters } from "../../../schema/rules/search/searchWords.ts";
import { foldLine } from "../../../schema/rules/words/text.ts";
import type { SiteSearchKindName } from "../../../schema/siteSearch.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { globalId } from "../../platform/graphql/globalId.ts";
import { readSite } from "../../platform/site.ts";
import { guidePath } from "../articles/articleRows.ts";
import { readMarkerQuestions } from "../catalogue/markers/markerQuestionTexts.ts";
import { STATIC_SEARCH_ENTRIES } from "./staticSearchEntries.ts";

/** Kinds of which there are so few that a process keeps them; products are looked for in the database. */
export type EntryKind = Exclude<SiteSearchKindName, "TESTS" | "SUPPLEMENTS" | "EQUIPMENT">;

/** Something of the site with a place of its own, as a search looks at it. */
export interface SiteEntry {
  kind: EntryKind;
  nodeId: string | null;
  title: string;
  detail: string | null;
  path: string;
  /** The title as `nameKey` has it. */
  key: string;
  /** Name in addresses, of a guide. */
  slug: string | null;
  words: SortedWords;
  /** Title and subjects in plain small letters, for looking within words. */
  plain: string;
  /** All words of a guide, those of its text too; undefined for what has no long text. */
  textWords: SortedWords | undefined;
}

/** An entry as the database gives it. */
interface EntryRow {
  type: keyof typeof TYPES;
  /** Number, slug or level. */
  key: string;
  title: string;
  detail: string | null;
  subject: (string | null)[];
  rest: (string | null)[];
  text: string | null;
}

/** The kind of what each type of node is shown as, and its path. */
const TYPES = {
  Article: { kind: "GUIDES", pathOf: (_title: string, slug: string) => guidePath(slug) },
  Biomarker: { kind: "MARKERS", pathOf: (title: string, id: string) => markerPath(title, Number(id)) },
  MrProvider: { kind: "MR_PROVIDERS", pathOf: (title: string, id: string) => mrProviderPath(title, Number(id)) },
  Provider: { kind: "PROVIDERS", pathOf: (title: string, id: string) => providerPath(title, Number(id)) },
  TrainingMethod: { kind: "PAGES", pathOf: (_title: string, slug: string) => `/traning#${slug}` },
  Programme: { kind: "PAGES", pathOf: (_title: string, level: string) => `/mental-optimering/${level}` },
  ProtocolTemplate: { kind: "PAGES", pathOf: (_title: string, slug: string) => templatePath(slug) },
  Page: { kind: "PAGES", pathOf: (_title: string, slug: string) => `/${slug}` },
} as const satisfies Record<string, { kind: EntryKind; pathOf(title: string, key: string): string }>;

/** Of a type that may grow, the first ones are known, so that a large site costs no more. */
const KNOWN = 5_000;

/** Of so many guides, the latest, and pages all words are known: a long text takes a millisecond whenever one changes. */
const KNOWN_TEXTS = 200;

/** What a scan is also called. */
const SCAN_WORDS = "ARRAY['MR-undersökning', 'MR-scanning', 'magnetkamera', 'magnetröntgen']";

/** Guides the latest first, others by name or in their own order. */
const SELECT_ENTRIES = `
  (SELECT 'Article' AS type, id::text AS key, title, description AS detail, slug AS slug,
     badges || topic::text AS subject,
     ARRAY(SELECT found[1] FROM regexp_matches(content, '^##+ (.+)$', 'gn') AS found) AS rest,
     CASE WHEN row_number() OVER (ORDER BY published_at DESC, id DESC) <= ${KNOWN_TEXTS} THEN content END AS text
   FROM article WHERE is_published ORDER BY published_at DESC, id DESC LIMIT ${KNOWN})
  UNION ALL
  (SELECT 'Biomarker', id::text, name, description, NULL, ARRAY[unit], ARRAY[description, marker_group], NULL
   FROM biomarker ORDER BY name, id LIMIT ${KNOWN})
  UNION ALL
  (SELECT 'MrProvider', id::text, name, location || ' · ' || price_range, NULL, ${SCAN_WORDS}, ARRAY[location], NULL
   FROM mr_provider ORDER BY lowest_price, highest_price, name LIMIT ${KNOWN})
  UNION ALL
  (SELECT 'Provider', id::text, name, country, NULL, ARRAY[]::text[], ARRAY[country], NULL FROM provider
   WHERE EXISTS (SELECT 1 FROM product p WHERE p.provider_name = provider.name AND p.is_available)
   ORDER BY name COLLATE "sv-SE-x-icu", id LIMIT ${KNOWN})
  UNION ALL
  (SELECT 'Programme', level, content->>'title', content->>'description', NULL, ARRAY[]::text[],
     ARRAY[content->>'description'], NULL FROM programme ORDER BY position, level)
  UNION ALL
  (SELECT 'TrainingMethod', slug, title, description, NULL, ARRAY['träning'], benefits || ARRAY[description, suits], NULL
   FROM training_method ORDER BY position, slug)
  UNION ALL
  (SELECT 'ProtocolTemplate', p.id::text, p.name, p.description, coalesce(p.slug, p.id::text),
     ARRAY(SELECT ('{"morning": "morgonrutin", "evening": "kvällsrutin", "night": "kvällsrutin"}'::json)
       ->> mode() WITHIN GROUP (ORDER BY i.time_of_day)
       FROM protocol_items i WHERE i.protocol_id = p.id AND i.removed_at IS NULL),
     ARRAY[p.description] || ARRAY(SELECT i.title FROM protocol_items i WHERE i.protocol_id = p.id AND i.removed_at IS NULL),
     NULL
   FROM protocols p WHERE p.is_featured AND p.is_public AND p.deleted_at IS NULL
   ORDER BY p.position, p.created_at, p.slug LIMIT ${KNOWN})
  UNION ALL
  (SELECT 'Page', slug, title, description, NULL, ARRAY[heading],
     ARRAY[description] || ARRAY(SELECT section->>'title' FROM jsonb_array_elements(sections) AS section),
     CASE WHEN row_number() OVER (ORDER BY title, slug) <= ${KNOWN_TEXTS}
       THEN (SELECT string_agg(section->>'body', ' ') FROM jsonb_array_elements(sections) AS section) END
   FROM page WHERE is_published ORDER BY title, slug)`;

/** Everything with a place of its own that is no product, kind by kind, in the order of its kind; three statements. */
export async function readSiteEntries(sql: Sql): Promise<SiteEntry[]> {
  const [rows, site, asked] = await Promise.all([
    sql.preparedQuery<EntryRow & { slug: string | null }>(SELECT_ENTRIES, []),
    readSite(sql),
    readMarkerQuestions(sql),
  ]);
  const places = STATIC_SEARCH_ENTRIES.map(({ path, title, detail, words, kind = "PAGES" as const }) =>
    entryOf({ kind, nodeId: null, title, detail, path, slug: null }, words, [detail]),
  );
  const markers = new Set(rows.filter(({ type }) => type === "Biomarker").map(({ title }) => title));
  const questions = asked.flatMap(({ key, title, words, markerNames }) => {
    const there = markerNames.filter((name) => markers.has(name));
    // A question about what no test measures leads to nothing.
    if (there.length === 0) return [];
    const detail = `Prov som kan säga något: ${there.join(", ")}.`;
    const path = markerQuestionPath(key);
    return entryOf({ kind: "CHOOSER" as const, nodeId: null, title, detail, path, slug: null }, words, []);
  });
  const known = new Set(STATIC_SEARCH_ENTRIES.map(({ path }) => path));
  const others = rows
    .map(({ type, key, title, detail, slug, subject, rest, text }) => {
      const { kind, pathOf } = TYPES[type];
      const written = fillPlaceholders(title, site);
      const path = pathOf(title, slug ?? key);
      const about = subject
        .flatMap((text) => text ?? [])
        .map((text) => TOPICS[text as TopicName] ?? fillPlaceholders(text, site));
      const entry = {
        kind,
        nodeId: globalId(type, key),
        title: written,
        detail: detail && fillPlaceholders(detail, site),
        path,
        slug: type === "Article" ? slug : null,
      };
      return entryOf(
        entry,
        about,
        rest.flatMap((part) => (part ? fillPlaceholders(withoutNotes(part), site) : [])),
        text,
      );
    })
    // The texts of a list's page are no place beside the list.
    .filter(({ path }) => !known.has(path));
  // A protocol to start says more than the page of all.
  const isTemplate = ({ path }: SiteEntry) => path.startsWith(templatePath(""));
  return [...questions, ...others.filter(isTemplate), ...places, ...others.filter((entry) => !isTemplate(entry))];
}

function entryOf(
  entry: Omit<SiteEntry, "key" | "words" | "plain" | "textWords">,
  subject: readonly string[],
  rest: readonly string[],
  text: string | null = null,
): SiteEntry {
  const title = [entry.title];
  return {
    ...entry,
    key: nameKey(entry.title),
    words: indexedWords("", { title, subject, rest }).sort(),
    plain: plainLetters(foldLine([...title, ...subject].join("\n"))),
    textWords: text === null ? undefined : wordsAnywhere([...title, ...subject, ...rest, text]),
  };
}

/** Words whose place does not matter. Addresses in a text are no words of it. */
const wordsAnywhere = (texts: readonly string[]): SortedWords =>
  indexedWords("", { title: [], subject: [], rest: texts.map((text) => text.replace(/https?:\/\/\S+/g, " ")) }).sort();
