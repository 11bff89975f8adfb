import { describe, expect, it } from "vitest";
import { DEMO_SITE } from "../../schema/site.ts";
import { sharedApi } from "../support/accounts.ts";
import { elements } from "../support/apiHtml.ts";

const api = await sharedApi();

describe("the site as an app", () => {
  it("has a manifest, which every page names, in the site's name and with icons that are there", async () => {
    const page = await (await api.fetch("/")).text();
    const link = elements(page, "link").find(({ rel }) => rel === "manifest");
    const answer = await api.fetch(link?.href ?? "");
    expect(answer.headers.get("content-type")).toContain("application/manifest+json");
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      name: DEMO_SITE.name,
      description: DEMO_SITE.tagline,
      lang: "sv",
      display: "standalone",
      start_url: "/min-resa",
    });
    expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain("maskable");
    for (const { src, type } of manifest.icons) {
      const icon = await api.fetch(src);
      expect([src, icon.status, icon.headers.get("content-type")?.split(";")[0]]).toEqual([src, 200, type]);
    }
    expect((await api.fetch(manifest.start_url)).status).toBe(200);
  });

  it("says its colour for light and for dark", async () => {
    const page = await (await api.fetch("/tester")).text();
    const colours = elements(page, "meta").filter(({ name }) => name === "theme-color");
    expect(colours.map(({ media }) => media)).toEqual([
      "(prefers-color-scheme: light)",
      "(prefers-color-scheme: dark)",
    ]);
    expect(new Set(colours.map(({ content }) => content)).size).toBe(2);
  });

  it("has a service worker, which is asked for each time, may run, and keeps no playground and no picture", async () => {
    const answer = await api.fetch("/sw.js");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-type")).toContain("javascript");
    const page = await api.fetch("/");
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
    const script = await answer.text();
    const files = [...script.matchAll(/\/assets\/[\w.-]+/g)].map(([file]) => file);
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => /graphiql|monaco|\.(png|svg|avif|webp|jpg)$/.test(file))).toEqual([]);
    for (const file of files) expect([file, (await api.fetch(file)).status]).toEqual([file, 200]);
  });

  it("has a page for when there is no network, the same for everybody, that runs no script", async () => {
    const answer = await api.fetch("/offline");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toContain("public");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    const html = await answer.text();
    expect(html).toContain("Du är offline");
    expect(html).not.toContain("<script");
    expect(elements(html, "a").map(({ href }) => href)).toEqual(expect.arrayContaining(["/min-resa", "/protokoll"]));
  });
});
