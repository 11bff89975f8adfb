import { editedLine } from "./editedTexts.ts";
import { isColour, LEAST_CONTRAST, leastContrast, readableColour } from "./rules/site/palette.ts";
import { DEMO_SITE, type Site } from "./site.ts";
import { SITE_AREA_NAMES, type SiteAreaName } from "./siteAreas.ts";
import type { FooterGroup } from "./siteMenu.ts";
import { FOOTER_NEEDS, isMenuPath, SITE_PAGES } from "./sitePages.ts";
import { isSitePath } from "./sitePath.ts";
import { z } from "./zod.ts";

/** Labels of the fields, in the form and in the audit log. */
export const SITE_LABELS: Readonly<Record<keyof Site, string>> = {
  name: "Sajtens namn",
  tagline: "En mening om sajten",
  operatorName: "Företagets namn",
  organisationNumber: "Organisationsnummer",
  address: "Adress",
  email: "E-post",
  openedAt: "Öppen för besökare",
  areasOff: "Avstängda delar",
  menu: "Meny",
  footer: "Sidfot",
  primaryColour: "Färg",
  logoUrl: "Logotyp",
  logoWidth: "Logotypens bredd",
  logoHeight: "Logotypens höjd",
};

/** Most characters of the name, which is in the header of a phone, and of the others. */
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

/** Which parts of the site an admin has turned off. */
export const siteAreasSchema = z.object({
  areasOff: z
    .array(z.enum(SITE_AREA_NAMES as [SiteAreaName, ...SiteAreaName[]]))
    .transform((off) => SITE_AREA_NAMES.filter((area) => off.includes(area))),
});

/** Cut, not rounded: what is not enough must not look so. */
const ratio = (contrast: number): string => (Math.floor(contrast * 10) / 10).toFixed(1).replace(".", ",");

/** How an admin wants the site to look; '' is as it came. */
export const siteLookSchema = z.object({
  primaryColour: z
    .string({ error: "Färgen ska vara en text." })
    .trim()
    .transform((text) => (isColour(`#${text}`) ? `#${text}` : text).toUpperCase())
    .refine((text) => text === "" || isColour(text), {
      error: "Skriv färgen som # och sex tecken, till exempel #1F5A48.",
      abort: true,
    })
    .refine((text) => text === "" || readableColour(text) === text, {
      error: ({ input }) => {
        const colour = String(input);
        return `${colour} går inte att läsa mot ljus bakgrund: kontrasten är ${ratio(leastContrast(colour, "light"))}, och ${ratio(LEAST_CONTRAST)} behövs. Närmaste som går att läsa är ${readableColour(colour)}.`;
      },
    }),
  logoUrl: z
    .string({ error: "Logotypen ska vara en adress." })
    .max(2_000, "Logotypens adress är för lång.")
    .refine((text) => text === "" || isSitePath(text), "Välj logotypen ur bildbiblioteket."),
});

/** Most links of the menu, which is one line, and of a group of the footer, and most characters of their names. */
export const MAX_MENU_LINKS = 9;
export const MAX_FOOTER_LINKS = 20;
export const MAX_LINK_LABEL = 28;
/** Groups that the footer has room for. */
export const FOOTER_GROUPS = 3;

/** Where a menu leads, as an admin chooses it. */
export const menuPathSchema = z
  .string({ error: "Välj en sida." })
  .min(1, { error: "Välj en sida.", abort: true })
  .refine(isMenuPath, "Välj en av sajtens sidor.");

const linkSchema = z.object({
  path: menuPathSchema,
  label: editedLine("Namnet", MAX_LINK_LABEL).min(1, "Fyll i namnet."),
});

/** Links of which no two lead to the same place. */
const linksSchema = (max: number) =>
  z
    .array(linkSchema, { error: "Länkarna ska vara en lista." })
    .max(max, `Högst ${max} länkar får plats.`)
    .superRefine((links, ctx) => {
      for (const [index, { path }] of links.entries())
        if (links.findIndex((link) => link.path === path) < index)
          ctx.addIssue({ code: "custom", message: "Sidan står redan i listan.", path: [index, "path"] });
    });

const missingOf = (groups: readonly FooterGroup[]): string[] =>
  FOOTER_NEEDS.filter((needed) => !groups.some(({ links }) => links.some(({ path }) => path === needed)));

const nameOf = (path: string): string => SITE_PAGES.find((page) => page.path === path)?.label ?? path;

/** The menu and the footer as an admin orders them. */
export const siteMenuSchema = z.object({
  menu: linksSchema(MAX_MENU_LINKS).refine((links) => links.length > 0, "Menyn måste ha minst en länk."),
  footer: z
    .array(
      z.object({
        title: editedLine("Rubriken", MAX_LINK_LABEL).min(1, "Fyll i rubriken."),
        links: linksSchema(MAX_FOOTER_LINKS),
      }),
      { error: "Sidfoten ska vara en lista." },
    )
    .length(FOOTER_GROUPS, `Sidfoten har ${FOOTER_GROUPS} grupper.`)
    .refine((groups) => new Set(groups.map(({ title }) => title)).size === groups.length, "Två grupper heter likadant.")
    .refine((groups) => missingOf(groups).length === 0, {
      error: ({ input }) =>
        `Sidfoten måste leda till ${missingOf(input as FooterGroup[])
          .map(nameOf)
          .join(", ")}, så att besökare alltid hittar dit.`,
    }),
});
