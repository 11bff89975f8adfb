import "reflect-metadata";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { csvRecords } from "../../server/features/catalogue/transfer/reading/csvRecords.ts";
import type { UnreadableFile } from "../../server/features/catalogue/transfer/reading/importProblem.ts";
import { type ReadRow, readRows } from "../../server/features/catalogue/transfer/reading/readRows.ts";
import {
  ADTRACTION,
  AWIN,
  GOOGLE_ATOM,
  GOOGLE_RSS,
  TRADEDOUBLER_JSON,
  TRADEDOUBLER_XML,
  workbook,
} from "../support/feedFiles.ts";

const bytesOf = (file: string | Uint8Array): Buffer =>
  typeof file === "string" ? Buffer.from(file) : Buffer.from(file);

/** A file that comes in pieces of these sizes, over and over. */
function* pieces(file: Buffer, sizes: readonly number[]): Generator<Buffer> {
  for (let at = 0, turn = 0; at < file.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield file.subarray(at, at + size);
    at += size;
  }
}

async function read(file: string | Uint8Array, sizes: readonly number[] = [64]): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for await (const row of readRows(Readable.from(pieces(bytesOf(file), sizes)))) rows.push(row);
  return rows;
}

const refusal = (file: string | Uint8Array, sizes?: readonly number[]) =>
  read(file, sizes).then(
    () => undefined,
    (error) => (error as UnreadableFile).problem ?? error,
  );
const fieldsOf = (rows: ReadRow[]) => rows.map(({ fields }) => Object.fromEntries(fields));
const plain = async (file: string | Uint8Array) => fieldsOf(await read(file));

const latin = (text: string) => Buffer.from(text, "latin1");
const CSV = "Namn;Pris;Kategori\r\nÅkerbär;12,50;Örter\r\nZink;99;Mineraler\r\n";
const SAME = [
  { Namn: "Åkerbär", Pris: "12,50", Kategori: "Örter" },
  { Namn: "Zink", Pris: "99", Kategori: "Mineraler" },
];

describe("what a file is follows from its content", () => {
  it("CSV with any separator and character set has the names of its head", async () => {
    for (const separator of [";", ",", "\t", "|"]) {
      const text = CSV.replaceAll(",", ".").replaceAll(";", separator);
      expect((await plain(text)).map(({ Namn }) => Namn)).toEqual(["Åkerbär", "Zink"]);
    }
    for (const file of [CSV, `\ufeff${CSV}`, latin(CSV), Buffer.from(`\ufeff${CSV}`, "utf16le")]) {
      expect(await plain(file)).toEqual(SAME);
    }
    expect((await read(CSV)).map(({ line, format }) => [line, format])).toEqual([
      [2, "CSV"],
      [3, "CSV"],
    ]);
    expect(await plain("namn;namn;;pris\na;b;;1\n")).toEqual([{ namn: "a", "namn (2)": "b", pris: "1" }]);
  });

  it("JSON is a list, an object with one, or an object a line", async () => {
    const [one, other] = [{ name: "Å", n: 1, on: true, none: null, in: { a: "x", b: [1, 2] } }, { name: "B" }];
    const rows = [{ name: "Å", n: "1", on: "true", none: "", "in.a": "x", "in.b": ["1", "2"] }, { name: "B" }];
    const files = [
      JSON.stringify([one, other]),
      JSON.stringify({ header: { total: 2 }, products: [one, other], done: true }, null, 2),
      JSON.stringify({ data: { things: [one, other] } }),
      JSON.stringify({ categories: [{ id: 1 }], items: [one, other] }),
      `${JSON.stringify(one)}\n${JSON.stringify(other)}\n`,
      ` \n${JSON.stringify(one)}\r\n\r\n${JSON.stringify(other)}`,
    ];
    for (const file of files) expect(await plain(file), file).toEqual(rows);
    expect(await plain('{"id":1,"variants":[{"v":1}]}\n{"id":2,"variants":[{"v":2}]}')).toMatchObject([
      { id: "1" },
      { id: "2" },
    ]);
  });

  it("XML is its repeated element, whatever prefixes its names have", async () => {
    const [first, second] = await plain(GOOGLE_RSS);
    expect(first).toMatchObject({
      "g:id": "FB-1",
      title: "Magnesium & B6",
      link: "https://fjallbutiken.example/magnesium?a=1&b=2",
      "g:shipping.g:country": ["SE", "NO"],
      "g:shipping.g:price": ["49.00 SEK", "99.00 SEK"],
    });
    expect(first?.["g:description"]).toContain("<p>Magnesium &amp;");
    expect(second).toMatchObject({ "g:id": "FB-2", "g:availability": "out of stock" });
    expect(await plain(GOOGLE_RSS.replaceAll("x:", "sak:").replace("xmlns:x", "xmlns:sak"))).toEqual([first, second]);
    expect(await plain(GOOGLE_ATOM)).toMatchObject([{ "g:id": "FB-1", "g:price": "189.00 SEK" }]);
    expect(await plain(TRADEDOUBLER_XML)).toMatchObject([
      {
        "@language": "sv",
        name: "Magnesium",
        "categories.category@name": "Mineraler",
        "fields.field[gtin]": "7350000000016",
        "offers.offer@sourceProductId": "M-1",
        "offers.offer.priceHistory.price": "189.00",
        "offers.offer.priceHistory.price@currency": "SEK",
      },
    ]);
    expect(await plain(latin(ADTRACTION))).toMatchObject([{ SKU: "A-1", Name: "Åkerbärssalva", Brand: "Söder" }]);
    expect(await plain('<a><thing n="1" m="x"/><thing n="2" m="y"/></a>')).toEqual([
      { "@n": "1", "@m": "x" },
      { "@n": "2", "@m": "y" },
    ]);
    expect(await plain("<lista><sak><namn>A</namn></sak><sak><namn>B</namn></sak></lista>")).toEqual([
      { namn: "A" },
      { namn: "B" },
    ]);
    // A shop that forgot to declare Google's prefix, and one that begins with a blank line.
    expect(await plain("\n<rss><channel><item><g:id>1</g:id></item></channel></rss>")).toEqual([{ "g:id": "1" }]);
  });

  it("XLSX is its first sheet, with days and numbers as they are written", async () => {
    const file = workbook([
      ["Namn", "Pris", "EAN", "Dag", "Finns", "Långt"],
      ["Åkerbär & co", 12.5, 7350000000016, new Date("2026-01-31"), true, { raw: '<c s="2"><v>12345670</v></c>' }],
      [],
      ["Zink", 0.1 + 0.2, { raw: "<c><v>7.35E+12</v></c>" }, null, false, 12345678901234567n.toString().length],
      [
        { raw: '<c t="inlineStr"><is><r><t>Del</t></r><r><t>ar</t></r></is></c>' },
        { raw: '<c t="str"><f>A1</f><v>uträknat</v></c>' },
      ],
    ]);
    const rows = await read(file);
    expect(fieldsOf(rows)).toEqual([
      {
        Namn: "Åkerbär & co",
        Pris: "12.5",
        EAN: "7350000000016",
        Dag: "2026-01-31",
        Finns: "ja",
        Långt: "0000012345670",
      },
      { Namn: "Zink", Pris: "0.3", EAN: "7.35E+12", Dag: "", Finns: "nej", Långt: "17" },
      { Namn: "Delar", Pris: "uträknat", EAN: "", Dag: "", Finns: "", Långt: "" },
    ]);
    expect(rows.map(({ line, format }) => [line, format])).toEqual([
      [2, "XLSX"],
      [4, "XLSX"],
      [5, "XLSX"],
    ]);
  });

  it("what is packed once is opened", async () => {
    expect(await plain(gzipSync(CSV))).toEqual(SAME);
    expect(await plain(zipSync({ "varor.txt": bytesOf(CSV), "__MACOSX/._varor.txt": bytesOf("x") }))).toEqual(SAME);
    expect(await plain(gzipSync(workbook([["a"], ["b"]])))).toEqual([{ a: "b" }]);
    expect(await plain(zipSync({ "a.xlsx": workbook([["a"], ["b"]]) }))).toEqual([{ a: "b" }]);
  });
});

describe("the same rows come of a file however it comes in pieces", () => {
  const files = {
    csv: latin(CSV),
    awin: AWIN,
    rss: GOOGLE_RSS,
    tradedoubler: TRADEDOUBLER_XML,
    latin: latin(ADTRACTION),
    json: TRADEDOUBLER_JSON,
    lines: '{"name":"Å"}\n{"name":"\\"{"}\n',
    gzip: gzipSync(GOOGLE_RSS),
    xlsx: workbook([
      ["Namn", "Pris"],
      ["Åkerbär", 12.5],
    ]),
  };
  it.each(Object.entries(files))("%s", async (_, file) => {
    const whole = await read(file, [1_000_000]);
    expect(whole.length).toBeGreaterThan(0);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 5 }), async (sizes) => {
        expect(await read(file, sizes)).toEqual(whole);
      }),
      { numRuns: 20 },
    );
  });
});

describe("a file that is not whole, or something else, is refused with a reason", () => {
  // Sixty thousand good rows, all the same.
  const bomb = Buffer.from(`namn;text\n${`a;${"b".repeat(397)}\n`.repeat(60_000)}`);
  it.each<[string, string | Uint8Array, RegExp]>([
    ["nothing", "", /^Filen är tom/],
    ["blanks", " \r\n ", /^Filen är tom/],
    ["a head alone", "namn;pris\r\n", /inga rader/],
    ["a web page", "<!DOCTYPE html><html><body>Logga in</body></html>", /webbsida/],
    ["a web page behind a comment", "\n<!-- x --><html lang=sv></html>", /webbsida/],
    ["XML that ends within", GOOGLE_RSS.slice(0, 1_500), /tar slut mitt i \(rad \d+/],
    ["XML that is none", "<a><b>x</a>", /inte giltig XML vid rad 1|tar slut/],
    ["XML with a document type", '<!DOCTYPE a [<!ENTITY x "y">]><a><item><b>&x;</b></item></a>', /DOCTYPE/],
    [
      "XML with an outer entity",
      '<?xml version="1.0"?><!DOCTYPE a SYSTEM "file:///etc/passwd"><a><item><b>1</b></item></a>',
      /DOCTYPE/,
    ],
    ["XML with an unknown entity", "<a><item><b>&okänd;</b></item></a>", /inte giltig XML/],
    ["XML without a repeated element", "<a>text</a>", /inga produkter/],
    ["XML that goes too deep", `<a><item>${"<b>".repeat(40)}`, /nivåer/],
    ["XML with a row that is too long", `<a><item><b>${"x".repeat(3_000_000)}</b></item></a>`, /för lång/],
    ["JSON that ends within", TRADEDOUBLER_JSON.slice(0, -3), /slut|läsa/],
    ["JSON with two lists", '{"a":[{"x":1}],"b":[{"y":1}]}', /flera listor \(a, b\)/],
    ["JSON in another character set", latin('[{"name":"Å"}]'), /UTF-8/],
    ["half a gzip", gzipSync(AWIN).subarray(0, 200), /skadad eller avklippt/],
    ["half a zip", zipSync({ a: bytesOf(AWIN) }).subarray(0, 200), /skadad eller avklippt/],
    [
      "a zip with several files",
      zipSync({ "a.csv": bytesOf(CSV), "b.csv": bytesOf(CSV) }),
      /har 2 filer \(a\.csv, b\.csv/,
    ],
    ["a zip with none", zipSync({}), /tom/],
    ["a zip in a zip", zipSync({ "a.zip": zipSync({ "a.csv": bytesOf(CSV) }) }), /packad flera gånger/],
    ["a gzip in a gzip", gzipSync(gzipSync(CSV)), /packad flera gånger/],
    ["a bomb", gzipSync(bomb), /för stor när den packas upp/],
    ["a bomb in a zip", zipSync({ a: bomb }), /för stor när den packas upp/],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), /inte en textfil/],
  ])("%s", async (_, file, message) => {
    expect((await refusal(file, [10_000]))?.message).toMatch(message);
  });

  it("rows that are cut in half say so at their lines", async () => {
    const problems = async (file: string) =>
      (await read(file)).flatMap(({ line, problem }) => (problem ? [[line, problem.message]] : []));
    expect(await problems("a;b;c\r\n1;2;3\r\n4;5")).toEqual([[3, "Raden har 2 kolumner i stället för 3."]]);
    expect(await problems('{"a":1}\n{"a":')).toEqual([[2, expect.stringContaining("avklippt")]]);
  });

  it("leaves no file behind, also where it is not read to its end", async () => {
    for await (const _ of readRows(Readable.from([bytesOf(workbook([["a"], ["b"], ["c"]]))]))) break;
    expect(await refusal(zipSync({ a: bytesOf("x"), b: bytesOf("y") }))).toBeDefined();
    const { readdir } = await import("node:fs/promises");
    const { tmpdir } = await import("node:os");
    const own = new RegExp(`^livsresan-work-.*-${process.pid}-\\d+-`);
    expect((await readdir(tmpdir())).filter((name) => own.test(name))).toEqual([]);
  });
});

describe("a CSV file without quotation marks", () => {
  it("is read as the parser reads it where there are some, wherever it is cut on its way, and until the first of them", async () => {
    const part = fc.constantFrom("a", "bä", "1,5", " ", "\t", ";", ";;", "\n", "\r\n", "\r", "\u00a0");
    const read = async (text: string, size: number) => {
      const pieces = async function* () {
        for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
      };
      const records: unknown[] = [];
      for await (const { line, cells, isWhole } of csvRecords(pieces())) records.push({ line, cells, isWhole });
      return records;
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 40 }),
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom("", '\n"x";"y\nz";2\n3;4;5'),
        async (parts, size, end) => {
          const text = parts.join("") + end;
          expect(await read(`h;i;j\n${text}`, size)).toEqual(await read(`"h";i;j\n${text}`, size));
        },
      ),
    );
  });
});
