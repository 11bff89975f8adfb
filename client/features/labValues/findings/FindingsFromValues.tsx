import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { LAB_FINDING_OPTIONS, type LabFinding } from "../../../../schema/questionnaires/safety.ts";
import type { FoundByValue } from "../../../../schema/rules/labValues/labFindings.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { amountWithUnit } from "../labWords.ts";

const LABELS = new Map<string, string>(LAB_FINDING_OPTIONS.map(({ value, label }) => [value, label]));

/**
 * Lets somebody take what their own values say into a question of what tests have shown. Nothing is read before it is
 * asked for, and only the names of findings leave 'Mina värden', never a number.
 * @param props.onFound gets what was found, where there is something
 */
export function FindingsFromValues({ onFound }: { onFound: (findings: LabFinding[]) => void }) {
  const apollo = useApolloClient();
  const [state, setState] = useState<"idle" | "reading" | "failed" | { found: FoundByValue[]; hasValues: boolean }>(
    "idle",
  );
  const read = async () => {
    setState("reading");
    try {
      // What reads values is loaded by those who ask; the button is there with its page, so that nothing below it moves.
      const { readFindings } = await import("./readFindings.ts");
      const result = await readFindings(apollo);
      setState(result);
      if (result.found.length > 0) onFound([...new Set(result.found.map(({ finding }) => finding))]);
    } catch {
      setState("failed");
    }
  };
  return (
    <Box sx={{ mt: 4 }}>
      <Button variant="outlined" onClick={() => void read()} loading={state === "reading"}>
        Hämta från Mina värden
      </Button>
      <Typography variant="body2" sx={{ mt: 2, maxWidth: "60ch" }}>
        Bara det du ser ikryssat skickas med svaren, aldrig själva värdena.
      </Typography>
      <Box role="status" sx={{ mt: 2, maxWidth: "60ch" }}>
        {state === "failed" && "Dina värden gick inte att läsa. Kryssa i själv, eller försök igen."}
        {typeof state === "object" && <Told {...state} />}
      </Box>
    </Box>
  );
}

/** What the values say, or why they say nothing. */
function Told({ found, hasValues }: { found: readonly FoundByValue[]; hasValues: boolean }) {
  if (!hasValues)
    return (
      <>
        Du har inga värden här än. <TextLink to="/min-resa/varden">Öppna Mina värden</TextLink>
      </>
    );
  if (found.length === 0)
    return "Inget värde från det senaste året ligger utanför ett referensintervall som gäller dig, av dem som frågan handlar om.";
  return (
    <>
      Ikryssat efter dina värden:
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
        {found.map(({ finding, value }) => (
          <li key={value.marker}>
            {LABELS.get(finding)}: {value.marker} {amountWithUnit({ ...value, value: value.number })},{" "}
            {swedishDay(value.day)}
          </li>
        ))}
      </Box>
    </>
  );
}
