import type { Page } from "../../../pageLoader.ts";
import { StopMail } from "./StopMail.tsx";

/** /prisbevakning/avsluta?nyckel=…: the unsubscribe link of a mail about prices. */
function StopPriceMailPage() {
  return (
    <StopMail
      path="/prisbevakning/avsluta"
      question={{
        title: "Avsluta dina prisbevakningar",
        text: "Alla dina prisbevakningar tas bort, och du får inga fler mejl om priser. Resten av kontot är som förut.",
      }}
      done={{
        title: "Dina prisbevakningar är avslutade",
        text: "Du får inga fler mejl om priser, om du inte ber om det på nytt.",
      }}
      broken={{
        title: "Länken fungerar inte",
        text: "Den kan vara avkortad eller för gammal. Inget har ändrats. Logga in och ta bort dina bevakningar under Mitt konto.",
      }}
      label="Avsluta alla bevakningar"
      hint="Vill du behålla några? Stäng sidan och ta bort de andra under Mitt konto."
    />
  );
}

export const page: Page = { Component: StopPriceMailPage };
