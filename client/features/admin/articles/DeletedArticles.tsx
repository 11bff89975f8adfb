import Typography from "@mui/material/Typography";
import { swedishMoment } from "../../../../schema/rules/words/dates.ts";
import { type DataColumn, DataTable } from "../../../ui/DataTable.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { addressOfContentTab } from "../contentTabs.ts";
import { type DeletedArticlesQuery, useDeletedArticlesQuery } from "./ArticlesTab.generated.ts";

type Deleted = NonNullable<DeletedArticlesQuery["deletedArticles"]>[number];

const COLUMNS: readonly DataColumn<Deleted>[] = [
  { key: "name", header: "Titel", isRowHeader: true, cell: ({ name }) => name },
  {
    key: "deleted",
    header: "Borttagen",
    cell: ({ replacedAt, replacedBy }) => swedishMoment(replacedAt) + (replacedBy ? ` av ${replacedBy}` : ""),
  },
  {
    key: "again",
    header: "Återskapa",
    isHeaderHidden: true,
    cell: ({ key, name }) => (
      <TextLink
        to={`${addressOfContentTab("guider", "ny")}&borttagen=${key}`}
        aria-label={`Återskapa ${name}`}
        sx={{ display: "inline-flex", alignItems: "center", minHeight: 44 }}
      >
        Återskapa
      </TextLink>
    ),
  },
];

/** Guides that were deleted within thirty days; nothing when there are none. */
export function DeletedArticles() {
  const { data } = useDeletedArticlesQuery({ fetchPolicy: "cache-and-network" });
  if (!data?.deletedArticles?.length) return null;
  return (
    <>
      <Typography variant="h3" sx={{ mt: 8, mb: 3 }}>
        Borttagna guider
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4, maxWidth: "60ch" }}>
        De kan återskapas i 30 dagar. Texten öppnas som en ny guide, som du sparar.
      </Typography>
      <DataTable
        caption="Borttagna guider"
        columns={COLUMNS}
        rows={data.deletedArticles}
        keyOf={({ key }) => key}
        stackBelow="sm"
      />
    </>
  );
}
