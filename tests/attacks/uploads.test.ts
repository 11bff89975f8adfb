import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { IMAGE_ERRORS, type ImageError } from "../../schema/imageLibrary.ts";
import { attackLibrary } from "../support/uploadAttacks.ts";
import { aPicture, aVector, type SentFile, upload } from "../support/uploads.ts";

const { api, admin, expectUnchanged } = await attackLibrary();

const png = (body: Uint8Array, name = "bild.png"): SentFile => ({ name, type: "image/png", body });
const good = await aPicture();

/** A PNG that is this large and as small as it can be: black, one bit a pixel. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const SCRIPT = "<script>alert(document.cookie)</script>";
const BOMB = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, i) => `<!ENTITY ${"bcdefghij"[i]} "${`&${"abcdefghi"[i]};`.repeat(10)}">`).join("")}]>`;

const REFUSED: [what: string, file: SentFile, imageError: ImageError][] = [
  [
    "HTML behind a PNG's first bytes",
    png(Buffer.concat([Buffer.from(good.body).subarray(0, 24), Buffer.from(`<html>${SCRIPT}`)])),
    "NOT_READABLE",
  ],
  ["HTML that is called a PNG", png(Buffer.from(`<html>${SCRIPT}`)), "OTHER_CONTENT"],
  ["a page", { name: "sida.html", type: "text/html", body: Buffer.from(SCRIPT) }, "UNSUPPORTED_FORMAT"],
  ["a page that says it is a picture", { name: "sida.html", type: "image/png", body: good.body }, "UNSUPPORTED_FORMAT"],
  ["a picture that says it is a page", { name: "bild.png", type: "text/html", body: good.body }, "UNSUPPORTED_FORMAT"],
  ["a name with two ends", { ...good, name: "bild.png.php" }, "UNSUPPORTED_FORMAT"],
  ["a PNG that is called a JPEG", { ...good, name: "bild.jpg", type: "image/jpeg" }, "OTHER_CONTENT"],
  [
    "a TIFF, which is a picture, but none of these",
    { name: "bild.tiff", type: "image/tiff", body: await sharp(good.body).tiff().toBuffer() },
    "TIFF",
  ],
  ["20000 × 20000 pixels in few bytes", png(hugePng(20_000)), "TOO_MANY_PIXELS"],
  [
    "a picture of which the half is missing",
    png(Buffer.from(good.body).subarray(0, good.body.length / 2)),
    "NOT_READABLE",
  ],
  ["a picture like a thread", await aPicture({ width: 11, height: 1 }), "TOO_NARROW"],
  [
    "a GIF that is a program",
    { name: "bild.gif", type: "image/gif", body: Buffer.from("GIF89a/*\0\0\0\0\0\0*/=1;alert(1)//") },
    "NOT_READABLE",
  ],
  ["nothing", png(Buffer.alloc(0)), "EMPTY"],
  ["12 MB", png(Buffer.concat([good.body, Buffer.alloc(12 * 1024 * 1024)])), "TOO_LARGE"],
  ["an SVG whose entities grow", aVector("<text>&j;</text>", { before: BOMB }), "ENTITIES"],
  [
    "an SVG that reads files",
    aVector("<text>&x;</text>", { before: '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>' }),
    "ENTITIES",
  ],
  ["an SVG that is not well-formed", aVector("<g>"), "NOT_WELL_FORMED"],
  [
    "an SVG with a page in it",
    aVector(
      `<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"><iframe src="https://evil.example"/></body></foreignObject>`,
    ),
    "PAGE",
  ],
  [
    "a page that is called an SVG",
    { ...aVector(""), body: Buffer.from(`<html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`) },
    "NO_SVG",
  ],
  [
    "an SVG that is larger than can be drawn",
    { ...aVector(""), body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>') },
    "TOO_MANY_PIXELS",
  ],
];

describe("a file that is no picture", () => {
  it.each(REFUSED)("is refused with its own reason: %s", async (_, file, imageError) => {
    const { code, message } = IMAGE_ERRORS[imageError];
    const { errors, results, images } = await upload(admin, [file], { publicId: "guider/angrepp" });
    expect(errors).toEqual([{ code, field: "files.0", message }]);
    expect(results).toEqual([{ fileName: file.name, success: false, publicId: null, error: message, message }]);
    expect(images).toEqual([]);
    await expectUnchanged();
  });

  it("takes the whole batch with it", async () => {
    const { errors, results } = await upload(admin, [
      good,
      png(Buffer.from("inte en bild")),
      good,
      { ...good, name: "x.exe" },
    ]);
    expect(errors.map(({ code, field }) => [code, field])).toEqual([
      ["INVALID", "files.1"],
      ["UNSUPPORTED_FORMAT", "files.3"],
    ]);
    expect(results.map(({ success, error }) => [success, error])).toEqual([
      [false, null],
      [false, IMAGE_ERRORS.OTHER_CONTENT.message],
      [false, null],
      [false, IMAGE_ERRORS.UNSUPPORTED_FORMAT.message],
    ]);
    await expectUnchanged();
  });
});

/** What visitors get of a file that was taken. */
async function served(file: SentFile) {
  const { images, errors } = await upload(admin, [file]);
  expect(errors).toEqual([]);
  const response = await api.fetch(images[0]?.url ?? "");
  return { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

describe("what was hidden in a picture", () => {
  it("is gone: behind it, and in what it says of itself", async () => {
    const behind = await served(png(Buffer.concat([good.body, Buffer.from(SCRIPT)])));
    expect(behind.body.includes("script")).toBe(false);
    const told = await sharp(good.body)
      .withExif({ IFD0: { Copyright: SCRIPT } })
      .jpeg()
      .toBuffer();
    expect(told.includes("script")).toBe(true);
    const { body } = await served({
      name: "bild.jpg",
      type: "image/jpeg",
      body: Buffer.concat([told, Buffer.from(SCRIPT)]),
    });
    expect(body.includes("script")).toBe(false);
    const gif = await aPicture({ format: "gif" });
    expect(
      (await served({ ...gif, body: Buffer.concat([gif.body, Buffer.from(";alert(1)")]) })).body.includes("alert"),
    ).toBe(false);
  });

  it.each([
    ["a script", `<script>alert(1)</script><script href="data:text/javascript,alert(1)"/>`],
    ["a script by another name", `<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>`],
    ["a page's script", `<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>`],
    [
      "what happens",
      `<g onload="alert(1)" onclick="alert(1)"><animate attributeName="href" to="javascript:alert(1)" onbegin="alert(1)"/></g>`,
    ],
    ["what is set", `<set attributeName="onmouseover" to="alert(1)"/>`],
    [
      "a link",
      `<a href="javascript:alert(1)"><text>x</text></a><a xlink:href="https://evil.example"><text>x</text></a>`,
    ],
    [
      "a picture elsewhere",
      `<image href="https://evil.example/x.png"/><image xlink:href="//evil.example/x.png"/><use href="https://evil.example/x.svg#a"/>`,
    ],
    [
      "a picture that is a page",
      `<image href="data:text/html,${encodeURIComponent(SCRIPT)}alert"/><image href="data:image/svg+xml;base64,evil.example"/>`,
    ],
    [
      "a filter elsewhere",
      `<filter id="f"><feImage href="https://evil.example/x.png"/></filter><rect style="filter:url(https://evil.example#f)" fill="url(//evil.example#p)"/>`,
    ],
    [
      "a style sheet elsewhere",
      `<style>@import url(https://evil.example/x.css);</style><style><![CDATA[@\\69mport "//evil.example";]]></style>`,
    ],
    [
      "a font elsewhere",
      `<style>@font-face{font-family:x;src:url(https://evil.example/x.woff)}</style><style>rect{background:image-set("https://evil.example" 1x)}</style>`,
    ],
    ["an instruction", `<?xml-stylesheet href="https://evil.example/x.css"?><!-- alert(1) -->`],
  ])("is gone from an SVG: %s", async (_, content) => {
    const { body, headers } = await served(
      aVector(content, {
        before:
          '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><?xml-stylesheet href="https://evil.example/x.css"?>',
        attributes: 'onload="alert(1)"',
      }),
    );
    const text = body.toString();
    expect(text).not.toMatch(/alert|evil|script|foreignObject|iframe|onload|DOCTYPE|<\?|import/i);
    // What can be seen is still there.
    expect(text).toMatch(/<rect [^>]*fill="#1f5a48"/);
    expect(headers.get("content-type")).toBe("image/svg+xml");
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none';.* sandbox$/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-disposition")).toMatch(/^inline; filename="[0-9a-f]+\.svg"$/);
  });

  it.each([
    ["a script", aVector(SCRIPT), true],
    ["what happens", aVector(`<g onload="alert(1)"/>`), true],
    ["a script within what is taken out", aVector(`<x><script>alert(1)</script></x>`), true],
    ["nothing of the kind", aVector(`<text font-size="9">skript</text>`), false],
  ])("is told of to whoever sent it: %s", async (_, file, isTold) => {
    const { errors, results, message } = await upload(admin, [file]);
    expect(errors).toEqual([]);
    expect(results.map((result) => /Filen innehöll skript/.test(result.message))).toEqual([isTold]);
    expect(/Filen innehöll skript/.test(message)).toBe(isTold);
  });

  it("is gone from an SVG in an encoding that hides it", async () => {
    const { body } = await served({
      ...aVector(""),
      body: Buffer.from(`\ufeff${Buffer.from(aVector(SCRIPT).body)}`, "utf16le"),
    });
    expect(body.toString()).toMatch(/<rect [^>]*fill="#1f5a48"/);
    expect(body.toString()).not.toMatch(/alert|script/);
  });

  it("leaves an SVG what stays within it", async () => {
    const pixel = `data:image/png;base64,${(
      await sharp({ create: { width: 1, height: 1, channels: 3, background: "#fff" } })
        .png()
        .toBuffer()
    ).toString("base64")}`;
    const { body } = await served(
      aVector(
        `<style><![CDATA[.a > .b{fill:url(#grad)}]]></style><linearGradient id="grad"><stop offset="0"/></linearGradient>
         <image href="${pixel}" width="9" height="9"/><circle class="b" r="9" fill="url('#grad')" style="opacity:.5"/><text>Åäö &amp; mer</text>`,
      ),
    );
    const text = body.toString();
    for (const part of ["url(#grad)", "<linearGradient", pixel, "url('#grad')", "opacity:.5", "Åäö &amp; mer"]) {
      expect(text).toContain(part);
    }
  });
});
