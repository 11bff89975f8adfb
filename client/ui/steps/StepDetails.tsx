import Box from "@mui/material/Box";

/** What is said of a step below its title, wherever one is shown: a new text stands here. */
export const StepDetails = ({ step: { description }, mt = 1 }: { step: StepTexts; mt?: number }) =>
  description && (
    <Box
      component="span"
      sx={{ display: "block", mt, color: "text.secondary", fontSize: "1rem", lineHeight: 1.5, whiteSpace: "pre-line" }}
    >
      {description}
    </Box>
  );

/** What it shows; empty or null where nothing was said. */
export interface StepTexts {
  description: string | null;
}
