import type { EventsSection_MeFragment } from "./EventsSection.generated.ts";

/** What happened to an account. */
type AccountEvent = Pick<EventsSection_MeFragment["events"][number], "action" | "isOwn" | "device">;

/** What each means for the account's owner; what concerns no account is not among its events. */
const WORDS: Partial<Record<AccountEvent["action"], { own: string; others?: string }>> = {
  SIGNED_IN_ON_NEW_DEVICE: { own: "Inloggning på en ny enhet" },
  PASSWORD_CHANGED: { own: "Lösenordet byttes" },
  EMAIL_CHANGED: { own: "E-postadressen byttes" },
  EMAIL_RESTORED: { own: "Bytet av e-postadress ångrades" },
  ROLE_GRANTED: {
    own: "Du blev administratör",
    others: "Du blev administratör (av en annan administratör)",
  },
  ROLE_REVOKED: {
    own: "Du lämnade uppdraget som administratör",
    others: "Du är inte längre administratör (ändrat av en annan administratör)",
  },
  SECOND_FACTOR_ADDED: { own: "Tvåstegsinloggning slogs på" },
  SECOND_FACTOR_REMOVED: {
    own: "Tvåstegsinloggning stängdes av",
    others: "Tvåstegsinloggning stängdes av (av den som driver sajten)",
  },
  RECOVERY_CODE_USED: { own: "En återställningskod användes" },
};

/** An event in words, e.g. 'Inloggning på en ny enhet – Firefox på Windows'. */
export function eventInWords({ action, isOwn, device }: AccountEvent): string {
  const words = WORDS[action];
  const text = (isOwn ? words?.own : (words?.others ?? words?.own)) ?? "Något ändrades på ditt konto";
  return device ? `${text} – ${device}` : text;
}
