import { expect, it } from "vitest";
import { sharedApi } from "../support/accounts.ts";
import { collectStatements } from "../support/api.ts";
import { elements } from "../support/apiHtml.ts";
import { NOT_PUBLIC } from "../support/publicTables.ts";

const PUBLIC_URL = "https://livsresan.example";
const api = await sharedApi({ PUBLIC_URL });

const sitemap = await api.fetch("/sitemap.xml");
const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
const paths = addresses.map((address) => address.slice(PUBLIC_URL.length));

const products: { id: number }[] = await api.db.query("SELECT id FROM product WHERE is_available ORDER BY id");

/** Every page of the sitemap is rendered once, for all that is asked of each of them. */
const pages = new Map<string, { status: number; html: string }>();
const [, statements] = await collectStatements(async () => {
  for (const path of paths) {
    const page = await api.fetch(path);
    pages.set(path, { status: page.status, html: await page.text() });
  }
  await (await api.fetch("/rss.xml")).text();
});

it("the sitemap lists every public page once, each of which answers and calls itself by that address", () => {
  expect(sitemap.headers.get("content-type")).toContain("application/xml");
  for (const path of ["/", "/tester", "/tester/markorer", "/guider/magnesium"])
    expect(addresses).toContain(PUBLIC_URL + path);
  const ids = paths.flatMap((path) => /^\/(?:tester|kosttillskott|biohacking)\/.*-(\d+)$/.exec(path)?.[1] ?? []);
  expect(ids.map(Number).sort((one, other) => one - other)).toEqual(products.map(({ id }) => id));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.filter((address) => /auth|konto|admin|losenord|min-resa|:slug|\*/.test(address))).toEqual([]);
  for (const [path, { status, html }] of pages) {
    expect([path, status]).toEqual([path, 200]);
    expect(elements(html, "link").find(({ rel }) => rel === "canonical")?.href).toBe(PUBLIC_URL + path);
  }
});

it("what visitors see is read from declared tables alone", () => {
  const hidden = new RegExp(`\\b(?:${Object.keys(NOT_PUBLIC).join("|")})\\b`);
  expect(statements.length).toBeGreaterThan(20);
  expect(statements.filter((text) => hidden.test(text))).toEqual([]);
  const tables = new Set(
    statements.flatMap((text) => [...text.matchAll(/\b(?:FROM|JOIN) ([a-z_]+)/g)].map(([, table]) => table)),
  );
  expect([...tables]).toEqual(expect.arrayContaining(["product", "article", "page", "training_method", "mr_provider"]));
});

it("guides lead nowhere that does not answer", async () => {
  const led = new Set<string>();
  for (const [path, { html }] of pages) {
    if (!path.startsWith("/guider/")) continue;
    const text = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    for (const { href = "" } of elements(text, "a")) if (href.startsWith("/")) led.add(href);
  }
  expect(led.size).toBeGreaterThan(30);
  const statusOf = async (path: string): Promise<number> => {
    const known = pages.get(path.split("#")[0] ?? "");
    if (known) return known.status;
    const { status, headers } = await api.fetch(path);
    return status === 301 ? statusOf(headers.get("location") ?? "") : status;
  };
  for (const path of led) expect([path, await statusOf(path)]).toEqual([path, 200]);
});
