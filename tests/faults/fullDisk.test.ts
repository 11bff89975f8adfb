import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { imageUrl } from "../../schema/images.ts";
import { startApi } from "../support/api.ts";
import { makeDataFolder, removeDataFolder } from "../support/databaseFolder.ts";

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
