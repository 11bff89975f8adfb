import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import ContentCopy from "~icons/ic/outline-content-copy";
import { updateImageSchema } from "../../../../schema/imageLibrary.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { withVerification } from "../../../shell/session/verification.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Card } from "../../../ui/Card.tsx";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { copyText } from "../../../ui/copyText.ts";
import { ConfirmAction } from "../../../ui/dialog/ConfirmDialog.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { useZodForm } from "../../../ui/form/useZodForm.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import {
  type ImageLibrary_ImageFragment as LibraryImage,
  useDeleteImageMutation,
  useUpdateImageMutation,
} from "./ImageLibraryTab.generated.ts";
import { formatFileSize } from "./uploadImages.ts";

/** A picture of the library: what it is called, how large it is, where it is used; its words can be changed. */
export function LibraryImageCard({ image, onDeleted }: { image: LibraryImage; onDeleted: () => void }) {
  const { publicId, fileName, width, height, format, bytes, alt, usedIn } = image;
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDeleteImageMutation({});
  const preview = image.image.variants[0]?.url ?? image.image.url;
  const deleteIt = async () => {
    try {
      const { data } = await withVerification(
        () => remove({ variables: { input: { id: image.id } } }),
        (answer) => answer.data?.deleteImage.errors,
      );
      const [wrong] = data?.deleteImage.errors ?? [];
      if (!data || wrong) return showToast({ title: "Bilden är kvar", text: wrong?.message ?? "", tone: "error" });
      showToast({ title: "Bilden är borttagen", text: publicId, tone: "confirmation" });
      onDeleted();
    } catch (error) {
      showToast({ title: "Bilden kunde inte tas bort", text: visitorMessage(error), tone: "error" });
    }
  };
  return (
    <Card component="li" sx={{ display: "grid", alignContent: "start", gap: 3 }}>
      <Box
        component="img"
        src={preview}
        alt={alt}
        loading="lazy"
        width={width}
        height={height}
        sx={{
          width: "100%",
          height: "auto",
          aspectRatio: "3 / 2",
          objectFit: "contain",
          bgcolor: "mist",
          borderRadius: 2,
        }}
      />
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <Typography sx={{ minWidth: 0, fontWeight: 600, overflowWrap: "anywhere" }}>{publicId}</Typography>
        <CopyButton
          label={`Kopiera ${publicId}`}
          icon={<ContentCopy />}
          isIconOnly
          onCopy={() => copyName(publicId)}
          sx={{ ml: "auto" }}
        />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {fileName && (
          <Box component="span" sx={{ display: "block", overflowWrap: "anywhere" }}>
            {fileName}
          </Box>
        )}
        {width} × {height} · {format} · {formatFileSize(bytes)}
      </Typography>
      <Typography variant="body2">{alt || "Ingen bildbeskrivning"}</Typography>
      <Typography variant="body2" component="div">
        {usedIn.length === 0 ? (
          "Används inte"
        ) : (
          <>
            Används i:{" "}
            {usedIn.map(({ type, id, name, path }, index) => (
              <span key={`${type}${id}`}>
                {index > 0 && ", "}
                {path ? <TextLink to={path}>{name}</TextLink> : name}
              </span>
            ))}
          </>
        )}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, ml: -2 }}>
        <Button aria-label={`Ändra beskrivningen av ${publicId}`} onClick={() => setEditing(true)}>
          Ändra
        </Button>
        <Button color="error" aria-label={`Ta bort ${publicId}`} onClick={() => setAsking(true)}>
          Ta bort
        </Button>
      </Box>
      <FormDialog title="Bildbeskrivning" isOpen={isEditing} onClose={() => setEditing(false)}>
        {/* The dialog hides it where it is, and who describes a picture looks at it. */}
        <Box
          component="img"
          src={preview}
          alt=""
          width={width}
          height={height}
          sx={{ display: "block", width: "100%", height: "auto", maxHeight: 240, objectFit: "contain", mb: 4 }}
        />
        <AltForm image={image} onSaved={() => setEditing(false)} />
      </FormDialog>
      <ConfirmAction
        title="Ta bort bilden?"
        text={`${publicId} tas bort ur biblioteket.`}
        label="Ta bort"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void deleteIt()}
      />
    </Card>
  );
}

function AltForm({ image, onSaved }: { image: LibraryImage; onSaved: () => void }) {
  const [update] = useUpdateImageMutation({});
  const form = useZodForm(
    updateImageSchema,
    async ({ alt }) => {
      const { data } = await update({ variables: { input: { id: image.id, alt } } });
      if (data?.updateImage.errors.length) return data.updateImage.errors;
      showToast({ title: "Beskrivningen är sparad", tone: "confirmation" });
      onSaved();
    },
    { alt: image.alt },
  );
  return (
    <Box sx={{ p: { xs: 4, sm: 8 } }}>
      <Form form={form} label="Spara" pendingLabel="Sparar …">
        <Field form={form} name="alt" label="Vad bilden visar" isOptional />
      </Form>
    </Box>
  );
}

/** Puts a name on the clipboard. @returns whether it could */
const copyName = (publicId: string): Promise<boolean> =>
  copyText(publicId, {
    copied: { title: "Kopierat!", text: publicId, tone: "confirmation" },
    failed: { title: "Misslyckades att kopiera", text: "Kunde inte kopiera till urklipp.", tone: "error" },
  });
