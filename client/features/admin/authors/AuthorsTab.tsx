import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { AuthorDialog } from "./AuthorDialog.tsx";
import { type AuthorsTab_AuthorFragment as Author, useEditableAuthorsQuery } from "./AuthorsTab.generated.ts";

/** The tab 'Författare': who writes the guides. */
export function AuthorsTab() {
  const { data, error, refetch } = useEditableAuthorsQuery({ fetchPolicy: "cache-and-network" });
  const [edited, setEdited] = useState<{ author: Author | null; times: number }>({ author: null, times: 0 });
  const [isOpen, setOpen] = useState(false);
  const edit = (author: Author | null) => {
    setEdited(({ times }) => ({ author, times: times + 1 }));
    setOpen(true);
  };
  const authors = data?.editableAuthors;
  const again = () => void refetch().catch(() => undefined);
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 3 }}>
        <Typography variant="h2">Författare</Typography>
        <Button variant="contained" onClick={() => edit(null)} sx={{ minHeight: 48 }}>
          Ny författare
        </Button>
      </Box>
      <Typography color="textSecondary" sx={{ mt: 3, mb: 6, maxWidth: "41em" }}>
        De som skriver guiderna. Var och en har en egen sida med sina guider. Ändringar syns för besökare direkt.
      </Typography>
      {authors ? (
        <DataTable
          caption="Författare"
          isDense
          stackBelow="md"
          columns={columnsWith(edit)}
          rows={authors}
          keyOf={({ id }) => id}
          empty={
            <Typography color="textSecondary">
              Inga författare ännu. Lägg till den som skriver med Ny författare. En guide kan inte sparas utan.
            </Typography>
          }
        />
      ) : error ? (
        <LoadFailure message={visitorMessage(error)} onRetry={again} />
      ) : (
        <Loading label="Hämtar författarna …" />
      )}
      {edited.times > 0 && (
        <AuthorDialog
          // What is edited is what was shown: should it change meanwhile, the server says so.
          key={edited.times}
          entry={edited.author}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onReload={edit}
          onChanged={again}
        />
      )}
    </>
  );
}

const columnsWith = (edit: (author: Author) => void): readonly DataColumn<Author>[] => [
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
  {
    key: "edit",
    header: "Redigera",
    isHeaderHidden: true,
    align: "end",
    width: "110px",
    cell: (author) => (
      <Button sx={{ my: -2, minHeight: 44 }} aria-label={`Redigera ${author.name}`} onClick={() => edit(author)}>
        Redigera
      </Button>
    ),
  },
];
