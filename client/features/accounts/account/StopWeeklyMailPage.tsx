import type { Page } from "../../../pageLoader.ts";
import { StopMail } from "./StopMail.tsx";

/** /veckomejl/avsluta?nyckel=…: the unsubscribe link of the mail on Sundays. */
function StopWeeklyMailPage() {
  return (
    <StopMail
      path="/veckomejl/avsluta"
      question={{
        title: "Avsluta veckomejlen",
        text: "Du får ingen mer blick på veckan på söndagar. Resten av kontot är som förut.",
      }}
      done={{
        title: "Veckomejlen är avslutade",
        text: "Du får inga fler, om du inte ber om det på nytt under Mitt konto.",
      }}
      broken={{
        title: "Länken fungerar inte",
        text: "Den kan vara avkortad eller för gammal. Inget har ändrats. Logga in och avsluta mejlen under Mitt konto.",
      }}
      label="Avsluta veckomejlen"
      hint="Vill du ha dem kvar? Då behöver du bara stänga sidan."
    />
  );
}

export const page: Page = { Component: StopWeeklyMailPage };
