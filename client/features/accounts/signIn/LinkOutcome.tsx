import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { OFFERED_EMAIL } from "../../../../schema/accounts.ts";
import { useViewer } from "../../../session/viewer.ts";
import { announceViewerChange } from "../../../session/viewerChanges.ts";
import { Link } from "../../../ui/link/Link.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { forgetSignUpReturn, readSignUpReturn } from "./signUpReturn.ts";

interface Outcome {
  tone: "success" | "error";
  title: string;
  text: string;
  /** The same for somebody who is signed in. */
  textSignedIn?: string;
  /** Action for visitors who are not signed in. */
  next?: { label: string; to: string };
}

const SIGN_IN = { label: "Logga in", to: "/auth" };

/** The outcomes of following a mailed link, as named in the front page's address. */
const OUTCOMES: Record<string, Outcome> = {
  ja: {
    tone: "success",
    title: "Din e-postadress är bekräftad",
    text: "Nu kan du logga in.",
    textSignedIn: "Ditt konto är klart, och du är inloggad.",
    next: SIGN_IN,
  },
  bytt: {
    tone: "success",
    title: "Din e-postadress är ändrad",
    text: "Logga in med den nya adressen. Alla enheter är utloggade.",
    textSignedIn: "Den nya gäller för ditt konto från och med nu. Dina andra enheter är utloggade.",
    next: SIGN_IN,
  },
  angrad: {
    tone: "success",
    title: "Din gamla e-postadress gäller igen",
    text: "Alla enheter är utloggade. Välj ett nytt lösenord, så kan ingen annan som vet det gamla logga in.",
    next: { label: "Välj nytt lösenord", to: "/glomt-losenord" },
  },
  ogiltig: {
    tone: "error",
    title: "Länken gäller inte längre",
    text: "Logga in, så kan vi mejla en ny.",
    next: SIGN_IN,
  },
  "fel-konto": {
    tone: "error",
    title: "Länken hör till ett annat konto",
    text: "Logga ut och öppna länken i mejlet igen. Inget har ändrats.",
  },
  upptagen: {
    tone: "error",
    title: "Adressen används redan",
    text: "Ett annat konto har den adressen. Inget har ändrats.",
  },
};

/** Shows on the front page how following a mailed link ended, until it is closed. */
export function LinkOutcome() {
  const [params] = useSearchParams();
  const viewer = useViewer();
  const name = params.get("bekraftad") ?? "";
  const outcome = Object.hasOwn(OUTCOMES, name) ? OUTCOMES[name] : undefined;
  const isDone = outcome?.tone === "success";
  const [returnTo, setReturnTo] = useState<string>();
  useEffect(() => setReturnTo(name === "ja" ? readSignUpReturn() : undefined), [name]);
  useEffect(() => {
    // Another tab may be waiting for it.
    if (isDone) announceViewerChange();
  }, [isDone]);
  if (!outcome) return null;
  const { tone, title, text, textSignedIn, next } = outcome;
  const goOn = viewer ? returnTo && { label: "Fortsätt där du var", to: returnTo } : next;
  return (
    <PageContainer sx={{ py: { xs: 4 } }}>
      <Notice tone={tone} closeTo="/">
        <strong>{title}</strong>
        <span>{viewer ? (textSignedIn ?? text) : text}</span>
        {goOn && (
          <Button
            component={Link}
            to={goOn.to}
            state={viewer ? null : { email: offeredEmail(), till: returnTo }}
            onClick={returnTo ? forgetSignUpReturn : undefined}
            variant="outlined"
            color="inherit"
          >
            {goOn.label}
          </Button>
        )}
      </Notice>
    </PageContainer>
  );
}

/** The email address that the server suggests for signing in; it never appears in a URL. */
function offeredEmail(): string | undefined {
  if (typeof document === "undefined") return undefined;
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${OFFERED_EMAIL}=`));
  return found && decodeURIComponent(found.slice(OFFERED_EMAIL.length + 1));
}
