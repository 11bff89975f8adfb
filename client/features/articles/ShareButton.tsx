import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import Check from "~icons/ic/baseline-check";
import IosShare from "~icons/ic/baseline-ios-share";
import { copyText, linkNotCopied } from "../../ui/copyText.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";

/** How long it says that the link was copied. */
const CONFIRMATION_MS = 2_000;

/** Shares the page with the device's own way, or copies its address. */
export function ShareButton({ title }: { title: string }) {
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const share = async () => {
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) return await navigator.share({ title, url });
    } catch (error) {
      // Cancelled: copy nothing either.
      if ((error as Error).name === "AbortError") return;
    }
    if (await copyText(url, { failed: linkNotCopied(url) })) setCopies((count) => count + 1);
  };

  return (
    <>
      <Button
        variant="outlined"
        startIcon={isCopied ? <Check /> : <IosShare />}
        onClick={() => void share()}
        sx={{ "@media print, (scripting: none)": { display: "none" } }}
      >
        {isCopied ? "Länken är kopierad" : "Dela"}
      </Button>
      <VisuallyHidden role="status">{isCopied && "Länken är kopierad"}</VisuallyHidden>
    </>
  );
}
