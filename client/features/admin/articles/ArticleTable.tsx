import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { GRAPH_TOPICS, TOPICS } from "../../../../schema/articles.ts";
import { isReviewOld } from "../../../../schema/rules/content/reviews.ts";
import { swedishDay, swedishMoment } from "../../../../schema/rules/words/dates.ts";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import type { ArticleListQuery } from "./ArticlesTab.generated.ts";
import { STATES } from "./articleFilters.ts";

/** An article, as the table shows it. */
type ListedArticle = NonNullable<ArticleListQuery["editableArticles"]>["nodes"][number];

const TINTS = { DRAFT: "yellow", SCHEDULED: "blue", PUBLISHED: "green" } as const;

const COLUMNS: readonly DataColumn<ListedArticle>[] = [
  {
    key: "state",
    header: "Läge",
    isLong: true,
    cell: ({ state, publishAt, path, title }) => (
      <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
        <Badge tint={TINTS[state]}>{STATES[state].label}</Badge>
        {publishAt && <span>{swedishMoment(publishAt)}</span>}
        <TextLink
          to={path}
          aria-label={state === "PUBLISHED" ? `Visa ${title} på sajten` : `Förhandsgranska ${title}`}
          sx={{ display: "inline-flex", alignItems: "center", minHeight: 44, my: -1.5 }}
        >
          {state === "PUBLISHED" ? "Visa på sajten" : "Förhandsgranska"}
        </TextLink>
      </Box>
    ),
  },
  { key: "topic", header: "Ämne", cell: ({ topic }) => TOPICS[GRAPH_TOPICS[topic]] },
  { key: "author", header: "Författare", cell: ({ author }) => author.name },
  {
    key: "dates",
    header: "Publicerad och ändrad",
    isLong: true,
    cell: ({ publishedAt, updatedAt }) => (
      <Box sx={{ display: "grid" }}>
        <span>{publishedAt ? `Publicerad ${swedishDay(publishedAt)}` : "Aldrig publicerad"}</span>
        <Box component="span" sx={{ color: "text.secondary" }}>
          Ändrad {swedishDay(updatedAt)}
        </Box>
      </Box>
    ),
  },
  {
    key: "reviewed",
    header: "Granskad",
    cell: ({ reviewer, reviewedOn }) => (
      <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
        {reviewer ? "Ja" : "Nej"}
        {isReviewOld(reviewedOn, dayOf(new Date())) && <Badge tint="orange">Granskningen är äldre än ett år</Badge>}
      </Box>
    ),
  },
];

/** Articles in rows; their titles lead to the editor. */
export function ArticleTable(props: {
  articles: readonly ListedArticle[];
  /** Whether only some of them were looked for. */
  isFiltered: boolean;
  addressOf: (id: string) => string;
}) {
  return (
    <DataTable
      caption="Guider"
      isDense
      columns={[
        {
          key: "title",
          header: "Titel",
          isRowHeader: true,
          width: "28%",
          cell: ({ id, title }) => (
            <TextLink
              to={props.addressOf(id)}
              sx={{
                display: "inline-flex",
                alignItems: "center",
                minHeight: 44,
                my: "-10px",
                overflowWrap: "anywhere",
              }}
            >
              {title}
            </TextLink>
          ),
        },
        ...COLUMNS,
      ]}
      rows={props.articles}
      keyOf={({ id }) => id}
      stackBelow="md"
      empty={
        <Typography color="textSecondary">
          {props.isFiltered
            ? "Ingen guide matchar. Ändra sökningen eller läget."
            : "Inga guider ännu. Skriv den första med Ny guide."}
        </Typography>
      }
    />
  );
}
