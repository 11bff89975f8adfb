import type { Sex } from "../../../../schema/catalogue.ts";
import { MAX_MARKERS } from "../../../../schema/rules/catalogue/markerCover.ts";
import { MARKER_PARAM, MARKERS_PATH, QUESTION_PARAM } from "../../../../schema/rules/catalogue/productPath.ts";

/** Address parameter for the sex of the person tested. */
export const SEX_PARAM = "kon";

/** The sexes as the address has them. */
export const SEX_SLUGS = { FEMALE: "kvinna", MALE: "man" } as const satisfies Record<Sex, string>;

/** A question, as far as the address is concerned. */
interface Question {
  key: string;
  markers: readonly { databaseId: number }[];
}

/** The question that the address asks, where it names no markers of its own. */
export const questionFromAddress = <Of extends Question>(
  params: URLSearchParams,
  questions: readonly Of[],
): Of | undefined =>
  params.has(MARKER_PARAM) ? undefined : questions.find(({ key }) => key === params.get(QUESTION_PARAM));

/**
 * The chosen markers as the address has them, or those of the question that it asks.
 * @param known the markers to choose among; others are left out
 * @returns at most 30 distinct numbers, in order
 */
export function chosenFromAddress(
  params: URLSearchParams,
  known: readonly { databaseId: number }[],
  questions: readonly Question[],
): number[] {
  const asked = questionFromAddress(params, questions)?.markers.map(({ databaseId }) => String(databaseId));
  const given = new Set(asked ?? params.getAll(MARKER_PARAM));
  return known
    .map(({ databaseId }) => databaseId)
    .filter((id) => given.has(String(id)))
    .slice(0, MAX_MARKERS);
}

/** The sex of the person tested, from the address; null for anybody. */
export function sexFromAddress(params: URLSearchParams): Sex | null {
  if (params.get(SEX_PARAM) === SEX_SLUGS.FEMALE) return "FEMALE";
  return params.get(SEX_PARAM) === SEX_SLUGS.MALE ? "MALE" : null;
}

/** The page's address with these markers chosen. */
export const addressWith = (chosen: readonly number[], sex: Sex | null = null): string => {
  const markers = chosen.map((id) => [MARKER_PARAM, String(id)]);
  const query = new URLSearchParams(sex ? [...markers, [SEX_PARAM, SEX_SLUGS[sex]]] : markers).toString();
  return query ? `${MARKERS_PATH}?${query}` : MARKERS_PATH;
};
