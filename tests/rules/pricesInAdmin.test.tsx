import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { PriceFields } from "../../client/features/admin/products/ProductSections.tsx";
import { valuesOf } from "../../client/features/admin/products/productValues.ts";
import { ImportPreview } from "../../client/features/admin/transfer/ImportPreview.tsx";
import { useZodForm } from "../../client/ui/form/useZodForm.ts";
import { productSchema } from "../../schema/products.ts";

const rendered = (part: ReactNode): string =>
  renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>)
    .replace(/<style[^>]*>.*?<\/style>/gs, "")
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u00a0", " ");

/** The editor of prices, with what is written, over what visitors see. */
function Editor({ written, shown }: { written: string; shown: string | null }) {
  const form = useZodForm(productSchema, async () => undefined, { ...valuesOf(null), priceEstimate: written });
  return <PriceFields form={form} shown={shown} />;
}

describe("a price that is written in the editor", () => {
  it.each([
    ["1,295.00 SEK", null, "Läses som 1 295 kr."],
    ["Köp 3 för 2", null, "Priset kan inte läsas."],
    ["€29.90", null, "Läses som 29,90 EUR. Bara priser i kronor jämförs."],
    [
      "1 kr",
      "1 295 kr",
      "Läses som 1 kr. Priset ändras med mer än hälften, eller blir 0. Besökare ser 1 295 kr tills du har",
    ],
  ])("%j is told as it is read", (written, shown, words) => {
    expect(rendered(<Editor written={written} shown={shown} />)).toContain(words);
  });

  it("is told to wait only where it changes much", () => {
    for (const written of ["1 295 kr", "995 kr", "1,295.00 SEK"]) {
      expect(rendered(<Editor written={written} shown="1 295 kr" />)).not.toContain("tills du har godkänt");
    }
  });
});

describe("the preview of an import", () => {
  const preview = {
    created: 0,
    changed: 1,
    unchanged: 0,
    bad: 0,
    unreadPrices: 1,
    heldPrices: 2,
    changes: [
      {
        line: 2,
        name: "Järn",
        isNew: false,
        changes: [{ field: "heldPrice", before: null, after: "1 kr" }],
        priceReading: "Läses som 1 kr.",
      },
    ],
    nearNames: [],
    nearNamesTotal: 0,
    problems: [],
    problemsTotal: 0,
    problemReport: "",
    isUnreadable: false,
    fingerprint: "",
  };
  const html = (changes: object) =>
    rendered(
      <ImportPreview fileName="a.csv" preview={{ ...preview, ...changes }} isWorking={false} onImport={() => undefined}>
        {null}
      </ImportPreview>,
    );

  it("says how prices are read, how many are not, and how many wait", () => {
    expect(html({})).toContain("1 pris kan inte läsas. Det visas som det står");
    expect(html({})).toContain("2 priser ändras med mer än hälften");
    expect(html({})).toContain("Pris som väntar: inget → 1 krLäses som 1 kr.");
  });

  it("says nothing of prices where all is well", () => {
    expect(html({ unreadPrices: 0, heldPrices: 0 })).not.toMatch(/kan inte läsas|skiljer mer/);
  });
});
