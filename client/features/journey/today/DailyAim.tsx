import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import { lazyComponent } from "../../../ui/lazy/lazyComponent.tsx";
import { ProgressTrack } from "../../../ui/ProgressTrack.tsx";

const AimDialog = lazyComponent(async () => (await import("./AimDialog.tsx")).AimDialog, {
  failure: ({ onClose }) => onClose(),
});

/** How many minutes of the day's aim are done, and a way to another aim. */
export function DailyAim({ minutes, aim }: { minutes: number; aim: number }) {
  // Undefined until it is asked for the first time.
  const [isAsking, setAsking] = useState<boolean>();
  const words = `${swedishNumber(minutes)} av ${swedishNumber(aim)} minuter i dag`;
  return (
    <div>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3 }}>
        <Typography sx={{ mr: "auto", fontVariantNumeric: "tabular-nums" }}>{words}</Typography>
        <Button onClick={() => setAsking(true)} sx={{ mr: -4 }}>
          Ändra målet
        </Button>
      </Box>
      <ProgressTrack name="Dagens mål" value={Math.min(minutes, aim)} max={aim} text={words} />
      {isAsking !== undefined && <AimDialog isOpen={isAsking} onClose={() => setAsking(false)} minutes={aim} />}
    </div>
  );
}
