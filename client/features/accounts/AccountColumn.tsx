import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Artwork } from "../../ui/Artwork.tsx";

/** A page with one thing to do: its heading, a line of why, a card with the form, and a scene where there is room. */
export function AccountColumn(props: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ position: "relative", overflow: "hidden", minHeight: { md: 720 } }}>
      <Artwork scene="home" />
      <Box
        sx={{
          position: "relative",
          maxWidth: 1280,
          mx: "auto",
          px: { xs: 4, md: 6 },
          pt: { xs: 10, md: 16 },
          pb: { xs: 16, md: 8 },
        }}
      >
        <Box sx={{ maxWidth: 472, mx: { xs: "auto", sm: 0 } }}>
          <Typography variant="h1" sx={{ fontSize: { xs: "2.1875rem", sm: "2.625rem" } }}>
            {props.title}
          </Typography>
          {props.intro && (
            <Typography color="textSecondary" sx={{ mt: 3, overflowWrap: "anywhere" }}>
              {props.intro}
            </Typography>
          )}
          <Box
            sx={{
              mt: 6,
              px: { xs: 4, sm: 8 },
              py: { xs: 6, sm: 8 },
              bgcolor: "background.paper",
              border: 1,
              borderColor: "divider",
              borderRadius: "14px",
            }}
          >
            {props.children}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
