import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "../../ui/link/Link.tsx";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { StaticPage } from "./StaticPage.tsx";

const TITLES: Record<string, string> = {
  TOO_MANY_REQUESTS: "Vänta en stund",
  UNAUTHENTICATED: "Du är utloggad",
  FORBIDDEN: "Det gick inte",
  SERVICE_UNAVAILABLE: "Sidan går inte att nå",
  INTERNAL_SERVER_ERROR: "Något gick fel",
};

/** Trying the same address again is worth it: it is not the address that is wrong. */
const PASSING = new Set(["TOO_MANY_REQUESTS", "SERVICE_UNAVAILABLE", "INTERNAL_SERVER_ERROR"]);

/** The server's error page: the reason, and the way on. It works without scripts. */
export function FailurePage({ code, message, requestId }: { code: string; message: string; requestId: string }) {
  const title = TITLES[code] ?? "Adressen går inte att läsa";
  const isPassing = PASSING.has(code);
  return (
    <StaticPage title={title}>
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ mt: 4, mb: 6, maxWidth: "42ch" }}>
        {message}
        {code === "INTERNAL_SERVER_ERROR" && " Det du har sparat finns kvar."}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
        {isPassing ? (
          // The address that was asked for, with everything in it.
          <Button component="a" href="" variant="contained">
            Försök igen
          </Button>
        ) : (
          <Button component={Link} to={code === "UNAUTHENTICATED" ? "/auth" : "/tester"} variant="contained">
            {code === "UNAUTHENTICATED" ? "Logga in" : "Jämför hälsotester"}
          </Button>
        )}
        <TextLink to="/" sx={{ color: "text.primary", py: 2.5 }}>
          Till startsidan
        </TextLink>
      </Box>
      {code === "INTERNAL_SERVER_ERROR" && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 6, overflowWrap: "anywhere" }}>
          Hör du av dig om felet? Uppge numret {requestId}
        </Typography>
      )}
    </StaticPage>
  );
}
