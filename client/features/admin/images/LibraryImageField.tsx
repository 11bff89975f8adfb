import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { FieldNotes } from "../../../ui/form/FieldNotes.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { LibraryPicker, libraryName } from "./LibraryPicker.tsx";

/** The picture of something: one of the library, none, or the one that it had. */
export function LibraryImageField(props: {
  /** Address of the picture that is chosen now; '' for none. */
  chosen: string;
  /** Address of the one that is stored; '' for none. */
  kept: string;
  onChoose: (url: string) => void;
  error: string | undefined;
  words: { none: string; choose: string; remove: string };
  /** Of what is made for white paper. */
  ground?: "mist" | "common.white";
}) {
  const { chosen, kept, onChoose, words } = props;
  const id = useId();
  return (
    <div>
      {chosen ? (
        <>
          <Box
            component="img"
            src={chosen}
            alt=""
            sx={{
              display: "block",
              width: 240,
              maxWidth: "100%",
              aspectRatio: "3 / 2",
              objectFit: "contain",
              bgcolor: props.ground ?? "mist",
              borderRadius: 2,
            }}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2, overflowWrap: "anywhere" }}>
            {libraryName(chosen) ?? chosen}
          </Typography>
        </>
      ) : (
        <Typography color="textSecondary">{words.none}</Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, mt: 3 }}>
        <LibraryPicker chosen={chosen} label={words.choose} onChoose={onChoose} />
        {chosen && <Button onClick={() => onChoose("")}>{words.remove}</Button>}
        {kept && chosen !== kept && <Button onClick={() => onChoose(kept)}>Ångra</Button>}
      </Box>
      <FieldNotes
        id={id}
        error={props.error}
        hint={
          <>
            Nya bilder laddas upp under Verktyg,{" "}
            <TextLink to="/admin?flik=bildhantering" target="_blank">
              Bildhantering
            </TextLink>
            .
          </>
        }
      />
    </div>
  );
}
