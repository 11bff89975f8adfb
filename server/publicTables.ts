import { PublicTables } from "./platform/database/publicTables.ts";

/**
 * The public tables of every area. A new table that public queries read is added here and gets its trigger in a
 * migration; a test compares both.
 */
export const publicTables = new PublicTables({
  catalogue: [
    "product",
    "product_count",
    "product_price",
    "product_offer",
    "former_product",
    "product_word",
    "category",
    "provider",
  ],
  // Apart from products, which change by day: the pages of sellers are asked by night.
  links: ["broken_link"],
  // Apart from products, which change more often: guides name markers.
  markers: ["biomarker", "marker_question_text"],
  // Apart from what they are shown with: products name goals.
  journeyTexts: ["journey_text"],
  articles: ["article", "article_alias", "author"],
  protocols: ["protocol_categories", "protocols", "protocol_items"],
  media: ["library_image"],
  search: ["synonym"],
  // Of its own: every page depends on it, and it changes once a year.
  site: ["site_settings"],
  content: ["page", "page_alias", "training_method", "programme"],
  // Apart from their texts: the footer of every page leads there.
  pageLinks: ["page_link"],
  // They are looked up beside the pages, and no page is made of them.
  redirects: ["site_redirect"],
  // Apart from the texts, since the sitemap names each of them.
  mr: ["mr_provider"],
});
