import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import ContentCopy from "~icons/ic/outline-content-copy";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { copyText, TEXT_NOT_COPIED } from "../../../ui/copyText.ts";

/** What somebody sees who is sent the address of a result, and the way to let them read it all the same. */
export function ShareNote({ text }: { text: () => string }) {
  const copy = () =>
    copyText(text(), {
      copied: { title: "Kopierat!", text: "Texten har kopierats till urklipp", tone: "success" },
      failed: TEXT_NOT_COPIED,
    });
  return (
    <Box sx={{ flexBasis: "100%", display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 4, rowGap: 2 }}>
      <Typography variant="body2" color="textSecondary" sx={{ flex: "1 1 32ch" }}>
        Bara du kan öppna länken till sidan. Den du delar den med får se att resultatet är privat. Vill du att någon ska
        kunna läsa det, skicka texten i stället.
      </Typography>
      <CopyButton label="Kopiera texten" icon={<ContentCopy />} onCopy={copy} />
    </Box>
  );
}
