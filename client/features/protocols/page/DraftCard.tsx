import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState, useSyncExternalStore } from "react";
import { readNamedDraft } from "../../../guest/drafts.ts";
import { onStorageChange } from "../../../guest/storage.ts";
import { useViewer } from "../../../session/viewer.ts";
import { Card } from "../../../ui/Card.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";
import { draftName } from "../draftNames.ts";
import { addressOf } from "./protocolViews.ts";

/** Where public/returning.js marked the document: the browser holds something that was begun. */
const BEGUN = "html[data-draft] &";
const TOP = { xs: 6, md: 8 };
const HEIGHT = { xs: 132, sm: 78 };

const follow = (listener: () => void) => onStorageChange([`draft-${draftName()}`], listener);

/** The way back to a protocol that was begun and not saved. */
export function DraftCard({ isFromServer }: { isFromServer: boolean }) {
  const account = useViewer()?.id;
  const name = useSyncExternalStore(
    follow,
    () => readNamedDraft(draftName(), account, nameIn),
    () => undefined,
  );
  const isBrowser = useIsBrowser();
  const [wasReserved] = useState(isFromServer);
  if (!isBrowser && wasReserved) {
    return <Box sx={{ display: "none", [BEGUN]: { display: "block" }, height: HEIGHT, mt: TOP }} />;
  }
  if (name === undefined) return null;
  return (
    <Card
      isTinted
      sx={{
        display: "flex",
        flexWrap: { xs: "wrap", sm: "nowrap" },
        alignItems: "center",
        gap: 3,
        minHeight: HEIGHT,
        mt: TOP,
        py: 4,
      }}
    >
      <Typography sx={{ flex: "1 1 100%", minWidth: 0, overflowWrap: "anywhere" }}>
        {name ? (
          <>
            Du har börjat på <strong>{name}</strong>, som inte är sparat än.
          </>
        ) : (
          "Du har börjat på ett protokoll som inte är sparat än."
        )}
      </Typography>
      <Button component={Link} to={addressOf("steg")} variant="outlined" sx={{ flexShrink: 0 }}>
        Fortsätt på utkastet
      </Button>
    </Card>
  );
}

/** What the protocol of a draft is called; it may have no name yet. */
function nameIn(json: unknown): string | undefined {
  const protocol = (json as { protocol?: { name?: unknown } } | null)?.protocol;
  return typeof protocol?.name === "string" ? protocol.name.trim() : undefined;
}
