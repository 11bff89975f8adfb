import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { QuestionField } from "../../../schema/questionnaires/definition.ts";
import { Notice } from "../Notice.tsx";

/** How many answers of a step are missing or wrong, each with the way to it. One alone is where the focus is already. */
export function ErrorSummary(props: { wrong: readonly QuestionField[]; onGoTo: (name: string) => void }) {
  const { wrong, onGoTo } = props;
  if (wrong.length < 2) return null;
  return (
    <Box sx={{ mb: 6 }}>
      <Notice tone="error">
        <Typography component="p" sx={{ fontWeight: 600 }}>
          {wrong.length} svar saknas eller behöver ändras
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 5 }}>
          {wrong.map(({ name, label }) => (
            <li key={name}>
              <Box
                component="button"
                type="button"
                onClick={() => onGoTo(name)}
                sx={{
                  font: "inherit",
                  color: "inherit",
                  textAlign: "start",
                  bgcolor: "transparent",
                  border: 0,
                  p: 0,
                  minHeight: 32,
                  textDecoration: "underline",
                  cursor: "pointer",
                }}
              >
                {label}
              </Box>
            </li>
          ))}
        </Box>
      </Notice>
    </Box>
  );
}
