import "reflect-metadata";
import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ImportLine, readImportFile } from "../../server/features/catalogue/importFile.ts";
import type { UnreadableFile } from "../../server/features/catalogue/importProblem.ts";

/** What is read of a file that comes in pieces. */
async function read(file: Buffer | string, size = 64): Promise<ImportLine[]> {
  const bytes = Buffer.from(file);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  const lines: ImportLine[] = [];
  for await (const line of readImportFile(Readable.from(pieces), "csv")) lines.push(line);
  return lines;
}
const refusal = (file: Buffer | string) =>
  read(file).then(
    () => undefined,
    (error) => (error as UnreadableFile).problem,
  );

const LINES = [
  ["category", "name", "providerName", "description"],
  ["adaptogener", "Åkerbär & Örter", "Näringsbolaget Åmål", "Tål värme – 5 € för två"],
  ["adaptogener", "Järntillskott", "Örebro Hälsa", "Enkel"],
];
const written = (separator = ";", end = "\r\n") => LINES.map((line) => line.join(separator) + end).join("");
const namesAndTexts = (lines: ImportLine[]) =>
  lines.map(({ line, values, problem }) => [line, values.get("name"), values.get("description"), problem]);
const AS_WRITTEN = LINES.slice(1).map(([, name, , description], at) => [at + 2, name, description, undefined]);
const latin = (text: string) =>
  Buffer.from([...text].map((sign) => ({ "–": 0x96, "€": 0x80 })[sign] ?? sign.charCodeAt(0)));

describe("a CSV file as spreadsheets write it", () => {
  it("is read in each of its encodings, however it comes in pieces", async () => {
    const utf16 = Buffer.from(`\ufeff${written("\t")}`, "utf16le");
    const files = [
      Buffer.from(written()),
      Buffer.from(`\ufeff${written()}`),
      latin(written()),
      utf16,
      Buffer.from(utf16).swap16(),
    ];
    const unmarked = Buffer.from(written("\t"), "utf16le");
    files.push(unmarked, Buffer.from(unmarked).swap16());
    for (const file of files)
      for (const size of [1, 7, 64, 10_000]) expect(namesAndTexts(await read(file, size))).toEqual(AS_WRITTEN);
  });

  it("is refused in an encoding that cannot be told", async () => {
    // As a Mac and as DOS wrote å, ä and ö.
    for (const [å, ä, ö] of [
      [0x8c, 0x8a, 0x9a],
      [0x86, 0x84, 0x94],
    ] as const) {
      const text = "category;name\r\nadaptogener;Har hår, är här, bör gå, hörs på\r\n";
      const bytes = Buffer.from([...text].map((sign) => ({ å, ä, ö })[sign] ?? sign.charCodeAt(0)));
      expect((await refusal(bytes))?.message).toContain("UTF-8");
    }
    expect(
      (await refusal(Buffer.concat([Buffer.from("category;name\r\na;å"), Buffer.from([0xe5, 0x0a])])))?.message,
    ).toContain("UTF-8");
    expect((await refusal(Buffer.from("fffe000063000000", "hex")))?.message).toContain("UTF-8");
    expect((await refusal(Buffer.from("category;name\r\na;H\xe5r \x81\r\n", "latin1")))?.message).toContain("UTF-8");
  });

  it("is read with each separator, and with the line that names it", async () => {
    for (const separator of [";", ",", "\t"]) {
      expect(namesAndTexts(await read(written(separator).replace(", ", " ")))).toEqual(AS_WRITTEN);
      const shifted = AS_WRITTEN.map(([line, ...rest]) => [Number(line) + 1, ...rest]);
      expect(namesAndTexts(await read(`sep=${separator}\r\n${written(separator)}`))).toEqual(shifted);
      expect(namesAndTexts(await read(`"sep=${separator}"\r\n${written(separator)}`))).toEqual(shifted);
    }
    // As spreadsheets fill it up, and where somebody has saved the file anew since.
    for (const naming of ["sep=;;;;\r\n", "sep=; \r\n", "sep=,\r\n"])
      expect(namesAndTexts(await read(naming + written(";").replace(", ", " ")))).toHaveLength(2);
    expect(namesAndTexts(await read(`sep=|\n${written("|", "\n")}`))).toHaveLength(2);
  });

  it("is read with whatever its lines end in, also with several", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom("\n", "\r\n", "\r"), { minLength: 3, maxLength: 3 }), async (ends) => {
        const text = LINES.map((line, at) => line.join(";") + ends[at]).join("");
        expect(namesAndTexts(await read(text))).toEqual(AS_WRITTEN);
        const quoted = LINES.map((line, at) => line.map((cell) => `"${cell}"`).join(";") + ends[at]).join("");
        expect(namesAndTexts(await read(quoted))).toEqual(AS_WRITTEN);
      }),
    );
  });

  it("may have columns without name and content", async () => {
    const wide = LINES.map((line) => `${line.join(";")};;\r\n`).join("");
    expect(namesAndTexts(await read(wide))).toEqual(AS_WRITTEN);
    const head = `${LINES[0]?.join(";")}\r\n`;
    const only = LINES.slice(1)
      .map((line) => `${line.join(";")};; ;\r\n`)
      .join("");
    expect(namesAndTexts(await read(head + only))).toEqual(AS_WRITTEN);
    const before = LINES.map((line) => `;${line.join(";")}; \r\n`).join("");
    expect(namesAndTexts(await read(before))).toEqual(AS_WRITTEN);
    const [, told] = await read(
      `${LINES[0]?.join(";")};\r\n${LINES[1]?.join(";")};\r\n${LINES[2]?.join(";")};något\r\n`,
    );
    expect(told?.problem?.message).toBe("Raden har något i en kolumn utan namn.");
    expect((await refusal(";;\r\n;;\r\n"))?.message).toContain("Kolumnen");
  });

  it("may have a quotation mark in the midst of a text", async () => {
    const [line] = await read('category;name;description\r\na;Skärm 5" bred;"Den ""lilla"" skärmen"\r\n');
    expect([line?.values.get("name"), line?.values.get("description")]).toEqual([
      'Skärm 5" bred',
      'Den "lilla" skärmen',
    ]);
    expect((await refusal('category;name\r\na;"aldrig slut\r\nb;c\r\n'))?.message).toContain("citattecknen");
  });
});
