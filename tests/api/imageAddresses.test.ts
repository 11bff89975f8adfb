import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { IMAGE_WIDTHS } from "../../schema/images.ts";
import { asAdmin, startAccounts } from "../support/accounts.ts";
import { eventually } from "../support/api.ts";
import { anImage, type aPicture, articleShowing, pictureOf, readAddress } from "../support/uploads.ts";

const api = await startAccounts();
const { browser: admin } = await asAdmin(api);

const one = (publicId: string, changes: Parameters<typeof aPicture>[0] = {}) => anImage(admin, publicId, changes);
const read = (address: string, headers: Record<string, string> = {}) => readAddress(api, address, headers);

describe("a picture of the library on a page", () => {
  it("comes in the sizes that it has, and is exchanged everywhere when it is", async () => {
    const image = await one("guider/sida");
    const slug = await articleShowing(api, image.url);
    const picture = await pictureOf(api, slug);
    expect(picture).toMatchObject({ width: 900, height: 600 });
    expect(picture?.variants.map(({ width }) => width)).toEqual([320, 640, 768]);
    for (const { url, width, height } of picture?.variants ?? []) {
      const { body, headers } = await read(url);
      expect(await sharp(body).metadata()).toMatchObject({ format: "webp", width, height });
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    }
    const html = await (await api.fetch(`/guider/${slug}`)).text();
    expect(html).toContain("/media/guider/sida?v=");
    await api.db.query("UPDATE article SET image_url = '/media/finns/inte' WHERE slug = $1", [slug]);
    await eventually(async () => (await pictureOf(api, slug)) === null);
  });
});

describe("an address of a picture", () => {
  it("may be shown elsewhere: in a mail that is read in a browser, and where it is previewed", async () => {
    const { url } = await one("adress/mejl");
    for (const address of [url, `${url}?w=640&q=85&f=png`, "/media/w_320,f_webp/art/articles/somn.svg"]) {
      const { headers } = await read(address);
      expect([address, headers.get("cross-origin-resource-policy")]).toEqual([address, "cross-origin"]);
    }
    expect((await api.fetch("/")).headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });

  it("says its width, and gives each browser the smallest format that it can show", async () => {
    const { publicId } = await one("adress/auto", { format: "jpeg" });
    const address = `/media/w_640,q_auto,f_auto/${publicId}`;
    const cases = [
      ["image/avif,image/webp,image/*;q=0.8,*/*;q=0.5", "heif", "image/avif"],
      ["image/webp,*/*", "webp", "image/webp"],
      ["image/avif;q=0,image/webp", "webp", "image/webp"],
      ["*/*", "jpeg", "image/jpeg"],
    ] as const;
    for (const [accept, format, type] of cases) {
      const { headers, body } = await read(address, { accept });
      expect([accept, headers.get("content-type")]).toEqual([accept, type]);
      expect(headers.get("vary")).toMatch(/\baccept\b/i);
      expect(await sharp(body).metadata()).toMatchObject({ format, width: 640, height: 427 });
    }
    const { headers } = await read(`/media/w_320,f_auto/${(await one("adress/png")).publicId}`);
    expect(headers.get("content-type")).toBe("image/png");
  });

  it("is stored for good where it changes with the picture, and asked for again where it does not", async () => {
    const { url, image, publicId } = await one("adress/version");
    const caching = async (address: string) => (await read(address)).headers.get("cache-control");
    const version = new URL(image.url, api.origin).search;
    for (const address of [image.url, `/media/w_320,q_75,f_webp/${publicId}${version}`]) {
      expect(await caching(address)).toBe("public, max-age=31536000, immutable");
    }
    for (const address of [url, `${url}?v=en-annan`, `/media/w_320,q_75,f_webp/${publicId}`]) {
      expect(await caching(address)).toBe("public, max-age=300");
    }
    for (const address of [url, `/media/w_320,f_webp/${publicId}`]) {
      const etag = (await read(address)).headers.get("etag") ?? "";
      expect((await read(address, { "if-none-match": etag })).status).toBe(304);
    }
  });

  it("works for our own pictures, too", async () => {
    const { headers, body } = await read("/media/w_320,f_webp/art/articles/somn.svg");
    expect(headers.get("content-type")).toBe("image/webp");
    expect((await sharp(body).metadata()).width).toBe(320);
  });

  it("offers the sizes of the list and no others", async () => {
    const { publicId, url } = await one("adress/storlek");
    for (const width of IMAGE_WIDTHS) expect((await read(`/media/w_${width},f_webp/${publicId}`)).status).toBe(200);
    const refused = ["w_641", "q_auto,f_auto", "w_640,q_99", "w_640,f_tiff", "w_640,h_1", "w_640,w_320", "w_640,c_pad"];
    for (const asked of refused)
      expect([asked, (await read(`/media/${asked}/${publicId}`)).status]).toEqual([asked, 400]);
    for (const asked of ["?w=641&q=85&f=webp", "?w=640", "?x=1"])
      expect([asked, (await read(url + asked)).status]).toEqual([asked, 400]);
    expect((await read("/media/w_640,f_webp/finns/inte")).status).toBe(404);
    expect((await read("/media/finns/inte")).status).toBe(404);
  });
});
