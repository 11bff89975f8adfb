import { EVENT_WORDS } from "../../../../schema/auditWords.ts";
import type { EventsSection_MeFragment } from "./EventsSection.generated.ts";

/** What happened to an account. */
type AccountEvent = Pick<EventsSection_MeFragment["events"][number], "action" | "isOwn" | "device">;

/** An event in words, e.g. 'Inloggning på en ny enhet – Firefox på Windows'. */
export function eventInWords({ action, isOwn, device }: AccountEvent): string {
  const words = EVENT_WORDS[action];
  const text = (isOwn ? words?.own : (words?.others ?? words?.own)) ?? "Något ändrades på ditt konto";
  return device ? `${text} – ${device}` : text;
}
