import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { BRAND } from "../../schema/brand.ts";
import type { KeptArea } from "../guest/keptAreas.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { Notice } from "../ui/Notice.tsx";
import { showToast } from "./toasts.ts";

/** What the browser holds, shown to somebody who has just signed in: into the account with it, away, or later. */
export function TakeOver({ areas, onDone }: { areas: readonly KeptArea[]; onDone: () => void }) {
  const apollo = useApolloClient();
  const lines = areas.flatMap((area) => area.describe());
  const [state, setState] = useState<"asking" | "working" | "failed">("asking");

  async function takeOver(): Promise<void> {
    setState("working");
    try {
      for (const area of areas) await area.takeOver(apollo);
      onDone();
      showToast({ title: "Din resa finns nu på ditt konto", tone: "success" });
    } catch {
      setState("failed");
    }
  }
  function forget(): void {
    for (const area of areas) area.forget();
    onDone();
    showToast({ title: "Borttaget från webbläsaren" });
  }

  if (lines.length === 0) return null;
  return (
    <ConfirmDialog title="Det här finns i din webbläsare" isOpen onClose={onDone}>
      <Typography>Du använde {BRAND.name} innan du loggade in. Vill du ta med det till ditt konto?</Typography>
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      {state === "failed" && (
        <Notice tone="error">
          <span>Det gick inte att spara på kontot. Allt finns kvar i webbläsaren. Försök igen.</span>
        </Notice>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <Button variant="contained" onClick={() => void takeOver()} loading={state === "working"}>
          Ta med till kontot
        </Button>
        <Button onClick={onDone}>Inte nu</Button>
        <Button color="error" onClick={forget}>
          Ta bort från webbläsaren
        </Button>
      </Box>
    </ConfirmDialog>
  );
}
