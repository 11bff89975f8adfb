import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { isRouteErrorResponse, useNavigate, useRouteError } from "react-router-dom";
import { Footer } from "../layout/Footer.tsx";
import { Header } from "../layout/Header.tsx";
import { Seo } from "../Seo.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { ShortPage } from "./ShortPage.tsx";

/** What shows instead of a page that broke, with the way to try again; or that there is none. */
export function ErrorPage() {
  // An address that not even the route for unknown ones takes, such as one with a line break.
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div id="page">
      <Header />
      {isNotFound ? (
        <main>
          <NotFoundPage />
        </main>
      ) : (
        <CrashMessage />
      )}
      <Footer />
    </div>
  );
}

function CrashMessage() {
  const navigate = useNavigate();
  return (
    <main role="alert">
      <Seo title="Något gick fel" />
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
  );
}
