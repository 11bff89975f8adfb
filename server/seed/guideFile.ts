import { parse as parseYaml } from "yaml";
import { ARTICLE_IMAGES, TOPICS, type TopicName } from "../../schema/articles.ts";
import { DIFFICULTIES } from "../../schema/catalogue.ts";
import { isSlug } from "../../schema/editedTexts.ts";
import { guideDrawing } from "../../schema/guideDrawings.ts";
import { type GuideProblemName, guideProblems } from "../../schema/rules/content/guideProblems.ts";
import { ALL_LABELS, inShortProblems, MAX_IN_SHORT } from "../../schema/rules/content/inShort.ts";
import { headingsOf } from "../../schema/rules/content/markdown/headingsOf.ts";
import { SOURCES_HEADING, sourcesOf } from "../../schema/rules/content/sources.ts";
import { isDay } from "../../schema/rules/words/days.ts";
import { z } from "../../schema/zod.ts";
import { StartError } from "../config.ts";
import { authors } from "./authors.ts";

/** A guide of the demo, read from its file. */
export type GuideFile = z.infer<typeof guideSchema>;

const oneOf = <Value extends string>(values: readonly Value[]) => z.enum(values as [Value, ...Value[]]);
const topics = Object.entries(TOPICS) as [TopicName, string][];

/** Says that a guide's picture is the drawing that was made for it. */
const OWN_DRAWING = "egen";

const imageNames = Object.keys(ARTICLE_IMAGES) as (keyof typeof ARTICLE_IMAGES)[];

/** What stands before a guide's text, and the text. */
const guideSchema = z
  .object({
    slug: z.string().refine(isSlug, "is no slug such as omega-3"),
    title: z.string(),
    description: z.string().min(90, "has fewer than 90 characters").max(155, "has more than 155 characters"),
    topic: z.string().transform((label, ctx) => {
      const topic = topics.find(([, known]) => known === label);
      if (topic) return topic[0];
      ctx.addIssue({ code: "custom", message: `is none of ${topics.map(([, known]) => known).join(", ")}` });
      return z.NEVER;
    }),
    image: oneOf([OWN_DRAWING, ...imageNames]),
    author: oneOf(authors.map(({ slug }) => slug)),
    publishedAt: z.string().refine(isDay, "is no day such as 2026-09-14"),
    badges: z.array(z.string().min(1).max(24)).min(1).max(3),
    difficulty: oneOf(DIFFICULTIES),
    countsAsTraining: z.boolean().default(false),
    inShort: z
      .array(
        z
          .object({
            label: oneOf(ALL_LABELS),
            text: z.string().min(1),
            section: z.string(),
            source: z.number().nullable(),
          })
          .strict(),
      )
      .max(MAX_IN_SHORT)
      .default([]),
    content: z.string().superRefine((content, ctx) => {
      for (const message of faultsOf(content)) ctx.addIssue({ code: "custom", message });
    }),
  })
  .strict()
  .refine(({ slug, image }) => image !== OWN_DRAWING || guideDrawing(slug) !== undefined, {
    path: ["image"],
    message: "is a drawing of its own, which there is none of",
  })
  .superRefine(({ inShort, content }, ctx) => {
    const headings = headingsOf(content).map(({ id }) => id);
    const sources = sourcesOf(content).map(({ number }) => number);
    for (const { index, field } of inShortProblems(inShort, headings, sources)) {
      const { [field]: named } = inShort[index] ?? { [field]: null };
      ctx.addIssue({
        code: "custom",
        path: ["inShort", index, field],
        message: `leads to ${named}, which there is not`,
      });
    }
  })
  .transform(({ image, ...guide }) => ({
    ...guide,
    imageUrl: image === OWN_DRAWING ? (guideDrawing(guide.slug) ?? null) : `/art/articles/${image}.svg`,
  }));

/** What may not be in a guide of the demo: problem → what is said of the file. */
const FAULTS: Record<GuideProblemName, (about: string) => string> = {
  TOO_COMPLEX: () => "takes too long to parse",
  UNFINISHED: () => "has something left to write",
  PAGE_HEADING: () => "has a heading of the first level, which the page sets",
  NO_SOURCES_SECTION: () => `does not end with '## ${SOURCES_HEADING}'`,
  NO_SOURCES: () => "has no sources",
  WRONG_NUMBER: () => "does not number its sources 1, 2, 3",
  UNKNOWN_SOURCE: (number) => `refers to [${number}], which is no source`,
  UNUSED_SOURCE: (number) => `never refers to source ${number}`,
  BAD_DOI: (number) => `has no well-formed DOI in source ${number}`,
  HTML: () => "has HTML",
  BAD_EVIDENCE: (row) => `has no row of an evidence table in '${row}'`,
  WORDS: (count) => `has ${count} words`,
};

/** What a guide's text has that it may not have, or lacks. */
const faultsOf = (content: string): string[] => [
  ...guideProblems(content).map(({ name, about }) => FAULTS[name](about)),
  ...(/!\[/.test(content) ? ["has a picture"] : []),
];

/**
 * Reads a guide: YAML between lines of '---', then Markdown.
 * @param file its name, e.g. 'magnesium.md'
 * @throws StartError that names the file and what is wrong with it
 */
export function parseGuide(file: string, source: string): GuideFile {
  const parts = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source);
  if (!parts) throw new StartError(`${file}: the file does not begin with '---' and the guide's fields`);
  const [, head = "", body = ""] = parts;
  const known = guideSchema.safeParse({
    ...fieldsOf(file, head),
    slug: file.replace(/\.md$/, ""),
    content: body.trim(),
  });
  if (known.success) return known.data;
  const faults = known.error.issues.map(({ path, message }) => `${path.join(".") || "the file"} ${message}`);
  throw new StartError(`${file}: ${faults.join("; ")}`);
}

function fieldsOf(file: string, head: string): Record<string, unknown> {
  try {
    return parseYaml(head) as Record<string, unknown>;
  } catch (error) {
    throw new StartError(`${file}: ${(error as Error).message.split("\n")[0]}`);
  }
}
