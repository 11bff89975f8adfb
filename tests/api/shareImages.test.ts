import { createHash } from "node:crypto";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aBrowser, newNetwork } from "../support/accounts.ts";
import { clientOf, eventually, startApi, startServer } from "../support/api.ts";
import { makeDataFolder } from "../support/databaseFolder.ts";

const api = await startApi();
const folder = await makeDataFolder();
const settings = { DATABASE_URL: api.databaseUrl, TRUST_PROXY: "127.0.0.1" };
const server = clientOf(await startServer({ ...settings, DATA_DIR: folder }));

const sitemap = await (await server.fetch("/sitemap.xml")).text();
const PAGES = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]*([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
const pictureOf = (path: string): string => `/dela${path === "/" ? "/index" : path}.png`;

/** Pictures that a server says it has drawn. */
const drawnBy = async ({ fetch }: typeof server): Promise<number> =>
  Number(/^share_images_drawn (\d+)/m.exec(await (await fetch("/metrics")).text())?.[1]);
const storedFiles = () => readdir(join(folder, "media/share")).catch(() => []);
const sha = (bytes: ArrayBuffer): string => createHash("sha256").update(Buffer.from(bytes)).digest("hex");

/** Asks as somebody who has asked for nothing before; as long as it takes, when it is to come again. */
const picture = (path: string, { network = newNetwork() } = {}) =>
  eventually(async () => {
    const response = await aBrowser(server, { network }).fetch(path);
    return response.status !== 503 && response;
  });

describe("pictures of shared pages", () => {
  it("are drawn once for a page, however its address is written and however often it is asked for", async () => {
    const spellings = (path: string): string[] => [
      pictureOf(path),
      `${pictureOf(path)}?a=1`,
      pictureOf(path).toUpperCase().replace("/DELA", "/dela").replace(".PNG", ".png"),
      pictureOf(path).replace(".png", "/.png"),
      pictureOf(path).replace("/dela/", "/dela//"),
      pictureOf(path).replace(".png", "%23a.png"),
      pictureOf(path).replace(".png", "%3Fa=1.png"),
      pictureOf(path).replace(".png", ".png.png"),
      pictureOf(path).replace(/[a-z](?=\.png$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      pictureOf(path).replace("/dela/", "/dela/./"),
    ];
    const pages = PAGES.slice(0, 5);
    const addresses = [...pages, ...pages].flatMap(spellings);
    const answers = await Promise.all(addresses.map((address) => picture(address)));
    const drawn = new Set(pages.map(pictureOf));
    for (const [n, address] of addresses.entries()) {
      const answer = answers[n];
      // A dot in the address is gone before it is sent.
      const isOwn = drawn.has(address.split("?")[0] ?? "") || address.includes("/./");
      if (isOwn) expect([address, answer?.status]).toEqual([address, 200]);
      else {
        expect([address, [301, 404].includes(answer?.status ?? 0)]).toEqual([address, true]);
        if (answer?.status === 301) expect(drawn).toContain(answer.headers.get("location"));
      }
    }
    expect(await drawnBy(server)).toBe(pages.length);
    expect(await storedFiles()).toHaveLength(pages.length);
    const shown = pages.map(async (path) => sha(await (await picture(pictureOf(path))).arrayBuffer()));
    expect(new Set(await Promise.all(shown)).size).toBe(pages.length);
  });

  it("are taken from the folder by a server that did not draw them", async () => {
    const [first = "/"] = PAGES;
    const other = clientOf(await startServer({ ...settings, DATA_DIR: folder }));
    const [own, others] = [await picture(pictureOf(first)), await other.fetch(pictureOf(first))];
    expect(sha(await others.arrayBuffer())).toBe(sha(await own.arrayBuffer()));
    expect(others.headers.get("etag")).toBe(own.headers.get("etag"));
    expect(await drawnBy(other)).toBe(0);
  });

  it("are drawn anew when the page says something else, in place of those before", async () => {
    const path = pictureOf("/guider/magnesium");
    const before = await picture(path);
    const files = await storedFiles();
    await api.db.query("UPDATE article SET title = 'Något helt annat' WHERE slug = 'magnesium'");
    const after = await eventually(async () => {
      const response = await picture(path);
      return response.headers.get("etag") !== before.headers.get("etag") && response;
    });
    expect(sha(await after.arrayBuffer())).not.toBe(sha(await before.arrayBuffer()));
    expect(await storedFiles()).toHaveLength(files.length);
  });

  it("show a guide's own picture and all of its title, however long that is", async () => {
    const path = pictureOf("/guider/jarn");
    let before = await picture(path);
    const shown = new Set([sha(await before.clone().arrayBuffer())]);
    for (const change of [
      "image_url = '/art/articles/guider/omega-3.svg'",
      "title = repeat('Kosttillskottsrekommendationer ', 6) || 'alfa'",
      "title = repeat('Kosttillskottsrekommendationer ', 6) || 'beta'",
    ]) {
      await api.db.query(`UPDATE article SET ${change} WHERE slug = 'jarn'`);
      before = await eventually(async () => {
        const response = await picture(path);
        return response.headers.get("etag") !== before.headers.get("etag") && response;
      });
      shown.add(sha(await before.clone().arrayBuffer()));
    }
    expect(shown.size).toBe(4);
  });

  it("of pages that are no more are gone, and so is what is no picture of a page", async () => {
    await writeFile(join(folder, "media/share/0123456789.png"), "x");
    const files = await storedFiles();
    await api.db.query("UPDATE article SET is_published = false WHERE slug = 'magnesium'");
    await eventually(async () => {
      const { status } = await picture(pictureOf("/guider/magnesium"));
      return status === 404 && (await storedFiles()).length === files.length - 2;
    });
  });

  it("are counted for whoever has new ones drawn, and not for whoever asks for those that there are", async () => {
    const network = newNetwork();
    const asked = PAGES.filter((path) => path !== "/guider/magnesium");
    expect(asked.length).toBeGreaterThan(31);
    const statuses = new Map<string, Response>();
    for (const path of asked) {
      const response = await picture(pictureOf(path), { network });
      statuses.set(path, response);
      if (response.status === 429) break;
    }
    const refused = [...statuses.values()].find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused?.headers.get("cache-control")).toBe("no-store");
    const [first = "/"] = PAGES;
    expect((await picture(pictureOf(first), { network })).status).toBe(200);
    const [last = ""] = [...statuses.keys()].slice(-1);
    expect((await picture(pictureOf(last))).status).toBe(200);
  }, 90_000);
});
