import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** The heading of a section of a page about one thing, which the section is labelled by. */
export const SectionHeading = ({ id, children }: { id: string; children: ReactNode }) => (
  <Typography id={id} variant="h2" sx={{ fontSize: { xs: "1.625rem", sm: "1.8125rem" } }}>
    {children}
  </Typography>
);
