import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { IMAGE_FORMATS, IMAGE_WIDTHS, imageHeight, imageUrl } from "../../schema/images.ts";
import { startApi } from "../support/api.ts";
import { elements } from "../support/apiHtml.ts";

const api = await startApi();
const SOURCE = "/art/articles/somn.svg";

async function read(address: string) {
  const answer = await api.fetch(address);
  return { answer, body: Buffer.from(await answer.arrayBuffer()) };
}

describe("a picture in other sizes", () => {
  it("is offered in each width by a guide, light and dark, and each is that picture", async () => {
    const html = await (await api.fetch("/guider/somn-optimering")).text();
    const offered = elements(html, "source");
    expect(offered).toHaveLength(2);
    for (const { type, srcSet = "", sizes } of offered) {
      expect(type).toBe("image/webp");
      expect(sizes).toBeTruthy();
      const candidates = srcSet.split(", ");
      expect(candidates.map((candidate) => candidate.split(" ")[1])).toEqual(IMAGE_WIDTHS.map((width) => `${width}w`));
      for (const candidate of candidates) {
        const [address = "", width = ""] = candidate.split(" ");
        const { answer, body } = await read(address);
        expect(answer.headers.get("content-type")).toBe("image/webp");
        expect(answer.headers.get("cache-control")).toContain("public");
        expect(await sharp(body).metadata()).toMatchObject({
          format: "webp",
          width: Number.parseInt(width, 10),
          height: imageHeight(Number.parseInt(width, 10), 3 / 2),
        });
      }
    }
  });

  it("comes in each format, cut to a shape or whole within it", async () => {
    for (const format of IMAGE_FORMATS) {
      const { answer, body } = await read(imageUrl(SOURCE, { width: 320, format }));
      expect(answer.headers.get("content-type")).toBe(`image/${format}`);
      expect(await sharp(body).metadata()).toMatchObject({ format, width: 320, height: 213 });
    }
    const square = { width: 320, height: 320 } as const;
    const cut = await read(imageUrl(SOURCE, { ...square, crop: "fill" }));
    expect(await sharp(cut.body).metadata()).toMatchObject(square);
    const whole = await read(imageUrl(SOURCE, { ...square, crop: "fit" }));
    expect(await sharp(whole.body).metadata()).toMatchObject({ width: 320, height: 213 });
    const coarse = await read(imageUrl(SOURCE, { width: 1024, quality: 75 }));
    expect(coarse.body.length).toBeLessThan((await read(imageUrl(SOURCE, { width: 1024 }))).body.length);
  });

  it("is not sent again to a browser that has it", async () => {
    const address = imageUrl(SOURCE, { width: 320 });
    const etag = (await read(address)).answer.headers.get("etag") ?? "";
    const again = await api.fetch(address, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("is the same for many who ask at once", async () => {
    const address = imageUrl("/art/articles/mat.svg", { width: 640 });
    const all = await Promise.all(Array.from({ length: 40 }, () => read(address)));
    expect(new Set(all.map(({ answer }) => answer.status))).toEqual(new Set([200]));
    expect(new Set(all.map(({ body }) => body.toString("base64"))).size).toBe(1);
  });

  it("is what search engines get of a guide, who take no vector pictures", async () => {
    const html = await (await api.fetch("/guider/somn-optimering")).text();
    const [, address = ""] = /"image":"[^"]*?(\/media\/[^"]*)"/.exec(html) ?? [];
    const { answer, body } = await read(JSON.parse(`"${address}"`));
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect((await sharp(body).metadata()).width).toBe(1280);
  });
});

describe("what is not offered", () => {
  it.each([
    "w=321&q=85&f=webp",
    "w=100000&q=85&f=webp",
    "w=640&h=641&c=fill&q=85&f=webp",
    "w=640&q=100&f=webp",
    "w=640&q=85&f=avif",
    "w=640&q=85&f=webp&x=1",
    "w=640&w=320&q=85&f=webp",
    "",
  ])("is refused: %s", async (query) => {
    const answer = await api.fetch(`/media${SOURCE}?${query}`, { headers: { accept: "image/webp" } });
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  it.each([
    "/art/finns-inte.svg",
    "/art/../print.css",
    "/art/%2e%2e/print.css",
    "/art/articles",
    "//example.com/x.svg",
    "/https://example.com/x.svg",
    "/package.json",
    `/art/${"a".repeat(5_000)}.svg`,
  ])("is not found (%#)", async (path) => {
    expect((await api.fetch(`/media${path}?w=640&q=85&f=webp`)).status).toBe(404);
  });
});
