import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Artwork } from "../../../ui/Artwork.tsx";
import { Card } from "../../../ui/Card.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";

/** The layout of a page with a single form: heading, a line of explanation, a card with the form, and a picture where there is room. */
export function AccountColumn(props: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ position: "relative", overflow: "hidden", minHeight: { md: 720 } }}>
      <Artwork scene="home" />
      <PageContainer top="heading" sx={{ position: "relative", pb: { xs: 16, md: 8 } }}>
        <Box sx={{ maxWidth: 472, mx: { xs: "auto", sm: 0 } }}>
          <Typography variant="h1" sx={{ fontSize: { xs: "2.1875rem", sm: "2.625rem" } }}>
            {props.title}
          </Typography>
          {props.intro && (
            <Typography color="textSecondary" sx={{ mt: 3, overflowWrap: "anywhere" }}>
              {props.intro}
            </Typography>
          )}
          <Card isRoomy sx={{ mt: 6 }}>
            {props.children}
          </Card>
        </Box>
      </PageContainer>
    </Box>
  );
}
