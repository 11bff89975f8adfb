import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { UP_TO_THREE } from "../progress/grids.ts";

const FORMULAS = [
  ["Ett område", "Avklarade delar delat med alla delar, avrundat till hela procent: 5 av 18 är 28 %. Klar vid 100 %."],
  ["Totalt", "Medelvärdet av de fyra områdenas procent, avrundat."],
  ["Nivå", "Du börjar på nivå 1 och går upp en nivå för varje 20 % av helheten."],
  [
    "Dagar i rad",
    "Dagar i följd med minst en aktivitet, räknat efter svensk tid. En paus som du har satt räknas inte, och avslutar inget.",
  ],
  ["Aktiva de senaste sju dagarna", "Områden där du har gjort något de senaste sju dagarna."],
  [
    "Tid",
    "En artikel räknas med sin lästid eller 5 minuter, allt annat räknas som 3 minuter. Timmar är minuter delat med 60, avrundat.",
  ],
  [
    "När något räknas",
    "En guide när du har nått slutet och gett den minst halva lästiden. En kategori av tester när du har tittat i den en stund. Samma sak räknas en gång om dagen.",
  ],
] as const;

/** The formulas behind the numbers. */
export function HowWeCount() {
  return (
    <Box component="section" aria-labelledby="sa-raknar-vi" sx={{ mt: { xs: 12, md: 16 } }}>
      <Typography id="sa-raknar-vi" variant="h3">
        Så räknar vi
      </Typography>
      <Box component="dl" sx={{ ...UP_TO_THREE, m: 0, mt: 4, columnGap: 10, rowGap: 5 }}>
        {FORMULAS.map(([term, text]) => (
          <div key={term}>
            <Box component="dt" sx={{ fontWeight: 600 }}>
              {term}
            </Box>
            <Box component="dd" sx={{ m: 0, mt: 0.5, fontSize: "1rem", lineHeight: 1.5, color: "text.secondary" }}>
              {text}
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
}
