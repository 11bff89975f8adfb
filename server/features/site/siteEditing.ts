import type { EntityManager } from "typeorm";
import { ANALYTICS_NAMES, type Analytics } from "../../../schema/analytics.ts";
import {
  CONSENTS,
  type ConsentHistory,
  type ConsentKind,
  currentConsent,
  withConsent,
} from "../../../schema/consents.ts";
import type { FieldErrorCode } from "../../../schema/fieldErrors.ts";
import { publicIdAt } from "../../../schema/images.ts";
import { hasUnfilled } from "../../../schema/rules/content/placeholders.ts";
import { followPages, type Leading, linkedSlugs } from "../../../schema/rules/site/sitePageLinks.ts";
import { dayOf } from "../../../schema/rules/words/days.ts";
import { isOperatorInvented, missingOperatorFacts, OPERATOR_FACTS, type SiteFacts } from "../../../schema/site.ts";
import { SITE_AREAS } from "../../../schema/siteAreaTexts.ts";
import {
  analyticsSchema,
  CONSENT_FIELDS,
  iconProblem,
  SITE_CATALOGUE_LABELS,
  SITE_LABELS,
  SITE_PART_LABELS,
  sentConsentsSchema,
  shareImageProblem,
  siteAreasSchema,
  siteCatalogueSchema,
  siteLookSchema,
  siteMenuSchema,
  siteSchema,
  startPageSchema,
} from "../../../schema/siteEditing.ts";
import { DEFAULT_FOOTER, DEFAULT_MENU, type FooterGroup, type SiteLink } from "../../../schema/siteMenu.ts";
import { DEFAULT_START, type StartPage } from "../../../schema/startPage.ts";
import { z } from "../../../schema/zod.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { readPathsNow, readSite } from "../../platform/site.ts";
import { forgetLinks } from "../catalogue/links/linkStore.ts";
import { editVersioned, type VersionedKind } from "../editing/editVersioned.ts";
import { LibraryFormat, LibraryImage } from "../media/LibraryImage.ts";
import { lockImage } from "../media/lockImage.ts";
import { SiteSettings } from "./SiteSettings.ts";
import { shownSite } from "./siteService.ts";
import type {
  EditableSite,
  SetSiteOpenInput,
  SetSiteOpenPayload,
  UpdateSiteAnalyticsInput,
  UpdateSiteAnalyticsPayload,
  UpdateSiteAreasInput,
  UpdateSiteAreasPayload,
  UpdateSiteCatalogueInput,
  UpdateSiteCataloguePayload,
  UpdateSiteConsentsInput,
  UpdateSiteConsentsPayload,
  UpdateSiteLookInput,
  UpdateSiteLookPayload,
  UpdateSiteMenuInput,
  UpdateSiteMenuPayload,
  UpdateSiteSettingsInput,
  UpdateSiteSettingsPayload,
  UpdateStartPageInput,
  UpdateStartPagePayload,
} from "./siteTypes.ts";

type Facts = SiteFacts &
  Pick<
    SiteSettings,
    | "primaryColour"
    | "logoUrl"
    | "iconUrl"
    | "shareImageUrl"
    | "openedAt"
    | "answerTime"
    | "rulesReviewer"
    | "rulesReviewedOn"
  > &
  Record<"areasOff" | "menu" | "analytics" | CatalogueSetting | (typeof PARTS)[number], string>;

type CatalogueSetting = keyof typeof SITE_CATALOGUE_LABELS;
const CATALOGUE_SETTINGS = Object.keys(SITE_CATALOGUE_LABELS) as CatalogueSetting[];

const inWords = (links: readonly SiteLink[]): string => links.map(({ path, label }) => `${label} (${path})`).join(", ");

/** The longer settings in parts, since the log keeps the beginning of each value. */
const partsOf = (
  groups: readonly FooterGroup[],
  { heading, text, imageUrl, mainButton, moreLink, cards }: StartPage,
  consents: ConsentHistory,
): Record<(typeof PARTS)[number], string> => {
  const parts = new Map<string, string>([
    ["healthData", consentInWords("health_data", consents)],
    ["testAnswers", consentInWords("test_answers", consents)],
    ["labValues", consentInWords("lab_values", consents)],
    ...groups.map(({ title, links }, at): [string, string] => [`footer${at + 1}`, `${title}: ${inWords(links)}`]),
    ["startHeading", heading],
    ["startText", text],
    ["startImage", imageUrl],
    ["startButtons", inWords([mainButton, moreLink])],
    [
      "startOrder",
      cards
        .filter(({ isOn }) => isOn)
        .map(({ title }) => title)
        .join(", "),
    ],
    ...cards.map(({ icon, title, text: says, action, path }): [string, string] => [
      `startCard${icon}`,
      `${title}: ${says} ${inWords([{ path, label: action }])}`,
    ]),
  ]);
  return Object.fromEntries(PARTS.map((part) => [part, parts.get(part) ?? ""])) as Record<
    (typeof PARTS)[number],
    string
  >;
};

function consentInWords(kind: ConsentKind, texts: ConsentHistory): string {
  const { version, title, ask, text } = currentConsent(kind, texts);
  return `Version ${version}. ${title}. ${ask}. ${text}`;
}

const PARTS = Object.keys(SITE_PART_LABELS) as (keyof typeof SITE_PART_LABELS)[];

/** The site as the audit log tells of it. */
const factsOf = (site: SiteSettings): Facts => ({
  ...site,
  areasOff: site.areasOff.map((area) => SITE_AREAS[area].label).join(", "),
  menu: inWords(site.menu ?? DEFAULT_MENU),
  analytics: site.analytics ? analyticsInWords(site.analytics) : "",
  checksLinks: yesOrNo(site.checksLinks),
  oldPriceDays: String(site.oldPriceDays ?? ""),
  hasProductFeed: yesOrNo(site.hasProductFeed),
  ...partsOf(site.footer ?? DEFAULT_FOOTER, site.startPage ?? DEFAULT_START, site.consents ?? null),
});

/** In words; '' of what was kept before it could be set. */
const yesOrNo = (is: boolean | undefined): string => (is === undefined ? "" : is ? "Ja" : "Nej");

const analyticsInWords = ({ service, address, siteId, asksFirst }: Analytics): string =>
  `${ANALYTICS_NAMES[service]}: ${address} (${siteId})${asksFirst ? "" : ", utan att fråga"}`;

const FACTS: readonly (keyof Facts)[] = [
  "areasOff",
  "menu",
  "analytics",
  ...CATALOGUE_SETTINGS,
  ...PARTS,
  "primaryColour",
  "logoUrl",
  "iconUrl",
  "shareImageUrl",
  "name",
  "tagline",
  ...OPERATOR_FACTS,
  "answerTime",
  "rulesReviewer",
  "rulesReviewedOn",
  "openedAt",
];

/** The site itself. */
export const SITE: VersionedKind<SiteSettings, Facts, SiteSettings, "settings", string> = {
  entity: SiteSettings,
  type: null,
  payload: "settings",
  noun: "Inställningarna",
  opened: "sidan",
  fields: FACTS,
  factsOf,
  subjectOf: (id, { name }) => ({ type: "SITE", id, name }),
  read: (manager) => manager.findOneByOrFail(SiteSettings, { id: 1 }),
  where: () => ({ id: 1 }),
  afterwards: (ctx) => ctx.site.forget(),
  // Whether it is open is no text.
  stateOf: ({ id: _, version: _version, openedAt: _openedAt, logoWidth: _width, logoHeight: _height, ...state }) => ({
    ...state,
    primaryColour: state.primaryColour ?? "",
    logoUrl: state.logoUrl ?? "",
    iconUrl: state.iconUrl ?? "",
    shareImageUrl: state.shareImageUrl ?? "",
  }),
  inWords: (state: SiteSettings) => {
    const facts = factsOf(state);
    return Object.fromEntries(FACTS.map((name) => [name, facts[name]]));
  },
  takeBack: takeSiteBack,
};

/** What a change makes of the row, or why it is refused. */
type Decision = { after: SiteSettings; errors?: undefined } | { after?: undefined; errors: FieldError[] };

/** The site as admins edit it, past every cache: what is edited is what stands. */
export const readEditableSite = async (ctx: Context): Promise<EditableSite> =>
  editable(ctx, await ctx.db.manager.findOneByOrFail(SiteSettings, { id: 1 }));

async function editable({ given, sql }: Context, row: SiteSettings): Promise<EditableSite> {
  const { id: _, logoWidth: _width, logoHeight: _height, ...facts } = row;
  const leading = {
    menu: row.menu ?? DEFAULT_MENU,
    footer: row.footer ?? DEFAULT_FOOTER,
    startPage: row.startPage ?? DEFAULT_START,
  };
  const consents = CONSENT_KINDS.map((kind) => ({ ...currentConsent(kind, row.consents), kind }));
  return {
    ...facts,
    consents,
    ...followPages(leading, await readPathsNow(sql, leading, true)),
    mailFrom: given.mailFrom ?? null,
    contactEmail: given.contactEmail ?? null,
    sendsMail: given.sendsMail,
  };
}

/** Writes what an admin edited of the site, unless it was changed meanwhile. */
export async function updateSiteSettings(
  ctx: Context,
  input: UpdateSiteSettingsInput,
): Promise<UpdateSiteSettingsPayload> {
  const { value, errors } = parseInput(siteSchema, input);
  if (errors) return { errors };
  return change(ctx, input.version, (before) => withFacts(before, value));
}

function withFacts(
  before: SiteSettings,
  value: Partial<SiteFacts & Pick<SiteSettings, "answerTime" | "rulesReviewer" | "rulesReviewedOn">>,
): Decision {
  const after = { ...before, ...value };
  const wrong = wrongReview(after);
  if (wrong) return { errors: wrong };
  // The demo is open with its invented company; nobody else's site is open without one.
  const isUnfinished = before.openedAt && !isOperatorInvented(before) && obstacleOf(after);
  return isUnfinished ? { errors: isUnfinished } : { after };
}

/** A review of the tests' rules has somebody and a day, or neither. */
function wrongReview({ rulesReviewer, rulesReviewedOn }: SiteSettings): FieldError[] | undefined {
  if (rulesReviewer && !rulesReviewedOn)
    return fieldError("INVALID", "Ange vilken dag reglerna granskades.", "rulesReviewedOn");
  if (rulesReviewedOn && !rulesReviewer)
    return fieldError("INVALID", "Ange vem som granskade reglerna.", "rulesReviewer");
  return rulesReviewedOn && rulesReviewedOn > dayOf(new Date())
    ? fieldError("INVALID", "Dagen har inte varit än.", "rulesReviewedOn")
    : undefined;
}

/** Turns parts of the site on and off. */
export async function updateSiteAreas(ctx: Context, input: UpdateSiteAreasInput): Promise<UpdateSiteAreasPayload> {
  const { value, errors } = parseInput(siteAreasSchema, input);
  if (errors) return { errors };
  return change(ctx, input.version, (before) => ({ after: { ...before, ...value } }));
}

/** Changes how the site looks. */
export async function updateSiteLook(ctx: Context, input: UpdateSiteLookInput): Promise<UpdateSiteLookPayload> {
  const { value, errors } = parseInput(siteLookSchema, input);
  if (errors) return { errors };
  return change(ctx, input.version, (before, manager) => withLook(before, value, manager));
}

async function withLook(
  before: SiteSettings,
  look: z.output<typeof siteLookSchema>,
  manager: EntityManager,
): Promise<Decision> {
  const after = { ...before, primaryColour: look.primaryColour || null };
  for (const [field, problem] of Object.entries(PICTURES) as [keyof typeof PICTURES, PictureProblem][]) {
    const url = look[field] ?? before[field] ?? "";
    if (url === (before[field] ?? "")) continue;
    const image = url === "" ? null : await lockedImage(manager, url);
    if (url !== "" && !image) return { errors: fieldError("NOT_FOUND", NO_IMAGE, field) };
    const wrong = image && problem({ ...image, isVector: image.format === LibraryFormat.SVG });
    if (wrong) return { errors: fieldError("INVALID", wrong, field) };
    after[field] = url || null;
    if (field === "logoUrl")
      Object.assign(after, { logoWidth: image?.width ?? null, logoHeight: image?.height ?? null });
  }
  return { after };
}

type PictureProblem = typeof iconProblem;

/** The pictures of the look, and why one cannot be. */
const PICTURES = { logoUrl: () => undefined, iconUrl: iconProblem, shareImageUrl: shareImageProblem } satisfies Record<
  string,
  PictureProblem
>;

/** A picture of the library that stays until the transaction ends; null for one that is gone. */
const lockedImage = async (manager: EntityManager, url: string): Promise<LibraryImage | null> =>
  (await lockImage(manager, url)) ? manager.findOneBy(LibraryImage, { publicId: publicIdAt(url) }) : null;

/** Writes all that the settings were; the site stays open or closed as it is. */
async function takeSiteBack(
  ctx: Context,
  { version }: { version: number },
  state: unknown,
): Promise<{ errors: FieldError[] }> {
  const { value, errors } = parseInput(ALL_SETTINGS, state);
  if (errors) return { errors };
  const { primaryColour, logoUrl, iconUrl, shareImageUrl, menu = null, footer = null, ...others } = value;
  const { startPage = null, analytics = null, checksLinks, oldPriceDays, hasProductFeed, consents, ...facts } = others;
  const look = { primaryColour, logoUrl, iconUrl: iconUrl ?? "", shareImageUrl: shareImageUrl ?? "" };
  const missing = await missingPage(ctx, { menu, footer, startPage });
  if (missing) return { errors: missing };
  return change(ctx, version, async (before, manager) => {
    const decision = withFacts(before, facts);
    if (!decision.after) return decision;
    const started = await withStartPage(decision.after, startPage, manager);
    if (!started.after) return started;
    const { after } = started;
    const catalogue = {
      checksLinks: checksLinks ?? after.checksLinks,
      oldPriceDays: oldPriceDays ?? after.oldPriceDays,
      hasProductFeed: hasProductFeed ?? after.hasProductFeed,
    };
    // What was shown in between was shown: an earlier text is a new one, and those who consented are asked.
    const texts = consents === undefined ? after.consents : withConsentsOf(after.consents, consents);
    return withLook({ ...after, ...catalogue, menu, footer, analytics, consents: texts }, look, manager);
  });
}
/** Null, or not there in what was kept before it could be set: as it came. */
const ALL_SETTINGS = siteSchema
  .extend(siteAreasSchema.shape)
  .extend(siteLookSchema.shape)
  .extend({
    menu: siteMenuSchema.shape.menu.nullish(),
    footer: siteMenuSchema.shape.footer.nullish(),
    startPage: startPageSchema.nullish(),
    analytics: analyticsSchema.nullish(),
    consents: z.custom<ConsentHistory>(Array.isArray).nullish(),
    ...siteCatalogueSchema.partial().shape,
  });

/** Orders the menu and the footer. */
export async function updateSiteMenu(ctx: Context, input: UpdateSiteMenuInput): Promise<UpdateSiteMenuPayload> {
  const { value, errors } = parseInput(siteMenuSchema, input);
  if (errors) return { errors };
  const missing = await missingPage(ctx, { ...value, startPage: null });
  if (missing) return { errors: missing };
  // What is as it came stays so, also in a later version of the product.
  const menu = isSame(value.menu, DEFAULT_MENU) ? null : value.menu;
  const footer = isSame(value.footer, DEFAULT_FOOTER) ? null : value.footer;
  return change(ctx, input.version, (before) => ({ after: { ...before, menu, footer } }));
}

/** Changes the start page. */
export async function updateStartPage(ctx: Context, input: UpdateStartPageInput): Promise<UpdateStartPagePayload> {
  const { value, errors } = parseInput(startPageSchema, input);
  if (errors) return { errors };
  const missing = await missingPage(ctx, { menu: null, footer: null, startPage: value });
  if (missing) return { errors: missing };
  const startPage = isSame(value, DEFAULT_START) ? null : value;
  return change(ctx, input.version, (before, manager) => withStartPage(before, startPage, manager));
}

async function withStartPage(
  before: SiteSettings,
  startPage: StartPage | null,
  manager: EntityManager,
): Promise<Decision> {
  const imageUrl = startPage?.imageUrl ?? "";
  if (imageUrl === "" || imageUrl === before.startPage?.imageUrl) return { after: { ...before, startPage } };
  const image = await lockedImage(manager, imageUrl);
  if (!image) return { errors: fieldError("NOT_FOUND", NO_IMAGE, "imageUrl") };
  return image.alt === ""
    ? { errors: fieldError("INVALID", NO_TEXT, "imageUrl") }
    : { after: { ...before, startPage } };
}

/** Sets what counts visits. */
export async function updateSiteAnalytics(
  ctx: Context,
  input: UpdateSiteAnalyticsInput,
): Promise<UpdateSiteAnalyticsPayload> {
  const { value: analytics, errors } = parseInput(analyticsSchema, { ...input, service: input.service ?? "" });
  if (errors) return { errors };
  return change(ctx, input.version, (before) => ({ after: { ...before, analytics } }));
}

const CONSENT_KINDS = Object.keys(CONSENTS) as ConsentKind[];

/** Writes what visitors can consent to. */
export async function updateSiteConsents(
  ctx: Context,
  input: UpdateSiteConsentsInput,
): Promise<UpdateSiteConsentsPayload> {
  const { value, errors } = parseInput(sentConsentsSchema, input);
  if (errors) return { errors };
  return change(ctx, input.version, (before) => {
    let { consents } = before;
    for (const kind of CONSENT_KINDS) {
      const field = CONSENT_FIELDS[kind];
      const sent = value[field];
      if (!sent) continue;
      const { isSameMeaning, ...words } = sent;
      const unknown = (["title", "ask", "text"] as const).find((name) => hasUnfilled(words[name], before));
      if (unknown) return { errors: fieldError("INVALID", UNFILLED, `${field}.${unknown}`) };
      consents = withConsent(consents, kind, words, isSameMeaning, new Date().toISOString());
    }
    return { after: { ...before, consents } };
  });
}

const UNFILLED =
  "Texten har en markering som inte är ifylld. Använd {{sajten}}, eller fyll i uppgiften i Inställningar.";

/** The texts after those of another time are shown again. */
const withConsentsOf = (texts: ConsentHistory, earlier: ConsentHistory): ConsentHistory =>
  CONSENT_KINDS.reduce(
    (shown, kind) => withConsent(shown, kind, currentConsent(kind, earlier), false, new Date().toISOString()),
    texts,
  );

/** Changes what is wanted of the catalogue. */
export async function updateSiteCatalogue(
  ctx: Context,
  input: UpdateSiteCatalogueInput,
): Promise<UpdateSiteCataloguePayload> {
  const { value, errors } = parseInput(siteCatalogueSchema, input);
  if (errors) return { errors };
  return change(ctx, input.version, async (before, manager) => {
    if (!value.checksLinks && before.version === input.version) await forgetLinks(manager);
    const { hasProductFeed = null, ...others } = value;
    return { after: { ...before, ...others, hasProductFeed: hasProductFeed ?? before.hasProductFeed } };
  });
}

const NO_TEXT = "Bilden saknar text för dem som inte ser den. Skriv en i bildbiblioteket, och välj bilden igen.";

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Why settings cannot lead to pages that admins made: one is not there. */
async function missingPage({ sql }: Context, leading: Leading): Promise<FieldError[] | undefined> {
  const now = await readPathsNow(sql, leading, true);
  const missing = linkedSlugs(leading).find((slug) => now(`/${slug}`) === undefined);
  return missing === undefined
    ? undefined
    : fieldError("NOT_FOUND", `Sidan /${missing} finns inte längre. Välj en annan.`);
}

const NO_IMAGE = "Bilden finns inte i bildbiblioteket längre. Välj en annan.";

/** Opens the site to visitors, or closes it again. */
export async function setSiteOpen(ctx: Context, input: SetSiteOpenInput): Promise<SetSiteOpenPayload> {
  return change(ctx, input.version, (before) => {
    // It could not be opened again.
    if (!input.isOpen && isOperatorInvented(before)) return { errors: DEMO_STAYS_OPEN };
    if (!input.isOpen) return { after: { ...before, openedAt: null } };
    const errors = obstacleOf(before) ?? mailObstacle(ctx);
    if (errors) return { errors };
    return { after: { ...before, openedAt: before.openedAt ?? new Date() } };
  });
}

/** Why a site cannot be open with this operator. */
function obstacleOf(site: SiteFacts): FieldError[] | undefined {
  const [missing] = missingOperatorFacts(site);
  if (missing)
    return refused(
      "OPERATOR_MISSING",
      `${SITE_LABELS[missing]} saknas. Besökare ska kunna se vem som driver sajten.`,
      missing,
    );
  if (!isOperatorInvented(site)) return undefined;
  return refused(
    "OPERATOR_INVENTED",
    "Företaget är demons påhittade. Fyll i ditt eget namn, organisationsnummer, adress och e-post först.",
    "operatorName",
  );
}

const DEMO_STAYS_OPEN = fieldError(
  "OPERATOR_INVENTED",
  "Demon är alltid öppen. Fyll i vem som driver sajten, så kan du stänga den tills den är klar.",
);

const mailObstacle = ({ given }: Context): FieldError[] | undefined =>
  given.sendsMail
    ? undefined
    : refused(
        "MAIL_NOT_SENT",
        "Mejl skickas inte än, så ingen kan bekräfta ett konto. Ställ in SMTP_URL på servern och starta om den.",
      );

const refused = (code: FieldErrorCode, message: string, field?: string): FieldError[] =>
  fieldError(code, message, field);

/** Changes the one row, which at once is known to this process. */
async function change(
  ctx: Context,
  version: number,
  decide: (before: SiteSettings, manager: EntityManager) => Decision | Promise<Decision>,
): Promise<UpdateSiteSettingsPayload> {
  const payload = await editVersioned(ctx, SITE, { id: "1", version }, { value: null }, async (_, before, manager) => {
    const { after, errors } = await decide(before, manager);
    if (errors) return { errors };
    const { id: _id, version: _version, ...facts } = after;
    return { after: factsOf(after), write: () => manager.update(SiteSettings, { id: 1 }, facts) };
  });
  const { settings: now, errors } = payload;
  if (!now) return { settings: null, errors };
  const settings = await editable(ctx, now);
  if (errors.length > 0) return { settings, errors };
  return { settings, site: shownSite(await readSite(ctx.sql)), errors };
}
