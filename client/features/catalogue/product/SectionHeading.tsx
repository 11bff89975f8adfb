import Typography from "@mui/material/Typography";

/** The heading of a section of a product's page, which the section is labelled by. */
export const SectionHeading = ({ id, children }: { id: string; children: string }) => (
  <Typography id={id} variant="h2" sx={{ fontSize: { xs: 26, sm: 29 } }}>
    {children}
  </Typography>
);
