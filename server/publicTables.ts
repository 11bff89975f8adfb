import { PublicTables } from "./platform/database/publicTables.ts";

/**
 * The public tables of every area. A new table that public queries read is added here and gets its trigger in a
 * migration; a test compares both.
 */
export const publicTables = new PublicTables({
  catalogue: ["product", "product_count", "category", "provider", "biomarker"],
  articles: ["article", "article_alias", "author"],
  protocols: ["protocol_categories", "protocols", "protocol_items"],
  media: ["library_image"],
  content: ["page", "mr_provider", "training_method", "programme"],
});
