import {
  type ArticleForm,
  type ArticleStateName,
  articleSchema,
  type EditedArticle,
  missingToPublish,
} from "../../../../schema/articleEditing.ts";
import { GRAPH_TOPICS, TOPICS } from "../../../../schema/articles.ts";
import { guideProblems } from "../../../../schema/rules/content/guideProblems.ts";
import { type InShortLine, inShortProblems } from "../../../../schema/rules/content/inShort.ts";
import { headingsOf } from "../../../../schema/rules/content/markdown/headingsOf.ts";
import { sourcesOf } from "../../../../schema/rules/content/sources.ts";
import { swedishTime } from "../../../../schema/rules/words/dates.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import type { CreateArticleInput } from "../../../apollo/schemaTypes.generated.ts";
import type { ChangedField } from "../text/CurrentVersion.tsx";
import type { ArticleEditor_ArticleFragment } from "./ArticlesTab.generated.ts";
import { STATES } from "./articleFilters.ts";

/** An article, as the editor has it. */
export type EditorArticle = ArticleEditor_ArticleFragment;

/** Somebody who can be an article's author. */
export interface EditorAuthor {
  id: string;
  name: string;
  /** Nobody invented can have reviewed a guide. */
  isExample: boolean;
}

/** What begins every guide. */
const FIRST_TEXT = "## Första avsnittet\n\n\n\n## Källor\n\n1. ";

/** What the form holds of an article; of a new one, when there is none. */
export function valuesOf(article: EditorArticle | null): ArticleForm {
  return {
    title: article?.title ?? "",
    slug: article?.slug ?? "",
    description: article?.description ?? "",
    topic: article?.topic ?? ("" as ArticleForm["topic"]),
    authorId: article?.author.id ?? "",
    badges: article?.badges ?? [],
    difficulty: article?.difficulty ?? "",
    countsAsTraining: article?.countsAsTraining ?? false,
    // What stands for one of the site's people is written by the server.
    reviewer: article?.reviewedBy ? "" : (article?.reviewer ?? ""),
    reviewerId: article?.reviewedBy?.id ?? "",
    reviewedOn: article?.reviewedOn ?? "",
    content: article?.content ?? FIRST_TEXT,
    inShort:
      article?.inShort.map(({ label, text, section, source }) => ({
        label,
        text,
        section,
        source: source === null ? "" : String(source),
      })) ?? [],
    state: article?.state ?? "DRAFT",
    publishDay: article?.publishAt ? dayOf(new Date(article.publishAt)) : "",
    publishTime: article?.publishAt ? swedishTime(article.publishAt) : "",
  };
}

/** What the form holds, as the graph takes it. */
export const inputOf = ({ reviewer, ...edited }: EditedArticle): CreateArticleInput => ({
  ...edited,
  reviewer: reviewer ?? "",
});

/** What the lines in short refer to that a text does not have. */
export const problemsOfInShort = (lines: readonly InShortLine[], content: string) =>
  inShortProblems(
    lines,
    headingsOf(content).map(({ id }) => id),
    sourcesOf(content).map(({ number }) => number),
  );

/** The schema of the form: what keeps a guide from being published is told before it is sent. */
export const formSchema = articleSchema.superRefine(({ state, content, inShort, description, badges }, ctx) => {
  if (state === "DRAFT") return;
  const tell = (field: string, message: string) => ctx.addIssue({ code: "custom", message, path: [field] });
  for (const { field, message } of missingToPublish({ description, badges })) tell(field, message);
  if (guideProblems(content).some(({ severity }) => severity === "ERROR"))
    tell("content", "Rätta felen i texten innan guiden publiceras, eller spara den som utkast.");
  for (const { index, field, message } of problemsOfInShort(inShort, content))
    ctx.addIssue({ code: "custom", message, path: ["inShort", index, field] });
});

/** On the button that saves, by what shall be and what is. */
export function saveLabel(wanted: ArticleStateName, now: ArticleStateName | undefined): string {
  if (wanted === "SCHEDULED") return now === "SCHEDULED" ? "Spara schemalagd guide" : "Schemalägg";
  if (wanted === "PUBLISHED") return now === "PUBLISHED" ? "Spara ändringar" : "Publicera";
  return now === "PUBLISHED" ? "Avpublicera" : "Spara utkast";
}

const LABELS: readonly [keyof ArticleForm, string][] = [
  ["title", "Titel"],
  ["slug", "Adressnamn"],
  ["description", "Beskrivning"],
  ["topic", "Ämne"],
  ["authorId", "Författare"],
  ["badges", "Märken"],
  ["difficulty", "Svårighet"],
  ["countsAsTraining", "Räknas som träning"],
  ["reviewer", "Granskad av"],
  ["reviewerId", "Granskare"],
  ["reviewedOn", "Granskad den"],
  ["content", "Text"],
  ["inShort", "I korthet"],
  ["state", "Läge"],
  ["publishDay", "Dag för publicering"],
  ["publishTime", "Klockslag för publicering"],
];

/** In which fields a stored state, as the form would hold it, differs from what was typed. */
export function standingFields(
  standing: ArticleForm,
  typed: ArticleForm,
  authors: readonly EditorAuthor[],
): ChangedField[] {
  const formatField = (field: keyof ArticleForm): string => {
    if (field === "topic") return TOPICS[GRAPH_TOPICS[standing.topic]];
    if (field === "authorId") return authors.find(({ id }) => id === standing.authorId)?.name ?? "";
    if (field === "reviewerId") return authors.find(({ id }) => id === standing.reviewerId)?.name ?? "";
    if (field === "state") return STATES[standing.state].label;
    if (field === "countsAsTraining") return standing.countsAsTraining ? "Ja" : "Nej";
    if (field === "inShort") return standing.inShort.map(({ label, text }) => `${label} ${text}`).join(" ");
    if (field === "badges") return standing.badges.join(", ");
    if (field === "difficulty")
      return standing.difficulty
        ? { EASY: "Lätt", MEDIUM: "Medium", HARD: "Svår" }[standing.difficulty]
        : "Inte angiven";
    return String(standing[field] ?? "");
  };
  return LABELS.flatMap(([field, label]) =>
    JSON.stringify(standing[field]) === JSON.stringify(typed[field]) ? [] : [{ label, now: formatField(field) }],
  );
}
