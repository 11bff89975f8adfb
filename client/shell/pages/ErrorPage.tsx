import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { isRouteErrorResponse, useNavigate, useRouteError } from "react-router-dom";
import { MissingCode } from "../../pageLoader.ts";
import { reloadIfReachable } from "../../ui/lazy/lazyCode.ts";
import { Footer } from "../layout/Footer.tsx";
import { Header } from "../layout/Header.tsx";
import { Seo } from "../Seo.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { ShortPage } from "./ShortPage.tsx";

/** Replaces a page that failed, with a button to try again; or says that there is none. */
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
        <Crash error={error} />
      )}
      <Footer />
    </div>
  );
}

/** A page that a link led to and whose files are of a version before is loaded anew, once, as the server has it now. */
function Crash({ error }: { error: unknown }) {
  const isMissing = error instanceof MissingCode;
  const [isTold, setTold] = useState(!isMissing);
  useEffect(() => {
    if (!isMissing) return;
    const [loaded] = performance.getEntriesByType("navigation");
    const mayHelp = loaded?.name !== window.location.href;
    void (async () => setTold(!(mayHelp && (await reloadIfReachable()))))();
  }, [isMissing]);
  return isTold ? <CrashMessage /> : <main style={{ minHeight: "70vh" }} />;
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
