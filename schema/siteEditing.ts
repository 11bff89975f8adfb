import { ANALYTICS_SERVICES, type Analytics, type AnalyticsService, MUST_ASK } from "./analytics.ts";
import { MAX_REVIEWER, optionalDay } from "./articleEditing.ts";
import type { ConsentKind } from "./consents.ts";
import { editedLine } from "./editedTexts.ts";
import { TO_FILL } from "./rules/content/placeholders.ts";
import { isColour, LEAST_CONTRAST, leastContrast, readableColour } from "./rules/site/palette.ts";
import { DEMO_SITE, type Site } from "./site.ts";
import { SITE_AREA_NAMES, type SiteAreaName } from "./siteAreas.ts";
import type { FooterGroup } from "./siteMenu.ts";
import { FOOTER_NEEDS, isMenuPath, SITE_PAGES } from "./sitePages.ts";
import { isSitePath } from "./sitePath.ts";
import { START_ICONS, type StartIcon } from "./startIcons.ts";
import { START_JOURNEY } from "./startPage.ts";
import { z } from "./zod.ts";

/** Labels of the fields, in the form and in the audit log. */
export const SITE_LABELS: Readonly<Record<Exclude<keyof Site, "icon" | "formerCalendarsUntil">, string>> = {
  name: "Sajtens namn",
  tagline: "En mening om sajten",
  operatorName: "Företagets namn",
  organisationNumber: "Organisationsnummer",
  address: "Adress",
  email: "E-post",
  answerTime: "Svarstid",
  rulesReviewer: "Testernas regler granskade av",
  rulesReviewedOn: "Testernas regler granskade den",
  openedAt: "Öppen för besökare",
  areasOff: "Avstängda delar",
  menu: "Meny",
  footer: "Sidfot",
  startPage: "Startsida",
  analytics: "Statistik",
  consents: "Samtycken",
  primaryColour: "Färg",
  logoUrl: "Logotyp",
  logoWidth: "Logotypens bredd",
  logoHeight: "Logotypens höjd",
  iconUrl: "Ikon",
  shareImageUrl: "Delningsbild",
};

/** What is wanted of the catalogue, in the form and in the audit log. */
export const SITE_CATALOGUE_LABELS = {
  checksLinks: "Kontrollera säljarnas länkar",
  oldPriceDays: "Dagar innan ett pris är gammalt",
  hasProductFeed: "Låt andra hämta katalogen",
} as const;

/** What the audit log calls parts of the longer settings. */
export const SITE_PART_LABELS = {
  healthData: "Samtycke till uppgifter om hälsa",
  testAnswers: "Samtycke till svar i tester",
  labValues: "Samtycke till provsvar",
  footer1: "Sidfot, grupp 1",
  footer2: "Sidfot, grupp 2",
  footer3: "Sidfot, grupp 3",
  startHeading: "Startsidans rubrik",
  startText: "Startsidans text",
  startImage: "Startsidans bild",
  startButtons: "Startsidans knappar",
  startOrder: "Kort som visas",
  startCardTESTS: "Kortet med provröret",
  startCardSUPPLEMENTS: "Kortet med kapseln",
  startCardSLEEP: "Kortet med månen",
  startCardPROTOCOLS: "Kortet med listan",
  startCardTRAINING: "Kortet med hanteln",
  startCardMENTAL: "Kortet med huvudet",
} as const;

/** Most characters of the name, which is in the header of a phone, and of the others. */
export const MAX_SITE_NAME = 30;
export const MAX_TAGLINE = 120;
export const MAX_OPERATOR = 120;
export const MAX_ADDRESS = 200;
export const MAX_ANSWER_TIME = 60;

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
  // Clients that do not know of these leave them as they are.
  answerTime: editedLine("Svarstiden", MAX_ANSWER_TIME).optional(),
  rulesReviewer: editedLine("Granskarens namn", MAX_REVIEWER).optional(),
  rulesReviewedOn: optionalDay("Skriv en dag som 2026-01-31.").optional(),
});

/** What an admin wants of the catalogue. */
export const siteCatalogueSchema = z.object({
  checksLinks: z.boolean({ error: "Ange om länkarna ska kontrolleras." }),
  oldPriceDays: z
    .number({ error: "Skriv ett antal dagar." })
    .int("Skriv ett helt antal dagar.")
    .min(1, "Skriv minst 1 dag.")
    .max(730, "Skriv högst 730 dagar."),
  // Clients that do not know of it leave it as it is.
  hasProductFeed: z.boolean({ error: "Ange om andra får hämta katalogen." }).nullish(),
});

/** Which parts of the site an admin has turned off. */
export const siteAreasSchema = z.object({
  areasOff: z
    .array(z.enum(SITE_AREA_NAMES as [SiteAreaName, ...SiteAreaName[]]))
    .transform((off) => SITE_AREA_NAMES.filter((area) => off.includes(area))),
});

/** Cut, not rounded: what is not enough must not look so. */
const ratio = (contrast: number): string => (Math.floor(contrast * 10) / 10).toFixed(1).replace(".", ",");

/** Address of a picture of the library; '' for none. */
const libraryAddress = (what: string) =>
  z
    .string({ error: `${what} ska vara en adress.` })
    .max(2_000, `${what}s adress är för lång.`)
    .refine((text) => text === "" || isSitePath(text), `Välj ${what.toLowerCase()} ur bildbiblioteket.`);

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
  logoUrl: libraryAddress("Logotypen"),
  // Left out by clients that do not know them, and in what was kept before there were any.
  iconUrl: libraryAddress("Ikonen").nullish(),
  shareImageUrl: libraryAddress("Delningsbilden").nullish(),
});

/** Pixels of the longer side that an icon needs at least: the largest that is made of it. */
export const MIN_ICON = 512;

/** The size in which pages are shown where somebody has linked to them. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** How large a picture of the library is; a vector picture is as large as it is wanted. */
interface PictureSize {
  width: number;
  height: number;
  isVector: boolean;
}

/** Why a picture cannot be the icon; undefined when it can. */
export const iconProblem = ({ width, height, isVector }: PictureSize): string | undefined =>
  isVector || Math.max(width, height) >= MIN_ICON
    ? undefined
    : `Bilden är för liten: ${width} × ${height} bildpunkter. En ikon behöver minst ${MIN_ICON} på den längsta sidan, eller vara en SVG.`;

/** Why a picture cannot be shown with links; undefined when it can. */
export const shareImageProblem = ({ width, height, isVector }: PictureSize): string | undefined =>
  isVector || (width >= SHARE_SIZE.width && height >= SHARE_SIZE.height)
    ? undefined
    : `Bilden är för liten: ${width} × ${height} bildpunkter. En delningsbild behöver minst ${SHARE_SIZE.width} × ${SHARE_SIZE.height}, eller vara en SVG.`;

/** Most links of the menu, which is one line, and of a group of the footer, and most characters of their names. */
export const MAX_MENU_LINKS = 9;
export const MAX_FOOTER_LINKS = 20;
export const MAX_LINK_LABEL = 28;
/** Groups that the footer has room for. */
const FOOTER_GROUPS = 3;

/** Where a link leads, as an admin chooses it. */
const menuPathSchema = z
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

/** Most characters of the start page's heading and sentence, of a button, and of a card's heading and text. */
export const MAX_START_HEADING = 60;
export const MAX_START_TEXT = 240;
export const MAX_BUTTON = 30;
export const MAX_CARD_TITLE = 40;
export const MAX_CARD_TEXT = 140;

/** A text of the start page, which is seen as soon as it is saved. */
const startText = (what: string, missing: string, max: number) =>
  editedLine(what, max)
    .min(1, missing)
    .refine((text) => !text.includes(TO_FILL), `Något är kvar att skriva (”${TO_FILL}”).`);

const ICONS = Object.keys(START_ICONS) as [StartIcon, ...StartIcon[]];

/** The start page as an admin edits it. */
export const startPageSchema = z.object({
  heading: startText("Rubriken", "Fyll i rubriken.", MAX_START_HEADING),
  text: startText("Texten", "Skriv en mening eller två.", MAX_START_TEXT),
  imageUrl: libraryAddress("Bilden"),
  mainButton: z.object({
    path: z
      .string({ error: "Välj en sida." })
      .min(1, { error: "Välj en sida.", abort: true })
      .refine((path) => path === START_JOURNEY || isMenuPath(path), "Välj en av sajtens sidor."),
    label: startText("Knappens text", "Fyll i knappens text.", MAX_BUTTON),
  }),
  moreLink: z.object({ path: menuPathSchema, label: startText("Länkens text", "Fyll i länkens text.", MAX_BUTTON) }),
  cards: z
    .array(
      z.object({
        icon: z.enum(ICONS),
        isOn: z.boolean({ error: "Ange om kortet visas." }),
        title: startText("Rubriken", "Fyll i rubriken.", MAX_CARD_TITLE),
        text: startText("Texten", "Fyll i texten.", MAX_CARD_TEXT),
        path: menuPathSchema,
        action: startText("Knappens text", "Fyll i knappens text.", MAX_BUTTON),
      }),
      { error: "Korten ska vara en lista." },
    )
    .refine(
      (cards) => cards.length === ICONS.length && ICONS.every((icon) => cards.some((card) => card.icon === icon)),
      "Startsidan har sex kort, ett med varje bild.",
    ),
});

/** Most characters of a consent's heading, of its box and of its text. */
export const MAX_CONSENT_TITLE = 60;
export const MAX_CONSENT_ASK = 60;
export const MAX_CONSENT_TEXT = 2_000;

const consentSchema = z.object({
  title: startText("Rubriken", "Fyll i rubriken.", MAX_CONSENT_TITLE),
  ask: startText("Rutans text", "Fyll i vad som står vid rutan.", MAX_CONSENT_ASK),
  text: startText("Texten", "Skriv vad besökaren säger ja till.", MAX_CONSENT_TEXT),
  isSameMeaning: z.boolean({ error: "Ange om meningen är densamma." }),
});

/** The texts that visitors can consent to, as an admin edits them. */
export const siteConsentsSchema = z.object({
  healthData: consentSchema,
  testAnswers: consentSchema,
  labValues: consentSchema,
});

/** The same as they are sent: clients that are older than one of the texts leave that as it is. */
export const sentConsentsSchema = siteConsentsSchema.extend({ labValues: consentSchema.nullish() });

/** The fields of the consents, by their kinds. */
export const CONSENT_FIELDS = {
  health_data: "healthData",
  test_answers: "testAnswers",
  lab_values: "labValues",
} as const satisfies Record<ConsentKind, keyof z.input<typeof siteConsentsSchema>>;

/** What a service calls a site. */
const SITE_IDS: Readonly<Record<AnalyticsService, readonly [RegExp, string]>> = {
  MATOMO: [/^[1-9]\d{0,8}$/, "Matomo kallar sajten för ett tal, till exempel 1."],
  PLAUSIBLE: [/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, "Plausible kallar sajten för dess domän, till exempel exempel.se."],
  OWN: [/^[\w.:-]{1,100}$/, "Sajtens id får ha bokstäver, siffror, punkt, kolon och bindestreck."],
};

/** The services' own files, which an address may have been copied with. */
const FILES = /\/(matomo\.(php|js)|js\/script[\w.-]*\.js|api\/event)$/;

/** An address as the policy of pages can name it; undefined for what is none. HTTP is for trying it on one's own machine. */
function serviceAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.search || url.hash) return undefined;
  const isHere = ["localhost", "127.0.0.1"].includes(url.hostname);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isHere)) return undefined;
  return /^[a-z0-9.-]+$/.test(url.hostname) && /^[\w./~-]*$/.test(url.pathname) ? url : undefined;
}

const SERVICES = Object.keys(ANALYTICS_SERVICES) as [AnalyticsService, ...AnalyticsService[]];

/** The analytics as an admin sets them; no service is none. */
export const analyticsSchema = z
  .object({
    service: z.enum(["", ...SERVICES], { error: "Välj en tjänst." }),
    address: editedLine("Adressen", 300),
    siteId: editedLine("Sajtens id", 100),
    asksFirst: z.boolean({ error: "Ange om besökaren ska tillfrågas." }),
  })
  .superRefine(({ service, address, siteId, asksFirst }, ctx) => {
    if (service === "") return;
    const wrong = (path: string, message: string) => ctx.addIssue({ code: "custom", path: [path], message });
    const url = serviceAddress(address);
    if (!url) wrong("address", "Skriv en adress som börjar med https://, utan ? och #.");
    else if (service === "OWN" && url.pathname === "/")
      wrong("address", "Skriv skriptets hela adress, till exempel https://statistik.exempel.se/script.js.");
    const [pattern, hint] = SITE_IDS[service];
    if (!pattern.test(siteId)) wrong("siteId", hint);
    if (!asksFirst && MUST_ASK.includes(service))
      wrong("asksFirst", "Tjänsten skiljer besökare åt, så lagen vill att de tillfrågas först.");
  })
  .transform(({ service, address, siteId, asksFirst }): Analytics | null => {
    const url = serviceAddress(address);
    if (service === "" || !url) return null;
    const path = service === "OWN" ? url.pathname : url.pathname.replace(FILES, "").replace(/\/+$/, "");
    return { service, address: url.origin + path, siteId, asksFirst };
  });
