import type { VersionedName } from "../../../schema/audit.ts";
import { ARTICLES } from "../articles/articleWriting.ts";
import { AUTHORS } from "../articles/authorEditing.ts";
import { MARKERS } from "../catalogue/editing/biomarkerEditing.ts";
import { CATEGORIES } from "../catalogue/editing/categoryEditing.ts";
import { PRODUCTS } from "../catalogue/editing/productEditing.ts";
import { FEEDS } from "../catalogue/feeds/feedEditing.ts";
import { QUESTIONS } from "../catalogue/markers/markerQuestionEditing.ts";
import { PROVIDERS } from "../catalogue/providers/providerEditing.ts";
import { SYNONYMS } from "../catalogue/search/synonymEditing.ts";
import { MR_PROVIDERS } from "../content/mrProviderEditing.ts";
import { PAGES } from "../content/pageEditing.ts";
import { TRAINING_METHODS } from "../content/trainingMethodEditing.ts";
import { JOURNEY_TEXTS } from "../journey/texts/journeyTextEditing.ts";
import { MAILS } from "../mails/mailEditing.ts";
import { PROGRAMMES } from "../programmes/programmeEditing.ts";
import { TEMPLATES } from "../protocols/templateEditing.ts";
import { REDIRECTS } from "../site/redirectEditing.ts";
import { SITE } from "../site/siteEditing.ts";
import { SUPPLIERS } from "../suppliers/supplierService.ts";

/** What has versions, by what the audit log calls it. */
export const VERSIONED = {
  ARTICLE: ARTICLES,
  AUTHOR: AUTHORS,
  CATEGORY: CATEGORIES,
  JOURNEY_TEXT: JOURNEY_TEXTS,
  MAIL: MAILS,
  MARKER: MARKERS,
  MARKER_QUESTION: QUESTIONS,
  MR_PROVIDER: MR_PROVIDERS,
  PAGE: PAGES,
  PRODUCT: PRODUCTS,
  PRODUCT_FEED: FEEDS,
  PROTOCOL_TEMPLATE: TEMPLATES,
  PROGRAMME: PROGRAMMES,
  PROVIDER: PROVIDERS,
  REDIRECT: REDIRECTS,
  SITE,
  SUPPLIER: SUPPLIERS,
  SYNONYM: SYNONYMS,
  TRAINING_METHOD: TRAINING_METHODS,
} as const satisfies Record<VersionedName, unknown>;
