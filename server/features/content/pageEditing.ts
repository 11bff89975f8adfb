import { pageSchema } from "../../../schema/pageEditing.ts";
import { dayOf } from "../../../schema/rules/words/days.ts";
import { changesBetween, recordAudit } from "../../platform/audit/recordAudit.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import type { TextVersion } from "../../platform/versions/ReplacedState.ts";
import { findVersion, keepVersion, versionsOf } from "../../platform/versions/versions.ts";
import { signedIn } from "../accounts/signInService.ts";
import { isName } from "./contentService.ts";
import type { EditablePage, PageText, PageVersion, UpdatePageInput, UpdatePagePayload } from "./EditablePage.ts";
import { Page } from "./Page.ts";

const EDITED = ["title", "heading", "description", "lead", "sections"] as const satisfies (keyof Page)[];

const CHANGED = "Sidan har ändrats sedan du öppnade den. Ingenting är sparat, och det du har skrivit finns kvar här.";

/** Every page of text, by title. */
export async function readEditablePages(ctx: Context): Promise<EditablePage[]> {
  const pages = await ctx.db.getRepository(Page).find();
  return pages.map(forEditing).sort((one, other) => one.title.localeCompare(other.title, "sv-SE"));
}

/** A page of text by its slug; null when there is none. */
export async function readEditablePage(ctx: Context, slug: string): Promise<EditablePage | null> {
  if (!isName(slug)) return null;
  const page = await ctx.db.getRepository(Page).findOneBy({ slug });
  return page && forEditing(page);
}

/** Writes what an admin edited; what sections show below their texts stays. */
export async function updatePage(ctx: Context, input: UpdatePageInput): Promise<UpdatePagePayload> {
  const { userId } = signedIn(ctx);
  const { value, errors } = parseInput(pageSchema(await ctx.site.read(ctx)), input);
  if (errors) return { errors };
  const { slug } = input;
  if (!isName(slug)) return { errors: fieldError("NOT_FOUND", "Sidan finns inte.") };
  return ctx.db.transaction(async (manager) => {
    const before = await manager.findOne(Page, { where: { slug }, lock: { mode: "pessimistic_write" } });
    if (!before) return { errors: fieldError("NOT_FOUND", "Sidan finns inte.") };
    if (before.version !== input.version) return { page: forEditing(before), errors: fieldError("OUTDATED", CHANGED) };
    const lost = before.sections.find(
      ({ anchor, attachment }) => attachment && !value.sections.some((section) => section.anchor === anchor),
    );
    if (lost) {
      const message = `Avsnittet ”${lost.title}” visar en tabell som sidan måste ha, så det kan inte tas bort.`;
      return { errors: fieldError("INVALID", message, "sections") };
    }
    const sections = value.sections.map((section) => {
      const attachment = before.sections.find(({ anchor }) => anchor === section.anchor)?.attachment;
      return attachment ? { ...section, attachment } : section;
    });
    const wanted = { ...value, sections };
    const changes = changesBetween<Pick<Page, (typeof EDITED)[number]>>(
      { ...before, sections: before.sections.map(inOrder) },
      { ...wanted, sections: sections.map(inOrder) },
      EDITED,
    );
    if (changes.length === 0) return { page: forEditing(before), errors: [] };
    await manager.update(Page, { slug }, { ...wanted, updatedAt: dayOf(new Date()) } as never);
    const entryId = await recordAudit(manager, {
      actorId: userId,
      action: "CHANGED",
      subject: { type: "PAGE", id: slug, name: wanted.title },
      changes,
    });
    const { title: name, heading, description, lead } = before;
    const state = { title: name, heading, description, lead, sections: before.sections.map(inOrder) };
    await keepVersion(manager, { type: "PAGE", id: slug }, { name, state, entryId });
    return { page: forEditing(await manager.findOneByOrFail(Page, { slug })), errors: [] };
  });
}

/** How a page of text stood before, the latest first. */
export const readPageVersions = (ctx: Context, slug: string): Promise<TextVersion[]> =>
  versionsOf(ctx.db, { type: "PAGE", id: slug });

/**
 * A page of text as it stood; null when that is not kept any more.
 * @throws BAD_USER_INPUT for what is no key
 */
export async function readPageVersion(ctx: Context, key: string): Promise<PageVersion | null> {
  const found = await findVersion<PageText>(ctx.db, "PAGE", key);
  return found && { ...found, ...found.state };
}

/** A section with its fields in one order, so that two can be compared. */
const inOrder = ({ anchor, title, body, attachment }: Page["sections"][number]) => ({
  anchor,
  title,
  body,
  attachment: attachment ?? null,
});

const forEditing = ({ updatedAt, slug, ...page }: Page): EditablePage => ({
  ...page,
  slug,
  path: `/${slug}`,
  sections: page.sections.map(inOrder),
  updatedOn: updatedAt,
});
