import robotsParser from "robots-parser";
import { describe, expect, it } from "vitest";
import { sharedApi } from "../support/accounts.ts";
import { meta } from "../support/apiHtml.ts";

const PUBLIC_URL = "https://livsresan.example";
const api = await sharedApi({ PUBLIC_URL });

describe("what robots are told", () => {
  it("names the sitemap and keeps them away from ways out and from what is somebody's own", async () => {
    const answer = await api.fetch("/robots.txt");
    expect(answer.headers.get("content-type")).toContain("text/plain");
    const text = await answer.text();
    expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml\n`);
    const rules = robotsParser(`${PUBLIC_URL}/robots.txt`, text);
    const may = (path: string) => rules.isAllowed(`${PUBLIC_URL}${path}`, "Googlebot");
    for (const path of [
      "/ut/1",
      "/konto",
      "/konto?flik=x",
      "/konto/data",
      "/admin",
      "/admin/sajten",
      "/graphql?query=x",
    ])
      expect(may(path), path).toBe(false);
    // An admin may call a page of their own so.
    for (const path of ["/", "/kontorshalsa", "/administrera-lakemedel", "/utomhus"])
      expect(may(path), path).toBe(true);
  });

  it("lets those who show links fetch their pictures, which search engines leave out", async () => {
    const address = meta(await (await api.fetch("/guider")).text(), "og:image") ?? "";
    const { pathname } = new URL(address);
    const rules = (await (await api.fetch("/robots.txt")).text()).match(/(?<=^Disallow: ).+$/gm) ?? [];
    expect(rules.filter((rule) => pathname.startsWith(rule))).toEqual([]);
    expect((await api.fetch(pathname)).headers.get("x-robots-tag")).toBe("noindex");
  });
});

describe("what browsers and programs ask every site for", () => {
  it("is there: the old icon", async () => {
    const answer = await api.fetch("/favicon.ico");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/vnd.microsoft.icon"]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([1, 3]);
  });

  it("is there: whom to tell of a weakness, for less than a year", async () => {
    const answer = await api.fetch("/.well-known/security.txt");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    const text = await answer.text();
    expect(text).toMatch(/^Contact: mailto:[^\s<>@]+@[^\s<>@]+\n/);
    expect(text).toContain(`Contact: ${PUBLIC_URL}/kontakt\n`);
    expect(text).toContain(`Canonical: ${PUBLIC_URL}/.well-known/security.txt\n`);
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });
});

/** Width and height as a PNG's first chunk has them. */
async function sizeOf(path: string): Promise<{ type: string | null; width: number; height: number; bytes: Buffer }> {
  const answer = await api.fetch(path);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return {
    type: answer.headers.get("content-type"),
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    bytes,
  };
}

describe("the picture of a shared page", () => {
  it("is drawn by the server, a page its own", async () => {
    const pictures = await Promise.all(
      ["/", "/tester", "/tester?kategori=hormontester"].map(async (path) => {
        const address = meta(await (await api.fetch(path)).text(), "og:image") ?? "";
        expect(address.startsWith(`${PUBLIC_URL}/dela/`)).toBe(true);
        return sizeOf(address.slice(PUBLIC_URL.length));
      }),
    );
    for (const { type, width, height } of pictures)
      expect({ type, width, height }).toEqual({ type: "image/png", width: 1200, height: 630 });
    expect(pictures[0]?.bytes.equals(pictures[1]?.bytes ?? Buffer.of())).toBe(false);
  });

  it("is known by its ETag the second time", async () => {
    const first = await api.fetch("/dela/tester.png");
    const etag = first.headers.get("etag") ?? "";
    expect(first.status).toBe(200);
    expect((await api.fetch("/dela/tester.png", { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  it.each([
    "/dela/finns-inte.png",
    "/dela/training.png",
    "/dela/tester",
    "/dela/.png",
    `/dela/${"a".repeat(5_000)}.png`,
    "/dela/..%2f..%2fetc%2fpasswd.png",
    "/dela/%3Cscript%3E.png",
    "/dela//livsresan.example/tester.png",
  ])("does not exist for %s", async (path) => {
    const answer = await api.fetch(path);
    expect([404, 414]).toContain(answer.status);
    expect(answer.headers.get("content-type")).toContain("text/html");
  });
});

it("says to search engines what /protokoll is about", async () => {
  const html = await (await api.fetch("/protokoll")).text();
  expect(meta(html, "og:title")).toMatch(/expertprotokoll från namngivna hälsoprofiler/i);
  expect(meta(html, "description")).toMatch(/expertprotokoll från namngivna hälsoprofiler/i);
  expect(meta(html, "keywords")).toContain("expertprotokoll");
  expect(await (await api.fetch("/sitemap.xml")).text()).toContain(`<loc>${PUBLIC_URL}/protokoll</loc>`);
});
