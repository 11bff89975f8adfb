import { useEffect, useState } from "react";
import Check from "~icons/ic/baseline-check";
import IosShare from "~icons/ic/baseline-ios-share";
import buttons from "../../ui/button.module.css";
import { classNames } from "../../ui/classNames.ts";
import { copyText, linkNotCopied } from "../../ui/copyText.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./guide.module.css";

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

  const Icon = isCopied ? Check : IosShare;
  return (
    <>
      <button type="button" onClick={() => void share()} className={classNames(buttons.outlined, styles.scripted)}>
        <Icon className={buttons.start} />
        {isCopied ? "Länken är kopierad" : "Dela"}
      </button>
      <VisuallyHidden role="status">{isCopied && "Länken är kopierad"}</VisuallyHidden>
    </>
  );
}
