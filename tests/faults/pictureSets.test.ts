import "reflect-metadata";
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { IMAGE_ERRORS, type ImageError } from "../../schema/imageLibrary.ts";
import { checkImage } from "../../server/features/media/checkImage.ts";
import { SvgSanitizer } from "../../server/features/media/svgSanitizer.ts";

// Pictures that others have drawn, by other programs than ours: sets of the npm registry, fetched for this test.

const SETS = [
  "flag-icons@7.5.0",
  "svg-country-flags@1.2.10",
  "super-tiny-icons@0.6.0",
  "simple-icons@16.37.0",
  "bootstrap-icons@1.13.2",
  "@mdi/svg@7.4.47",
  "cryptocurrency-icons@0.18.1",
  "payment-icons@1.2.1",
  "devicon@2.17.0",
];
const EACH = 50;

const svg = new SvgSanitizer(resolve("."));
const folder = await mkdtemp(join(tmpdir(), "livsresan-pictures-"));
afterAll(async () => {
  await svg.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Some of a set's pictures, from its first to its last. */
async function picturesOf(set: string): Promise<string[]> {
  const run = (program: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: "utf8" });
    if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
    return stdout;
  };
  const archive = run("npm", "pack", "--silent", set).trim();
  const target = archive.replace(/\.tgz$/, "");
  run("mkdir", target);
  run("tar", "-xzf", archive, "-C", target);
  const found = await readdir(join(folder, target), { recursive: true });
  const all = found.filter((name) => name.endsWith(".svg")).sort();
  const step = Math.max(1, all.length / EACH);
  return Array.from({ length: Math.min(EACH, all.length) }, (_, n) =>
    join(folder, target, all[Math.floor(n * step)] ?? ""),
  );
}

describe("pictures of sets that others have drawn", () => {
  it("are stored so that they look the same, or refused with a reason", { timeout: 600_000 }, async () => {
    const refused: [file: string, why: ImageError][] = [];
    let tried = 0;
    for (const set of SETS) {
      for (const file of await picturesOf(set)) {
        tried++;
        const name = file.split("/").at(-1) ?? "";
        const image = await checkImage({ name, type: "image/svg+xml", body: await readFile(file) }, svg);
        if (typeof image === "string") refused.push([file.slice(folder.length), image]);
      }
    }
    process.stdout.write(`${tried} pictures, ${refused.length} refused: ${JSON.stringify(refused)}\n`);
    expect(tried).toBeGreaterThanOrEqual(400);
    expect(refused.every(([, why]) => why in IMAGE_ERRORS)).toBe(true);
    // Whoever has drawn a logo is to see it here.
    expect(refused.length).toBeLessThanOrEqual(tried / 100);
  });
});
