import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import { latestData } from "../../../apollo/latestData.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { useUnsaved } from "../../../ui/dialog/dialogFrame.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FieldControl, FieldLabel } from "../../../ui/form/FieldControl.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { useLoadMore } from "../../../ui/useLoadMore.ts";
import { useSettled } from "../../../ui/useSettled.ts";
import { type LibraryPicker_ImageFragment as Picture, useLibraryChoicesQuery } from "./LibraryPicker.generated.ts";

/** Most characters of a search. */
const MAX_SEARCH = 100;

/** The name of a picture of the library by the address that shows it; null for any other picture. */
export const libraryName = (url: string): string | null => /^\/media\/([^?]+)/.exec(url)?.[1] ?? null;

/** A button that opens the library, where a picture is chosen by sight. */
export function LibraryPicker(props: {
  /** Address of the picture that is chosen now, whatever it is; '' for none. */
  chosen: string;
  /** For what, where several buttons stand on a page. */
  label: React.ReactNode;
  /** What was chosen is being stored. The button keeps the focus, which comes back to it from the library. */
  isPending?: boolean;
  onChoose: (url: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        aria-disabled={props.isPending}
        onClick={() => !props.isPending && setOpen(true)}
        aria-haspopup="dialog"
      >
        {props.label}
      </Button>
      <FormDialog title="Välj en bild" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Library
          chosen={props.chosen}
          onChoose={(url) => {
            setOpen(false);
            props.onChoose(url);
          }}
        />
      </FormDialog>
    </>
  );
}

/** All pictures of the library, page by page; one of them is chosen, and then used. */
function Library({ chosen, onChoose }: { chosen: string; onChoose: (url: string) => void }) {
  const [search, setSearch] = useState("");
  const [picked, setPicked] = useState(chosen);
  useUnsaved(picked !== chosen);
  const wanted = useSettled(search.trim());
  const { data, previousData, error, refetch, fetchMore } = useLibraryChoicesQuery({
    variables: { search: wanted || null },
    fetchPolicy: "cache-and-network",
  });
  const [more, awaited] = useLoadMore(fetchMore, () =>
    showToast({ title: "Fel", text: "Kunde inte hämta fler bilder", tone: "error" }),
  );
  const id = useId();
  const images = latestData({ data, previousData, error })?.images;
  const name = libraryName(picked);
  return (
    <>
      <Box sx={{ px: { xs: 4, sm: 8 }, pt: 2, pb: 4 }}>
        <FieldLabel htmlFor={id}>Sök bild</FieldLabel>
        <FieldControl>
          <input
            id={id}
            type="search"
            value={search}
            maxLength={MAX_SEARCH}
            placeholder="Namn, eller vad bilden visar"
            autoComplete="off"
            onChange={(event) => setSearch(event.target.value)}
          />
        </FieldControl>
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {images && formatCount(images.totalCount, wanted !== "")}
          {name !== null && ` Vald: ${name}.`}
        </Typography>
      </Box>
      <Box sx={{ px: { xs: 4, sm: 8 }, py: 1, flex: 1, minHeight: 160, overflowY: "auto" }}>
        {images ? (
          <>
            <Grid role="radiogroup" aria-label="Bilder i biblioteket">
              {images.nodes.map((image) => (
                <Choice
                  key={image.id}
                  group={id}
                  image={image}
                  isPicked={image.url === picked}
                  onPick={() => setPicked(image.url)}
                />
              ))}
            </Grid>
            <ShowMore pageInfo={images.pageInfo} awaited={awaited} onMore={more} sx={{ mb: 4 }} />
          </>
        ) : error ? (
          <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <Loading label="Hämtar bilderna …" />
        )}
      </Box>
      <Box sx={{ px: { xs: 4, sm: 8 }, py: 4, borderTop: 1, borderColor: "divider" }}>
        <Button variant="contained" disabled={name === null || picked === chosen} onClick={() => onChoose(picked)}>
          Använd bilden
        </Button>
      </Box>
    </>
  );
}

/** A picture with its name; arrow keys go from one to the next, and a screen reader hears which one is chosen. */
function Choice(props: { group: string; image: Picture; isPicked: boolean; onPick: () => void }) {
  const { group, image, isPicked, onPick } = props;
  return (
    <Tile>
      <input type="radio" name={group} checked={isPicked} onChange={onPick} />
      <img src={image.image.variants[0]?.url ?? image.image.url} alt="" loading="lazy" />
      <span>{image.publicId}</span>
      {image.fileName && <small>{image.fileName}</small>}
      {image.alt && <small>{image.alt}</small>}
    </Tile>
  );
}

const Grid = styled("div")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
});

const Tile = styled("label")(({ theme }) => ({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: 4,
  padding: 8,
  borderRadius: 10,
  border: `1px solid ${theme.vars?.palette.divider}`,
  cursor: "pointer",
  overflowWrap: "anywhere",
  fontSize: "0.9375rem",
  lineHeight: 1.4,
  "&:hover": { backgroundColor: theme.vars?.palette.mist },
  "&:has(:checked)": {
    borderColor: theme.vars?.palette.primary.main,
    boxShadow: `inset 0 0 0 2px ${theme.vars?.palette.primary.main}`,
    fontWeight: 600,
  },
  "&:has(:focus-visible)": { outline: `3px solid ${theme.vars?.palette.secondary.main}`, outlineOffset: 2 },
  "& input": {
    position: "absolute",
    top: 14,
    left: 14,
    width: 20,
    height: 20,
    margin: 0,
    accentColor: theme.vars?.palette.primary.main,
    outline: "none",
  },
  "& img": {
    display: "block",
    width: "100%",
    height: "auto",
    aspectRatio: "3 / 2",
    objectFit: "contain",
    backgroundColor: theme.vars?.palette.mist,
    borderRadius: 6,
  },
  "& small": { color: theme.vars?.palette.text.secondary, fontSize: "0.875rem", fontWeight: 400 },
}));

/** How many pictures there are, and where they come from when there are none. */
function formatCount(count: number, isSearched: boolean): string {
  if (count > 0) return `${counted(count, "bild", "bilder")}.`;
  return isSearched ? "Ingen bild matchar sökningen." : "Inga bilder ännu. De laddas upp under Verktyg, Bildhantering.";
}
