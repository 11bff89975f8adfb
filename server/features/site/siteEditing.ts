import type { EntityManager } from "typeorm";
import type { FieldErrorCode } from "../../../schema/fieldErrors.ts";
import { publicIdAt } from "../../../schema/images.ts";
import { isOperatorInvented, missingOperatorFacts, OPERATOR_FACTS, type SiteFacts } from "../../../schema/site.ts";
import { SITE_AREAS } from "../../../schema/siteAreaTexts.ts";
import { SITE_LABELS, siteAreasSchema, siteLookSchema, siteSchema } from "../../../schema/siteEditing.ts";
import type { z } from "../../../schema/zod.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { editVersioned, type VersionedKind } from "../editing/editVersioned.ts";
import { LibraryImage } from "../media/LibraryImage.ts";
import { lockImage } from "../media/lockImage.ts";
import { SiteSettings } from "./SiteSettings.ts";
import { shownSite } from "./siteService.ts";
import type {
  EditableSite,
  SetSiteOpenInput,
  SetSiteOpenPayload,
  UpdateSiteAreasInput,
  UpdateSiteAreasPayload,
  UpdateSiteLookInput,
  UpdateSiteLookPayload,
  UpdateSiteSettingsInput,
  UpdateSiteSettingsPayload,
} from "./siteTypes.ts";

type Facts = SiteFacts & Pick<SiteSettings, "primaryColour" | "logoUrl" | "openedAt"> & { areasOff: string };

/** The site as the audit log tells of it. */
const factsOf = (site: SiteSettings): Facts => ({
  ...site,
  areasOff: site.areasOff.map((area) => SITE_AREAS[area].label).join(", "),
});
const FACTS = [
  "areasOff",
  "primaryColour",
  "logoUrl",
  "name",
  "tagline",
  ...OPERATOR_FACTS,
  "openedAt",
] as const satisfies readonly (keyof Facts)[];

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
  stateOf: ({ name, tagline, operatorName, organisationNumber, address, email, areasOff, primaryColour, logoUrl }) => ({
    ...{ name, tagline, operatorName, organisationNumber, address, email, areasOff },
    primaryColour: primaryColour ?? "",
    logoUrl: logoUrl ?? "",
  }),
  takeBack: takeSiteBack,
};

/** What a change makes of the row, or why it is refused. */
type Decision = { after: SiteSettings; errors?: undefined } | { after?: undefined; errors: FieldError[] };

/** The site as admins edit it, past every cache: what is edited is what stands. */
export const readEditableSite = async (ctx: Context): Promise<EditableSite> =>
  editable(ctx, await ctx.db.manager.findOneByOrFail(SiteSettings, { id: 1 }));

const editable = (
  { given }: Context,
  { id: _, logoWidth: _width, logoHeight: _height, ...row }: SiteSettings,
): EditableSite => ({
  ...row,
  mailFrom: given.mailFrom ?? null,
  contactEmail: given.contactEmail ?? null,
  sendsMail: given.sendsMail,
});

/** Writes what an admin edited of the site, unless it was changed meanwhile. */
export async function updateSiteSettings(
  ctx: Context,
  input: UpdateSiteSettingsInput,
): Promise<UpdateSiteSettingsPayload> {
  const { value, errors } = parseInput(siteSchema, input);
  if (errors) return { errors };
  return change(ctx, input.version, (before) => withFacts(before, value));
}

function withFacts(before: SiteSettings, value: Partial<SiteFacts>): Decision {
  const after = { ...before, ...value };
  // The demo is open with its invented company; nobody else's site is open without one.
  const isUnfinished = before.openedAt && !isOperatorInvented(before) && obstacleOf(after);
  return isUnfinished ? { errors: isUnfinished } : { after };
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
  { logoUrl, ...look }: z.output<typeof siteLookSchema>,
  manager: EntityManager,
): Promise<Decision> {
  const primaryColour = look.primaryColour || null;
  if (logoUrl === "") return { after: { ...before, primaryColour, ...NO_LOGO } };
  if (logoUrl === before.logoUrl) return { after: { ...before, primaryColour } };
  if (!(await lockImage(manager, logoUrl))) return { errors: fieldError("NOT_FOUND", NO_IMAGE, "logoUrl") };
  const { width, height } = await manager.findOneByOrFail(LibraryImage, { publicId: publicIdAt(logoUrl) });
  return { after: { ...before, primaryColour, logoUrl, logoWidth: width, logoHeight: height } };
}

/** Writes all that the settings were; the site stays open or closed as it is. */
async function takeSiteBack(
  ctx: Context,
  { version }: { version: number },
  state: unknown,
): Promise<{ errors: FieldError[] }> {
  const { value, errors } = parseInput(ALL_SETTINGS, state);
  if (errors) return { errors };
  const { primaryColour, logoUrl, ...facts } = value;
  return change(ctx, version, (before, manager) => {
    const decision = withFacts(before, facts);
    return decision.after ? withLook(decision.after, { primaryColour, logoUrl }, manager) : decision;
  });
}
const ALL_SETTINGS = siteSchema.extend(siteAreasSchema.shape).extend(siteLookSchema.shape);

const NO_LOGO = { logoUrl: null, logoWidth: null, logoHeight: null };
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
  return { settings: now && editable(ctx, now), ...(now && errors.length === 0 && { site: shownSite(now) }), errors };
}
