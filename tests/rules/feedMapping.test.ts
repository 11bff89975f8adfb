import "reflect-metadata";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CatalogueMapping, type ColumnMapping, emptyColumn } from "../../schema/catalogueMapping.ts";
import {
  COLUMN_NAMES,
  FILE_COLUMNS,
  type FileColumn,
  importTemplate,
  kindOfColumn,
} from "../../schema/catalogueTransfer.ts";
import { GOAL_IDS } from "../../schema/goals.ts";
import { COLUMN_WORDS } from "../../schema/importWords.ts";
import { gtinProblem, readGtin, roundedProblem } from "../../schema/rules/catalogue/gtin.ts";
import { mappedPrice, mapRow, readAvailability } from "../../schema/rules/catalogue/mapping/mapRow.ts";
import { plainText, shortened } from "../../schema/rules/catalogue/mapping/plainText.ts";
import { suggestMapping } from "../../schema/rules/catalogue/mapping/presets.ts";
import { sameNames } from "../../schema/rules/catalogue/mapping/sameNames.ts";
import { csvLine } from "../../server/features/catalogue/transfer/importCells.ts";
import { readImportFile } from "../../server/features/catalogue/transfer/importFile.ts";
import { productRows, readMappedLines } from "../../server/features/catalogue/transfer/mappedLines.ts";
import { type ReadRow, readRows } from "../../server/features/catalogue/transfer/reading/readRows.ts";
import * as files from "../support/feedFiles.ts";
import { openFile, plain, suggested } from "../support/suggestedProducts.ts";

const GTIN = "7350000000016";
const MAGNESIUM = { name: "Magnesium", gtin: GTIN, problems: [] };

describe("the files of merchants and networks are recognised, and read by what is suggested", () => {
  it("Google Merchant, in each of its forms", async () => {
    const { preset, products } = await suggested(files.GOOGLE_RSS);
    expect(preset).toBe("GOOGLE");
    expect(products).toEqual([
      {
        sku: "FB-1",
        gtin: GTIN,
        name: "Magnesium & B6",
        description: "Magnesium & B6 i kapslar.\n120 st",
        category: "Hälsa > Mineraler",
        priceEstimate: "1 295 kr",
        isAvailable: true,
        affiliateLink: "https://fjallbutiken.example/magnesium?a=1&b=2",
        imageUrl: "https://fjallbutiken.example/magnesium.jpg",
        shipping: "49.00 SEK",
        problems: [],
      },
      // Its sale is over.
      expect.objectContaining({ sku: "FB-2", priceEstimate: "249 kr", isAvailable: false }),
    ]);
    const soon = `${new Date().getFullYear() + 1}-01-01`;
    const onSale = await suggested(files.GOOGLE_RSS.replace("2020-02-01", soon));
    expect(onSale.products[1]).toMatchObject({ priceEstimate: "199 kr" });
    for (const file of [files.GOOGLE_ATOM, files.GOOGLE_TSV, files.GOOGLE_TSV.replace("image link", "image_link")]) {
      const { preset: kind, products: all } = await suggested(file);
      expect([kind, all]).toEqual([
        "GOOGLE",
        [
          expect.objectContaining({
            name: "Magnesium",
            sku: "FB-1",
            priceEstimate: "189 kr",
            isAvailable: true,
            imageUrl: "https://fjallbutiken.example/m.jpg",
          }),
        ],
      ]);
    }
  });

  it.each<[string, string[], string]>([
    ["GOOGLE", ["g:id", "g:title", "g:link", "g:image_link", "g:shipping.g:price"], "g:shipping.g:price"],
    ["AWIN", ["aw_deep_link", "aw_product_id", "product_name", "search_price", "delivery_cost"], "delivery_cost"],
    ["ADTRACTION", ["SKU", "Name", "Price", "Shipping", "TrackingUrl"], "Shipping"],
    ["TRADEDOUBLER", ["name", "offers.productUrl", "offers.shippingCost"], "offers.shippingCost"],
    ["TRADEDOUBLER", ["name", "offers.offer.productUrl", "offers.offer.shippingCost"], "offers.offer.shippingCost"],
    ["TRADEDOUBLER", ["TDProductId", "name", "productUrl", "shippingCost"], "shippingCost"],
  ])("what sending costs is a column of %s by itself, too: %s", (preset, names, field) => {
    const mapping = suggestMapping(names);
    expect(mapping.preset).toBe(preset);
    expect(mapping.columns.find(({ column }) => column === "shipping")?.fields).toEqual([field]);
  });

  it("Awin and Adtraction", async () => {
    const awin = await suggested(files.AWIN);
    expect(awin.preset).toBe("AWIN");
    expect(awin.products).toMatchObject([
      {
        ...MAGNESIUM,
        sku: "M-1",
        providerName: "Norrhälsa",
        priceEstimate: "189 kr",
        isAvailable: true,
        affiliateLink: "https://awin.example/p?p=1",
      },
      { name: "Zink", priceEstimate: "99,50 kr", isAvailable: false, problems: [] },
    ]);
    const adtraction = await suggested(Buffer.from(files.ADTRACTION, "latin1"));
    expect(adtraction).toMatchObject({
      preset: "ADTRACTION",
      products: [
        {
          name: "Åkerbärssalva",
          sku: "A-1",
          priceEstimate: "249 kr",
          isAvailable: true,
          affiliateLink: "https://track.example/t?s=1",
        },
      ],
    });
  });

  it("Tradedoubler as XML, JSON and CSV", async () => {
    for (const file of [files.TRADEDOUBLER_XML, files.TRADEDOUBLER_JSON, files.TRADEDOUBLER_CSV]) {
      expect(await suggested(file)).toMatchObject({
        preset: "TRADEDOUBLER",
        products: [
          {
            ...MAGNESIUM,
            sku: "M-1",
            category: "Mineraler",
            providerName: "Norrhälsa",
            priceEstimate: "189 kr",
            isAvailable: true,
            affiliateLink: "https://track.example/m",
            imageUrl: "https://norrhalsa.example/m.jpg",
          },
        ],
      });
    }
  });

  it("addresses without their site, which the mapping has", () => {
    const linked = (prefix: string, handle = "magnesium") =>
      mapRow(
        { fields: new Map([["Handle", handle]]) },
        { preset: null, isShown: false, columns: [{ ...emptyColumn("affiliateLink"), fields: ["Handle"], prefix }] },
      ).values.get("affiliateLink");
    expect(linked("https://shop.example/products/")).toBe("https://shop.example/products/magnesium");
    expect(linked("https://shop.example/products/", "/magnesium")).toBe("https://shop.example/products/magnesium");
    expect(linked("https://shop.example/products")).toBe("https://shop.example/products/magnesium");
    expect(linked("https://shop.example/visa?id=", "17")).toBe("https://shop.example/visa?id=17");
    expect(linked("https://shop.example/products/", "https://a.example/m")).toBe("https://a.example/m");
    // Neither is an address of the shop, and the product's form says so.
    expect(linked("https://shop.example/", "//a.example/m")).toBe("//a.example/m");
    expect(linked("https://shop.example/", "javascript:x")).toBe("javascript:x");
  });

  it("Shopify and WooCommerce, whose variants are one product", async () => {
    expect(await suggested(files.SHOPIFY)).toMatchObject({
      preset: "SHOPIFY",
      products: [
        {
          ...MAGNESIUM,
          sku: "magnesium",
          description: "Kapslar & burk.",
          priceEstimate: "från 189 kr",
          isAvailable: true,
          imageUrl: "https://shop.example/m.jpg",
        },
        { name: "Zink", sku: "zink", priceEstimate: "99 kr", isAvailable: false, problems: [] },
      ],
    });
    expect(await suggested(files.SHOPIFY_NEW)).toMatchObject({
      preset: "SHOPIFY",
      products: [{ ...MAGNESIUM, sku: "magnesium", priceEstimate: "189 kr", category: "Mineraler", isAvailable: true }],
    });
    const { preset, products } = await suggested(files.WOOCOMMERCE);
    expect(preset).toBe("WOOCOMMERCE");
    expect(products).toMatchObject([
      {
        name: "Magnesium",
        sku: "MG",
        description: "Kapslar.",
        category: "Hälsa > Mineraler",
        isAvailable: true,
        imageUrl: "https://woo.example/m.jpg",
        problems: [],
      },
      { name: "Zink", sku: "ZN", priceEstimate: "99 kr", isAvailable: false, problems: [] },
    ]);
    expect(products).toHaveLength(2);
    expect(await suggested(files.WOOCOMMERCE_SWEDISH)).toMatchObject({
      preset: "WOOCOMMERCE",
      products: [
        {
          name: "Zink",
          sku: "ZN",
          gtin: "7350000000023",
          priceEstimate: "79 kr",
          isAvailable: true,
          category: "Mineraler",
        },
      ],
    });
    const [, variant] = (await suggested(files.WOOCOMMERCE.replace(/^11,.*\n/m, ""))).products;
    expect(variant?.problems).toMatchObject([
      { message: expect.stringContaining("Varianten står inte under sin produkt") },
    ]);
  });

  it("any other file by what its fields are called", async () => {
    const sheet = files.workbook([
      ["Artikelnummer", "Benämning", "Pris inkl moms", "Valuta", "EAN-kod", "Lagersaldo", "Varugrupp"],
      ["S-1", "Magnesium", 189.5, "EUR", Number(GTIN), 12, "Mineraler"],
      ["S-2", "Zink", 99, "SEK", { raw: "<c><v>7.35E+12</v></c>" }, 0, "Mineraler"],
    ]);
    const { preset, products } = await suggested(sheet);
    expect(preset).toBeNull();
    expect(products).toMatchObject([
      { ...MAGNESIUM, sku: "S-1", priceEstimate: "189,50 EUR", isAvailable: true, category: "Mineraler" },
      {
        name: "Zink",
        isAvailable: false,
        priceEstimate: "99 kr",
        problems: [],
        warnings: [{ field: "gtin", message: expect.stringContaining("”7.35E+12” kan inte läsas") }],
      },
    ]);
  });
});

describe("a mapping", () => {
  const row = (fields: Record<string, string | string[]>) => ({ fields: new Map(Object.entries(fields)) });
  const map = (columns: Partial<ColumnMapping>[], fields: Record<string, string | string[]>) => {
    const whole = columns.map((one) => ({ ...emptyColumn(one.column as FileColumn), ...one }));
    const mapping: CatalogueMapping = { preset: null, isShown: false, columns: whole };
    const { values, problems } = mapRow(row(fields), mapping);
    return [
      Object.fromEntries([...values].map(([column, value]) => [column, plain(value)])),
      problems.map(({ message }) => plain(message)),
    ];
  };

  it("takes the first field that is filled, or a constant, and leaves the rest as it is", () => {
    const name = { column: "name" as const, fields: ["kort", "lång"], constant: "Okänd" };
    expect(map([name], { kort: " ", lång: "B" })).toEqual([{ name: "B" }, []]);
    expect(map([name], { kort: "A", lång: "B" })).toEqual([{ name: "A" }, []]);
    expect(map([name], {})).toEqual([{ name: "Okänd" }, []]);
    expect(map([{ ...name, constant: null }], { lång: "" })).toEqual([{}, []]);
  });

  it("translates values by their words, and says which category nobody has named", () => {
    const category = {
      column: "category" as const,
      fields: ["k"],
      values: [{ from: "Hälsa > Mineraler", to: "mineraler" }],
    };
    expect(map([category], { k: "hälsa &gt;  Mineraler" })).toEqual([{ category: "mineraler" }, []]);
    expect(map([category], { k: ["Hälsa", "Mineraler"] })).toEqual([{ category: "mineraler" }, []]);
    expect(map([category], { k: "Hud" })).toEqual([{}, ["”Hud” är inte kopplad till någon kategori."]]);
    expect(map([{ ...category, constant: "ovrigt" }], { k: "Hud" })).toEqual([{ category: "ovrigt" }, []]);
    expect(
      map([{ column: "form", fields: ["f"], values: [{ from: "kapslar", to: "CAPSULE" }] }], { f: "annat" }),
    ).toEqual([{}, []]);
  });

  it("reads prices by the one reader, with what stands beside them", () => {
    const price = (text: string, valuta = "SEK") =>
      map(
        [
          { column: "priceEstimate", fields: ["p"] },
          { column: "currency", fields: ["v"] },
        ],
        { p: text, v: valuta },
      );
    const cases: [string, string, string?][] = [
      ["1295.00 SEK", "1 295 kr"],
      ["SEK1295", "1 295 kr"],
      ["1 295:-", "1 295:-"],
      ["1.295,00 kr", "1.295,00 kr"],
      ["29.90", "29,90 EUR", "EUR"],
      ["1295.0000", "1 295 kr"],
      ["99-199", "99–199 kr"],
    ];
    for (const [text, shown, valuta] of cases)
      expect(price(text, valuta), text).toEqual([{ priceEstimate: shown }, []]);
    for (const text of ["0", "0.00 SEK", "", "fråga oss", "-5"]) expect(price(text)[1], text).toHaveLength(1);
    expect(price("29.90 EUR", "SEK")[1]).toEqual(["Priset ”29.90 EUR” i SEK kan inte läsas."]);
    expect(price("29.90", "XXX")[1]).toHaveLength(1);
    expect(mappedPrice("29.90", undefined)?.replaceAll("\u00a0", " ")).toBe("29,90 kr");
  });

  it("knows the words that shops have for what can be bought", () => {
    for (const word of [
      "in stock",
      "in_stock",
      "InStock",
      "https://schema.org/InStock",
      "i lager",
      "Ja",
      "1",
      "25",
      "true",
      "preorder",
      "Finns",
      "Finns i lager",
      "I lager (12 st)",
      "12 st",
      ">10",
      "10+",
      "12,0",
      "Fåtal kvar",
      "Få kvar i lager",
      "In stock (3)",
      "Begränsat antal",
    ]) {
      expect(readAvailability(word), word).toBe(true);
    }
    for (const word of [
      "out of stock",
      "out_of_stock",
      "OutOfStock",
      "slut",
      "Slut i lager",
      "ej i lager",
      "nej",
      "0",
      "FALSE",
      "discontinued",
      "-2",
      "0,00",
      "0 st",
      "I lager (0 st)",
      "Finns ej i lager",
      "Finns inte i lager",
      "Ej tillgänglig",
      "Tillfälligt slut",
      "Slut för säsongen",
      "Kommer snart",
      "Restnoterad",
      "currently unavailable",
    ]) {
      expect(readAvailability(word), word).toBe(false);
    }
    expect(readAvailability("kanske")).toBeNull();
    for (const [said, becomes] of [
      ["ja", true],
      ["Nej", false],
      ["Uppgift saknas", null],
      ["", undefined],
    ] as const) {
      expect(map([{ column: "hasDoctorAnalysis", fields: ["l"] }], { l: said })[0], said).toEqual(
        becomes === undefined ? {} : { hasDoctorAnalysis: becomes },
      );
    }
    expect(map([{ column: "isAvailable", fields: ["l"] }], { l: "kanske" })[1]).toEqual([
      "”kanske” kan inte läsas som ja eller nej.",
    ]);
  });

  it("makes plain text of HTML, and leaves other signs", () => {
    expect(plainText("<p>A &amp;amp; <b>B</b></p><script>x()</script><p>C<br>D</p>")).toBe("A & B\nC\nD");
    expect(plainText("D-vitamin < 50 nmol/l & > 20")).toBe("D-vitamin < 50 nmol/l & > 20");
    expect(plainText("&aring;k")).toBe("åk");
    expect(shortened("Ett. Två tre fyra.", 10)).toBe("Ett. Två…");
    expect(shortened("Ett två. Tre fyra fem.", 14)).toBe("Ett två.");
    expect(map([{ column: "affiliateLink", fields: ["u"] }], { u: "https://a.example/?x=1&amp;copy=2" })[0]).toEqual({
      affiliateLink: "https://a.example/?x=1&copy=2",
    });
  });
});

describe("what shops leave between the lines", () => {
  const NOW = new Date("2026-11-29T12:00:00Z");
  const rowsOf = async (file: string) => {
    const rows: ReadRow[] = [];
    for await (const row of productRows(readRows(openFile(file)), undefined, NOW)) rows.push(row);
    const mapping = suggestMapping([...new Set(rows.flatMap(({ fields }) => [...fields.keys()]))]);
    return rows.map((row) => {
      const { values, problems } = mapRow(row, mapping);
      const said: Record<string, unknown> = Object.fromEntries(
        [...values].map(([column, value]) => [column, plain(value)]),
      );
      return { ...said, problems };
    });
  };

  it("a field that some rows write with a prefix, and others without, is one", async () => {
    const item = (p: string) =>
      `<item><g:id>1</g:id><${p}title>Zink</${p}title><${p}link>https://a.example/</${p}link><g:price>99 SEK</g:price><g:availability>in stock</g:availability></item>`;
    const file = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item("")}${item("g:")}</channel></rss>`;
    const one = { name: "Zink", affiliateLink: "https://a.example/", problems: [] };
    expect(await rowsOf(file)).toMatchObject([one, one]);
  });

  it("a sale price counts where it is one, on its days, however its dates are called", async () => {
    const google = async (sale: string, dates: string, price = "249.00 SEK") =>
      (
        await rowsOf(
          `id\ttitle\tlink\tavailability\tprice\tsale price\tsale price effective date\n1\tZink\thttps://a.example/\tin stock\t${price}\t${sale}\t${dates}\n`,
        )
      )[0];
    const running = "2026-11-20T00:00+0100/2026-12-05T23:59+0100";
    const cases: [string, string, string][] = [
      ["199.00 SEK", running, "199 kr"],
      ["199.00 SEK", running.replace("/", " / "), "199 kr"],
      ["199.00 SEK", "2026-12-10T00:00+0100/2026-12-24T00:00+0100", "249 kr"],
      ["199.00 SEK", "2026-12-10 / 2026-12-24", "249 kr"],
      ["199.00 SEK", "20.11.2026/05.12.2026", "199 kr"],
      ["199.00 SEK", "hela veckan", "249 kr"],
      ["0.00 SEK", "", "249 kr"],
      ["0", "", "249 kr"],
      ["399.00 SEK", "", "249 kr"],
      ["199.00 SEK", "", "199 kr"],
    ];
    for (const [sale, dates, shown] of cases)
      expect(await google(sale, dates), `${sale} ${dates}`).toMatchObject({ priceEstimate: shown, problems: [] });
    for (const [from, to] of [
      ["Date sale price starts", "Date sale price ends"],
      ["Datum då reapris startar", "Datum då reapris slutar"],
      ["Startdatum för reapris", "Slutdatum för reapris"],
      ["Reapris från", "Reapris till"],
      ["Datum, das den Angebotspreis beginnt", "Datum, das den Angebotspreis endet"],
    ]) {
      const woo = async (start: string, end: string) =>
        (
          await rowsOf(
            `ID;Typ;Artikelnummer;Namn;Publicerad;"${from}";"${to}";I lager?;Reapris;Ordinarie pris\n1;simple;Z;Zink;1;${start};${end};1;79,50;119,00\n`,
          )
        )[0];
      expect(await woo("2026-12-20", "2027-01-06"), from).toMatchObject({ priceEstimate: "119 kr" });
      expect(await woo("2026-10-01", "2026-10-31"), from).toMatchObject({ priceEstimate: "119 kr" });
      expect(await woo("2026-11-20", "2026-12-31"), from).toMatchObject({ priceEstimate: "79,50 kr" });
      expect(await woo("", "2026-11-28"), from).toMatchObject({ priceEstimate: "119 kr" });
    }
  });

  it("what a shop has not published, or has none of, cannot be bought", async () => {
    const woo = (rows: string) =>
      rowsOf(`ID,Type,SKU,Name,Published,In stock?,Sale price,Regular price,Parent\n${rows}\n`);
    expect(await woo("1,simple,A,Zink,0,1,,99,\n2,simple,B,Zink,-1,1,,99,\n3,simple,C,Zink,1,1,,99,")).toMatchObject([
      { isAvailable: false },
      { isAvailable: false },
      { isAvailable: true },
    ]);
    expect(await woo("1,variable,A,Zink,-1,1,,,\n2,variation,A-1,Zink,1,1,,99,A")).toMatchObject([
      { isAvailable: false },
    ]);
    const shopify = (rows: string) =>
      rowsOf(
        `Handle,Title,Published,Status,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price\n${rows}\n`,
      );
    expect(await shopify("a,Zink,true,active,A,shopify,0,deny,99.00")).toMatchObject([{ isAvailable: false }]);
    expect(await shopify("a,Zink,true,active,A,shopify,-2,deny,99.00")).toMatchObject([{ isAvailable: false }]);
    expect(await shopify("a,Zink,true,active,A,shopify,0,continue,99.00")).toMatchObject([{ isAvailable: true }]);
    expect(await shopify("a,Zink,true,active,A,,0,deny,99.00")).toMatchObject([{ isAvailable: true }]);
    expect(await shopify("a,Zink,false,active,A,shopify,9,deny,99.00")).toMatchObject([{ isAvailable: false }]);
    // What costs least is gone.
    expect(await shopify("a,Zink,true,active,A,shopify,0,deny,99.00\na,,,,B,shopify,3,deny,149.00")).toMatchObject([
      { isAvailable: true, priceEstimate: "149 kr" },
    ]);
  });

  it("of variants the lowest price that is asked counts, on sale or not", async () => {
    const woo = (rows: string) =>
      rowsOf(
        `ID,Type,SKU,Name,Published,Date sale price starts,Date sale price ends,In stock?,Sale price,Regular price,Parent\n1,variable,A,Zink,1,,,1,,,\n${rows}\n`,
      );
    expect(await woo("2,variation,A-1,Zink,1,,,1,99,149,A\n3,variation,A-2,Zink,1,,,1,,80,A")).toMatchObject([
      { priceEstimate: "från 80 kr" },
    ]);
    expect(
      await woo("2,variation,A-1,Zink,1,2026-01-01,2026-01-31,1,49,149,A\n3,variation,A-2,Zink,1,,,1,99,199,A"),
    ).toMatchObject([{ priceEstimate: "från 99 kr" }]);
    expect(await woo("2,variation,A-1,Zink,1,,,1,49,149,A\n3,variation,A-2,Zink,1,,,1,49,199,A")).toMatchObject([
      { priceEstimate: "49 kr" },
    ]);
  });

  it("a currency beside the number is the price's own, and a name is one line", async () => {
    const text = (price: string) => rowsOf(`Artikelnr;Namn;Pris\n1;Zink;${price}\n`);
    const cases = [
      ["12,90 €", "12,90 €"],
      ["12.90 EUR", "12,90 EUR"],
      ["129:50", "129,50 kr"],
      ["129:50 kr", "129,50 kr"],
      ["99 kr", "99 kr"],
    ] as const;
    for (const [price, shown] of cases)
      expect(await text(price), price).toMatchObject([{ priceEstimate: shown, problems: [] }]);
    expect(await rowsOf('Artikelnr;Namn;Pris\n1;"Zink<br/>och koppar";99\n')).toMatchObject([
      { name: "Zink och koppar" },
    ]);
  });
});

describe("a GTIN", () => {
  it("that cannot be one is left out of its row, by our own columns and by a shop's", () => {
    for (const isRaw of [false, true]) {
      const columns = (["sku", "gtin"] as const).map((column) => ({ ...emptyColumn(column), fields: [column], isRaw }));
      const read = (gtin: string) =>
        mapRow({ fields: new Map(Object.entries({ sku: "S-1", gtin })) }, { preset: null, isShown: true, columns });
      fc.assert(
        fc.property(fc.constantFrom("7,35E+12", "7350000000017", "12345", "2000000000008", "Saknas"), (gtin) => {
          const { values, problems, warnings } = read(gtin);
          expect([...values]).toEqual([["sku", "S-1"]]);
          expect(problems).toEqual([]);
          expect(warnings).toEqual([{ field: "gtin", message: expect.stringContaining("Raden tas in utan GTIN.") }]);
        }),
      );
      expect(read(GTIN)).toMatchObject({ problems: [], warnings: [] });
      expect(read(GTIN).values.get("gtin")).toBe(GTIN);
    }
  });

  it("is stored in one form, whatever zeros it begins with", () => {
    expect(gtinProblem("2007000000007")).toContain("butikens eget");
    expect(gtinProblem("7350000000017")).toContain("kontrollsiffran");
    expect(gtinProblem("73500")).toContain("siffror");
    expect(readGtin("0012345678905")).toBe("0012345678905");
    expect(readGtin("012345678905")).toBe("0012345678905");
    expect(readGtin("00012345678905")).toBe("0012345678905");
    expect(readGtin(" 7350000000016 ")).toBe(GTIN);
    expect(readGtin("96385074")).toBe("96385074");
    expect(readGtin("")).toBe("");
  });
  it("is refused with a wrong digit, another length, a number of a shop's own, and where a spreadsheet rounded it", () => {
    for (const text of ["7350000000018", "73500000001", "7,35E+12", "2012345678900", "abc", "00000000"])
      expect(readGtin(text), text).toBeNull();
    for (const text of ["7,35E+12", "7.35e12", "7.35E+12"]) expect(roundedProblem(text)).toBeDefined();
    for (const text of [GTIN, "E12", "7-35"]) expect(roundedProblem(text)).toBeUndefined();
  });
  it("has another check digit whenever a digit is another", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (at, plus) => {
        const digits = [...GTIN];
        digits[at] = String((Number(digits[at]) + plus) % 10);
        expect(readGtin(digits.join(""))).toBeNull();
      }),
    );
  });
});

describe("our own export", () => {
  const text = fc
    .string({ unit: "grapheme", maxLength: 12 })
    .filter((value) => !/[\0\ufffd\ufeff]/.test(value) && value.trim() === value);
  const line = fc
    .array(fc.constantFrom("a", "Å", " ", "<b>", "&amp;", ";", '"', "|", "\\", "=", "'", "7,35E+1", "\n"), {
      maxLength: 6,
    })
    .map((parts) => parts.join("").trim());
  const valuesFor = (column: FileColumn): fc.Arbitrary<unknown> => {
    if (column === "id") return fc.constant("");
    if (column === "gtin") return fc.constantFrom("", GTIN);
    switch (kindOfColumn(column)) {
      case "boolean":
        return fc.boolean();
      case "optionalBoolean":
        return fc.option(fc.boolean());
      case "number":
        return fc.option(fc.integer({ min: 1, max: 99 }));
      case "list":
        return fc.array(line.filter(Boolean), { maxLength: 3 });
      case "goals":
        return fc.array(fc.record({ goal: fc.constantFrom(...GOAL_IDS), reason: line.filter(Boolean) }), {
          maxLength: 2,
        });
      case "text":
        return fc.oneof(line, text);
    }
  };
  const product = fc.record(
    Object.fromEntries(FILE_COLUMNS.map((column) => [column, valuesFor(column)])) as Record<
      FileColumn,
      fc.Arbitrary<unknown>
    >,
  );

  it("reads back the same by the mapping that is suggested for it, as CSV and as JSON", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 3 }), async (products) => {
        const mapping = suggestMapping(FILE_COLUMNS);
        expect(mapping.preset).toBe("OWN");
        const csv = csvLine(null) + products.map((one) => csvLine(one)).join("");
        for (const file of [csv, JSON.stringify(products)]) {
          const read: Record<string, unknown>[] = [];
          for await (const unread of readMappedLines(openFile(file), mapping)) {
            const { values, problem } = unread.read();
            if (problem) return; // What is garbled in both ways of reading is refused in both.
            read.push(Object.fromEntries(values));
          }
          const expected = products.map((one) => Object.fromEntries(COLUMN_NAMES.map((name) => [name, one[name]])));
          expect(read.map((one) => Object.fromEntries(COLUMN_NAMES.map((name) => [name, one[name]])))).toEqual(
            expected,
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("a file with our columns by their Swedish names, as our template has them", () => {
  const words = Object.values(COLUMN_WORDS).map(([word]) => word);

  it("is our own, every column of it", () => {
    const { preset, columns } = suggestMapping(words);
    expect(preset).toBe("OWN");
    expect(columns.map(({ column, fields }) => [column, fields])).toEqual(
      Object.entries(COLUMN_WORDS).map(([column, [word]]) => [column, [word]]),
    );
  });

  it("is read alike whether it is mapped, as in a workbook, or not", async () => {
    const unmapped: unknown[] = [];
    for await (const { values } of readImportFile(openFile(importTemplate(["Få mer energi", "Sova bättre"])), "csv"))
      unmapped.push(Object.fromEntries(values));
    const mapped: unknown[] = [];
    for await (const row of readMappedLines(
      openFile(importTemplate(["Få mer energi", "Sova bättre"])),
      suggestMapping(importTemplate(["Få mer energi", "Sova bättre"]).split("\r\n")[0]?.split(";") ?? []),
    ))
      mapped.push(Object.fromEntries(row.read().values));
    expect(mapped).toEqual(unmapped);
    expect(mapped).toHaveLength(1);
  });

  it("is a shop's while it does not say both category and seller, or says more than we keep", () => {
    expect(suggestMapping(["Namn", "Beskrivning", "Pris", "Artikelnummer", "EAN", "Bild"]).preset).toBe(null);
    expect(suggestMapping(["Nummer", "Namn", "Pris"]).preset).toBe(null);
    expect(suggestMapping(["Kategori", "Namn", "Leverantör", "Lagersaldo"]).preset).toBe(null);
  });
});

describe("a shop's categories that are called as ours", () => {
  const ours = [{ stored: "mineraler", words: ["Mineraler", "mineraler"] }];
  it.each([
    ["Mineraler", ["mineraler"]],
    ["  MINERALER ", ["mineraler"]],
    ["Hälsa > Mineraler", ["mineraler"]],
    ["Mineraler > Zink", []],
    ["Vitaminer", []],
  ])("%s", (from, to) => {
    expect(sameNames([from, from], ours)).toEqual(to.map((stored) => ({ from, to: stored })));
  });
});
