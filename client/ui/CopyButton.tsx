import Check from "@mui/icons-material/Check";
import Button from "@mui/material/Button";
import { type ReactNode, useEffect, useState } from "react";

/** How long a button says that something was copied, in milliseconds. */
const COPIED_MS = 2_000;

/**
 * A button that says for a while that it has copied something.
 * @param props.onCopy copies, and answers whether it could
 */
export function CopyButton(props: { label: string; icon: ReactNode; onCopy: () => Promise<boolean> }) {
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  return (
    <Button
      variant="outlined"
      startIcon={isCopied ? <Check /> : props.icon}
      onClick={async () => {
        if (await props.onCopy()) setCopies((count) => count + 1);
      }}
    >
      {isCopied ? "Kopierat!" : props.label}
    </Button>
  );
}
