import { namesOfMarker } from "../content/markerNames.ts";
import { foldLine } from "../words/text.ts";
import { plainNames } from "./nutrientNames.ts";
import { nameKey, type SearchTerms, type SortedWords, searchParts, searchTermsOf, wordFitOf } from "./searchQuery.ts";
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
export const wordsOfMarker = (name: string) =>
  indexedWords("", { title: namesOfMarker(name), subject: [], rest: [] }).sort();

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
  const { terms } = knownOf(markers);
  const found = fittingMarkers(markers, search, terms);
  if (found.length > 0) return { found, meant: undefined };
  const vocabulary = vocabularyOf(markers.flatMap(({ name, searchTerms }) => [name, ...searchTerms]));
  const meant = suggestionFor(vocabulary, searchedWords(plainNames(search)));
  return meant?.isSure
    ? { found: fittingMarkers(markers, meant.text, terms), meant: meant.text }
    : { found: [], meant: undefined };
}

/** What a search knows of some markers; each key that is pressed asks for it. */
const KNOWN = new WeakMap<readonly SearchedMarker[], { terms: SearchTerms; words: readonly SortedWords[] }>();

function knownOf(markers: readonly SearchedMarker[]) {
  const known = KNOWN.get(markers) ?? {
    terms: searchTermsOf(
      markers.flatMap(({ name, searchTerms }) => searchTerms.map((term) => ({ term, meaning: name }))),
      markers.flatMap(({ name }) => namesOfMarker(name)),
    ),
    words: markers.map(({ name }) => wordsOfMarker(name)),
  };
  KNOWN.set(markers, known);
  return known;
}

/** A marker that a search has listed with others. */
interface ListedMarker<Marker> {
  /** What the search calls it. */
  part: string;
  marker: Marker;
}

/** What stands between the markers of a list. */
const BETWEEN = /[,;\n]|\s(?:och|samt|&|\+)\s/i;

/**
 * The markers that a search lists, one for each of its parts: 'ferritin, tsh och vitamin d'. None where it names one thing
 * alone, or has a part that is no marker's name.
 */
export function listedMarkers<Marker extends SearchedMarker>(
  markers: readonly Marker[],
  search: string,
): ListedMarker<Marker>[] {
  if (!/[\s,;]/.test(search.trim())) return [];
  const { terms, words } = knownOf(markers);
  const named = markers.map((marker, place) => ({ marker, name: marker.name, words: words[place] ?? [] }));
  const listed = markersInList(named, search, terms).map(({ part, marker }) => ({ part, marker: marker.marker }));
  return listed.length > 1 ? listed : [];
}

/**
 * The same among markers whose words are known, and the one that a search names alone.
 * @param terms what a search knows of names
 */
export function markersInList<Marker extends { name: string; words: SortedWords }>(
  markers: readonly Marker[],
  search: string,
  terms: SearchTerms,
): ListedMarker<Marker>[] {
  const nameIn = (part: string): Marker | undefined => {
    const fitOf = wordFitOf(part, terms);
    const fitting = markers.filter(({ words }) => fitOf(words) === 0);
    const isCalledSo = ({ name }: Marker) => namesOfMarker(name).some((one) => nameKey(one) === nameKey(part));
    return fitting.find(isCalledSo) ?? fitting.sort((one, other) => one.name.length - other.name.length)[0];
  };
  const only = nameIn(search);
  if (only) return [{ part: search, marker: only }];
  const written = search.split(BETWEEN).filter((part) => termKey(part) !== "");
  const parts = written.length > 1 ? written.map((part) => part.trim()) : searchParts(search, terms);
  const listed = parts.flatMap((part) => {
    const marker = nameIn(part);
    return marker ? [{ part, marker }] : [];
  });
  return listed.length === parts.length && new Set(listed.map(({ marker }) => marker)).size > 1 ? listed : [];
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
