import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { IMAGE_ERRORS, MAX_IMAGES_AT_ONCE, TAKEN_FORMATS, validateImageFile } from "../../../../schema/imageLibrary.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { FieldControl, FieldLabel } from "../../../ui/form/FieldControl.tsx";
import { ProgressTrack } from "../../../ui/ProgressTrack.tsx";
import { LeaveGuard, SENDING } from "../text/LeaveGuard.tsx";
import { formatFileSize, progressOfFiles, uploadImages } from "./uploadImages.ts";

/** A file that was chosen, and why it cannot be sent. */
interface Chosen {
  file: File;
  refused?: string | undefined;
}

const FORMATS = Object.values(TAKEN_FORMATS);
const ACCEPT = Object.fromEntries(
  FORMATS.map(({ mimeType, extensions }) => [mimeType, extensions.map((extension) => `.${extension}`)]),
);

const UNKNOWN = "Ett okänt fel uppstod vid uppladdning.";
const tellFailed = (text: string) => showToast({ title: "Uppladdning misslyckades", text, tone: "error" });

/** Chooses or drops pictures and uploads them, all or none. */
export function UploadForm({ onUploaded }: { onUploaded: () => void }) {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [publicId, setPublicId] = useState("");
  const [sent, setSent] = useState<number>();
  const id = useId();
  const isUploading = sent !== undefined;

  const choose = (files: File[]) => {
    const all = files.map((file): Chosen => {
      const imageError = validateImageFile(file);
      return { file, refused: imageError && IMAGE_ERRORS[imageError].message };
    });
    setChosen(all);
    const wrong = all.filter(({ refused }) => refused).length;
    if (wrong > 0) {
      showToast({
        title: "Ogiltiga filer",
        text: `${wrong} fil(er) är för stora (>10MB) eller inte bildformat.`,
        tone: "error",
      });
    } else if (all.length > MAX_IMAGES_AT_ONCE) {
      showToast({ title: "Ogiltiga filer", text: `Välj högst ${MAX_IMAGES_AT_ONCE} bilder åt gången.`, tone: "error" });
      setChosen([]);
    }
  };
  const upload = async () => {
    setSent(0);
    try {
      const files = chosen.map(({ file }) => file);
      const { images, results, message, errors } = await uploadImages(files, publicId.trim(), setSent);
      if (errors.length > 0 || images.length === 0) {
        setChosen(chosen.map((one, index) => ({ ...one, refused: results[index]?.error ?? undefined })));
        const failed = results.find(({ error }) => error);
        const why = failed ? `Uppladdning misslyckades för ${failed.fileName}: ${failed.error}` : errors[0]?.message;
        tellFailed(why ?? UNKNOWN);
        return;
      }
      setChosen([]);
      setPublicId("");
      showToast({ title: "Uppladdning slutförd!", text: message, tone: "success" });
      onUploaded();
    } catch (error) {
      tellFailed((error instanceof Error && error.message) || UNKNOWN);
    } finally {
      setSent(undefined);
    }
  };

  const progress = progressOfFiles(
    chosen.map(({ file }) => file),
    sent ?? 0,
  );
  const good = chosen.filter(({ refused }) => !refused);
  const canUpload = chosen.length > 0 && !isUploading && good.length === chosen.length;
  return (
    <Box component="section" aria-labelledby={`${id}-heading`}>
      <LeaveGuard hasChanges={isUploading} words={SENDING} />
      <Typography id={`${id}-heading`} variant="h3">
        Ladda upp bilder
      </Typography>
      <FileDrop
        label="Bilder att ladda upp"
        text="Dra hit bilder, eller välj dem."
        dropText="Släpp bilderna här"
        button="Välj bilder"
        hint={`JPEG, PNG, GIF, WebP, AVIF eller SVG, högst 10 MB var och ${MAX_IMAGES_AT_ONCE} åt gången.`}
        accept={ACCEPT}
        disabled={isUploading}
        onChoose={choose}
      />
      {chosen.length > 0 && (
        <Box
          component="ul"
          aria-label="Valda bilder"
          sx={{ listStyle: "none", m: 0, mt: 4, p: 0, display: "grid", gap: 3 }}
        >
          {chosen.map(({ file, refused }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: files may have the same name; the list is replaced as a whole
            <li key={index}>
              <Box sx={{ display: "flex", gap: 3, mb: 1 }}>
                <Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
                  {file.name}
                </Box>
                {!refused && (
                  <Box component="span" sx={{ ml: "auto", whiteSpace: "nowrap", color: "text.secondary" }}>
                    {formatFileSize(file.size)}
                  </Box>
                )}
              </Box>
              {refused && (
                <Box component="p" sx={{ m: 0, color: "error.main", overflowWrap: "anywhere" }}>
                  {refused}
                </Box>
              )}
              {isUploading && (
                <ProgressTrack name={file.name} value={progress[index] ?? 0} text={`${progress[index] ?? 0} %`} />
              )}
            </li>
          ))}
        </Box>
      )}
      <Box sx={{ display: "grid", gap: 4, mt: 5, maxWidth: 520 }}>
        <div>
          <FieldLabel htmlFor={id}>Eget public ID (valfritt)</FieldLabel>
          <FieldControl>
            <input
              id={id}
              value={publicId}
              disabled={isUploading}
              aria-describedby={`${id}-hint`}
              autoComplete="off"
              onChange={(event) => setPublicId(event.target.value)}
            />
          </FieldControl>
          <Typography id={`${id}-hint`} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            Flera bilder får _1, _2 och så vidare efter det. Lämnas det tomt skapas ett.
          </Typography>
        </div>
        <div>
          <Button variant="contained" disabled={!canUpload} onClick={() => void upload()}>
            {isUploading ? "Laddar upp …" : "Ladda upp"}
          </Button>
          {good.length > 0 && good.length < chosen.length && (
            <Button disabled={isUploading} onClick={() => setChosen(good)} sx={{ ml: 3 }}>
              Ta bort {chosen.length - good.length === 1 ? "den som inte går" : "de som inte går"} att ladda upp
            </Button>
          )}
        </div>
      </Box>
    </Box>
  );
}
