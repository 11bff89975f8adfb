import Typography from "@mui/material/Typography";
import { useViewer } from "../../../session/viewer.ts";
import { Card } from "../../../ui/Card.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";

/** Tells a guest where their protocols are. */
export function GuestProtocolsNotice() {
  if (useViewer()) return null;
  return (
    <PageContainer sx={{ mt: { xs: 12, md: 16 } }}>
      <Card component="section" aria-labelledby="protokoll-har" isRoomy>
        <Typography id="protokoll-har" variant="h4" component="h2">
          Dina protokoll finns i den här webbläsaren
        </Typography>
        <Typography sx={{ mt: 2, maxWidth: "66ch" }}>
          Ingen annan ser dem, och de följer inte med till dina andra enheter.{" "}
          <TextLink to="/auth?flik=skapa">Skapa konto</TextLink> för permanent sparning.
        </Typography>
      </Card>
    </PageContainer>
  );
}
