import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useRef } from "react";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { dropHeldDraft } from "./heldDraft.ts";
import { signInAddress } from "./signInAddress.ts";

/**
 * In the place of what somebody was making when their account was signed out in another tab. It shows nothing of it,
 * since somebody else may sit there now.
 * @param props.protocol key of the protocol that was changed; absent for a new one
 */
export function SignedOutDraft({ protocol }: { protocol: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  // What had the focus is gone.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <Box ref={place} tabIndex={-1} sx={{ mt: 8, outline: "none" }}>
      <EmptyState
        title="Du är utloggad"
        level="h2"
        action={
          <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 3 }}>
            <Button component={Link} to={signInAddress(protocol)} variant="contained">
              Logga in igen
            </Button>
            <Button onClick={dropHeldDraft}>Släng utkastet</Button>
          </Box>
        }
      >
        Det du skrev är inte sparat, men det finns kvar så länge den här sidan är öppen. Logga in igen på samma konto
        för att fortsätta.
      </EmptyState>
    </Box>
  );
}
