import { execFileSync } from "node:child_process";
import { mkdir, readdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { imageUrl } from "../../schema/images.ts";
import { asAdmin, rowsOf, startAccounts } from "../support/accounts.ts";
import { startApi } from "../support/api.ts";
import { makeDataFolder, removeDataFolder } from "../support/databaseFolder.ts";
import { aPicture, filesIn, sendFiles, upload } from "../support/uploads.ts";

const ADDRESS = imageUrl("/art/articles/somn.svg", { width: 320 });

async function aServer() {
  const folder = await makeDataFolder();
  onTestFinished(() => removeDataFolder(folder));
  return { api: await startApi({ DATA_DIR: folder }), media: join(folder, "media") };
}

describe("a picture that was drawn", () => {
  it("is sent although its folder cannot be made", async () => {
    const { api, media } = await aServer();
    await writeFile(media, "in the way");
    const answer = await api.fetch(ADDRESS);
    expect(answer.status).toBe(200);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(320);
  });

  it("is sent although it cannot be kept, and nothing unfinished is left", async () => {
    const { api, media } = await aServer();
    const whole = Buffer.from(await (await api.fetch(ADDRESS)).arrayBuffer());
    const variants = join(media, "variants");
    const [name = ""] = await readdir(variants);
    // What is written to the folder cannot take its place.
    await rm(join(variants, name));
    await mkdir(join(variants, name, "in the way"), { recursive: true });
    const answer = await api.fetch(ADDRESS);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(whole)).toBe(true);
    expect(await readdir(variants)).toEqual([name]);
  });
});

/** Mounting a small disk takes root, as in a container. */
const mayMount = process.getuid?.() === 0;

describe.runIf(mayMount)("a picture that is uploaded to a full disk", () => {
  it("is refused in words of its own, nothing of it is stored, what is there is shown, and it is taken when there is room", async () => {
    const folder = await makeDataFolder();
    const media = join(folder, "media");
    await mkdir(media);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", media]);
    onTestFinished(async () => {
      execFileSync("umount", ["--lazy", media]);
      await removeDataFolder(folder);
    });
    const api = await startAccounts({ DATA_DIR: folder });
    const { browser } = await asAdmin(api);
    const { images } = await upload(browser, [await aPicture({ colour: "#000000" })]);
    const before = [await filesIn(media), await rowsOf(api.db, "library_image")];

    const filler = join(media, "filler");
    const { bavail, bsize } = await statfs(media);
    await writeFile(filler, Buffer.alloc(bavail * bsize));
    const { status, data, errors } = await sendFiles(browser, [
      await aPicture(),
      await aPicture({ colour: "#ffffff" }),
    ]);
    expect([status, data]).toEqual([507, null]);
    expect(errors).toMatchObject([
      {
        message:
          "Det finns ingen plats kvar att spara på, så ingenting sparades. Försök igen när det har blivit plats.",
        extensions: { code: "STORAGE_FULL", requestId: expect.any(String) },
      },
    ]);
    expect((await api.fetch("/readyz")).status).toBe(200);
    expect((await api.fetch(images[0]?.url ?? "")).status).toBe(200);
    expect((await api.fetch("/guider")).status).toBe(200);
    await rm(filler);
    expect([await filesIn(media), await rowsOf(api.db, "library_image")]).toEqual(before);
    expect((await upload(browser, [await aPicture()])).errors).toEqual([]);
  });
});
