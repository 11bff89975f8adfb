import { parse as parseYaml } from "yaml";
import { ARTICLE_IMAGES, EVIDENCE_LEVELS, TOPICS, type TopicName } from "../../schema/articles.ts";
import { DIFFICULTIES } from "../../schema/catalogue.ts";
import { countWords } from "../../schema/rules/content/reading.ts";
import { referencesOf, SOURCES_HEADING, sourcesOf } from "../../schema/rules/content/sources.ts";
import { isDay } from "../../schema/rules/words/days.ts";
import { z } from "../../schema/zod.ts";
import { StartError } from "../config.ts";
import { authors } from "./authors.ts";

/** A guide of the demo, read from its file. */
export type GuideFile = z.infer<typeof guideSchema>;

const MIN_WORDS = 500;
const MAX_WORDS = 1_400;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const oneOf = <Value extends string>(values: readonly Value[]) => z.enum(values as [Value, ...Value[]]);
const topics = Object.entries(TOPICS) as [TopicName, string][];

/** What stands before a guide's text, and the text. */
const guideSchema = z
  .object({
    slug: z.string().regex(SLUG, "is no slug such as omega-3").max(100, "has more than 100 characters"),
    title: z.string(),
    description: z.string().min(90, "has fewer than 90 characters").max(155, "has more than 155 characters"),
    topic: z.string().transform((label, ctx) => {
      const topic = topics.find(([, known]) => known === label);
      if (topic) return topic[0];
      ctx.addIssue({ code: "custom", message: `is none of ${topics.map(([, known]) => known).join(", ")}` });
      return z.NEVER;
    }),
    image: oneOf(Object.keys(ARTICLE_IMAGES) as (keyof typeof ARTICLE_IMAGES)[]),
    author: oneOf(authors.map(({ slug }) => slug)),
    publishedAt: z.string().refine(isDay, "is no day such as 2026-09-14"),
    badges: z.array(z.string().min(1).max(24)).min(1).max(3),
    difficulty: oneOf(DIFFICULTIES),
    countsAsTraining: z.boolean().default(false),
    content: z.string().superRefine((content, ctx) => {
      for (const message of faultsOf(content)) ctx.addIssue({ code: "custom", message });
    }),
  })
  .strict();

/** What a guide's text has that it may not have, or lacks. */
function faultsOf(content: string): string[] {
  const faults: string[] = [];
  const words = countWords(content);
  if (words < MIN_WORDS || words > MAX_WORDS) faults.push(`has ${words} words`);
  if (/^#\s/m.test(content)) faults.push("has a heading of the first level, which the page sets");
  if (/<\/?[a-z!]/i.test(content)) faults.push("has HTML");
  if (/!\[/.test(content)) faults.push("has a picture");
  const lastSection = content
    .match(/^## .*$/gm)
    ?.at(-1)
    ?.trim();
  if (lastSection !== `## ${SOURCES_HEADING}`) faults.push(`does not end with '## ${SOURCES_HEADING}'`);
  return [...faults, ...sourceFaultsOf(content), ...evidenceOf(content).flatMap(({ fault }) => fault ?? [])];
}

/** A digital object identifier as an address; the characters are those that Crossref recommends. */
const DOI = /^https:\/\/doi\.org\/10\.\d{4,9}\/[-._;()/:a-z0-9]+$/i;

/** Where the text and its sources do not fit together. */
function sourceFaultsOf(content: string): string[] {
  const sources = sourcesOf(content);
  const references = referencesOf(content);
  const numbers = sources.map(({ number }) => number);
  const faults: string[] = [];
  if (numbers.length === 0) faults.push("has no sources");
  if (numbers.some((number, index) => number !== index + 1)) faults.push("does not number its sources 1, 2, 3");
  for (const number of references)
    if (!numbers.includes(number)) faults.push(`refers to [${number}], which is no source`);
  for (const { number, text, url } of sources) {
    if (!references.includes(number)) faults.push(`never refers to source ${number}`);
    if (/\bdoi\b/i.test(text + url) && !DOI.test(url ?? "")) faults.push(`has no well-formed DOI in source ${number}`);
  }
  return faults;
}

/** The rows of evidence tables. */
function evidenceOf(content: string): { fault: string | undefined }[] {
  const tables = content.match(/^\|[^\n]*\bUnderlag\b[^\n]*\n(?:\|[^\n]*(?:\n|$))*/gm) ?? [];
  return tables.flatMap((table) =>
    table
      .trim()
      .split("\n")
      .slice(2)
      .map((row) => {
        const cells = row.split("|").slice(1, -1);
        const isGood = cells.length === 3 && EVIDENCE_LEVELS.some((level) => level === cells[1]?.trim());
        return { fault: isGood ? undefined : `has no row of an evidence table in '${row}'` };
      }),
  );
}

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
