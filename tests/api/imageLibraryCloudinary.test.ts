import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { asAdmin, rowsOf, startAccounts } from "../support/accounts.ts";
import { startCloudinary } from "../support/cloudinary.ts";
import { makeDataFolder, removeDataFolder } from "../support/databaseFolder.ts";
import { aPicture, filesIn, sendFiles, upload } from "../support/uploads.ts";

const DATA_DIR = await makeDataFolder();
afterAll(() => removeDataFolder(DATA_DIR));
const cloudinary = await startCloudinary();
// Their client asks the environment itself whether it may speak without TLS.
process.env.CLOUDINARY_URL = cloudinary.url;
afterAll(() => {
  delete process.env.CLOUDINARY_URL;
});
const api = await startAccounts({ DATA_DIR, CLOUDINARY_URL: cloudinary.url });
const { browser: admin } = await asAdmin(api);
const copies = () => filesIn(join(DATA_DIR, "media/library"));

beforeEach(() => {
  cloudinary.asked.length = 0;
});

const read = async (address: string) => {
  const answer = await api.fetch(address);
  return [answer.status, Buffer.from(await answer.arrayBuffer())] as const;
};

it("pictures are stored there under their own names, signed, and read from there where there is no copy", async () => {
  const { images, message, errors } = await upload(admin, [await aPicture(), await aPicture({ colour: "#fff" })], {
    publicId: "guider/moln",
  });
  expect([message, errors]).toEqual(["2 bild(er) uppladdade till Cloudinary.", []]);
  expect(cloudinary.asked).toEqual(["upload guider/moln_1", "upload guider/moln_2"]);
  const [, body] = await read(images[0]?.url ?? "");
  expect(body).toEqual(cloudinary.assets.get("guider/moln_1"));
  for (const file of await copies()) await rm(file);
  expect(await read(images[0]?.url ?? "")).toEqual([200, body]);
  expect((await read(`/media/w_320,q_auto,f_auto/${images[1]?.publicId}`))[0]).toBe(200);
  expect(cloudinary.asked.slice(2)).toEqual(["download guider/moln_1", "download guider/moln_2"]);
  await read(images[0]?.url ?? "");
  expect(cloudinary.asked).toHaveLength(4);
});

it("what somebody has stored there under a name is neither overwritten nor removed", async () => {
  const theirs = Buffer.from("något annat");
  cloudinary.assets.set("guider/deras", theirs);
  const { errors } = await upload(admin, [await aPicture()], { publicId: "guider/deras" });
  expect(errors).toMatchObject([{ code: "TAKEN", field: "publicId" }]);
  expect(cloudinary.assets.get("guider/deras")).toBe(theirs);
  expect(cloudinary.asked).toEqual(["upload guider/deras"]);
});

it("nothing is left when it fails half-way: no row, no file here or there", async () => {
  const before = [await rowsOf(api.db, "library_image"), await copies(), [...cloudinary.assets.keys()]];
  cloudinary.failFrom = 2;
  const { errors, status } = await sendFiles(admin, [await aPicture(), await aPicture()], { publicId: "guider/halv" });
  cloudinary.failFrom = Number.POSITIVE_INFINITY;
  expect([status, errors[0]?.extensions.code]).toEqual([500, "INTERNAL_SERVER_ERROR"]);
  expect(errors[0]?.message).not.toContain("Cloudinary");
  expect([await rowsOf(api.db, "library_image"), await copies(), [...cloudinary.assets.keys()]]).toEqual(before);
});

it("a deleted picture is removed there, too", async () => {
  const { images } = await upload(admin, [await aPicture()], { publicId: "guider/bort" });
  const input = { id: images[0]?.id };
  const query = "mutation ($input: DeleteImageInput!) { deleteImage(input: $input) { errors { code } } }";
  const { data } = await admin.graphql<{ deleteImage: { errors: unknown[] } }>(query, { input });
  expect(data.deleteImage.errors).toEqual([]);
  expect(cloudinary.assets.has("guider/bort")).toBe(false);
  expect((await read("/media/guider/bort"))[0]).toBe(404);
});
