import "reflect-metadata";
import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TransferFormat } from "../../schema/catalogueTransfer.ts";
import { type ImportLine, readImportFile } from "../../server/features/catalogue/transfer/importFile.ts";
import type { UnreadableFile } from "../../server/features/catalogue/transfer/reading/importProblem.ts";

/** What is read of a file that comes in pieces. */
async function read(file: Buffer | string, size = 64, format: TransferFormat = "csv"): Promise<ImportLine[]> {
  const bytes = Buffer.from(file);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  const lines: ImportLine[] = [];
  for await (const line of readImportFile(Readable.from(pieces), format)) lines.push(line);
  return lines;
}
const refusal = (file: Buffer | string, format?: TransferFormat) =>
  read(file, 64, format).then(
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
    expect((await refusal(";;\r\n;;\r\n"))?.message).toContain("tom");
    expect(namesAndTexts(await read(`;;;\r\n${written()}`))).toEqual(
      AS_WRITTEN.map(([line, ...rest]) => [Number(line) + 1, ...rest]),
    );
    // A decimal comma that nobody quoted moves all cells after it.
    const [moved] = await read("category,name,externalRating,kind\r\na,b,4,5,\r\n");
    expect(moved?.problem?.message).toBe("Raden har 5 kolumner i stället för 4.");
  });

  it("may have a quotation mark in the midst of a text", async () => {
    const [line] = await read('category;name;description\r\na;Skärm 5" bred;"Den ""lilla"" skärmen"\r\n');
    expect([line?.values.get("name"), line?.values.get("description")]).toEqual([
      'Skärm 5" bred',
      'Den "lilla" skärmen',
    ]);
    expect((await refusal('category;name\r\na;"aldrig slut\r\nb;c\r\n'))?.message).toContain("citattecknen");
  });

  it("is refused where a quotation mark that nobody closed took other lines in", async () => {
    const head = "category;name;description\r\n";
    const taken = `${head}a;b;"Första\r\na;c;"Andra"\r\na;d;e\r\n`;
    expect(await refusal(taken)).toMatchObject({ line: 2, message: expect.stringContaining("citattecknen") });
    const [escaped] = await read(`${head}a;b;"En \\"liten\\" sak"\r\n`);
    expect(escaped?.problem?.message).toContain("citattecknen");
    const [beside] = await read(`${head}a;Skärm 5" bred;"Rad ett\r\nrad ""två"""\r\n`);
    expect([beside?.values.get("name"), beside?.values.get("description")]).toEqual([
      'Skärm 5" bred',
      'Rad ett\r\nrad "två"',
    ]);
    const [blanks] = await read(`${head}a; "b c" ;"d" \r\n`);
    expect([blanks?.values.get("name"), blanks?.values.get("description")]).toEqual(["b c", "d"]);
  });

  it("may write its columns' names in any case, with blanks and signs that nobody sees", async () => {
    const [line] = await read("\u200bCategory;NAME\u00a0;provider Name;external_rating\r\na;b;c;4,5\r\n");
    expect(Object.fromEntries(line?.values ?? [])).toEqual({
      category: "a",
      name: "b",
      providerName: "c",
      externalRating: 4.5,
    });
    expect((await refusal("name;Name\r\na;b\r\n"))?.message).toBe("Kolumnen ”name” står två gånger.");
  });

  it("is refused where capital letters of a Mac or DOS would be other signs", async () => {
    for (const [Ä, Ö] of [
      [0x80, 0x85],
      [0x8e, 0x99],
    ] as const)
      for (const word of ["ÄPPLE", "MALMÖ", "ÖREBRO"]) {
        const bytes = Buffer.from(
          [...`category;name\r\na;${word}\r\n`].map((sign) => ({ Ä, Ö })[sign] ?? sign.charCodeAt(0)),
        );
        expect((await refusal(bytes))?.message).toContain("UTF-8");
      }
    const euros = Buffer.concat([
      Buffer.from("category;name\r\na;K"),
      Buffer.from([0xf6, 0x70, 0x20, 0x35, 0x80, 0x85]),
    ]);
    expect((await read(Buffer.concat([euros, Buffer.from("\r\n")])))[0]?.values.get("name")).toBe("Köp 5€…");
  });

  it("says in which cell letters were lost, a formula stands or one failed", async () => {
    const said = async (cell: string) => (await read(`category;name\r\na;${cell}\r\n`))[0]?.problem;
    for (const [cell, words] of [
      ["HÃ¥r och Ã¶rter", "förvanskad"],
      ["H\ufffdr", "förvanskad"],
      ["5 â€“ 7", "förvanskad"],
      ["=SUMMA(A1)", "formel"],
      ['="""0012"""', "formel"],
      ["#SAKNAS!", "Kalkylprogrammet"],
      ["#N/A", "Kalkylprogrammet"],
      ["#######", "Kalkylprogrammet"],
      ["Fel:502", "Kalkylprogrammet"],
    ] as const)
      expect(await said(cell), cell).toMatchObject({ field: "name", message: expect.stringContaining(words) });
    for (const cell of ["São Paulo", "#1 i världen", "'=lika", "-5 grader", "+46", "Fel: 502"])
      expect(await said(cell), cell).toBeUndefined();
  });

  it("says so for whatever letters were lost, and every failure of a formula", async () => {
    const said = async (cell: string) => (await read(`category;name\r\na;${cell}\r\n`))[0]?.problem;
    for (const cell of [
      "10 Âµg",
      "25 Â°C",
      "1Â\u00a0295 kr",
      "âˆ’5 grader",
      "COâ‚‚",
      "â‰¥ 18 år",
      "Akt Å½",
      "ðŸ’Š piller",
      "Åkerb?r",
    ])
      expect(await said(cell), cell).toMatchObject({ message: expect.stringContaining("förvanskad") });
    for (const cell of ["#FÄLT!", "#BLOCKERAD!", "#OKÄNT!", "#ANSLUT!", "#BUSY!", "#GETTING_DATA", "#HÄMTAR_DATA"])
      expect(await said(cell), cell).toMatchObject({ message: expect.stringContaining("Kalkylprogrammet") });
    for (const cell of [
      "Å-vitamin",
      "”Å”",
      "Trött? Sov",
      "https://a.se/b?c=d",
      "/sok?q=å",
      "Vad?",
      "# 1",
      "#NYHET",
      "Crème brûlée",
      "Øl",
      "© 2026",
    ])
      expect(await said(cell), cell).toBeUndefined();
  });

  it("is read where several files were joined, and as other programs leave their ends", async () => {
    const file = written();
    const [head = "", ...rest] = file.split("\r\n");
    const joined = [`\ufeff${file}\ufeff${rest.join("\r\n")}`, `\ufeff${file}\ufeff${head}\r\n${rest.join("\r\n")}`];
    for (const text of joined) {
      const lines = await read(text);
      expect(lines.map(({ values }) => values.get("category"))).toEqual(Array(4).fill("adaptogener"));
      expect(lines.map(({ problem }) => problem)).toEqual(Array(4).fill(undefined));
    }
    expect(namesAndTexts(await read(`${file}\x1a`))).toEqual(AS_WRITTEN);
    expect(namesAndTexts(await read(`${file}\0\0`))).toEqual(AS_WRITTEN);
  });

  it("is read with bars between its columns, and with blanks around quoted names of columns", async () => {
    expect(namesAndTexts(await read(written("|")))).toEqual(AS_WRITTEN);
    const [line] = await read('"category" ;" name" ; "providerName"\r\na;b;c\r\n');
    expect(Object.fromEntries(line?.values ?? [])).toEqual({ category: "a", name: "b", providerName: "c" });
  });

  it("may leave out separators before empty cells at the ends of its lines, as Excel does after sixteen of them", async () => {
    const head = "category;name;warnings;cons;\r\n";
    const lines = await read(`${head}a;b;c;d;\r\na;b\r\na;b;c\r\n`);
    expect(lines.map(({ problem }) => problem)).toEqual([undefined, undefined, undefined]);
    expect([...(lines[1]?.values.keys() ?? [])]).toEqual(["category", "name"]);
    // A file that was cut off has half a cell, and nothing of the others.
    const cut = await read(`${head}a;b;c;d;\r\na;b`);
    expect(cut[1]?.problem?.message).toBe("Raden har 2 kolumner i stället för 5.");
    const [one] = await read("category;name;description\r\na");
    expect(one?.problem?.message).toBe("Raden har 1 kolumn i stället för 3.");
    const [commas] = await read("category,name,description\r\na,b\r\n");
    expect(commas?.problem?.message).toBe("Raden har 2 kolumner i stället för 3.");
  });

  it("reads yes and no in English and Swedish", async () => {
    const shown = async (cell: string) =>
      (await read(`category;isAvailable\r\na;${cell}\r\n`))[0]?.values.get("isAvailable");
    for (const cell of ["ja", "Yes", "TRUE", "SANT", "j", "y"]) expect(await shown(cell), cell).toBe(true);
    for (const cell of ["nej", "No", "FALSE", "FALSKT", "n"]) expect(await shown(cell), cell).toBe(false);
  });

  it("reads numbers as they are shown, and none that may be two", async () => {
    const doses = async (cell: string) =>
      (await read(`category;dosesPerPackage\r\na;${cell}\r\n`))[0]?.values.get("dosesPerPackage");
    for (const cell of ["1 000", "1\u00a0000", "1\u2009000", "1\u202f000", "1 000,0"])
      expect(await doses(cell)).toBe(1_000);
    expect(await doses("60,0")).toBe(60);
    for (const cell of ["1.000", "1,000", "10.000", "1 00", "6 %", "1e3"]) expect(await doses(cell), cell).toBe(cell);
  });
});

describe("a JSON file", () => {
  const item = '{"category":"a","name":"Åkerbär"}';

  it("is read in UTF-8 and UTF-16, with a mark or without", async () => {
    const wide = Buffer.from(`[${item}]`, "utf16le");
    const marked = Buffer.from(`\ufeff[${item}]`, "utf16le");
    for (const file of [
      `[${item}]`,
      `\ufeff[${item}]`,
      wide,
      Buffer.from(wide).swap16(),
      marked,
      Buffer.from(marked).swap16(),
    ])
      expect((await read(file, 64, "json"))[0]?.values.get("name")).toBe("Åkerbär");
    expect((await refusal(Buffer.from(`[${item}]`, "latin1"), "json"))?.message).toContain("UTF-8");
  });

  it("is refused where a field stands twice, a comma too many, or objects are no list", async () => {
    expect(await refusal(`[${item},{"name":"A","goals":[{"goal":"a"},{"goal":"b"}],"name":"B"}]`, "json")).toEqual({
      line: 2,
      field: null,
      message: "Ett fält står två gånger i objektet.",
    });
    for (const file of [`[${item},]`, `${item}\n${item}`, `{"products":[${item}]}`, "", "null"])
      expect((await refusal(file, "json"))?.message, file).toBeTruthy();
    const [garbled] = await read('[{"name":"b","contents":["JÃ¤rn"]}]', 64, "json");
    expect(garbled?.problem).toMatchObject({ field: "contents" });
  });
});
