import Box from "@mui/material/Box";
import { TextLink } from "../ui/link/TextLink.tsx";

/** Tells an admin, on every page, that visitors do not see it yet. */
export const ClosedNote = () => (
  <Box
    component="aside"
    aria-label="Sajten är inte öppen"
    sx={{ px: 4, py: 1, bgcolor: "mist", textAlign: "center", fontSize: "1rem" }}
  >
    Sajten är inte öppen. Besökare ser ”Öppnar snart”.{" "}
    <TextLink to="/admin/sajten" sx={{ display: "inline-flex", alignItems: "center", minHeight: 44 }}>
      Kom igång
    </TextLink>
  </Box>
);
