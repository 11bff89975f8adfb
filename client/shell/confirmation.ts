import { showToast, type Toast } from "./toasts.ts";
import { tellTabs } from "./viewerChanges.ts";

/** How following a mailed link may end, as the server names it in the root's address. */
const OUTCOMES: Record<string, Toast> = {
  ja: { title: "Din e-postadress är bekräftad", text: "Nu kan du logga in.", tone: "success" },
  ogiltig: {
    title: "Länken gäller inte längre",
    text: "Försök logga in, så kan vi mejla en ny länk.",
    tone: "error",
  },
  "fel-konto": {
    title: "Länken hör till ett annat konto",
    text: "Logga ut och öppna länken i mejlet igen.",
    tone: "error",
  },
  upptagen: {
    title: "Adressen används redan",
    text: "Ett annat konto har den adressen. Din gamla adress gäller fortfarande.",
    tone: "error",
  },
};

/** Says how it ended; an outcome that nobody knows is not spoken of. */
export function showConfirmation(outcome: string, isSignedIn: boolean): void {
  const toast = Object.hasOwn(OUTCOMES, outcome) ? OUTCOMES[outcome] : undefined;
  if (!toast) return;
  const isChanged = isSignedIn && toast.tone === "success";
  showToast({ ...toast, text: isChanged ? "Den gäller för ditt konto från och med nu." : toast.text });
  // Another tab may be waiting for it.
  if (outcome === "ja") tellTabs();
}
