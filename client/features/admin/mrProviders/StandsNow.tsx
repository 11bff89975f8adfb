import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { MR_LABELS, type MrProviderForm as Values } from "../../../../schema/mrProviders.ts";
import type { MrProvidersTab_ProviderFragment as Provider } from "./MrProvidersTab.generated.ts";

const FIELDS = Object.keys(MR_LABELS) as (keyof Values)[];

/** What somebody else has written meanwhile, beside what is typed, and what can be done about it. */
export function StandsNow(props: { now: Provider; typed: Values; onTake: () => void; onKeep: () => void }) {
  const [isShown, setShown] = useState(false);
  if (!isShown) {
    return (
      <Button color="inherit" variant="outlined" onClick={() => setShown(true)}>
        Visa vad som står där nu
      </Button>
    );
  }
  const different = FIELDS.filter((field) => inWords(props.now[field]) !== inWords(props.typed[field]));
  return (
    <>
      {different.length === 0 ? (
        <span>Det som står där nu är detsamma som du har skrivit.</span>
      ) : (
        <Box component="ul" aria-label="Står där nu" sx={{ m: 0, pl: 5 }}>
          {different.map((field) => (
            <li key={field}>
              {MR_LABELS[field]}: {inWords(props.now[field]) || "inget"}
            </li>
          ))}
        </Box>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <Button color="inherit" variant="outlined" onClick={props.onKeep}>
          Behåll det jag har skrivit
        </Button>
        <Button color="inherit" variant="outlined" onClick={props.onTake}>
          Ta det som står där nu
        </Button>
      </Box>
    </>
  );
}

const inWords = (value: Values[keyof Values] | null): string => {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "boolean" ? (value ? "ja" : "nej") : String(value ?? "");
};
