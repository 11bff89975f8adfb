import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { loadViewer, useViewer, type Viewer } from "../../../session/viewer.ts";
import { ShortPage } from "../../../shell/pages/ShortPage.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { SignInScreen } from "./SignInScreen.tsx";

/**
 * A page for signed-in users, or for admins. Others see the sign-in form, or that access is denied, at the same
 * address.
 */
export function Protected(props: { needs?: "admin"; children: (viewer: Viewer) => ReactNode }) {
  const viewer = useViewer();
  useFocusAfterSignIn(viewer);
  if (viewer === undefined) return <Checking />;
  if (viewer === null) return <SignInScreen intro="Logga in för att fortsätta till sidan." />;
  if (props.needs === "admin" && !viewer.canAdminister) {
    return viewer.roles.includes("ADMIN") ? <FactorMissing /> : <AccessDenied />;
  }
  return props.children(viewer);
}

/** The focused button disappeared with the form: focuses the page that replaced it. */
function useFocusAfterSignIn(viewer: Viewer | null | undefined): void {
  const wasSignedOut = useRef(viewer === null);
  useEffect(() => {
    // The cache is emptied in between, so the viewer is unknown for a moment.
    if (viewer === undefined) return;
    if (wasSignedOut.current && viewer) document.getElementById("innehall")?.focus();
    wasSignedOut.current = viewer === null;
  }, [viewer]);
}

/** The server could not check who is signed in: tries again, and shows why it failed. */
function Checking() {
  const apollo = useApolloClient();
  const [error, setError] = useState<unknown>();
  const check = useCallback(() => {
    setError(undefined);
    loadViewer(apollo).catch(setError);
  }, [apollo]);
  useEffect(check, [check]);
  if (error === undefined) return <Loading label="Kontrollerar om du är inloggad …" />;
  return (
    <PageContainer width="reading" top="heading">
      <LoadFailure message={visitorMessage(error)} onRetry={check} />
    </PageContainer>
  );
}

/** For an admin, where the operator wants a second factor of admins. */
function FactorMissing() {
  return (
    <ShortPage>
      <Typography variant="h1">Slå på tvåstegsinloggning först</Typography>
      <Typography sx={{ mt: 4, mb: 6 }}>
        Du är administratör, men administrationen öppnas bara för den som loggar in med två steg. Slå på det under Mitt
        konto. Det tar ett par minuter, och du behöver din telefon.
      </Typography>
      <Button component={Link} to="/konto#tvastegsinloggning" variant="contained">
        Till Mitt konto
      </Button>
    </ShortPage>
  );
}

function AccessDenied() {
  return (
    <ShortPage>
      <Typography variant="h1">Ingen behörighet</Typography>
      <Typography sx={{ mt: 4, mb: 6 }}>Du har inte behörighet att komma åt denna sida.</Typography>
      <Button component={Link} to="/" variant="contained">
        Till startsidan
      </Button>
    </ShortPage>
  );
}
