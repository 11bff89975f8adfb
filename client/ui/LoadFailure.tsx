import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Notice } from "./Notice.tsx";

/** A part of a page that could not be loaded, with the way to try again. */
export function LoadFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
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
