import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useSyncExternalStore } from "react";
import { JOURNEY_KEYS } from "../../../../schema/journey/journeyKeys.ts";
import { hasGuestData, openGuestMerge } from "../../../guest/guestMerge.ts";
import { canStore, onStorageChange } from "../../../guest/storage.ts";
import { MeasuringSlot } from "../../../shell/measuring/MeasuringSlot.tsx";
import { Accordion } from "../../../ui/Accordion.tsx";
import { Card } from "../../../ui/Card.tsx";
import { lazyComponent } from "../../../ui/lazy/lazyComponent.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";

const StoredJourney = lazyComponent(async () => (await import("./StoredJourney.tsx")).StoredJourney);

/** Where the footer's 'Dina uppgifter' leads. */
const MY_DATA = "dina-uppgifter";

/** Leads somebody who is signed in to what the account holds. */
function AccountDataNotice() {
  return (
    <Card
      component="section"
      id={MY_DATA}
      aria-labelledby="uppgifter-konto"
      isTinted
      isRoomy
      sx={{ mt: { xs: 12, md: 16 } }}
    >
      <Typography id="uppgifter-konto" variant="h4" component="h2">
        Dina uppgifter
      </Typography>
      <Typography sx={{ mt: 2, maxWidth: "66ch" }}>
        Din resa finns på ditt konto. Där kan du se allt vi har om dig, ladda ner det och ta bort det.{" "}
        <TextLink to="/konto">Till ditt konto</TextLink>
      </Typography>
      <MeasuringSlot />
    </Card>
  );
}

/** Tells somebody who is signed in that a guest's journey is still in the browser, and offers to take it along. */
export function GuestJourneyNotice() {
  const hasData = useSyncExternalStore(
    (listener) => onStorageChange(Object.values(JOURNEY_KEYS), listener),
    hasGuestData,
    () => false,
  );
  if (!hasData) return <AccountDataNotice />;
  return (
    <Card component="section" id={MY_DATA} aria-labelledby="finns-har" isTinted isRoomy sx={{ mt: { xs: 12, md: 16 } }}>
      <Typography id="finns-har" variant="h4" component="h2">
        Det finns en resa i den här webbläsaren
      </Typography>
      <Typography sx={{ mt: 2, mb: 4, maxWidth: "66ch" }}>
        Den gjordes innan du loggade in, och finns inte på ditt konto.
      </Typography>
      <Button variant="outlined" onClick={openGuestMerge}>
        Ta med den till kontot
      </Button>
      <MeasuringSlot />
    </Card>
  );
}

/** Tells a guest that the journey is in this browser only, and what of it. */
export function GuestStorageNotice() {
  const isStored = !useIsBrowser() || canStore();
  return (
    <Card
      component="section"
      id={MY_DATA}
      aria-labelledby="finns-har"
      isTinted
      isRoomy
      sx={{ mt: { xs: 12, md: 16 }, "@media (scripting: none)": { display: "none" } }}
    >
      <Typography id="finns-har" variant="h4" component="h2">
        {isStored ? "Din resa finns i den här webbläsaren" : "Webbläsaren sparar inte din resa"}
      </Typography>
      <Typography sx={{ mt: 2, mb: 3, maxWidth: "66ch" }}>
        {isStored
          ? "Ingen annan ser den, och den följer inte med till dina andra enheter. Vill du ha den överallt?"
          : "Lagringen är full eller avstängd, så det du gör finns bara kvar tills du lämnar sidan. Vill du behålla det?"}{" "}
        <TextLink to="/auth?flik=skapa">Skapa konto</TextLink>, så tar du med dig det du har gjort.
      </Typography>
      <Accordion title="Mina data i webbläsaren" tone="button" anchor={MY_DATA} isLate>
        <StoredJourney />
      </Accordion>
      <MeasuringSlot />
    </Card>
  );
}
