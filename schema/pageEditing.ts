import { editedLine, editedMarkdown, editedSlug, MAX_MARKDOWN } from "./editedTexts.ts";
import { fillPlaceholders } from "./rules/content/placeholders.ts";
import type { SiteFacts } from "./site.ts";
import { z } from "./zod.ts";

/** The most characters of a page's title and headings, of its description as it is shown, and of its lead. */
export const MAX_PAGE_LINE = 150;
export const MAX_PAGE_DESCRIPTION = 160;
export const MAX_LEAD = 1_000;
/** The most sections of a page. */
export const MAX_SECTIONS = 60;

const sectionSchema = z.object({
  anchor: editedSlug("ankaret"),
  title: editedLine("Rubriken", MAX_PAGE_LINE).min(1, "Fyll i rubriken."),
  body: editedMarkdown("Texten"),
});

/**
 * A page of text as an admin edits it. Where it stands is theirs to say for pages that admins make.
 * @param site what its placeholders stand for: a description is as long as it is shown
 */
export const pageSchema = (site: SiteFacts) =>
  z
    .object({
      slug: editedSlug("adressen").refine(
        (slug) => !slug.startsWith("dr-"),
        "Adresser som börjar med dr- är författarnas.",
      ),
      title: editedLine("Titeln", MAX_PAGE_LINE).min(1, "Fyll i titeln."),
      heading: editedLine("Rubriken", MAX_PAGE_LINE).min(1, "Fyll i rubriken."),
      description: editedLine("Beskrivningen", 2 * MAX_PAGE_DESCRIPTION)
        .min(1, "Fyll i beskrivningen.")
        .refine(
          (text) => fillPlaceholders(text, site).length <= MAX_PAGE_DESCRIPTION,
          `Beskrivningen får vara högst ${MAX_PAGE_DESCRIPTION} tecken.`,
        ),
      lead: editedMarkdown("Ingressen").refine(
        (text) => text.length <= MAX_LEAD,
        "Ingressen får vara högst 1 000 tecken.",
      ),
      sections: z
        .array(sectionSchema, { error: "Avsnitten ska vara en lista." })
        .max(MAX_SECTIONS, `Högst ${MAX_SECTIONS} avsnitt går att ange.`),
      isPublished: z.boolean({ error: "Ange om sidan är publicerad." }),
      inFooter: z.boolean({ error: "Ange om sidfoten ska länka till sidan." }),
      isUnlisted: z.boolean({ error: "Ange om sökmotorer ska låta bli att visa sidan." }),
    })
    .superRefine(({ sections }, ctx) => {
      const seen = new Set<string>();
      for (const [index, { anchor }] of sections.entries()) {
        const path = ["sections", index, "anchor"];
        if (seen.has(anchor)) ctx.addIssue({ code: "custom", message: "Ett annat avsnitt har samma ankare.", path });
        seen.add(anchor);
      }
      if (sections.reduce((sum, { body }) => sum + body.length, 0) > MAX_MARKDOWN)
        ctx.addIssue({
          code: "custom",
          message: "Avsnitten får vara högst 100 000 tecken tillsammans.",
          path: ["sections"],
        });
    });

/** A page as it is filled in, and as it is when it was checked. */
export type PageForm = z.input<ReturnType<typeof pageSchema>>;
export type EditedPage = z.output<ReturnType<typeof pageSchema>>;
