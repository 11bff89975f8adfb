import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Download from "~icons/ic/baseline-download";
import Print from "~icons/ic/baseline-print";
import { dayOf } from "../../../../schema/rules/words/days.ts";
import { tellNotOpened } from "../../../ui/lazy/lazyComponent.tsx";
import { saveFile } from "../../../ui/saveFile.ts";
import type { LabMarker } from "../labMarker.ts";
import type { LabValue } from "../labValue.ts";

/** The visitor's own copies: on paper for a visit to a doctor, and as files that can be read back. */
export function SaveFiles(props: { values: readonly LabValue[]; markers: readonly LabMarker[] }) {
  const save = async (kind: "csv" | "fhir") => {
    try {
      const { csvOfValues, fhirOfValues } = await import("./valueFiles.ts");
      const name = `provsvar-${dayOf(new Date())}`;
      if (kind === "csv") saveFile(`${name}.csv`, csvOfValues(props.values, props.markers), "text/csv");
      else saveFile(`${name}.json`, fhirOfValues(props.values, props.markers), "application/fhir+json");
    } catch {
      tellNotOpened();
    }
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
      <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
        Skriv ut till ett läkarbesök
      </Button>
      <Button variant="outlined" startIcon={<Download />} onClick={() => void save("csv")}>
        Spara som CSV
      </Button>
      <Button variant="outlined" startIcon={<Download />} onClick={() => void save("fhir")}>
        Spara som FHIR
      </Button>
    </Box>
  );
}
