import Typography from "@mui/material/Typography";
import { swedishMoment } from "../../../../schema/rules/words/dates.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { addressOfContentTab, type ContentTab } from "../contentTabs.ts";

/** A text that was deleted. */
interface Deleted {
  key: string;
  name: string;
  replacedAt: string;
  replacedBy?: string | null;
}

/**
 * Texts of a kind that were deleted within thirty days; nothing when there are none.
 * @param props.tab where a new one is written, which begins with what was deleted
 * @param props.as what it is opened as, e.g. 'en ny guide'
 */
export function DeletedTexts(props: {
  title: string;
  as: string;
  tab: ContentTab;
  rows: readonly Deleted[] | null | undefined;
}) {
  if (!props.rows?.length) return null;
  const columns: readonly DataColumn<Deleted>[] = [
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
          to={`${addressOfContentTab(props.tab, "ny")}&borttagen=${key}`}
          aria-label={`Återskapa ${name}`}
          sx={{ display: "inline-flex", alignItems: "center", minHeight: 44 }}
        >
          Återskapa
        </TextLink>
      ),
    },
  ];
  return (
    <>
      <Typography variant="h3" sx={{ mt: 8, mb: 3 }}>
        {props.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4, maxWidth: "60ch" }}>
        De kan återskapas i 30 dagar. Texten öppnas som {props.as}, som du sparar.
      </Typography>
      <DataTable caption={props.title} columns={columns} rows={props.rows} keyOf={({ key }) => key} stackBelow="sm" />
    </>
  );
}
