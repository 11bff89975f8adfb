import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect } from "react";
import { COPIES } from "../offline/copies.ts";
import { Notice } from "./Notice.tsx";
import { useWhenOnline } from "./useWhenOnline.ts";

/** A part of a page that could not be loaded, with the way to try again; a network that is back does so by itself. */
export function LoadFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  useWhenOnline(onRetry);
  useEffect(() => void showCopy().catch(() => undefined), []);
  return (
    <Box sx={{ py: 8 }}>
      <Notice tone="error">
        {message}
        <Button variant="outlined" color="inherit" onClick={onRetry}>
          Försök igen
        </Button>
      </Notice>
    </Box>
  );
}

/** Loads the copy that the service worker has of a page, where a link led to it without a network. */
async function showCopy(): Promise<void> {
  const [loaded] = performance.getEntriesByType("navigation");
  // One that was loaded whole already shows all that there is.
  if (navigator.onLine || loaded?.name === window.location.href) return;
  const copy = await caches.match(window.location.href, { cacheName: COPIES.pages, ignoreVary: true });
  if (copy) window.location.reload();
}
