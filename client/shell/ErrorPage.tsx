import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useNavigate } from "react-router-dom";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { Seo } from "./Seo.tsx";

/** What shows instead of a page that broke, with the way to try again. */
export function ErrorPage() {
  const navigate = useNavigate();
  return (
    <div id="page">
      <Seo title="Något gick fel" />
      <Header />
      <Box component="main" role="alert" sx={{ maxWidth: 640, mx: "auto", px: 4, py: 24, minHeight: "60vh" }}>
        <Typography variant="h2" component="h1">
          Något gick fel
        </Typography>
        <Typography color="textSecondary" sx={{ my: 4 }}>
          Sidan kunde inte visas. Det du har sparat finns kvar. Försök igen, eller gå till startsidan.
        </Typography>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Försök igen
        </Button>
        <Button onClick={() => navigate("/")} sx={{ ml: 2 }}>
          Till startsidan
        </Button>
      </Box>
      <Footer />
    </div>
  );
}
