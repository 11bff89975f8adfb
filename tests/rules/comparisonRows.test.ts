import { expect, it } from "vitest";
import { COMPARISONS } from "../../client/features/catalogue/comparison/comparisonRows.ts";

it.each([
  [
    "TESTS",
    "Viktigt, Pris, Leverantör, Kategori, Rekommenderad, För, Provtyp, Var provet tas, Provtagning, Svar inom, Läkaranalys, Förkunskaper, Kräver remiss, Laboratorium, Ackreditering, Leverans, Betyg hos säljaren, Kontrollerad",
  ],
  [
    "SUPPLEMENTS",
    "Viktigt, Pris, Pris per dos, Leverantör, Kategori, Rekommenderad, Form, Dos, Egenskaper, Fördelar, Att tänka på, Nivå, Leverans, Skickas till, Betyg hos säljaren, Kontrollerad",
  ],
  [
    "BIOHACKING",
    "Viktigt, Pris, Leverantör, Rekommenderad, Typ, Egenskaper, Fördelar, Att tänka på, Nivå, Leverans, Skickas till, Betyg hos säljaren, Kontrollerad",
  ],
] as const)("products of %s are compared by everything that is known of them, most asked for first", (area, labels) => {
  expect(COMPARISONS[area].rows.map(({ label }) => label).join(", ")).toBe(labels);
});
