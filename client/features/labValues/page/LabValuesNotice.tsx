import Typography from "@mui/material/Typography";
import { canStore } from "../../../guest/storage.ts";
import { useViewer } from "../../../session/viewer.ts";
import { Card } from "../../../ui/Card.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";

/** Tells where the values are: a guest's in the browser, an account's on the account. */
export function LabValuesNotice() {
  const isSignedIn = Boolean(useViewer());
  const isStored = !useIsBrowser() || canStore();
  return (
    <Card component="section" aria-labelledby="varden-har" isTinted isRoomy>
      <Typography id="varden-har" variant="h4" component="h2">
        {isSignedIn
          ? "Dina värden finns på ditt konto"
          : isStored
            ? "Dina värden finns i den här webbläsaren"
            : "Webbläsaren sparar inte dina värden"}
      </Typography>
      <Typography sx={{ mt: 2, maxWidth: "66ch" }}>
        {isSignedIn ? (
          <>
            Bara du ser dem. De skickas inte vidare till någon.{" "}
            <TextLink to="/konto">Se allt vi har om dig, ladda ner det eller ta bort det</TextLink>
          </>
        ) : (
          <>
            {isStored
              ? "Ingen annan ser dem, och de följer inte med till dina andra enheter. Vill du ha dem överallt?"
              : "Lagringen är full eller avstängd, så det du skriver finns bara kvar tills du lämnar sidan. Vill du behålla det?"}{" "}
            <TextLink to="/auth?flik=skapa">Skapa konto</TextLink>, så tar du med dig det du har skrivit in.
          </>
        )}
      </Typography>
    </Card>
  );
}
