import { namesOfMarker } from "../content/markerNames.ts";
import { foldLine } from "../words/text.ts";
import { plainNames } from "./nutrientNames.ts";
import { type SearchTerms, searchTermsOf, wordFitOf } from "./searchQuery.ts";
import { indexedWords, plainLetters, searchedWords, termKey } from "./searchWords.ts";
import { suggestionFor, vocabularyOf } from "./similarWords.ts";

/** A marker as it is searched among others. */
export interface SearchedMarker {
  name: string;
  description: string;
  /** Additional search terms. */
  searchTerms: readonly string[];
}

/** Result of a search among markers. */
export interface FoundMarkers<Marker> {
  /** The markers, best match first. */
  found: Marker[];
  /** The correction, where `found` is its result. */
  meant: string | undefined;
}

/** Words of a marker's name as a search of what is kept in memory looks at them. */
const wordsOfMarker = (name: string) => indexedWords("", { title: namesOfMarker(name), subject: [], rest: [] }).sort();

/** Fit of a text within a marker's name or description, after the words of names. */
const WITHIN = 3;

/**
 * A search among markers, by the words and spellings that the search of the site knows; a misspelt name finds what was
 * probably meant.
 */
export function searchMarkers<Marker extends SearchedMarker>(
  markers: readonly Marker[],
  search: string,
): FoundMarkers<Marker> {
  if (search.trim() === "") return { found: [...markers], meant: undefined };
  const synonyms = markers.flatMap(({ name, searchTerms }) => searchTerms.map((term) => ({ term, meaning: name })));
  const terms = searchTermsOf(
    synonyms,
    markers.flatMap(({ name }) => namesOfMarker(name)),
  );
  const found = fittingMarkers(markers, search, terms);
  if (found.length > 0) return { found, meant: undefined };
  const vocabulary = vocabularyOf(markers.flatMap(({ name, searchTerms }) => [name, ...searchTerms]));
  const meant = suggestionFor(vocabulary, searchedWords(plainNames(search)));
  return meant?.isSure
    ? { found: fittingMarkers(markers, meant.text, terms), meant: meant.text }
    : { found: [], meant: undefined };
}

function fittingMarkers<Marker extends SearchedMarker>(
  markers: readonly Marker[],
  search: string,
  terms: SearchTerms,
): Marker[] {
  const fitOf = wordFitOf(search, terms);
  const plain = plainLetters(foldLine(plainNames(search)).trim());
  return markers
    .flatMap((marker) => {
      const isWithin = () => plainLetters(foldLine(`${marker.name} ${marker.description}`)).includes(plain);
      const fit =
        termKey(marker.name) === termKey(search)
          ? -1
          : (fitOf(wordsOfMarker(marker.name)) ?? (isWithin() ? WITHIN : undefined));
      return fit === undefined ? [] : [{ marker, fit }];
    })
    .sort((one, other) => one.fit - other.fit)
    .map(({ marker }) => marker);
}

/** The terms of synonyms that lead to each marker, by its name: those whose meaning its name has. */
export function searchTermsOfMarkers(
  names: readonly string[],
  synonyms: readonly { term: string; meaning: string }[],
): ReadonlyMap<string, readonly string[]> {
  const none = searchTermsOf([]);
  const words = names.map((name) => ({ name, words: wordsOfMarker(name) }));
  const found = new Map<string, string[]>(names.map((name) => [name, []]));
  for (const { term, meaning } of synonyms) {
    const fitOf = wordFitOf(meaning, none);
    for (const marker of words) if (fitOf(marker.words) !== undefined) found.get(marker.name)?.push(term);
  }
  return new Map([...found].map(([name, terms]) => [name, [...new Set(terms)]]));
}
