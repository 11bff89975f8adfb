import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Pause } from "../../../../schema/rules/journey/pauses.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import type { Day } from "../../../../schema/rules/words/days.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { lazyComponent } from "../../../ui/lazy/lazyComponent.tsx";
import { useSetPauseMutation } from "../data/dayChanges.generated.ts";

const PauseDialog = lazyComponent(async () => (await import("./PauseDialog.tsx")).PauseDialog, {
  failure: ({ onClose }) => onClose(),
});

/** Texts of a pause, and the controls that set, move and end one. */
export function PauseControl({ pause, today }: { pause: Pause | null; today: Day }) {
  // Undefined until it is asked for the first time.
  const [isAsking, setAsking] = useState<boolean>();
  const end = useEndPause();
  const isNow = pause !== null && pause.from <= today;
  return (
    <>
      {pause && (
        <Typography>
          {isNow
            ? `Paus till och med ${swedishDay(pause.until)}. Dina dagar i rad väntar på dig.`
            : `Paus från ${swedishDay(pause.from)} till och med ${swedishDay(pause.until)}.`}
        </Typography>
      )}
      <div>
        <Button onClick={() => setAsking(true)} sx={{ ml: -4 }}>
          {pause ? "Ändra pausen" : "Ta en paus"}
        </Button>
        {pause && <Button onClick={end}>{isNow ? "Avsluta pausen" : "Ta bort pausen"}</Button>}
      </div>
      {isAsking !== undefined && (
        <PauseDialog isOpen={isAsking} onClose={() => setAsking(false)} pause={pause} today={today} />
      )}
    </>
  );
}

/** Ends a pause, and says when that did not go. */
function useEndPause(): () => void {
  const [setPause] = useSetPauseMutation({});
  const failed = (text: string) => showToast({ title: "Pausen kunde inte avslutas", text, tone: "error" });
  return () => {
    setPause({ variables: { input: { until: null } } })
      .then(({ data }) => {
        const [error] = data?.setPause.errors ?? [];
        if (error) failed(error.message);
        else showToast({ title: "Pausen är slut", text: "Välkommen tillbaka.", tone: "success" });
      })
      .catch(() => failed("Den finns kvar. Försök igen om en stund."));
  };
}
