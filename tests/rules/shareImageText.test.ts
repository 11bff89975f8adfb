import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { draw } from "../../server/web/shareImageWorker.mjs";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "livsresan-scene-"));
  await writeFile(join(folder, "scene.svg"), '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const picture = async (title: string, description = ""): Promise<string> => {
  const scene = join(folder, "scene.svg");
  const drawn = await draw({ brand: "Livsresan", title, description, scene, isPicture: false, colour: "#1F5A48" });
  return createHash("sha256").update(drawn).digest("hex");
};

describe("the text of a shared picture", () => {
  it("shows every letter that a text on health may have, none as an empty box", { timeout: 120_000 }, async () => {
    const letters = [..."≥≤≈→‰αβΩΔµ₂²½✓†‡ČŁžőșå"];
    const pictures = await Promise.all(["", ...letters].map((letter) => picture(letter)));
    // A letter that no font has is left out, so that its picture is like that of none.
    expect(new Set(pictures).size).toBe(letters.length + 1);
  });

  it("is written without signs that no font has, or with plainer ones, and with no empty box", {
    timeout: 120_000,
  }, async () => {
    for (const [text, drawn] of [
      ["Sömn 🧠 och ro 🥦", "Sömn och ro"],
      ["睡眠 Sömn", "Sömn"],
      ["Ｂ１２ ㎎ för dig", "B12 mg för dig"],
      ["Järn\ue000", "Järn"],
    ])
      expect([text, await picture(text ?? "", text)]).toEqual([text, await picture(drawn ?? "", drawn)]);
  });

  it("parts no word where no hyphen would stand", async () => {
    expect(await picture("Hälso\u00adundersöknings\u00adresultat")).toBe(await picture("Hälsoundersökningsresultat"));
    expect(await picture("Omega\u20113")).toBe(await picture("Omega-3"));
  });
});
