import { editedLine } from "./editedTexts.ts";
import { DEMO_SITE, type Site } from "./site.ts";
import { z } from "./zod.ts";

/** What the fields are called, in the form and in the audit log. */
export const SITE_LABELS: Readonly<Record<keyof Site, string>> = {
  name: "Sajtens namn",
  tagline: "En mening om sajten",
  operatorName: "Företagets namn",
  organisationNumber: "Organisationsnummer",
  address: "Adress",
  email: "E-post",
  openedAt: "Öppen för besökare",
};

/** The most characters of the name, which stands in the header of a phone, and of the others. */
export const MAX_SITE_NAME = 30;
export const MAX_TAGLINE = 120;
export const MAX_OPERATOR = 120;
export const MAX_ADDRESS = 200;

/** Ten digits of which the last follows from the others, as the Swedish Companies Registration Office has it. */
function isOrganisationNumber(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  const sum = [...digits].reduce((total, digit, at) => {
    const counted = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return digits.length === 10 && sum % 10 === 0;
}

/** What an admin fills in; of the operator nothing has to be known before the site opens. */
export const siteSchema = z.object({
  name: editedLine("Namnet", MAX_SITE_NAME)
    .min(1, "Fyll i sajtens namn.")
    .refine((name) => !/[<>{}]|\p{Cc}/u.test(name), "Namnet får inte innehålla < > { eller }."),
  tagline: editedLine("Meningen", MAX_TAGLINE).min(1, "Skriv en mening om vad sajten är."),
  operatorName: editedLine("Företagets namn", MAX_OPERATOR),
  organisationNumber: editedLine("Organisationsnumret", 40).refine(
    (text) => text === "" || text === DEMO_SITE.organisationNumber || isOrganisationNumber(text),
    "Kontrollera organisationsnumret: det har tio siffror, och den sista räknas ut av de andra.",
  ),
  address: editedLine("Adressen", MAX_ADDRESS),
  email: editedLine("E-postadressen", 254).refine(
    (text) => text === "" || z.email().safeParse(text).success,
    "Skriv en e-postadress, till exempel hej@exempel.se.",
  ),
});
