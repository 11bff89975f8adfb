import "reflect-metadata";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { checkImage } from "../../server/features/media/checkImage.ts";
import { SvgSanitizer } from "../../server/features/media/svgSanitizer.ts";

const svg = new SvgSanitizer(resolve("."));
afterAll(() => svg.stop());

const TYPES = { jpg: "jpeg", jfif: "jpeg", svg: "svg+xml" } as Record<string, string>;
const check = (name: string, body: Buffer | string) => {
  const extension = name.split(".").at(-1) ?? "";
  return checkImage({ name, type: `image/${TYPES[extension] ?? extension}`, body: Buffer.from(body) }, svg);
};
/** What is stored of a file. */
const stored = async (name: string, body: Buffer | string) => {
  const image = await check(name, body);
  if (typeof image === "string") throw new Error(`${name} was refused: ${image}`);
  return image;
};
const vector = async (body: Buffer | string): Promise<string> => (await stored("bild.svg", body)).body.toString();
const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const drawing = (content: string, attributes = 'width="100" height="100"') =>
  `<svg ${XMLNS} ${attributes}>${content}</svg>`;

/** Red at the left, blue at the right. */
const twoColours = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: "#00f" } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: "#f00" } }, left: 0, top: 0 },
  ]);

/** The colour of a point, as the picture is shown. */
async function colourAt(body: Buffer, left: number, top: number): Promise<string> {
  const [r = 0, , b = 0] = await sharp(body).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return r > 200 && b < 60 ? "red" : b > 200 && r < 60 ? "blue" : "other";
}

describe("a picture that says how it is turned", () => {
  it.each(["webp", "jpg", "png"] as const)("is stored as it is shown: %s", async (kind) => {
    const turned = async (orientation: number) =>
      stored(
        `bild.${kind}`,
        await twoColours()
          .withMetadata({ orientation })
          .toFormat(kind === "jpg" ? "jpeg" : kind, { quality: 100 })
          .toBuffer(),
      );
    const quarter = await turned(6);
    expect([quarter.width, quarter.height]).toEqual([20, 40]);
    expect([await colourAt(quarter.body, 10, 5), await colourAt(quarter.body, 10, 35)]).toEqual(["red", "blue"]);
    const half = await turned(3);
    expect([half.width, half.height]).toEqual([40, 20]);
    expect([await colourAt(half.body, 5, 10), await colourAt(half.body, 35, 10)]).toEqual(["blue", "red"]);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])(
    "is stored as it is shown where it moves, too: orientation %i",
    async (orientation) => {
      // A corner of its own, so that no two ways of turning look alike.
      const corner = (background: string) =>
        sharp({ create: { width: 40, height: 20, channels: 3, background } })
          .composite([
            { input: { create: { width: 10, height: 5, channels: 3, background: "#fff" } }, left: 0, top: 0 },
          ])
          .png()
          .toBuffer();
      const frames = await Promise.all(["#f00", "#00f"].map(corner));
      const body = await sharp(frames, { join: { animated: true } })
        .withMetadata({ orientation })
        .webp({ lossless: true, delay: [100, 300], loop: 3 })
        .toBuffer();
      const { body: moving, width, height } = await stored("bild.webp", body);
      const { pages, delay, loop } = await sharp(moving, { animated: true }).metadata();
      expect([pages, delay, loop]).toEqual([2, [100, 300], 3]);
      for (const [page, frame] of frames.entries()) {
        const still = await sharp(frame).withMetadata({ orientation }).png().toBuffer();
        const { data, info } = await sharp(still)
          .autoOrient()
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect([width, height]).toEqual([info.width, info.height]);
        const shown = await sharp(moving, { page }).removeAlpha().raw().toBuffer();
        const differing = [...data].filter((value, at) => Math.abs(value - (shown[at] ?? 0)) > 60).length;
        expect(differing / data.length).toBeLessThan(0.05);
      }
    },
  );

  it("is refused where it moves and its end was cut off, not stored without it", async () => {
    const frames = await Promise.all(
      ["#f00", "#0f0", "#00f"].map((background) =>
        sharp({ create: { width: 50, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 200, 300] })
      .toBuffer();
    const { pages } = await sharp((await stored("bild.gif", moving)).body, { animated: true }).metadata();
    expect(pages).toBe(3);
    for (const cut of [5, 30, 60]) expect(await check("bild.gif", moving.subarray(0, -cut))).toBe("NOT_READABLE");
    // Without its last byte, which says that nothing follows, it is whole; so it is with something after it.
    await stored("bild.gif", moving.subarray(0, -1));
    await stored("bild.gif", Buffer.concat([moving, Buffer.alloc(500, 7)]));
  });

  it("stays moving where it moves", async () => {
    const frames = await Promise.all(
      ["#f00", "#00f"].map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await stored(
      "bild.webp",
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    );
    expect((await sharp(moving.body, { animated: true }).metadata()).pages).toBe(2);
    expect([moving.width, moving.height]).toEqual([9, 9]);
  });
});

/** The beginning of a file of the family that HEIC, AVIF and films are of. */
const family = (major: string, ...brands: string[]): Buffer => {
  const words = ["ftyp", major, "\0\0\0\0", ...brands].join("");
  const size = Buffer.alloc(4);
  size.writeUInt32BE(words.length + 4);
  return Buffer.concat([size, Buffer.from(words, "latin1"), Buffer.alloc(64)]);
};

describe("kinds of files", () => {
  it("are taken by each of their names", async () => {
    expect((await stored("bild.jfif", await twoColours().jpeg().toBuffer())).format).toBe("jpeg");
    expect((await stored("bild.avif", await twoColours().avif().toBuffer())).format).toBe("webp");
  });

  it("are refused in words of their own", async () => {
    const png = await twoColours().png().toBuffer();
    const refused = {
      TOO_NARROW: await check("bild.png", await twoColours(220, 20).png().toBuffer()),
      OTHER_CONTENT: await check("bild.jpg", png),
      NOT_READABLE: await check("bild.png", png.subarray(0, png.length / 2)),
      EMPTY: await check("bild.png", ""),
      NOT_WELL_FORMED: await check("bild.svg", drawing("<g>")),
      NO_SVG: await check("bild.svg", '<html xmlns="http://www.w3.org/1999/xhtml"/>'),
      NO_NAMESPACE: await check("bild.svg", '<svg width="9" height="9"/>'),
      TOO_MANY_PIXELS: await check("bild.svg", drawing("", 'width="90000" height="90000"')),
      TOO_SMALL: await check("bild.svg", drawing("<circle r='1'/>", 'viewBox="0 0 0.01 0.01"')),
      TOO_DEEP: await check("bild.svg", drawing("<g title='>'>".repeat(30_000) + "</g>".repeat(30_000))),
      ENTITIES: await check(
        "bild.svg",
        `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing("<text>&x;</text>")}`,
      ),
      ENCODING: await check("bild.svg", Buffer.from(drawing("<text>å</text>"), "latin1")),
      HEIC: await check("bild.heic", family("heic", "mif1", "heic")),
      TIFF: await check("bild.tif", await twoColours().tiff().toBuffer()),
      BMP: await check("bild.bmp", "BM6\0\0\0\0\0\0\0"),
      PSD: await check("bild.psd", `8BPS\0\x01${"\0".repeat(40)}`),
      PDF: await check("bild.pdf", "%PDF-1.7\n"),
      POSTSCRIPT: await check("bild.ai", "%PDF-1.5\n"),
      ICO: await check("bild.ico", "\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0"),
      RAW: await check("bild.dng", await twoColours().tiff().toBuffer()),
      VIDEO: await check("film.mov", family("qt  ", "qt  ")),
      SVGZ: await check("bild.svg", gzipSync(drawing(""))),
      UNSUPPORTED_FORMAT: await check("bild.txt", "ingen bild"),
    };
    expect(Object.values(refused)).toEqual(Object.keys(refused));
  });

  it("are said to be too small where one side has no pixel", async () => {
    for (const size of ['width="0" height="10"', 'viewBox="0 0 1 0.2"', 'width="0.3" height="0.3" viewBox="0 0 9 9"'])
      expect([size, await check("bild.svg", drawing("<circle r='1'/>", size))]).toEqual([size, "TOO_SMALL"]);
    expect((await stored("bild.svg", Buffer.from(drawing("<circle r='1'/>", 'viewBox="0 0 0.6 0.6"')))).width).toBe(1);
  });

  it("are taken by names of old programs, too", async () => {
    const jpeg = await twoColours().jpeg().toBuffer();
    expect(await checkImage({ name: "BILD.JPE", type: "image/jpeg", body: jpeg }, svg)).toMatchObject({
      format: "jpeg",
    });
  });

  it("are told by their content, whatever they are called", async () => {
    for (const brands of [["heic"], ["heix", "mif1"], ["hevc"], ["mif1", "heic", "hevc"], ["msf1", "hevc"], ["heim"]])
      for (const name of ["IMG_0001.jpg", "IMG_0001.HEIC", "IMG_0001.png", "IMG_0001"])
        expect([brands, name, await check(name, family(brands[0] ?? "", ...brands))]).toEqual([brands, name, "HEIC"]);
    const [png, tiff] = [await twoColours().png().toBuffer(), await twoColours().tiff().toBuffer()];
    expect(await check("bild.jpg", tiff)).toBe("TIFF");
    expect(await check("bild.png", "%PDF-1.7\n")).toBe("PDF");
    expect(await check("bild.gif", "BM6\0\0\0\0\0\0\0")).toBe("BMP");
    // What could be taken under its own name.
    expect([await check("bild.heic", png), await check("bild.tiff", png)]).toEqual(["OTHER_CONTENT", "OTHER_CONTENT"]);
    // AVIF whose first brand is that of the whole family.
    const avif = await twoColours().avif().toBuffer();
    avif.write("mif1", 8, "latin1");
    expect((await stored("bild.avif", avif)).format).toBe("webp");
  });

  it("are taken from browsers that do not know their type, or name it otherwise", async () => {
    const jpeg = await twoColours().jpeg().toBuffer();
    for (const type of ["", "application/octet-stream", "image/jpg", "image/pjpeg"])
      expect(await checkImage({ name: "bild.jfif", type, body: jpeg }, svg)).toMatchObject({ format: "jpeg" });
    expect(await checkImage({ name: "bild.jpg", type: "text/html", body: jpeg }, svg)).toBe("UNSUPPORTED_FORMAT");
  });
});

describe("an SVG", () => {
  it("whose names have a prefix is stored as the same picture", async () => {
    const text = await vector(
      '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="100" height="100"><svg:rect width="50" height="100" fill="#f00"/><svg:script>alert(1)</svg:script></svg:svg>',
    );
    expect(await colourAt(await sharp(Buffer.from(text)).png().toBuffer(), 25, 50)).toBe("red");
    expect(text).not.toMatch(/script|alert/);
    expect(await vector(drawing('<s:rect xmlns:s="http://www.w3.org/2000/svg" width="50" height="100"/>'))).toContain(
      "<rect",
    );
  });

  it("draws what it has once wherever that is used", async () => {
    const red = '<rect width="50" height="100" fill="#f00"/>';
    const pattern =
      '<pattern id="p" width="1" height="1"><use href="#a"/></pattern><rect width="50" height="100" fill="url(#p)"/>';
    for (const content of [
      `<symbol id="a">${red}</symbol><use href="#a"/>`,
      `<defs><g id="a">${red}</g></defs><use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a"/>`,
      `<defs><g id="a">${red}</g></defs>${pattern}`,
      `<defs><g id="a">${red}</g><use id="b" href="#a"/></defs><use href="#b"/>`,
    ]) {
      const text = await vector(drawing(content));
      expect([content, await colourAt(await sharp(Buffer.from(text)).png().toBuffer(), 25, 50)]).toEqual([
        content,
        "red",
      ]);
    }
    const elsewhere = await vector(
      drawing('<use href="https://evil.example/a.svg#a"/><use href="data:image/svg+xml,x#a"/>'),
    );
    expect(elsewhere).not.toMatch(/evil|data:/);
  });

  it("that would draw one part without end, or more often than can be drawn, is refused", async () => {
    const tenTimes = (id: string, of: string) => `<g id="${id}">${`<use href="#${of}"/>`.repeat(10)}</g>`;
    const grows = `<defs><rect id="a0" width="1" height="1"/>${[1, 2, 3, 4, 5, 6, 7].map((n) => tenTimes(`a${n}`, `a${n - 1}`)).join("")}</defs><use href="#a7"/>`;
    for (const content of [
      grows,
      '<g id="a"><use href="#a"/></g>',
      '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
    ])
      expect(await check("bild.svg", drawing(content))).toBe("TOO_COMPLEX");
    // Before it is parsed, so that others need not wait for it.
    const began = performance.now();
    expect(await check("bild.svg", drawing("<path/>".repeat(100_000)))).toBe("TOO_COMPLEX");
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it("that takes too long to draw is refused with its own reason, while others are drawn", async () => {
    const points = Array.from({ length: 30_000 }, (_, at) => `${(at * 7919) % 100} ${at % 2 ? 100 : 0}`);
    const began = performance.now();
    const zigzag = check("bild.svg", drawing(`<path d="M${points.join("L")}"/>`));
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const asked = performance.now();
    await sharp(Buffer.from(drawing('<circle r="9"/>')))
      .webp()
      .toBuffer();
    expect(performance.now() - asked).toBeLessThan(2_000);
    expect(await zigzag).toBe("TOO_SLOW_TO_DRAW");
    expect(performance.now() - began).toBeLessThan(20_000);
    // The next one is drawn as ever.
    expect(await vector(drawing('<circle r="9"/>'))).toContain("circle");
  }, 60_000);

  it.each([
    ["spans within spans", `<text>${"<tspan>a".repeat(490)}${"</tspan>".repeat(490)}</text>`],
    [
      "masks through masks",
      Array.from(
        { length: 300 },
        (_, at) => `<mask id="m${at}"><g mask="url(#m${at + 1})"><rect width="99" height="99" fill="#fff"/></g></mask>`,
      ).join("") + '<rect width="99" height="99" mask="url(#m0)"/>'.repeat(200),
    ],
    [
      "filters over filters",
      `<filter id="f" width="9" height="9">${'<feGaussianBlur stdDeviation="40"/><feTurbulence baseFrequency=".9" numOctaves="90"/>'.repeat(60)}</filter>` +
        `${'<g filter="url(#f)">'.repeat(60)}<rect width="99" height="99"/>${"</g>".repeat(60)}`,
    ],
  ])(
    "of %s is told within the time it may take, and another one meanwhile",
    async (_, content) => {
      const began = performance.now();
      // Without a size it is measured by drawing it.
      const deep = check("bild.svg", `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);
      expect(await vector(drawing('<circle r="9"/>'))).toContain("circle");
      await deep;
      expect(performance.now() - began).toBeLessThan(20_000);
    },
    120_000,
  );

  it("that shows something only once it moves is refused, and stands still otherwise", async () => {
    const hidden = (attribute: string, inner: string) =>
      drawing(`<rect id="r" width="9" height="9" ${attribute}>${inner}</rect><circle r="9"/>`);
    for (const picture of [
      hidden('opacity="0"', '<animate attributeName="opacity" to="1" dur="1s" fill="freeze"/>'),
      hidden('visibility="hidden"', '<set attributeName="visibility" to="visible" begin="1s"/>'),
      hidden('display="none"', "").replace("<circle", '<set href="#r" attributeName="display" to="inline"/><circle'),
    ])
      expect(await check("bild.svg", picture)).toBe("ALTERED");
    expect(
      await vector(hidden('opacity="1"', '<animate attributeName="opacity" values="1;0;1" dur="1s"/>')),
    ).not.toContain("animate");
  });

  it("that would look otherwise without what is taken out is refused", async () => {
    const outside = "<style>.a{fill:#f00;background:url(https://evil.example)}</style>";
    expect(await check("bild.svg", drawing(`${outside}<rect class="a" width="100" height="100"/>`))).toBe("ALTERED");
    expect(await vector(drawing(`${outside}<rect class="b" fill="#f00" width="100" height="100"/>`))).toContain(
      "<rect",
    );
  });

  it("keeps what its style sheet tells parts by", async () => {
    expect(
      await vector(drawing('<style>[data-x="1"]{fill:#f00}</style><rect data-x="1" width="100" height="100"/>')),
    ).toContain('data-x="1"');
  });

  it("keeps the dashes and quotation marks of Windows", async () => {
    const sent = drawing("<title>Å \x96 \x93ö\x94</title><rect width='9' height='9'/>");
    for (const encoding of ["windows-1252", "ISO-8859-1"])
      expect(await vector(Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>${sent}`, "latin1"))).toContain(
        "<title>Å – “ö”</title>",
      );
  });

  it("is drawn in any size, however small its own is", async () => {
    expect(await vector(drawing('<rect width="1" height="1"/>', 'viewBox="0 0 1 1"'))).toContain("<rect");
  });

  it("keeps what is named as a document's own properties are", async () => {
    for (const id of ["head", "body", "title", "links", "images", "prefix", "hidden", "location", "dir"]) {
      const text = await vector(
        drawing(`<linearGradient id="${id}"><stop offset="0"/></linearGradient><rect fill="url(#${id})"/>`),
      );
      expect(text).toContain(`id="${id}"`);
    }
  });

  const sheet = (text: string) => vector(drawing(`<style>${text}</style><rect class="a"/>`));

  it("keeps a style sheet, without what leads elsewhere", async () => {
    expect(await sheet(".\\31 a{fill:#f00}.a{fill:#00f}")).toContain(".a{fill:#00f}");
    const font = await sheet("@font-face{font-family:x;src:url(https://evil.example/x.woff)}.a{fill:#00f}");
    expect(font).toContain(".a{fill:#00f}");
    expect(font).not.toContain("evil");
    for (const [text, ends = ""] of [
      ['@import url("https://evil.example/css2?family=A:wght@400;700");'],
      ["@import url(https://evil.example/css2?family=A:wght@400;700);"],
      ['@import "https://evil.example/a;b.css" screen;'],
      ['@font-face{font-family:"a}b";src:url(https://evil.example)}'],
      ["/* url(https://evil.example) @import 'evil' */"],
      ["", "/* url(https://evil.example) */"],
      ["", "/* url(https://evil.example)"],
    ]) {
      const kept = await sheet(`${text}.a{fill:#00f}${ends}`);
      expect(kept).toContain(".a{fill:#00f}");
      expect(kept).not.toContain("evil");
    }
  });

  it("keeps no style sheet that hides where it leads", async () => {
    for (const hidden of [
      ".a{fill:url(/**/https://evil.example)}",
      "@import url(https://evil.example/x.css",
      "@im\\port url(https://evil.example/x.css);",
      "@\\69mport '//evil.example';",
      ".a{fill:u\\72l(https://evil.example)}",
      ".a{fill:\\75 rl(https://evil.example)}",
      ".a{fill:url\\28 https://evil.example)}",
      ".a{fill:url(\\68ttps://evil.example)}",
      '.a{background:im\\61ge-set("https://evil.example" 1x)}',
      "@font-face{src:local(x)} @font-f\\61 ce{src:url(https://evil.example)}",
    ])
      expect(await sheet(hidden)).not.toContain("evil");
  });

  it("keeps embedded pictures, however their kind is written", async () => {
    const pixel = (await twoColours().jpeg().toBuffer()).toString("base64");
    // What draws them here does not know AVIF, so that nothing but the text tells whether it is there.
    for (const start of [
      "data:image/jpg;base64,",
      "data:image/avif;base64,",
      "DATA:image/JPEG;base64,",
      "data:image/jpeg;charset=utf-8;base64,",
    ])
      expect(await vector(drawing(`<image href="${start}${pixel}" width="9" height="9"/>`))).toContain(pixel);
  });

  it("is read in the encoding that it says it has", async () => {
    const file = (encoding: string) =>
      `<?xml version="1.0" encoding="${encoding}"?>${drawing("<text>Hälsa åt alla</text>")}`;
    const utf16 = Buffer.from(`\ufeff${file("UTF-16")}`, "utf16le");
    for (const body of [
      Buffer.from(file("ISO-8859-1"), "latin1"),
      Buffer.from(file("windows-1252"), "latin1"),
      Buffer.from(`\ufeff${file("utf-8")}`),
      utf16,
      Buffer.from(utf16).swap16(),
      Buffer.from(`\ufeff${drawing("<text>Hälsa åt alla</text>")}`, "utf16le"),
    ])
      expect(await vector(body)).toContain("Hälsa åt alla");
  });

  it("is the same picture in each encoding, with or without a mark, whatever it says of it", async () => {
    const shown = drawing('<text y="60" font-size="40">åäö</text>');
    const told = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n${shown}`;
    const plain = await vector(shown);
    const unmarked = Buffer.from(told("UTF-16"), "utf16le");
    for (const [name, body] of Object.entries({
      latin1: Buffer.from(told("iso-8859-1"), "latin1"),
      windows: Buffer.from(told("windows-1252"), "latin1"),
      "UTF-8 that says Latin-1, with a mark": Buffer.from(`\ufeff${told("iso-8859-1")}`),
      "UTF-16 with a mark": Buffer.from(`\ufeff${told("UTF-16")}`, "utf16le"),
      "UTF-16 without a mark": unmarked,
      "UTF-16 the other way around": Buffer.from(unmarked).swap16(),
      "UTF-8 that says UTF-16": Buffer.from(told("utf-16")),
    }))
      expect([name, await vector(body)]).toEqual([name, plain]);
  });

  it("is refused with what only a browser would show of it: a page's content", async () => {
    const html = '<div xmlns="http://www.w3.org/1999/xhtml">Järn</div>';
    expect(await check("bild.svg", drawing(`<foreignObject width="90" height="90">${html}</foreignObject>`))).toBe(
      "PAGE",
    );
    const picture = '<img xmlns="http://www.w3.org/1999/xhtml" src="data:image/png;base64,iVBORw0KGgo="/>';
    for (const content of [picture, '<div xmlns="http://www.w3.org/1999/xhtml" style="background:red;height:9px"/>'])
      expect(await check("bild.svg", drawing(`<foreignObject width="9" height="9">${content}</foreignObject>`))).toBe(
        "PAGE",
      );
    // For Illustrator alone.
    const instead = `<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" width="1" height="1">${html}</foreignObject><text y="60">Järn</text></switch>`;
    expect(await vector(drawing(instead))).toContain("Järn");
    expect(
      await vector(drawing('<foreignObject width="1" height="1"> </foreignObject><rect width="9" height="9"/>')),
    ).toContain("<rect");
  });

  it("may define names for texts, as Illustrator does, and nothing that grows", async () => {
    const head = (definitions: string) =>
      `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [${definitions}]>`;
    const text = await vector(
      `${head('<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n\t<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">')}<svg xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" width="9" height="9"><rect width="9" height="9"/></svg>`,
    );
    expect(text).toContain("<rect");
    expect(text).not.toContain("ENTITY");
    for (const definitions of [
      '<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">',
      '<!ENTITY % p "x">',
      `<!ENTITY a "${"a".repeat(5_000)}">`,
      '<!ENTITY a "&lt;script>alert(1)&lt;/script>">',
      '<!ENTITY a "<script>alert(1)</script>">',
    ])
      expect(await check("bild.svg", `${head(definitions)}${drawing("<text>&a;</text>")}`)).toBe("ENTITIES");
    const long = `${head(`<!ENTITY a "${"a".repeat(200)}">`)}${drawing(`<text>${"&a;".repeat(200_000)}</text>`)}`;
    expect(await check("bild.svg", long)).toBe("ENTITIES");
  });
});
