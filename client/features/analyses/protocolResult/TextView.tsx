import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import ContentCopy from "~icons/ic/outline-content-copy";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import { NEXT_STEPS, shortKey } from "../../../../schema/rules/analyses/protocolText.ts";
import { markdownOf } from "../../../../schema/rules/analyses/textSections.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Card } from "../../../ui/Card.tsx";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { copyText, TEXT_NOT_COPIED } from "../../../ui/copyText.ts";
import { RedFlags } from "../result/RedFlags.tsx";
import { AboutAdvice } from "../result/ResultHead.tsx";
import { shownSections } from "../result/resultParts.ts";
import { download } from "./download.ts";
import { MedicalNotice } from "./MedicalNotice.tsx";
import { ResultText } from "./ResultText.tsx";
import { type ProtocolViewProps, writtenProtocol } from "./shownProtocol.ts";

/** The result as a text, to be read, copied and taken along. */
export function TextView(props: ProtocolViewProps) {
  const { protocol, analysis } = props;
  return (
    <Box sx={{ display: "grid", gap: { xs: 6, md: 8 } }}>
      <Box>
        <Typography id="resultatet" variant="h2" sx={{ fontSize: { xs: "1.8125rem", md: "2.1875rem" } }}>
          Ditt hälsoprotokoll
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 3 }}>
          <Badge tint="grey">{shortKey(protocol.key)}</Badge>
          <Badge tint="green">
            <time dateTime={protocol.createdAt}>{swedishDay(protocol.createdAt)}</time>
          </Badge>
        </Box>
        <Typography sx={{ mt: 3 }}>
          <AboutAdvice />
        </Typography>
        <Box data-screen-only="" sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 5, "& > *": { minHeight: 48 } }}>
          <CopyButton
            label="Kopiera text"
            icon={<ContentCopy />}
            onCopy={() => copyText(writtenProtocol(props), { failed: TEXT_NOT_COPIED })}
          />
          <Button variant="outlined" startIcon={<FileDownloadOutlined />} onClick={() => download(props)}>
            Ladda ner
          </Button>
        </Box>
      </Box>
      <RedFlags redFlags={analysis.redFlags} />
      <Card isRoomy>
        <ResultText text={markdownOf(shownSections("protocol", analysis))} />
      </Card>
      <Box
        sx={{
          display: "grid",
          gap: 6,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        <Card component="section" aria-labelledby="nasta-steg">
          <Typography id="nasta-steg" variant="h4" component="h2">
            Nästa steg
          </Typography>
          <Box component="ol" sx={{ m: 0, mt: 3, pl: 6, display: "grid", gap: 2, fontSize: "1rem", lineHeight: 1.5 }}>
            {NEXT_STEPS.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Box>
        </Card>
        <MedicalNotice />
      </Box>
    </Box>
  );
}
