import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { leadsAway, withQuery } from "../../../schema/rules/site/redirects.ts";
import { useViewer } from "../../session/viewer.ts";
import { Loading } from "../../ui/Loading.tsx";
import { useIsOff } from "../../ui/link/areasOff.ts";
import { Link } from "../../ui/link/Link.tsx";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { Seo } from "../Seo.tsx";
import { useRedirectQuery } from "./NotFoundPage.generated.ts";
import { ShortPage } from "./ShortPage.tsx";

/** An address that leads nowhere, but where an admin has moved it; served with HTTP 404. */
export function NotFoundPage() {
  const { pathname, search, key } = useLocation();
  // The server has looked where the address was opened; where a link was followed within the site, it is asked.
  const skip = key === "default" || typeof window === "undefined";
  const { data, loading } = useRedirectQuery({ variables: { path: pathname }, skip });
  const to = data?.redirect && withQuery(data.redirect, search);
  const away = to && leadsAway(to) ? to : undefined;
  useEffect(() => {
    if (away) window.location.replace(away);
  }, [away]);
  if (away || (loading && !skip)) return <Loading label="Letar efter sidan …" />;
  return to ? <Navigate to={to} replace /> : <NotFound />;
}

function NotFound() {
  const { pathname } = useLocation();
  const isOff = useIsOff();
  const isAdmin = useViewer()?.canAdminister === true;
  return (
    <ShortPage>
      <Seo title="Sidan finns inte" />
      <Typography variant="h1">Sidan finns inte</Typography>
      <Typography lang="en" variant="body2" sx={{ mt: 2 }}>
        Oops! Page not found
      </Typography>
      <Typography sx={{ mt: 4, mb: 6, maxWidth: "34ch" }}>
        Adressen kan vara felskriven, eller så har sidan flyttats.
      </Typography>
      {isAdmin && isOff(pathname) && (
        <Typography sx={{ mb: 6, maxWidth: "40ch" }}>
          Adressen hör till en del av sajten som är avstängd. Inget i den är borttaget.{" "}
          <TextLink to="/admin/sajten?flik=delar">Välj vilka delar sajten har</TextLink>.
        </Typography>
      )}
      <Button component={Link} to="/tester" variant="contained" sx={{ mr: 4 }}>
        Jämför hälsotester
      </Button>
      <TextLink to="/" lang="en" sx={{ color: "text.primary", display: "inline-block", py: 2.5 }}>
        Return to Home
      </TextLink>
    </ShortPage>
  );
}
