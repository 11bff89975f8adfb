import type { SiteAnswer } from "./supplierSite.ts";

/** A row of a merchant's file. */
export interface FeedRow {
  id: string;
  title: string;
  description?: string;
  price: string;
  availability?: string;
  brand?: string;
}

/** A file of a merchant in Google's columns. */
export const feedOf = (rows: readonly FeedRow[]): string =>
  [
    "id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tbrand",
    ...rows.map(
      ({ id, title, description = "Burk.", price, availability = "in_stock", brand = "Fjäll" }) =>
        `${id}\t${title}\t${description}\thttps://fjall.example/${id}\t\t${availability}\t${price} SEK\t${brand}`,
    ),
    "",
  ].join("\n");

/** As many rows, each with a price of its own. */
export const feedRows = (count: number): FeedRow[] =>
  Array.from({ length: count }, (_, at) => ({ id: `F-${at + 1}`, title: `Burk ${at + 1}`, price: `${100 + at}.00` }));

/** Answers with a file, and says by an ETag which one it is. */
export const file =
  (body: string | Buffer, headers: Record<string, string> = {}): SiteAnswer =>
  (response, request) => {
    if (headers.etag && request.headers["if-none-match"] === headers.etag) response.writeHead(304, headers).end();
    else response.writeHead(200, { "content-type": "text/tab-separated-values", ...headers }).end(body);
  };
