import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useCallback, useEffect, useState } from "react";
import type { ConsentKind } from "../../../schema/consents.ts";
import type { GuestMergeArea, MergePreview } from "../../guest/guestArea.ts";
import { guestMergeAreas, isMergeSnoozed, onMergeAsked, snoozeMerge } from "../../guest/guestMerge.ts";
import { showToast } from "../../toasts/toasts.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { ConsentField } from "../../ui/form/ConsentField.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useSite } from "../site.ts";
import { giveConsent } from "./giveConsent.ts";

type State = "closed" | "asking" | "working" | "failed" | "erasing";

/**
 * What the browser holds of a guest, shown to somebody who is signed in: into the account with it, away, or later.
 * It opens by itself once a week, and whenever it is asked for.
 */
export function GuestMergeDialog({ account }: { account: string }) {
  const apollo = useApolloClient();
  const site = useSite();
  const [state, setState] = useState<State>("closed");
  const [consents, setConsents] = useState<readonly ConsentKind[]>([]);
  const [areas, setAreas] = useState<readonly (readonly [GuestMergeArea, MergePreview])[]>([]);

  const open = useCallback(async () => {
    const found = await guestMergeAreas();
    const known = await Promise.all(found.map(async (area) => [area, await area.preview(apollo)] as const));
    if (known.every(([, { taken, left }]) => taken.length + left.length === 0)) return;
    setAreas(known);
    setState("asking");
  }, [apollo]);
  useEffect(() => {
    // By itself: what could not be asked for is offered the next time.
    if (!isMergeSnoozed(account)) void open().catch(() => undefined);
    return onMergeAsked(
      () =>
        void open().catch(() =>
          showToast({ title: "Det gick inte att öppna", text: "Försök igen om en stund.", tone: "error" }),
        ),
    );
  }, [account, open]);

  if (areas.length === 0) return null;
  const previews = areas.map(([, preview]) => preview);
  const taken = previews.flatMap((preview) => preview.taken);
  const left = previews.flatMap((preview) => preview.left);
  const asked = [...new Set(previews.filter(({ health }) => health === "needs consent").map(consentOf))];
  const isAllowed = (preview: MergePreview) =>
    preview.health === "allowed" || (preview.health === "needs consent" && consents.includes(consentOf(preview)));
  async function merge(): Promise<void> {
    setState("working");
    try {
      for (const consent of asked.filter((one) => consents.includes(one))) await giveConsent(apollo, consent);
      for (const [area, preview] of areas) await area.merge(apollo, isAllowed(preview));
      setState("closed");
      showToast({ title: "Din resa finns nu på ditt konto", tone: "success" });
    } catch {
      setState("failed");
    }
  }
  function erase(): void {
    for (const [area] of areas) area.clear();
    setState("closed");
    showToast({ title: "Borttaget från webbläsaren" });
  }
  function later(): void {
    snoozeMerge(account);
    setState("closed");
  }

  if (state === "erasing")
    return (
      <ConfirmDialog key="erasing" title="Ta bort allt från webbläsaren?" isOpen onClose={() => setState("asking")}>
        <Typography>
          Det du gjorde innan du loggade in försvinner och kommer inte med till kontot. Det går inte att ångra.
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
          <Button variant="contained" color="error" onClick={erase}>
            Ta bort allt
          </Button>
          <Button autoFocus onClick={() => setState("asking")}>
            Tillbaka
          </Button>
        </Box>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog title="Det här finns i din webbläsare" isOpen={state !== "closed"} onClose={later}>
      <Typography>Du använde {site.name} innan du loggade in. Vill du ta med det till ditt konto?</Typography>
      {taken.length > 0 && <Lines label="Det här följer med" lines={taken} />}
      {left.length > 0 && <Lines label="Det här följer inte med" lines={left} isVisible />}
      {asked.map((kind) => (
        <ConsentField
          key={kind}
          kind={kind}
          isGiven={consents.includes(kind)}
          onChange={(isGiven) => setConsents([...consents.filter((one) => one !== kind), ...(isGiven ? [kind] : [])])}
        />
      ))}
      {state === "failed" && (
        <Notice tone="error">
          <span>Det gick inte att spara på kontot. Allt finns kvar i webbläsaren. Försök igen.</span>
        </Notice>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <Button variant="contained" onClick={() => void merge()} loading={state === "working"}>
          Ta med till kontot
        </Button>
        <Button onClick={later}>Inte nu</Button>
        <Button color="error" onClick={() => setState("erasing")}>
          Ta bort från webbläsaren
        </Button>
      </Box>
    </ConfirmDialog>
  );
}

function Lines({ label, lines, isVisible }: { label: string; lines: readonly string[]; isVisible?: boolean }) {
  return (
    <div>
      {isVisible && <Typography sx={{ fontWeight: 600 }}>{label}</Typography>}
      <Box component="ul" aria-label={label} sx={{ m: 0, pl: 5 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </div>
  );
}

/** The consent that an area's answers about health take. */
const consentOf = ({ consent = "health_data" }: MergePreview): ConsentKind => consent;
