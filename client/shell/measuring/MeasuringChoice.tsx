import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { ANALYTICS_NAMES, type Analytics, analyticsOrigin } from "../../../schema/analytics.ts";
import { useSite } from "../site.ts";
import { answerMeasuring, isRefusedByBrowser } from "./measuringAnswer.ts";
import { useMeasuringState } from "./useMeasuringState.ts";

/** What the site's own statistics send, and a visitor's answer, which can be changed; nothing where there are none. */
export function MeasuringChoice({ level }: { level: "h2" | "h3" }) {
  const { analytics } = useSite();
  return analytics && <Choice analytics={analytics} level={level} />;
}

function Choice({ analytics, level }: { analytics: Analytics; level: "h2" | "h3" }) {
  const state = useMeasuringState(analytics);
  const { service, asksFirst } = analytics;
  return (
    <Box component="section" aria-labelledby="statistik" sx={{ mt: 8, maxWidth: "66ch" }}>
      <Typography id="statistik" variant="h4" component={level} sx={{ scrollMarginTop: 104 }}>
        Statistik
      </Typography>
      <Typography sx={{ mt: 2 }}>
        Vi räknar vilka sidor som läses, för att göra sajten bättre. Det görs med {ANALYTICS_NAMES[service]} på{" "}
        {new URL(analyticsOrigin(analytics)).host}
        {asksFirst ? ", och bara om du har tillåtit det" : ""}. Dit skickas sidans adress
        {service === "MATOMO" && " och rubrik"}, och som vid all trafik din IP-adress och vilken webbläsare du har. Det
        du söker efter, svarar och sparar, dina resultat och sidorna på ditt konto skickas aldrig. Inga kakor sätts, och
        ber din webbläsare om att du inte ska följas skickas ingenting.{" "}
        {service === "OWN" && "Skriptet hämtas från den adressen och körs för sig: det kommer inte åt sidan."}
      </Typography>
      <Typography role="status" sx={{ mt: 3, fontWeight: 600 }}>
        {state && (isRefusedByBrowser() ? "Din webbläsare har sagt nej, så ingenting räknas." : SAYS[state])}
      </Typography>
      {state && !isRefusedByBrowser() && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, mt: 3 }}>
          {state !== "on" && (
            <Button variant="outlined" onClick={() => answerMeasuring(analytics, true)} sx={{ minHeight: 48 }}>
              Tillåt statistik
            </Button>
          )}
          {state !== "off" && (
            <Button variant="outlined" onClick={() => answerMeasuring(analytics, false)} sx={{ minHeight: 48 }}>
              {state === "on" ? "Sluta räkna mina besök" : "Avböj statistik"}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

const SAYS = {
  on: "Dina besök räknas i den här webbläsaren.",
  off: "Dina besök räknas inte.",
  asks: "Du har inte svarat, så ingenting räknas.",
};
