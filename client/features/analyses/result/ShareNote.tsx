import Typography from "@mui/material/Typography";
import ContentCopy from "~icons/ic/outline-content-copy";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { copyText, TEXT_NOT_COPIED } from "../../../ui/copyText.ts";

/** Explains that the address alone shows nobody else the result, and how to share it. */
export function ShareNote({ text }: { text: () => string }) {
  const copy = () =>
    copyText(text(), {
      copied: { title: "Kopierat!", text: "Texten har kopierats till urklipp", tone: "success" },
      failed: TEXT_NOT_COPIED,
    });
  return (
    <>
      <CopyButton label="Kopiera texten" icon={<ContentCopy />} onCopy={copy} />
      <Typography variant="body2" color="textSecondary" sx={{ flexBasis: "100%" }}>
        Länken visar resultatet bara för dig. Ska någon annan läsa det skickar du texten.
      </Typography>
    </>
  );
}
