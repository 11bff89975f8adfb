import Box from "@mui/material/Box";
import type { Tint } from "../../theme.ts";

/** The dot in the colour of a step's category, beside the category's name. */
export const CategoryMark = ({ tint }: { tint: Tint }) => (
  <Box
    component="span"
    data-mark=""
    sx={{
      flexShrink: 0,
      display: "inline-block",
      width: 10,
      height: 10,
      borderRadius: "50%",
      bgcolor: `tint.${tint}.0`,
      printColorAdjust: "exact",
    }}
  />
);
