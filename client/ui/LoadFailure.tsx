import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Notice } from "./Notice.tsx";
import { useWhenOnline } from "./useWhenOnline.ts";

/** A part of a page that could not be loaded, with the way to try again; a network that is back does so by itself. */
export function LoadFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  useWhenOnline(onRetry);
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
