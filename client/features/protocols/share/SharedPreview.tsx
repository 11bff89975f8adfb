import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { doseNotes } from "../../../../schema/rules/protocols/doseNotes.ts";
import { LINK_PROBLEMS, readShareLink, type SharedProtocol } from "../../../../schema/rules/protocols/shareLink.ts";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { showFailure, showImported } from "../data/protocolToasts.ts";
import { useCreate } from "../data/useCreate.ts";
import { addressOf } from "../page/protocolViews.ts";
import { BackToProtocols } from "./BackToProtocols.tsx";
import { importInput } from "./importInput.ts";
import { PlanSteps } from "./PlanSteps.tsx";

/**
 * A protocol that somebody shared by a link, to look at before it is taken over.
 * @param props.link what stands after '#' in the address
 */
export function SharedPreview({ link }: { link: string }) {
  const [read] = useState(() => readShareLink(link));
  if (read.status !== "ok") {
    return (
      <>
        <Typography variant="h1" sx={{ mb: 6 }}>
          Delat protokoll
        </Typography>
        <BackToProtocols title="Protokollet gick inte att öppna">{LINK_PROBLEMS[read.status]}</BackToProtocols>
      </>
    );
  }
  return <Preview shared={read.protocol} />;
}

function Preview({ shared }: { shared: SharedProtocol }) {
  const notesId = useId();
  const notes = doseNotes(shared.steps, "Protokollet");
  const { isAdding, add } = useImport(shared);
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Ett protokoll som någon har delat med dig
      </Typography>
      <Typography variant="h1" sx={{ overflowWrap: "anywhere" }}>
        {shared.name}
      </Typography>
      <Card isRoomy sx={{ mt: { xs: 6, md: 8 }, maxWidth: 760 }}>
        {shared.description && (
          <Typography sx={{ maxWidth: "66ch", overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
            {shared.description}
          </Typography>
        )}
        {shared.steps.length === 0 ? (
          <Typography sx={{ mt: 4 }}>Det här protokollet har inga steg, så det finns inget att lägga till.</Typography>
        ) : (
          <>
            <Typography variant="h3" component="h2" sx={{ mt: shared.description ? 8 : 0 }}>
              Så ser det ut
            </Typography>
            <PlanSteps steps={shared.steps} />
          </>
        )}
        {notes.length > 0 && (
          <Box component="section" aria-labelledby={notesId} sx={{ mt: 8, display: "grid", gap: 3 }}>
            <Typography variant="h4" component="h2" id={notesId}>
              Värt att veta om doserna
            </Typography>
            {notes.map(({ substance, text }) => (
              <Notice key={substance} tone="info">
                <Typography sx={{ fontSize: "1rem", lineHeight: 1.5 }}>{text}</Typography>
              </Notice>
            ))}
          </Box>
        )}
        {shared.steps.length > 0 && (
          <Box
            sx={{
              mt: 8,
              pt: 6,
              borderTop: 1,
              borderColor: "divider",
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              gap: 4,
            }}
          >
            <Button variant="contained" aria-disabled={isAdding} onClick={add}>
              Lägg till i mina protokoll
            </Button>
            <Typography color="textSecondary" sx={{ flex: "1 1 24ch", fontSize: "1rem" }}>
              Det startar i dag. Du kan ändra det och sluta följa det när du vill.
            </Typography>
          </Box>
        )}
      </Card>
    </>
  );
}

/** Takes a shared protocol over as one's own, once. */
function useImport(shared: SharedProtocol) {
  const navigate = useNavigate();
  // Its names are made up once: sent again, it is the same protocol.
  const [input] = useState(() => importInput(shared));
  const create = useCreate();
  const [isAdding, setAdding] = useState(false);
  const add = async () => {
    if (isAdding) return;
    setAdding(true);
    try {
      const payload = await create(input);
      const [error] = payload?.errors ?? [];
      if (error) return showFailure(`Kunde inte spara protokoll: ${error.message}`);
      if (!payload?.protocol) throw new Error("Nothing was saved.");
      showImported();
      await navigate(addressOf("idag"));
    } catch {
      showFailure("Kunde inte spara protokoll. Det finns kvar i länken. Försök igen om en stund.");
    } finally {
      setAdding(false);
    }
  };
  return { isAdding, add: () => void add() };
}
