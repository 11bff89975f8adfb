import { publicIdAt } from "../../../schema/images.ts";
import { isUnfinished } from "../../../schema/rules/content/placeholders.ts";
import { DEMO_SITE, isOperatorInvented, missingOperatorFacts, type Site as SiteRow } from "../../../schema/site.ts";
import { isOff } from "../../../schema/siteAreas.ts";
import { isReservedAddress, SETUP_STEPS, type SetupStepName } from "../../../schema/siteSetup.ts";
import { DEFAULT_START } from "../../../schema/startPage.ts";
import type { Context } from "../../platform/graphql/context.ts";
import type { Sender } from "../../platform/mail/mailer.ts";
import { signedIn } from "../accounts/sessions/signInService.ts";
import { isExample } from "../catalogue/demo/demoCatalogue.ts";
import type { Image } from "../media/Image.ts";
import type { SetupStepState, Site, StartPage as StartPageType } from "./siteTypes.ts";

/** The site as visitors get it. */
export const shownSite = ({ openedAt, logoUrl, logoWidth, logoHeight, startPage, ...row }: SiteRow): Site => {
  const { rulesReviewer: reviewer, rulesReviewedOn: reviewedOn, ...facts } = row;
  return {
    ...facts,
    rulesReview: reviewedOn === null ? null : { reviewer, reviewedOn },
    logo:
      logoUrl === null ? null : { url: logoUrl, width: logoWidth, height: logoHeight, alt: facts.name, variants: [] },
    isOperatorInvented: isOperatorInvented(facts),
    isOpen: openedAt !== null,
    hasOwnStartPage: startPage !== null,
  };
};

/** Whom mails are from where the environment does not say it. */
export const senderOf = ({ name, email }: Pick<SiteRow, "name" | "email">, origin: string): Sender => ({
  name,
  address: email || `hej@${new URL(origin).hostname}`,
});

/** The site as visitors get it, from what the process holds; as it was last while the database cannot be asked. */
export async function readShownSite(ctx: Context): Promise<Site> {
  return shownSite(
    await ctx.site.read(ctx).catch(() => {
      ctx.isPersonal = true;
      return ctx.site.last;
    }),
  );
}

/** The start page as visitors get it. */
export async function readStartPage(ctx: Context): Promise<StartPageType> {
  const { startPage, areasOff } = await ctx.site.read(ctx);
  const { imageUrl, mainButton, moreLink, cards, heading, text } = startPage ?? DEFAULT_START;
  const isShown = (path: string) => path !== "" && !isOff(areasOff, path);
  return {
    heading,
    text,
    image: await readLibraryImage(ctx, imageUrl),
    mainButton: isShown(mainButton.path) ? mainButton : null,
    moreLink: isShown(moreLink.path) ? moreLink : null,
    cards: cards.filter(({ isOn, path }) => isOn && isShown(path)),
  };
}

/** A picture of the library with what it shows; null for none, and for one that is gone. */
async function readLibraryImage({ sql }: Context, url: string): Promise<Image | null> {
  const publicId = publicIdAt(url);
  if (publicId === undefined) return null;
  const [image] = await sql.preparedQuery<Pick<Image, "width" | "height" | "alt">>(
    "SELECT width, height, alt FROM library_image WHERE public_id = $1",
    [publicId],
  );
  return image ? { url, ...image, variants: [] } : null;
}

/** What of the list is in the database, in one statement. */
interface Found {
  hasAuthor: boolean;
  hasGoal: boolean;
  hasGuide: boolean;
  hasProduct: boolean;
  hasProvider: boolean;
  invented: string[];
  pages: { title: string; text: string }[];
  hasFactor: boolean;
  hasBackup: boolean;
}

const SELECT_FOUND = `SELECT
  EXISTS (SELECT 1 FROM author WHERE NOT is_example) AS "hasAuthor",
  EXISTS (SELECT 1 FROM journey_text) AS "hasGoal",
  EXISTS (SELECT 1 FROM article WHERE is_published) AS "hasGuide",
  EXISTS (SELECT 1 FROM product WHERE is_available) AS "hasProduct",
  EXISTS (SELECT 1 FROM provider) AS "hasProvider",
  ARRAY(SELECT name FROM provider WHERE ${isExample("website")} ORDER BY name LIMIT 5) AS invented,
  EXISTS (SELECT 1 FROM backup_run WHERE taken_at > now() - interval '1 day') AS "hasBackup",
  (SELECT coalesce(json_agg(json_build_object('title', title,
     'text', concat_ws(' ', title, heading, description, lead, sections)) ORDER BY title), '[]') FROM page WHERE is_published) AS pages,
  EXISTS (SELECT 1 FROM second_factor WHERE user_id = $1 AND confirmed_at IS NOT NULL) AS "hasFactor"`;

/** What there is to do before the site is ready, in its order, and how it stands; one statement. */
export async function readSiteSetup(ctx: Context): Promise<SetupStepState[]> {
  const { userId } = signedIn(ctx);
  const [site, [found]] = await Promise.all([ctx.site.read(ctx), ctx.sql.preparedQuery<Found>(SELECT_FOUND, [userId])]);
  if (!found) return [];
  const unfinished = found.pages.filter(({ text }) => isUnfinished(text, site));
  const isInvented = found.invented.length > 0;
  const done: Record<SetupStepName, boolean> = {
    NAME: site.name !== DEMO_SITE.name || site.tagline !== DEMO_SITE.tagline,
    LOOK: site.primaryColour !== null || site.logoUrl !== null || site.startPage !== null,
    OPERATOR: !isOperatorInvented(site) && missingOperatorFacts(site).length === 0,
    ADDRESS: ctx.given.publicUrl?.startsWith("https:") ?? false,
    MAIL: ctx.given.sendsMail && !isReservedAddress(ctx.given.mailFrom ?? site.email),
    TEXTS: unfinished.length === 0,
    AUTHORS: found.hasAuthor,
    GOALS: found.hasGoal,
    GUIDES: found.hasGuide,
    PRODUCTS: found.hasProduct && !isInvented,
    PROVIDERS: found.hasProvider && !isInvented,
    SECOND_FACTOR: found.hasFactor,
    BACKUP: found.hasBackup,
    OPENED: site.openedAt !== null,
  };
  const left: Partial<Record<SetupStepName, string[]>> = {
    TEXTS: unfinished.map(({ title }) => title),
    PROVIDERS: found.invented,
  };
  return (Object.keys(SETUP_STEPS) as SetupStepName[]).map((step) => ({
    step,
    isDone: done[step],
    left: left[step] ?? [],
  }));
}
