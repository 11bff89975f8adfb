import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { ShortPage } from "../../../shell/pages/ShortPage.tsx";
import { loadViewer, useViewer, type Viewer } from "../../../shell/session/viewer.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { SignInScreen } from "./SignInScreen.tsx";

/**
 * A page for the signed-in, or for admins alone. Others see the way in, or that there is none, in
 * its place and at its address.
 */
export function Protected(props: { needs?: "admin"; children: (viewer: Viewer) => ReactNode }) {
  const viewer = useViewer();
  useFocusAfterSignIn(viewer);
  if (viewer === undefined) return <Checking />;
  if (viewer === null) return <SignInScreen intro="Logga in för att fortsätta till sidan." />;
  if (props.needs === "admin" && !viewer.canAdminister) return <Denied />;
  return props.children(viewer);
}

/** The button that had the focus is gone with the form: the page that took its place gets it. */
function useFocusAfterSignIn(viewer: Viewer | null | undefined): void {
  const wasOut = useRef(viewer === null);
  useEffect(() => {
    // In between the cache is emptied, and nobody knows who is there.
    if (viewer === undefined) return;
    if (wasOut.current && viewer) document.getElementById("innehall")?.focus();
    wasOut.current = viewer === null;
  }, [viewer]);
}

/** The page came without the answer: it is asked for again, and what stands in the way is said. */
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

function Denied() {
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
