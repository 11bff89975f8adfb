import { CalendarSubscription } from "../../../shell/calendar/CalendarSubscription.tsx";
import { AccountSection } from "./AccountSection.tsx";

/** The address at which the account's calendar follows its protocols. */
export function CalendarSection() {
  return (
    <AccountSection title="Kalender" intro="Dina pågående protokoll i kalendern i din telefon eller dator.">
      <CalendarSubscription />
    </AccountSection>
  );
}
