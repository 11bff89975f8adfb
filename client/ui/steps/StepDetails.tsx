import Box from "@mui/material/Box";

/** What is said of a step below its title, wherever one is shown: a new text stands here. */
export const StepDetails = ({ step: { description, remindAt }, mt = 1 }: { step: StepTexts; mt?: number }) =>
  (description || remindAt) && (
    <Box
      component="span"
      sx={{ display: "block", mt, color: "text.secondary", fontSize: "1rem", lineHeight: 1.5, whiteSpace: "pre-line" }}
    >
      {[remindAt && `Påminnelse ${remindAt}`, description].filter(Boolean).join("\n")}
    </Box>
  );

/** What it shows; empty or null where nothing was said. */
export interface StepTexts {
  description: string | null;
  /** When it is reminded of, where it has a time of its own. */
  remindAt: string | null;
}
