import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import type { SxProps, Theme } from "@mui/material/styles";
import { type ReactNode, useEffect, useState } from "react";
import Check from "~icons/ic/baseline-check";

/** How long a button says that something was copied, in milliseconds. */
const COPIED_MS = 2_000;

/**
 * A button that says for a while that it has copied something.
 * @param props.isIconOnly shows the icon alone; its label is read out
 * @param props.onCopy copies, and answers whether it could
 */
export function CopyButton(props: {
  label: string;
  icon: ReactNode;
  isIconOnly?: boolean;
  onCopy: () => Promise<boolean>;
  sx?: SxProps<Theme>;
}) {
  const { label, icon, sx } = props;
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const isCopied = copies > 0;
  const copy = async () => {
    if (await props.onCopy()) setCopies((count) => count + 1);
  };
  if (props.isIconOnly) {
    return (
      <IconButton aria-label={label} onClick={() => void copy()} sx={sx}>
        {isCopied ? <Check titleAccess="Kopierat" /> : icon}
      </IconButton>
    );
  }
  return (
    <Button variant="outlined" startIcon={isCopied ? <Check /> : icon} onClick={() => void copy()} sx={sx}>
      {isCopied ? "Kopierat!" : label}
    </Button>
  );
}
