import { describe, expect, it } from "vitest";
import { eventually, startApi } from "../support/api.ts";

const api = await startApi();

/** How often each route was counted, by 'METHOD route status'. */
async function counted(): Promise<Map<string, number>> {
  const text = await (await api.fetch("/metrics")).text();
  const lines = text.matchAll(
    /^http_request_duration_seconds_count\{method="([^"]*)",route="([^"]*)",status="(\d+)"\} (\d+)$/gm,
  );
  return new Map([...lines].map(([, method, route, status, count]) => [`${method} ${route} ${status}`, Number(count)]));
}

/** What was counted meanwhile, beside the metrics themselves. */
async function countedWhile(paths: string[], init: RequestInit = {}): Promise<Record<string, number>> {
  const before = await counted();
  for (const path of paths) await (await api.fetch(path, init)).text();
  const after = await counted();
  return Object.fromEntries(
    [...after].flatMap(([key, count]) => {
      const change = count - (before.get(key) ?? 0);
      return change > 0 && key !== "GET /metrics 200" ? [[key, change]] : [];
    }),
  );
}

describe("requests are counted", () => {
  it.each<[string[], Record<string, number>]>([
    [["/tester", "/tester?q=hemligt", "/tester/"], { "GET /tester 200": 3 }],
    [["/guider/jarn", "/guider/hiit"], { "GET /guider/:slug 200": 2 }],
    [["/guider/finns-inte"], { "GET /guider/:slug 404": 1 }],
    [["/dr-jonas-rimfalt"], { "GET /:part 200": 1 }],
    [["/finns/inte/alls", "/inte/heller"], { "GET * 404": 2 }],
    [["/training"], { "GET /training 301": 1 }],
    [["/healthz"], { "GET /healthz 200": 1 }],
    [["/%E0%A4%A"], { "GET none 400": 1 }],
  ])("%j as %j", async (paths, expected) => {
    expect(await countedWhile(paths)).toEqual(expected);
  });

  it("by the page's pattern also when the answer is kept", async () => {
    await eventually(async () => {
      await api.fetch("/guider/magnesium");
      return /answers_from_cache_total\{kind="page"\} [1-9]/.test(await (await api.fetch("/metrics")).text());
    });
    expect(await countedWhile(["/guider/magnesium"])).toEqual({ "GET /guider/:slug 200": 1 });
  });

  it("when they are of another method than any route has", async () => {
    expect(await countedWhile(["/tester"], { method: "DELETE" })).toEqual({ "DELETE none 404": 1 });
  });

  it("but files are not", async () => {
    const page = await (await api.fetch("/tester")).text();
    const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path as string);
    expect(files.length).toBeGreaterThan(2);
    expect(await countedWhile([...files, "/favicon.svg", "/returning.js"])).toEqual({});
  });
});

it("no address and no file's name is a label", async () => {
  await api.fetch("/nagot/alldeles-eget?mail=anna@epost.example");
  const text = await (await api.fetch("/metrics")).text();
  for (const part of ["alldeles-eget", "anna", "/assets/", 'route="/*"', "unknown", "jarn"]) {
    expect(text).not.toContain(part);
  }
});
