import { EVENT_TEXTS } from "../../../../schema/auditLabels.ts";
import type { EventsSection_MeFragment } from "./EventsSection.generated.ts";

/** An event of an account. */
type AccountEvent = Pick<EventsSection_MeFragment["events"][number], "action" | "isOwn" | "device">;

/** An event in words, e.g. 'Inloggning på en ny enhet – Firefox på Windows'. */
export function formatEvent({ action, isOwn, device }: AccountEvent): string {
  const words = EVENT_TEXTS[action];
  const text = (isOwn ? words?.own : (words?.others ?? words?.own)) ?? "Något ändrades på ditt konto";
  return device ? `${text} – ${device}` : text;
}
