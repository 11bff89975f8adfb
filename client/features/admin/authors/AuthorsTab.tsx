import Box from "@mui/material/Box";
import { Badge } from "../../../ui/Badge.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import type { DataColumn } from "../../../ui/table/DataTable.tsx";
import { EntriesTab } from "../EntriesTab.tsx";
import { AuthorDialog } from "./AuthorDialog.tsx";
import { type AuthorsTab_AuthorFragment as Author, useEditableAuthorsQuery } from "./AuthorsTab.generated.ts";

/** The tab 'Författare': who writes the guides. */
export function AuthorsTab() {
  const { data, ...query } = useEditableAuthorsQuery({ fetchPolicy: "cache-and-network" });
  return (
    <EntriesTab
      of="AUTHOR"
      title="Författare"
      newLabel="Ny författare"
      about="De som skriver guiderna. Var och en har en egen sida med sina guider. Ändringar syns för besökare direkt."
      entries={data?.editableAuthors}
      query={query}
      loading="Hämtar författarna …"
      columns={COLUMNS}
      nameOf={({ name }) => name}
      empty="Inga författare ännu. Lägg till den som skriver med Ny författare. En guide kan inte sparas utan."
      dialog={AuthorDialog}
    />
  );
}

const COLUMNS: readonly DataColumn<Author>[] = [
  {
    key: "name",
    header: "Namn",
    isRowHeader: true,
    width: "36%",
    cell: ({ name, slug, isExample }) => (
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <TextLink to={`/dr-${slug}`} sx={{ display: "inline-flex", alignItems: "center", minHeight: 44, my: -2 }}>
          {name}
        </TextLink>
        {isExample && <Badge tint="orange">Påhittad</Badge>}
      </Box>
    ),
  },
  { key: "title", header: "Titel", cell: ({ title }) => title || "–" },
  { key: "articles", header: "Guider", width: "90px", align: "end", cell: ({ articleCount }) => articleCount },
];
