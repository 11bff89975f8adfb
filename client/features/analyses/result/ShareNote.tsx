import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import ContentCopy from "~icons/ic/outline-content-copy";
import { showToast } from "../../../shell/toasts/toasts.ts";
import { CopyButton } from "../../../ui/CopyButton.tsx";

/** What somebody sees who is sent the address of a result, and the way to let them read it all the same. */
export function ShareNote({ text }: { text: () => string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      showToast({ title: "Kopierat!", text: "Texten har kopierats till urklipp", tone: "success" });
      return true;
    } catch {
      showToast({ title: "Texten kunde inte kopieras", text: "Den finns som fil under Ladda ner.", tone: "warning" });
      return false;
    }
  };
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
