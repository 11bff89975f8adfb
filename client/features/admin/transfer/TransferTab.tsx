import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { exportPath, FORMAT_NAMES, importTemplate, TRANSFER_FORMATS } from "../../../../schema/catalogueTransfer.ts";
import { findGoal, type GoalId } from "../../../../schema/goals.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import { FormatDescription } from "./FormatDescription.tsx";
import { useImportGoalsQuery } from "./ImportGoals.generated.ts";
import { ImportSection } from "./ImportSection.tsx";
import { LeaveDemoSection } from "./LeaveDemoSection.tsx";

/** The tab 'Import och export': products from a file, and all of them into one. */
export function TransferTab() {
  const goals = useImportGoalsQuery({}).data?.goals ?? [];
  const labelOf = (id: GoalId) => goals.find(({ key }) => key === id)?.label ?? findGoal(id)?.text ?? id;
  return (
    <>
      <ImportSection />
      <Box component="section" aria-labelledby="filformat" sx={{ mt: 12 }}>
        <Typography id="filformat" variant="h2">
          Så ser filen ut
        </Typography>
        <FormatDescription goals={goals.map(({ label }) => label)} />
        <Button
          variant="outlined"
          onClick={() =>
            saveFile("mall.csv", `\uFEFF${importTemplate([labelOf("energy"), labelOf("sleep")])}`, "text/csv")
          }
        >
          Hämta en mall
        </Button>
      </Box>
      <Box component="section" aria-labelledby="export" sx={{ mt: 12 }}>
        <Typography id="export" variant="h2">
          Exportera
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 3, mb: 5, maxWidth: "66ch" }}>
          Alla produkter, även de som inte visas. Filen går att importera igen som den är.
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
          {FORMAT_NAMES.map((name) => (
            <Button key={name} variant="outlined" href={exportPath(name)} download>
              Hämta som {TRANSFER_FORMATS[name].label}
            </Button>
          ))}
        </Box>
      </Box>
      <LeaveDemoSection />
    </>
  );
}
