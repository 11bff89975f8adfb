import type { EntityManager } from "typeorm";
import { type EditedPage, pageSchema } from "../../../schema/pageEditing.ts";
import { hasUnfilled, TO_FILL } from "../../../schema/rules/content/placeholders.ts";
import { dayOf } from "../../../schema/rules/words/days.ts";
import type { SiteFacts } from "../../../schema/site.ts";
import { changesBetween, recordAudit } from "../../platform/audit/recordAudit.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import type { TextVersion } from "../../platform/versions/ReplacedState.ts";
import { deletedOf, findVersion, keepVersion, moveVersions, versionsOf } from "../../platform/versions/versions.ts";
import { signedIn } from "../accounts/sessions/signInService.ts";
import { requireRecentVerification } from "../accounts/sessions/verification.ts";
import { type ContentContext, isName } from "./contentService.ts";
import type {
  CreatePageInput,
  CreatePagePayload,
  DeletePageInput,
  DeletePagePayload,
  EditablePage,
  PageText,
  PageVersion,
  UpdatePageInput,
  UpdatePagePayload,
} from "./EditablePage.ts";
import { Page } from "./Page.ts";
import { PageAlias } from "./PageAlias.ts";
import { PageLink } from "./PageLink.ts";

const EDITED = [
  "title",
  "heading",
  "description",
  "lead",
  "sections",
  "slug",
  "isPublished",
  "inFooter",
] as const satisfies (keyof Page)[];
/** Versioned fields; a page's place is not one. */
const TEXTS: readonly string[] = EDITED.slice(0, 5);

type Wanted = Pick<Page, (typeof EDITED)[number]>;

const CHANGED = "Sidan har ändrats sedan du öppnade den. Ingenting är sparat, och det du har skrivit finns kvar här.";
const GONE = "Sidan finns inte längre.";

/** Every page of text, by title. */
export async function readEditablePages(ctx: Context): Promise<EditablePage[]> {
  const [pages, aliases] = await Promise.all([
    ctx.db.getRepository(Page).find(),
    ctx.db.getRepository(PageAlias).find(),
  ]);
  return pages
    .map((page) => forEditing(page, aliases))
    .sort((one, other) => one.title.localeCompare(other.title, "sv-SE"));
}

/** A page of text by its slug; null when there is none. */
export async function readEditablePage(ctx: Context, slug: string): Promise<EditablePage | null> {
  return isName(slug) ? findEditable(ctx.db.manager, slug) : null;
}

async function findEditable(manager: EntityManager, slug: string): Promise<EditablePage | null> {
  const page = await manager.findOneBy(Page, { slug });
  return page && forEditing(page, await manager.findBy(PageAlias, { pageSlug: slug }));
}

/** Serialises decisions about pages' addresses, which depend on two tables. */
const lockAddresses = (manager: EntityManager): Promise<unknown> =>
  manager.query("SELECT pg_advisory_xact_lock(hashtext('livsresan page addresses'))");

/** Makes a page of text. */
export async function createPage(ctx: ContentContext, input: CreatePageInput): Promise<CreatePagePayload> {
  const { userId } = signedIn(ctx);
  const site = await ctx.site.read(ctx);
  const { value, errors } = parseInput(pageSchema(site), input);
  if (errors) return { errors };
  const refused = unfinished(value, site) ?? (await takenByRoute(ctx, value.slug));
  if (refused) return { errors: refused };
  return ctx.db.transaction(async (manager) => {
    await lockAddresses(manager);
    const taken = await takenByPage(manager, value.slug, null);
    if (taken) return { errors: taken };
    await manager.insert(Page, { ...value, isOwn: true, updatedAt: dayOf(new Date()) } as never);
    await writeLink(manager, value);
    await recordAudit(manager, {
      actorId: userId,
      action: "CREATED",
      subject: { type: "PAGE", id: value.slug, name: value.title },
      changes: changesBetween<Wanted>(null, { ...value, sections: value.sections.map(inOrder) }, EDITED),
    });
    return { page: await findEditable(manager, value.slug), errors: [] };
  });
}

/** Writes what an admin edited; what sections show below their texts stays. */
export async function updatePage(ctx: ContentContext, input: UpdatePageInput): Promise<UpdatePagePayload> {
  const { userId } = signedIn(ctx);
  const site = await ctx.site.read(ctx);
  const { slug } = input;
  const before = isName(slug) && (await ctx.db.getRepository(Page).findOneBy({ slug }));
  if (!before) return { errors: fieldError("NOT_FOUND", GONE) };
  // Only pages made by admins own their address.
  const place = before.isOwn
    ? {
        slug: input.newSlug ?? slug,
        isPublished: input.isPublished ?? before.isPublished,
        inFooter: input.inFooter ?? before.inFooter,
      }
    : { slug, isPublished: true, inFooter: false };
  const { value, errors } = parseInput(pageSchema(site), { ...input, ...place });
  if (errors) return { errors };
  const refused =
    before.isOwn && (unfinished(value, site) ?? (value.slug !== slug && (await takenByRoute(ctx, value.slug))));
  if (refused) return { errors: refused };
  return ctx.db.transaction(async (manager) => {
    await lockAddresses(manager);
    return writePage(manager, { slug, version: input.version, value, actorId: userId });
  });
}

async function writePage(
  manager: EntityManager,
  { slug, version, value, actorId }: { slug: string; version: number; value: EditedPage; actorId: string },
): Promise<UpdatePagePayload> {
  const before = await manager.findOne(Page, { where: { slug }, lock: { mode: "pessimistic_write" } });
  if (!before) return { errors: fieldError("NOT_FOUND", GONE) };
  if (before.version !== version)
    return { page: await findEditable(manager, slug), errors: fieldError("OUTDATED", CHANGED) };
  const lost = before.sections.find(
    ({ anchor, attachment }) => attachment && !value.sections.some((section) => section.anchor === anchor),
  );
  if (lost) {
    const message = `Avsnittet ”${lost.title}” visar en tabell som sidan måste ha, så det kan inte tas bort.`;
    return { errors: fieldError("INVALID", message, "sections") };
  }
  const taken = value.slug === slug ? null : await takenByPage(manager, value.slug, slug);
  if (taken) return { errors: taken };
  const sections = value.sections.map((section) => {
    const attachment = before.sections.find(({ anchor }) => anchor === section.anchor)?.attachment;
    return attachment ? { ...section, attachment } : section;
  });
  const wanted = { ...value, sections };
  const changes = changesBetween<Wanted>(
    { ...before, sections: before.sections.map(inOrder) },
    { ...wanted, sections: sections.map(inOrder) },
    EDITED,
  );
  if (changes.length === 0) return { page: await findEditable(manager, slug), errors: [] };
  if (wanted.slug !== slug) await movePage(manager, before, wanted.slug);
  const isRewritten = changes.some(({ field }) => TEXTS.includes(field));
  await manager.update(Page, { slug: wanted.slug }, {
    ...wanted,
    ...(isRewritten && { updatedAt: dayOf(new Date()) }),
  } as never);
  if (before.isOwn) await writeLink(manager, wanted);
  const subject = { type: "PAGE", id: wanted.slug, name: wanted.title } as const;
  const entryId = await recordAudit(manager, { actorId, action: "CHANGED", subject, changes });
  if (isRewritten) await keepVersion(manager, subject, { name: before.title, state: textOf(before), entryId });
  return { page: await findEditable(manager, wanted.slug), errors: [] };
}

/** Deletes a page that an admin has made, with the addresses that lead to it. */
export async function deletePage(ctx: Context, { slug }: DeletePageInput): Promise<DeletePagePayload> {
  const unproved = await requireRecentVerification(ctx);
  if (unproved) return { errors: unproved };
  const { userId } = signedIn(ctx);
  if (!isName(slug)) return { errors: fieldError("NOT_FOUND", GONE) };
  return ctx.db.transaction(async (manager) => {
    await lockAddresses(manager);
    const before = await manager.findOne(Page, { where: { slug }, lock: { mode: "pessimistic_write" } });
    if (!before) return { errors: fieldError("NOT_FOUND", GONE) };
    if (!before.isOwn)
      return { errors: fieldError("INVALID", "Sidan hör till sajten och kan inte tas bort. Texten kan skrivas om.") };
    await manager.delete(Page, { slug });
    const entryId = await recordAudit(manager, {
      actorId: userId,
      action: "DELETED",
      subject: { type: "PAGE", id: slug, name: before.title },
      changes: changesBetween<Wanted>({ ...before, sections: before.sections.map(inOrder) }, null, EDITED),
    });
    // A later page of this address is another one: what this one was goes with it.
    const gone = { type: "PAGE", id: `${slug}#${entryId}` } as const;
    await moveVersions(manager, { type: "PAGE", id: slug }, gone.id);
    const state = { ...textOf(before), slug, inFooter: before.inFooter };
    await keepVersion(manager, gone, { name: before.title, state, entryId, isDeleted: true });
    return { deletedSlug: slug, errors: [] };
  });
}

/** How a page of text stood before, the latest first. */
export const readPageVersions = (ctx: Context, slug: string): Promise<TextVersion[]> =>
  versionsOf(ctx.db, { type: "PAGE", id: slug });

/** Pages of text that were deleted and can be made again, the latest first. */
export const readDeletedPages = (ctx: Context): Promise<TextVersion[]> => deletedOf(ctx.db, "PAGE");

/**
 * A page of text as it stood; null when that is not kept any more.
 * @throws BAD_USER_INPUT for what is no key
 */
export async function readPageVersion(ctx: Context, key: string): Promise<PageVersion | null> {
  const found = await findVersion<PageText>(ctx.db, "PAGE", key);
  return found && { ...found, ...found.state };
}

/** Why a page cannot be published yet: something is left to write in it. */
function unfinished({ isPublished, ...text }: EditedPage, site: SiteFacts): FieldError[] | null {
  const written = JSON.stringify(text);
  if (!isPublished || !(written.includes(TO_FILL) || hasUnfilled(written, site))) return null;
  const message = `Något är kvar att skriva på sidan (”${TO_FILL}”, eller en uppgift om sajten som inte är ifylld). Spara den som utkast så länge.`;
  return fieldError("INVALID", message, "isPublished");
}

/** Error for an address that a route of the site uses. */
const takenByRoute = async (ctx: ContentContext, slug: string): Promise<FieldError[] | null> =>
  (await ctx.isRoute(`/${slug}`))
    ? fieldError("TAKEN", `Sajten har redan något på adressen /${slug}. Välj en annan.`, "slug")
    : null;

/** Error for an address that another page has, or had and redirects from. */
async function takenByPage(manager: EntityManager, slug: string, own: string | null): Promise<FieldError[] | null> {
  if (await manager.existsBy(Page, { slug }))
    return fieldError("TAKEN", `En annan sida har adressen /${slug}. Välj en annan.`, "slug");
  const alias = await manager.findOneBy(PageAlias, { slug });
  if (!alias || alias.pageSlug === own) return null;
  return fieldError("TAKEN", `Adressen /${slug} leder till sidan /${alias.pageSlug}. Välj en annan.`, "slug");
}

/** Moves a page; its former address leads there, and one that it had before becomes its own again. */
async function movePage(manager: EntityManager, { slug: from }: Page, to: string): Promise<void> {
  await manager.delete(PageAlias, { slug: to });
  await manager.update(Page, { slug: from }, { slug: to });
  await manager.insert(PageAlias, { slug: from, pageSlug: to });
  await moveVersions(manager, { type: "PAGE", id: from }, to);
}

/** Writes how others lead to a page; where nothing of that has changed nothing is written, so that no page is made anew. */
async function writeLink(
  manager: EntityManager,
  { slug, title, inFooter, isPublished }: Pick<Page, "slug" | "title" | "inFooter" | "isPublished">,
): Promise<void> {
  const before = await manager.findOneBy(PageLink, { slug });
  if (!isPublished) {
    if (before) await manager.delete(PageLink, { slug });
  } else if (before?.title !== title || before.inFooter !== inFooter)
    await manager.upsert(PageLink, { slug, title, inFooter }, ["slug"]);
}

/** A section with its fields in one order, so that two can be compared. */
const inOrder = ({ anchor, title, body, attachment }: Page["sections"][number]) => ({
  anchor,
  title,
  body,
  attachment: attachment ?? null,
});

const textOf = ({ title, heading, description, lead, sections }: Page): PageText => ({
  title,
  heading,
  description,
  lead,
  sections: sections.map(inOrder),
});

const forEditing = ({ updatedAt, slug, ...page }: Page, aliases: readonly PageAlias[]): EditablePage => ({
  ...page,
  slug,
  path: `/${slug}`,
  sections: page.sections.map(inOrder),
  updatedOn: updatedAt,
  aliases: aliases
    .filter(({ pageSlug }) => pageSlug === slug)
    .map((alias) => alias.slug)
    .sort(),
});
