import { request as httpRequest } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { MAX_IMAGE_BYTES } from "../../schema/imageLibrary.ts";
import { imageUrl } from "../../schema/images.ts";
import { aBrowser, aMember, asAdmin, asNative, rowsOf, startAccounts } from "../support/accounts.ts";
import { countStatements } from "../support/api.ts";
import { makeDataFolder, removeDataFolder } from "../support/databaseFolder.ts";
import {
  anImage,
  aPicture,
  articleShowing,
  aVector,
  filesIn,
  IMAGE_FIELDS,
  type LibraryImage,
  PREFLIGHT,
  pictureOf,
  readAddress,
  sendFiles,
  upload,
} from "../support/uploads.ts";

const DATA_DIR = await makeDataFolder();
afterAll(() => removeDataFolder(DATA_DIR));
const api = await startAccounts({ DATA_DIR });
const { browser: admin, person } = await asAdmin(api);
const stored = () => filesIn(join(DATA_DIR, "media/library"));

const LIST = `query ($first: Int, $after: String, $search: String) { images(first: $first, after: $after, search: $search) {
  totalCount pageInfo { hasNextPage endCursor } nodes { ${IMAGE_FIELDS} } } }`;

interface List {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  nodes: LibraryImage[];
}

const list = async (variables = {}): Promise<List> =>
  (await admin.graphql<{ images: List }>(LIST, variables)).data.images;

const one = (publicId: string) => anImage(admin, publicId);
const read = (address: string) => readAddress(api, address);

async function run(name: string, input: Record<string, unknown>, asked = "") {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const { data } = await admin.graphql<
    Record<string, { errors: { code: string; message: string }[] } & Record<string, unknown>>
  >(`mutation ($input: ${type}Input!) { ${name}(input: $input) { errors { code field message } ${asked} } }`, {
    input,
  });
  return data[name] as { errors: { code: string; field: string; message: string }[] } & Record<string, unknown>;
}

describe("an upload", () => {
  it("of one picture is told of, listed, written to the log, and shown at its address", async () => {
    const { images, results, errors } = await upload(admin, [await aPicture({ name: "soluppgång.png" })], {
      publicId: "guider/somn",
    });
    expect(errors).toEqual([]);
    expect(results).toEqual([
      {
        fileName: "soluppgång.png",
        success: true,
        publicId: "guider/somn",
        error: null,
        message: "Bilden är uppladdad.",
      },
    ]);
    expect(images).toMatchObject([
      {
        publicId: "guider/somn",
        width: 900,
        height: 600,
        format: "PNG",
        alt: "",
        url: "/media/guider/somn",
        usedIn: [],
      },
    ]);
    const { body, headers } = await read(images[0]?.url ?? "");
    expect(await sharp(body).metadata()).toMatchObject({ format: "png", width: 900, height: 600 });
    expect(body.length).toBe(images[0]?.bytes);
    expect(headers.get("content-type")).toBe("image/png");
    expect((await list()).nodes[0]).toEqual(images[0]);
    const log = (await rowsOf(api.db, "audit_entry")).at(-1);
    expect(log).toMatchObject({ action: "CREATED", subject_type: "IMAGE", subject_id: "guider/somn" });
  });

  it("takes every format, and says which it is", async () => {
    const files = await Promise.all((["png", "jpeg", "gif", "webp"] as const).map((format) => aPicture({ format })));
    const { images } = await upload(admin, [
      ...files,
      aVector(""),
      { ...(await aPicture({ format: "jpeg" })), name: "BILD.JPG" },
    ]);
    expect(images.map(({ format }) => format)).toEqual(["PNG", "JPEG", "GIF", "WEBP", "SVG", "JPEG"]);
    const types = await Promise.all(images.map(async ({ url }) => (await read(url)).headers.get("content-type")));
    expect(types).toEqual(["image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml", "image/jpeg"]);
  });

  it("gives several pictures their numbers from 1, and names those that were given none", async () => {
    const files = [await aPicture(), await aPicture({ colour: "#fff" })];
    const numbered = await upload(admin, files, { publicId: " guider/kyla " });
    expect(numbered.results.map(({ publicId }) => publicId)).toEqual(["guider/kyla_1", "guider/kyla_2"]);
    const named = await upload(admin, files, { publicId: "", folder: "produkter" });
    for (const { publicId } of named.results) expect(publicId).toMatch(/^produkter\/[0-9a-f]{16}$/);
    const [usual] = (await upload(admin, [await aPicture()])).results;
    expect(usual?.publicId).toMatch(/^livsresan\/[0-9a-f]{16}$/);
  });

  it("is taken from a native client as well", async () => {
    const native = await asNative(api, person);
    expect((await upload(native, [await aPicture()])).errors).toEqual([]);
  });

  it("keeps what moves moving, turns what lies on its side, and forgets what the camera wrote", async () => {
    const frames = await Promise.all(
      ["#f00", "#0f0"].map((background) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: "#888" } })
      .withExif({ IFD0: { Copyright: "Kameran" }, IFD3: { GPSLatitude: "59/1 20/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { images } = await upload(admin, [
      { name: "rörlig.gif", type: "image/gif", body: gif },
      { name: "foto.jpg", type: "image/jpeg", body: photo },
    ]);
    expect(images).toMatchObject([
      { width: 60, height: 40 },
      { width: 60, height: 80 },
    ]);
    const [moving, turned] = await Promise.all(images.map(async ({ url }) => (await read(url)).body));
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const { exif, orientation, width } = await sharp(turned).metadata();
    expect([exif, orientation, width]).toEqual([undefined, undefined, 60]);
  });

  it("may be as large as is said, and not a byte more", async () => {
    const { body, ...told } = await aPicture({ format: "jpeg" });
    const largest = Buffer.concat([body.subarray(0, 2), comments(MAX_IMAGE_BYTES - body.length), body.subarray(2)]);
    expect(largest.length).toBe(MAX_IMAGE_BYTES);
    expect((await upload(admin, [{ ...told, body: largest }])).errors).toEqual([]);
    const { errors } = await upload(admin, [{ ...told, body: Buffer.concat([largest, Buffer.alloc(1)]) }]);
    expect(errors).toEqual([{ code: "TOO_LARGE", field: "files.0", message: "För stor fil (max 10MB)" }]);
  });

  it("is refused when the name is taken, and leaves the picture that has it as it is", async () => {
    const first = await one("guider/upptagen");
    const before = await stored();
    const { errors, results } = await upload(admin, [await aPicture({ colour: "#f00" })], {
      publicId: "guider/upptagen",
    });
    expect(errors).toMatchObject([{ code: "TAKEN", field: "publicId" }]);
    expect(results).toMatchObject([{ success: false, error: null, message: "Bilden laddades inte upp." }]);
    expect(await stored()).toEqual(before);
    expect((await read(first.url)).status).toBe(200);
    const both = await Promise.all(
      [1, 2].map(async () => upload(admin, [await aPicture()], { publicId: "guider/samtidigt" })),
    );
    expect(both.flatMap(({ images }) => images)).toHaveLength(1);
    expect(await stored()).toHaveLength(before.length + 1);
  });
});

describe("who may not upload", () => {
  it("is told so: a visitor, a user, and whoever is an admin no longer", async () => {
    const before = [await stored(), await rowsOf(api.db, "library_image")];
    const visitor = await sendFiles(aBrowser(api), [await aPicture()]);
    expect([visitor.status, visitor.errors[0]?.extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
    const user = await sendFiles((await aMember(api)).browser, [await aPicture()]);
    expect([user.status, user.errors[0]?.extensions.code]).toEqual([403, "FORBIDDEN"]);
    const former = await asAdmin(api);
    await api.db.query("DELETE FROM user_roles WHERE user_id = $1", [former.id]);
    expect((await sendFiles(former.browser, [await aPicture()])).status).toBe(403);
    const large = { ...(await aPicture()), body: Buffer.alloc(9_000_000) };
    expect((await sendFiles(aBrowser(api), [large])).status).toBe(401);
    expect([await stored(), await rowsOf(api.db, "library_image")]).toEqual(before);
  });

  it("is refused before a byte of the body was sent", async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(`${api.origin}/graphql`, {
        method: "POST",
        headers: { ...PREFLIGHT, "content-type": "multipart/form-data; boundary=x", "content-length": "5000000" },
      });
      request.on("error", reject).on("response", (response) => {
        resolve(response.statusCode);
        request.destroy();
      });
      request.flushHeaders();
    });
    expect(status).toBe(401);
  });
});

describe("the library", () => {
  it("is read page by page, the newest first, and searched by name and by what pictures show", async () => {
    const all = await list({ first: 100 });
    expect(all.nodes).toHaveLength(all.totalCount);
    const first = await list({ first: 2 });
    const second = await list({ first: 2, after: first.pageInfo.endCursor });
    expect([...first.nodes, ...second.nodes]).toEqual(all.nodes.slice(0, 4));
    const { id } = await one("fjall/tarn");
    await run("updateImage", { id, alt: "En spegelblank tjärn, 100 % stilla" });
    for (const search of ["FJALL/", "tjärn", "100 %"]) {
      expect((await list({ search })).nodes.map(({ publicId }) => publicId)).toEqual(["fjall/tarn"]);
    }
    expect((await list({ search: "_%_" })).totalCount).toBe(0);
  });

  it("takes as many statements for a hundred pictures as for one", async () => {
    await list({ first: 1 });
    const [, few] = await countStatements(() => list({ first: 1 }));
    const [, many] = await countStatements(() => list({ first: 100 }));
    expect(many).toBe(few);
  });

  it("says what a picture shows, where pages show it, too, and writes that to the log", async () => {
    const image = await one("guider/morgon");
    const slug = await articleShowing(api, image.url);
    const payload = await run("updateImage", { id: image.id, alt: " En morgon " }, "image { alt }");
    expect(payload).toMatchObject({ errors: [], image: { alt: "En morgon" } });
    expect(await pictureOf(api, slug)).toMatchObject({ alt: "En morgon" });
    expect((await rowsOf(api.db, "audit_entry")).at(-1)).toMatchObject({
      action: "CHANGED",
      changes: [{ field: "alt", before: "", after: "En morgon" }],
    });
    expect((await run("updateImage", { id: image.id, alt: "a".repeat(301) })).errors).toMatchObject([
      { code: "INVALID", field: "alt" },
    ]);
    expect((await run("updateImage", { id: "TGli", alt: "" })).errors).toMatchObject([{ code: "NOT_FOUND" }]);
  });

  it("finds a picture again by its identifier, for admins", async () => {
    const { id } = await one("guider/nod");
    const query = "query ($id: ID!) { node(id: $id) { id ... on LibraryImage { publicId } } }";
    const ask = async (client: typeof admin) => (await client.graphql<{ node: unknown }>(query, { id })).data.node;
    expect(await ask(admin)).toEqual({ id, publicId: "guider/nod" });
    expect([await ask((await aMember(api)).browser), await ask(aBrowser(api))]).toEqual([null, null]);
  });
});

describe("a picture that something shows", () => {
  it("is not deleted before nothing does, and then is gone with all its sizes", async () => {
    const image = await one("guider/anvand");
    const slug = await articleShowing(api, image.url);
    await api.db.query("UPDATE product SET image_url = $1 WHERE id = 1", [
      `/media/w_640,q_auto,f_auto/${image.publicId}`,
    ]);
    await api.db.query("UPDATE article SET content = content || $1 WHERE slug = 'jarn'", [
      `\n\n![](${image.image.url})\n`,
    ]);
    const { nodes } = await list({ search: "guider/anvand" });
    expect(nodes[0]?.usedIn.map(({ type }) => type)).toEqual(["ARTICLE", "ARTICLE", "PRODUCT"]);
    expect(nodes[0]?.usedIn).toContainEqual(expect.objectContaining({ path: `/guider/${slug}` }));
    const [error] = (await run("deleteImage", { id: image.id })).errors;
    expect(error).toMatchObject({ code: "IN_USE", field: "id" });
    expect(error?.message).toMatch(
      /^Bilden används av guiden ”.+”, guiden ”.+” och produkten ”.+”\. Välj en annan bild där först\.$/,
    );
    const size = imageUrl(image.image.url, { width: 320 });
    expect([(await read(image.url)).status, (await read(size)).status]).toEqual([200, 200]);

    await api.db.query("UPDATE product SET image_url = NULL WHERE id = 1");
    await api.db.query(
      "UPDATE article SET content = split_part(content, '![](', 1), image_url = NULL WHERE content LIKE '%![](/media%' OR image_url = $1",
      [image.url],
    );
    const files = await stored();
    const verified = (when: string) => api.db.query(`UPDATE session SET verified_at = ${when}`);
    await verified("now() - interval '11 minutes'");
    expect((await run("deleteImage", { id: image.id })).errors).toMatchObject([{ code: "VERIFY_AGAIN" }]);
    expect(await stored()).toEqual(files);
    await verified("now()");
    expect(await run("deleteImage", { id: image.id }, "deletedId")).toEqual({ errors: [], deletedId: image.id });
    expect(await stored()).toHaveLength(files.length - 1);
    expect([(await read(image.url)).status, (await read(size)).status]).toEqual([404, 404]);
    expect((await run("deleteImage", { id: image.id })).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    expect((await rowsOf(api.db, "audit_entry")).at(-1)).toMatchObject({
      action: "DELETED",
      subject_name: "guider/anvand",
    });
  });

  it("is not taken for one whose name begins alike", async () => {
    const [short] = [await one("guider/sol"), await one("guider/sol-2")];
    await articleShowing(api, "/media/guider/sol-2");
    await api.db.query("UPDATE article SET content = content || '![](/media/guider/sol-2)' WHERE slug = 'hiit'");
    expect((await run("deleteImage", { id: short.id })).errors).toEqual([]);
  });
});

/** Comments for a JPEG file that are this many bytes together. */
function comments(length: number): Buffer {
  const parts: Buffer[] = [];
  for (let rest = length; rest > 0; ) {
    // No part may be smaller than its own header.
    const size = rest > 65_537 ? Math.min(65_537, rest - 4) : rest;
    const part = Buffer.alloc(size);
    part.writeUInt16BE(0xfffe, 0);
    part.writeUInt16BE(size - 2, 2);
    parts.push(part);
    rest -= size;
  }
  return Buffer.concat(parts);
}
