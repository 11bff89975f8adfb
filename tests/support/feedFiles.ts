import { strToU8, zipSync } from "fflate";

/** Files as merchants and networks write them, after their specifications; every product in them is invented. */

const GTINS = ["7350000000016", "7350000000023"] as const;

export const GOOGLE_RSS = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:x="http://base.google.com/ns/1.0">
  <channel>
    <title>Fjällbutiken</title><link>https://fjallbutiken.example</link><description>Alla varor</description>
    <item>
      <x:id>FB-1</x:id>
      <title><![CDATA[Magnesium & B6]]></title>
      <x:description>&lt;p&gt;Magnesium &amp;amp; &lt;b&gt;B6&lt;/b&gt; i kapslar.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;120 st&lt;/li&gt;&lt;/ul&gt;</x:description>
      <link>https://fjallbutiken.example/magnesium?a=1&amp;b=2</link>
      <x:image_link>https://fjallbutiken.example/magnesium.jpg</x:image_link>
      <x:availability>in_stock</x:availability>
      <x:price>1295.00 SEK</x:price>
      <x:gtin>${GTINS[0]}</x:gtin>
      <x:product_type>Hälsa &gt; Mineraler</x:product_type>
      <x:shipping><x:country>SE</x:country><x:price>49.00 SEK</x:price></x:shipping>
      <x:shipping><x:country>NO</x:country><x:price>99.00 SEK</x:price></x:shipping>
    </item>
    <item>
      <x:id>FB-2</x:id>
      <title>Åkerbärssalva</title>
      <x:description>Salva i burk.</x:description>
      <link>https://fjallbutiken.example/salva</link>
      <x:image_link>https://fjallbutiken.example/salva.jpg</x:image_link>
      <x:availability>out of stock</x:availability>
      <x:price>249.00 SEK</x:price>
      <x:sale_price>199.00 SEK</x:sale_price>
      <x:sale_price_effective_date>2020-01-01T00:00+01:00/2020-02-01T00:00+01:00</x:sale_price_effective_date>
      <x:gtin>${GTINS[1]}</x:gtin>
      <x:product_type>Hälsa &gt; Hud</x:product_type>
    </item>
  </channel>
</rss>`;

export const GOOGLE_ATOM = `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">
  <title>Fjällbutiken</title><link rel="self" href="https://fjallbutiken.example"/>
  <entry><g:id>FB-1</g:id><g:title>Magnesium</g:title><g:description>Kapslar.</g:description><g:link>https://fjallbutiken.example/m</g:link>
  <g:image_link>https://fjallbutiken.example/m.jpg</g:image_link><g:availability>in stock</g:availability><g:price>189.00 SEK</g:price></entry>
</feed>`;

export const GOOGLE_TSV = [
  "id\ttitle\tdescription\tlink\timage link\tavailability\tprice\tgtin\tproduct type",
  `FB-1\tMagnesium\tKapslar.\thttps://fjallbutiken.example/m\thttps://fjallbutiken.example/m.jpg\tin stock\t189.00 SEK\t${GTINS[0]}\tMineraler`,
  "",
].join("\n");

export const AWIN = [
  '"aw_deep_link","product_name","aw_product_id","merchant_product_id","merchant_image_url","description","merchant_category","search_price","merchant_name","merchant_id","category_name","currency","ean","in_stock"',
  `"https://awin.example/p?p=1","Magnesium","901","M-1","https://norrhalsa.example/m.jpg","Kapslar, 120 st","Mineraler","189.00","Norrhälsa","77","Health","SEK","${GTINS[0]}","1"`,
  `"https://awin.example/p?p=2","Zink","902","M-2","https://norrhalsa.example/z.jpg","Tabletter","Mineraler","99.50","Norrhälsa","77","Health","SEK","","0"`,
  "",
].join("\n");

export const ADTRACTION = `<?xml version="1.0" encoding="ISO-8859-1"?>
<productFeed><product><SKU>A-1</SKU><Name>Åkerbärssalva</Name><Description>Salva.</Description><Category>Hud</Category><Price>249.00</Price>
<Shipping>39</Shipping><Currency>SEK</Currency><Instock>yes</Instock><ProductUrl>https://sodersalvan.example/s</ProductUrl>
<ImageUrl>https://sodersalvan.example/s.jpg</ImageUrl><TrackingUrl>https://track.example/t?s=1</TrackingUrl><Brand>Söder</Brand><Ean>${GTINS[1]}</Ean></product></productFeed>`;

export const TRADEDOUBLER_XML = `<?xml version="1.0" encoding="UTF-8"?>
<result xmlns="urn:com:tradedoubler:pf:model:xml:output" xmlns:ns2="urn:com:tradedoubler:pf:model:xml:common">
<productHeader><totalHits>1</totalHits></productHeader>
<products><product language="sv"><ns2:name>Magnesium</ns2:name><ns2:description>Kapslar.</ns2:description>
<ns2:productImage>https://norrhalsa.example/m.jpg</ns2:productImage>
<ns2:categories><ns2:category name="Mineraler" tdCategoryName="Health"/></ns2:categories>
<ns2:fields><ns2:field name="gtin" value="${GTINS[0]}"/><ns2:field name="color" value="vit"/></ns2:fields>
<offers><offer id="x" sourceProductId="M-1"><ns2:feedId>1</ns2:feedId><ns2:productUrl>https://track.example/m</ns2:productUrl>
<priceHistory><ns2:price currency="SEK" date="1">189.00</ns2:price></priceHistory><ns2:availability>in stock</ns2:availability>
<ns2:programName>Norrhälsa</ns2:programName></offer></offers></product></products></result>`;

export const TRADEDOUBLER_JSON = JSON.stringify({
  productHeader: { totalHits: 1 },
  products: [
    {
      name: "Magnesium",
      description: "Kapslar.",
      productImage: { url: "https://norrhalsa.example/m.jpg", width: 1 },
      categories: [{ name: "Mineraler", tdCategoryName: "Health" }],
      identifiers: { ean: GTINS[0] },
      offers: [
        {
          feedId: 1,
          productUrl: "https://track.example/m",
          priceHistory: [{ price: { value: "189.00", currency: "SEK" }, date: 1 }],
          availability: "in stock",
          sourceProductId: "M-1",
          programName: "Norrhälsa",
        },
      ],
    },
  ],
});

export const TRADEDOUBLER_CSV = [
  "name;productUrl;imageUrl;description;price;currency;sourceProductId;ean;programName;merchantCategoryName;availability",
  `Magnesium;https://track.example/m;https://norrhalsa.example/m.jpg;Kapslar.;189,00;SEK;M-1;${GTINS[0]};Norrhälsa;Mineraler;in stock`,
  "",
].join("\r\n");

export const SHOPIFY = [
  "Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Barcode,Image Src,Status",
  `magnesium,Magnesium,<p>Kapslar &amp; burk.</p>,Norr,Mineraler,true,Storlek,60,MG-60,189.00,'${GTINS[0]},https://shop.example/m.jpg,active`,
  "magnesium,,,,,,,120,MG-120,299.00,,https://shop.example/m2.jpg,",
  "magnesium,,,,,,,,,,,https://shop.example/m3.jpg,",
  `zink,Zink,<p>Tabletter.</p>,Norr,Mineraler,true,Title,Default Title,ZN,99.00,${GTINS[1]},https://shop.example/z.jpg,draft`,
  "",
].join("\n");

export const SHOPIFY_NEW = [
  "Title,URL handle,Description,Vendor,Product category,Type,Status,SKU,Barcode,Option1 name,Option1 value,Price,Product image URL",
  `Magnesium,magnesium,<p>Kapslar.</p>,Norr,,Mineraler,Active,MG-60,${GTINS[0]},Title,Default Title,189.00,https://shop.example/m.jpg`,
  "",
].join("\n");

export const WOOCOMMERCE = [
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Short description,Description,In stock?,Stock,Sale price,Regular price,Categories,Images,Parent',
  `11,variable,MG,,Magnesium,1,Kapslar.,<p>Lång text.</p>,1,,,,Hälsa > Mineraler,"https://woo.example/m.jpg, https://woo.example/m2.jpg",`,
  "12,variation,MG-60,,Magnesium - 60,1,,,1,,149,189,,,MG",
  "13,variation,MG-120,,Magnesium - 120,1,,,0,,,299,,,id:11",
  `14,simple,ZN,${GTINS[1]},Zink,1,Tabletter.,,0,,,99,Mineraler,https://woo.example/z.jpg,`,
  "",
].join("\n");

export const WOOCOMMERCE_SWEDISH = [
  'ID,Typ,Artikelnummer,"GTIN, UPC, EAN eller ISBN",Namn,Publicerad,"Kort beskrivning",Beskrivning,"I lager?",Reapris,"Ordinarie pris",Kategorier,Bilder,Överordnad',
  `14,simple,ZN,${GTINS[1]},Zink,1,Tabletter.,,1,79,99,Mineraler,https://woo.example/z.jpg,`,
  "",
].join("\n");

/** A workbook with a sheet of rows: texts are shared, numbers are plain, a `Date` is a day, `{ raw }` a cell's own XML. */
export function workbook(
  rows: readonly (readonly (string | number | boolean | Date | { raw: string } | null)[])[],
): Uint8Array {
  const shared: string[] = [];
  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const cell = (value: (typeof rows)[number][number], at: number, line: number): string => {
    if (value === null) return "";
    const place = `r="${String.fromCharCode(65 + at)}${line}"`;
    if (typeof value === "string") return `<c ${place} t="s"><v>${shared.push(value) - 1}</v></c>`;
    if (typeof value === "boolean") return `<c ${place} t="b"><v>${value ? 1 : 0}</v></c>`;
    if (value instanceof Date) return `<c ${place} s="1"><v>${value.getTime() / 86_400_000 + 25_569}</v></c>`;
    if (typeof value === "object") return value.raw.replace("<c", `<c ${place}`);
    return `<c ${place}><v>${value}</v></c>`;
  };
  const sheet = rows
    .map(
      (cells, at) => `<row r="${at + 1}">${cells.map((value, column) => cell(value, column, at + 1)).join("")}</row>`,
    )
    .join("");
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const files = {
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Varor" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId7" Target="worksheets/varor.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="0000000000000"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    "xl/worksheets/varor.xml": `<worksheet ${main}><sheetData>${sheet}</sheetData></worksheet>`,
    "xl/sharedStrings.xml": `<sst ${main}>${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join("")}</sst>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
