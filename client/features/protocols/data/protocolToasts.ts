import { showToast } from "../../../toasts/toasts.ts";

/** Title of every message that something failed. */
const FAILED = "Fel";

/** Says that something was not done. */
export const showFailure = (text: string, about?: string): void =>
  showToast({ title: FAILED, text, tone: "error", about });

/** Says that a new protocol is stored, and where. */
export const showCreated = (isSignedIn: boolean): void =>
  showToast(
    isSignedIn
      ? { title: "Skapat!", text: "Protokoll har skapats och sparats permanent", tone: "success" }
      : {
          title: "Skapat lokalt!",
          text: "Protokoll sparas i din webbläsare. Skapa konto för permanent sparning.",
          tone: "success",
        },
  );

/** Says that a protocol of somebody else's is one's own now. */
export const showImported = (): void =>
  showToast({ title: "Skapat!", text: "Ditt protokoll har skapats framgångsrikt", tone: "success" });

/**
 * Says that a protocol is followed from now on, and where that is stored.
 * @param more a sentence to begin with
 */
export const showStarted = (isSignedIn: boolean, more = ""): void =>
  showToast({
    ...(isSignedIn
      ? { title: "Startat!", text: `${more} Protokoll har startats och sparats permanent`.trim() }
      : {
          title: "Startat lokalt!",
          text: `${more} Protokoll startat i din webbläsare. Skapa konto för permanent sparning.`.trim(),
        }),
    tone: "success",
  });
