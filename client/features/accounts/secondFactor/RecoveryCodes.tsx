import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import ContentCopy from "~icons/ic/outline-content-copy";
import DownloadOutlined from "~icons/ic/outline-download";
import { foldName } from "../../../../schema/rules/words/text.ts";
import { useSite } from "../../../shell/site.ts";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { copyText } from "../../../ui/copyText.ts";
import { saveFile } from "../../../ui/saveFile.ts";

/** Recovery codes, the one time that they are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const site = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that made them is gone.
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join("\n");
  return (
    <Box sx={{ width: "100%" }}>
      <Typography ref={heading} variant="h4" component="h3" tabIndex={-1} sx={{ outline: "none" }}>
        Spara dina återställningskoder
      </Typography>
      <Typography sx={{ mt: 2 }}>
        Blir du av med telefonen loggar du in med en av koderna i stället. Varje kod fungerar en gång. Spara dem där du
        hittar dem, men inte bara i telefonen. De visas bara nu.
      </Typography>
      <Box
        component="ul"
        aria-label="Återställningskoder"
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" },
          columnGap: 6,
          rowGap: 1,
          listStyle: "none",
          m: 0,
          my: 4,
          p: 4,
          bgcolor: "action.hover",
          borderRadius: 1,
          fontFamily: "monospace",
          fontSize: "1.125rem",
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <CopyButton label="Kopiera koderna" icon={<ContentCopy />} onCopy={() => copyText(text)} />
        <Button
          variant="outlined"
          startIcon={<DownloadOutlined />}
          onClick={() =>
            saveFile(
              `${foldName(site.name).replaceAll(" ", "-") || "konto"}-aterstallningskoder.txt`,
              `${text}\n`,
              "text/plain",
            )
          }
        >
          Ladda ner
        </Button>
        <Button variant="contained" onClick={onDone}>
          Jag har sparat koderna
        </Button>
      </Box>
    </Box>
  );
}
