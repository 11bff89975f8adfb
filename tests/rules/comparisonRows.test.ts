import { expect, it } from "vitest";
import { COMPARISONS, type ComparedProduct } from "../../client/features/catalogue/comparison/comparisonRows.ts";

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

it.each([
  [true, "Ja"],
  [false, "Nej"],
  [null, null],
] as const)("a doctor's comment and a referral that are %s are compared as %s", (known, text) => {
  const product = { __typename: "HealthTest", includesDoctorReview: known, needsReferral: known } as ComparedProduct;
  const compared = (wanted: string) => COMPARISONS.TESTS.rows.find(({ label }) => label === wanted)?.value(product);
  expect([compared("Läkaranalys"), compared("Kräver remiss")]).toEqual([text, text]);
});
