import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { latestData } from "../../../apollo/latestData.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { FieldControl, FieldLabel } from "../../../ui/form/FieldControl.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { useLoadMore } from "../../../ui/useLoadMore.ts";
import { useSettled } from "../../../ui/useSettled.ts";
import { useImageLibraryQuery } from "./ImageLibraryTab.generated.ts";
import { LibraryImageCard } from "./LibraryImageCard.tsx";
import { UploadForm } from "./UploadForm.tsx";

/** Most characters of a search. */
const MAX_SEARCH = 100;

/** Uploading pictures, and the library of those that there are. */
export function ImageLibraryTab() {
  const [search, setSearch] = useState("");
  const wanted = useSettled(search.trim());
  const { data, previousData, error, refetch, fetchMore } = useImageLibraryQuery({
    variables: { search: wanted || null },
    fetchPolicy: "cache-and-network",
  });
  const [more, awaited] = useLoadMore(fetchMore, () =>
    showToast({ title: "Fel", text: "Kunde inte hämta fler bilder", tone: "error" }),
  );
  const id = useId();
  const again = () => void refetch().catch(() => undefined);
  const images = latestData({ data, previousData, error })?.images;
  return (
    <>
      <Typography variant="h2">Bildhantering</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 6, maxWidth: "60ch" }}>
        Bilder som kan användas i artiklar och på sidor. En bild som används kan inte tas bort.
      </Typography>
      <UploadForm onUploaded={again} />
      <Box component="section" aria-labelledby={`${id}-heading`} sx={{ mt: 14 }}>
        <Typography id={`${id}-heading`} variant="h3">
          Bildbibliotek
        </Typography>
        <Box sx={{ mt: 4, mb: 6, maxWidth: 360 }}>
          <FieldLabel htmlFor={id}>Sök bild</FieldLabel>
          <FieldControl>
            <input
              id={id}
              type="search"
              value={search}
              maxLength={MAX_SEARCH}
              onChange={(event) => setSearch(event.target.value)}
            />
          </FieldControl>
        </Box>
        {images ? (
          <>
            <Typography role="status" color="textSecondary" sx={{ mb: 4 }}>
              {formatImageCount(images.totalCount, wanted !== "")}
            </Typography>
            <Box
              component="ul"
              sx={{
                listStyle: "none",
                m: 0,
                p: 0,
                display: "grid",
                gap: 4,
                gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
              }}
            >
              {images.nodes.map((image) => (
                <LibraryImageCard key={image.id} image={image} onDeleted={again} />
              ))}
            </Box>
            <ShowMore pageInfo={images.pageInfo} awaited={awaited} onMore={more} />
          </>
        ) : error ? (
          <LoadFailure message={visitorMessage(error)} onRetry={again} />
        ) : (
          <Loading label="Hämtar bilderna …" />
        )}
      </Box>
    </>
  );
}

/** How many pictures there are, and what to do when there are none. */
function formatImageCount(count: number, isSearched: boolean): string {
  if (count === 0)
    return isSearched ? "Ingen bild matchar sökningen." : "Inga bilder ännu. Ladda upp den första ovanför.";
  return count === 1 ? "1 bild" : `${count} bilder`;
}
