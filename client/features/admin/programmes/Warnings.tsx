import Box from "@mui/material/Box";
import { Notice } from "../../../ui/Notice.tsx";

/** What of a programme differs from what was specified; nothing where nothing does. */
export const Warnings = ({ warnings, children }: { warnings: readonly { text: string }[]; children?: string }) =>
  warnings.length > 0 && (
    <Notice tone="attention">
      <Box component="ul" sx={{ m: 0, pl: "1.2em" }}>
        {warnings.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      {children}
    </Notice>
  );
