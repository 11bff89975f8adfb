import type { EntityManager } from "typeorm";
import { type EditedPage, pageSchema } from "../../../schema/pageEditing.ts";
import { hasUnfilled, isUnfinished, TO_FILL } from "../../../schema/rules/content/placeholders.ts";
import { dayOf } from "../../../schema/rules/words/days.ts";
import type { SiteFacts } from "../../../schema/site.ts";
import type { AuditChange } from "../../platform/audit/AuditEntry.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { createVersioned, deleteVersioned, editVersioned, type VersionedKind } from "../editing/editVersioned.ts";
import { type ContentContext, isName } from "./contentService.ts";
import type {
  CreatePageInput,
  CreatePagePayload,
  DeletePageInput,
  DeletePagePayload,
  EditablePage,
  PageText,
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
  "isUnlisted",
] as const satisfies (keyof Page)[];
/** Versioned fields; a page's place is not one. */
const TEXTS: readonly string[] = EDITED.slice(0, 5);

type Wanted = Pick<Page, (typeof EDITED)[number]>;

/** Pages of text. */
export const PAGES: VersionedKind<Page, Wanted, EditablePage, "page", string, ContentContext> = {
  entity: Page,
  type: null,
  payload: "page",
  noun: "Sidan",
  opened: "den",
  keepsText: true,
  idField: null,
  fields: EDITED,
  factsOf: (page) => ({ ...page, sections: page.sections.map(inOrder) }),
  subjectOf: (slug, { title }) => ({ type: "PAGE", id: slug, name: title }),
  read: findEditable,
  where: (slug) => ({ slug }),
  lock: async (manager, slug) =>
    isName(slug) ? manager.findOne(Page, { where: { slug }, lock: { mode: "pessimistic_write" } }) : null,
  // One transaction at a time decides which page stands where: it follows from two tables.
  lockFirst: (manager) => manager.query("SELECT pg_advisory_xact_lock(hashtext('livsresan page addresses'))"),
  // The menu and the footer lead to it at once.
  afterwards: ({ pageLinks, site }) => {
    pageLinks.forget();
    site.forget();
  },
  stateOf: textOf,
  takeBack: (ctx, { id, version }, text: PageText) => updatePage(ctx, { slug: id, version, ...text }),
  inWords: ({ sections, ...text }: PageText) => ({
    ...text,
    ...Object.fromEntries(sections.map(({ title, body }) => [`Avsnitt: ${title}`, body])),
  }),
  restored: async (manager, { slug }) => {
    const alias = await manager.findOneBy(PageAlias, { slug });
    return alias ? takenByAlias(alias) : undefined;
  },
};

const isRewritten = (changes: readonly AuditChange[]): boolean => changes.some(({ field }) => TEXTS.includes(field));

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

/** Whether something is left to write in a page. */
export const isLeftToWrite = async (ctx: Context, { title, heading, description, lead, sections }: PageText) =>
  isUnfinished(JSON.stringify({ title, heading, description, lead, sections }), await ctx.site.read(ctx));

async function findEditable(manager: EntityManager, slug: string): Promise<EditablePage | null> {
  const page = await manager.findOneBy(Page, { slug });
  return page && forEditing(page, await manager.findBy(PageAlias, { pageSlug: slug }));
}

/** Makes a page of text. */
export async function createPage(ctx: ContentContext, input: CreatePageInput): Promise<CreatePagePayload> {
  const site = await ctx.site.read(ctx);
  const parsed = parseInput(pageSchema(site), { ...input, isUnlisted: input.isUnlisted ?? false });
  const refused = parsed.value && (unfinished(parsed.value, site) ?? (await takenByRoute(ctx, parsed.value.slug)));
  return createVersioned(ctx, PAGES, refused ? { errors: refused } : parsed, async (value, manager) => {
    const taken = await takenByPage(manager, value.slug, null);
    if (taken) return { errors: taken };
    await manager.insert(Page, { ...value, isOwn: true, updatedAt: dayOf(new Date()) } as never);
    await writeLink(manager, value);
    return { key: value.slug, facts: { ...value, sections: value.sections.map(inOrder) } };
  });
}

/** Writes what an admin edited; what sections show below their texts stays. */
export async function updatePage(ctx: ContentContext, input: UpdatePageInput): Promise<UpdatePagePayload> {
  const site = await ctx.site.read(ctx);
  const { slug } = input;
  const shown = isName(slug) ? await ctx.db.getRepository(Page).findOneBy({ slug }) : null;
  if (!shown) return { errors: fieldError("NOT_FOUND", "Sidan finns inte längre.") };
  // Where it stands is a page's own affair only when an admin has made it.
  const place = shown.isOwn
    ? {
        slug: input.newSlug ?? slug,
        isPublished: input.isPublished ?? shown.isPublished,
        inFooter: input.inFooter ?? shown.inFooter,
      }
    : { slug, isPublished: true, inFooter: false };
  const isUnlisted = input.isUnlisted ?? shown.isUnlisted;
  const parsed = parseInput(pageSchema(site), { ...input, ...place, isUnlisted });
  const refused =
    shown.isOwn &&
    parsed.value &&
    (unfinished(parsed.value, site) ?? (parsed.value.slug !== slug && (await takenByRoute(ctx, parsed.value.slug))));
  const target = { id: slug, version: input.version };
  return editVersioned(ctx, PAGES, target, refused ? { errors: refused } : parsed, (value, before, manager) =>
    decide(manager, before, value),
  );
}

async function decide(manager: EntityManager, before: Page, value: EditedPage) {
  const { slug } = before;
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
  return {
    key: wanted.slug,
    after: { ...wanted, sections: sections.map(inOrder) },
    write: async (changes: readonly AuditChange[]) => {
      if (wanted.slug !== slug) await movePage(manager, before, wanted.slug);
      const updated = isRewritten(changes) && { updatedAt: dayOf(new Date()) };
      await manager.update(Page, { slug: wanted.slug }, { ...wanted, ...updated } as never);
      if (before.isOwn) await writeLink(manager, wanted);
      if (wanted.isUnlisted !== before.isUnlisted) await tellLists(manager);
    },
  };
}

/** Deletes a page that an admin has made, with the addresses that lead to it. */
export async function deletePage(ctx: ContentContext, { slug }: DeletePageInput): Promise<DeletePagePayload> {
  const { deletedId, errors } = await deleteVersioned(ctx, PAGES, { id: slug }, ({ isOwn }) =>
    isOwn ? undefined : fieldError("INVALID", "Sidan hör till sajten och kan inte tas bort. Texten kan skrivas om."),
  );
  return { deletedSlug: deletedId, errors };
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
  return !alias || alias.pageSlug === own ? null : takenByAlias(alias);
}

const takenByAlias = ({ slug, pageSlug }: PageAlias): FieldError[] =>
  fieldError("TAKEN", `Adressen /${slug} leder till sidan /${pageSlug}. Välj en annan.`, "slug");

/** Moves a page; its former address leads there, and one that it had before becomes its own again. */
async function movePage(manager: EntityManager, { slug: from }: Page, to: string): Promise<void> {
  await manager.delete(PageAlias, { slug: to });
  await manager.update(Page, { slug: from }, { slug: to });
  await manager.insert(PageAlias, { slug: from, pageSlug: to });
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

/** Lets what lists pages be made anew: the statement tells it by its trigger, without a row of its own. */
const tellLists = (manager: EntityManager) => manager.query("DELETE FROM page_link WHERE false");

/** A section with its fields in one order, so that two can be compared. */
const inOrder = ({ anchor, title, body, attachment }: Page["sections"][number]) => ({
  anchor,
  title,
  body,
  attachment: attachment ?? null,
});

function textOf({ title, heading, description, lead, sections }: Page): PageText {
  return { title, heading, description, lead, sections: sections.map(inOrder) };
}

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
