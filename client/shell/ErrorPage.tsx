import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useNavigate } from "react-router-dom";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { Seo } from "./Seo.tsx";
import { ShortPage } from "./ShortPage.tsx";

/** What shows instead of a page that broke, with the way to try again. */
export function ErrorPage() {
  const navigate = useNavigate();
  return (
    <div id="page">
      <Seo title="Något gick fel" />
      <Header />
      <main role="alert">
        <ShortPage>
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
        </ShortPage>
      </main>
      <Footer />
    </div>
  );
}
