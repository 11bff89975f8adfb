import type { SxProps, Theme } from "@mui/material/styles";

/** A part's own styles with those that its user adds; where both say something, the user's hold. */
export const mergeSx = (own: SxProps<Theme>, added: SxProps<Theme> | undefined): SxProps<Theme> =>
  [own, added].flat() as SxProps<Theme>;
