import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { lazy, Suspense } from "react";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { TextLink } from "../../ui/TextLink.tsx";

const KeptData = lazy(async () => ({ default: (await import("./KeptData.tsx")).KeptData }));

/** For those who are not signed in: where the journey is, and what of it. */
export function KeptHere() {
  return (
    <Box
      component="section"
      aria-labelledby="finns-har"
      sx={{ mt: { xs: 12, md: 16 }, p: { xs: 5, md: 8 }, bgcolor: "mist", borderRadius: "14px" }}
    >
      <Typography id="finns-har" variant="h4" component="h2">
        Din resa finns i den här webbläsaren
      </Typography>
      <Typography sx={{ mt: 2, mb: 3, maxWidth: "66ch" }}>
        Ingen annan ser den, och den följer inte med till dina andra enheter. Vill du ha den överallt?{" "}
        <TextLink to="/auth">Skapa konto</TextLink>, så tar du med dig det du har gjort.
      </Typography>
      <Disclosure label="Mina data i webbläsaren">
        <Suspense>
          <KeptData />
        </Suspense>
      </Disclosure>
    </Box>
  );
}
