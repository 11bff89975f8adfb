import Box from "@mui/material/Box";
import { TextLink } from "../ui/link/TextLink.tsx";

/** Tells an admin, on every page, that visitors do not see it yet. */
export const ClosedNote = () => (
  <Box
    component="aside"
    aria-label="Sajten är inte öppen"
    sx={{
      ...{ display: "flex", flexWrap: "wrap", justifyContent: "center", alignItems: "center", columnGap: 1 },
      ...{ px: 4, pt: { xs: 2.5, sm: 1 }, pb: 1, bgcolor: "mist", textAlign: "center", fontSize: "1rem" },
    }}
  >
    <span>Sajten är inte öppen. Besökare ser ”Öppnar snart”.</span>{" "}
    <TextLink to="/admin/sajten" sx={{ display: "inline-flex", alignItems: "center", minHeight: 44 }}>
      Kom igång
    </TextLink>
  </Box>
);
