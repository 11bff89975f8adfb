import { AREA_PATHS, type Area } from "../../catalogue.ts";
import { idSlug } from "../words/idSlug.ts";

/** Path of a product's page, e.g. '/tester/jarnkollen-hemma-1'. */
export const productPath = (area: Area, name: string, id: number): string => `${AREA_PATHS[area]}/${idSlug(name, id)}`;

/** Where others fetch the catalogue, in Google Merchant's format. */
export const PRODUCT_FEED_PATH = "/floden/google.xml";

/** Path of the marker chooser, and what names a question in its address. */
export const MARKERS_PATH = "/tester/markorer";
export const QUESTION_PARAM = "fraga";

/** Name of a chosen marker in the chooser's address, once for each. */
export const MARKER_PARAM = "markor";

/** Path of the answer to some markers, by their numbers, in the marker chooser. */
export const chosenMarkersPath = (ids: readonly number[]): string =>
  `${MARKERS_PATH}?${new URLSearchParams(ids.map((id) => [MARKER_PARAM, String(id)]))}#svar`;

/** Path of the marker chooser with a question's markers chosen, e.g. '/tester/markorer?fraga=trott'. */
export const markerQuestionPath = (key: string): string => `${MARKERS_PATH}?${QUESTION_PARAM}=${key}`;

/** Path of the list of all markers, below which each has its page. */
export const MARKER_INDEX_PATH = "/markorer";

/** Path of a marker's page, e.g. '/markorer/ferritin-10'. */
export const markerPath = (name: string, id: number): string => `${MARKER_INDEX_PATH}/${idSlug(name, id)}`;

/** Path of the list of all providers, below which each has its page. */
export const PROVIDER_INDEX_PATH = "/leverantorer";

/** Path of a provider's page, e.g. '/leverantorer/fjallprov-1'. */
export const providerPath = (name: string, id: number): string => `${PROVIDER_INDEX_PATH}/${idSlug(name, id)}`;

/** Where admins make a product; by itself, since every list leads there as long as it is empty. */
export const NEW_PRODUCT_PATH = "/admin/innehall?id=ny";
