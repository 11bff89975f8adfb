import type { ApolloClient } from "@apollo/client";
import {
  type CalendarSite,
  REMINDER_FILE_NAME,
  type ReminderTimes,
  reminderFile,
  usualReminders,
} from "../../../../schema/rules/protocols/calendarFile.ts";
import { joinWithAnd } from "../../../../schema/rules/words/phrases.ts";
import { deviceZone } from "../../../guest/deviceZone.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import { planOf } from "../share/plan.ts";
import { ReminderDocument, type ReminderQuery } from "./Reminder.generated.ts";

/** What is followed, as the rules of reminding know it. */
type Plans = Parameters<typeof reminderFile>[0];

/** The protocols of the graph that somebody follows, as the rules of reminding know them. */
export const remindedPlans = (active: NonNullable<ReminderQuery["activeProtocols"]>): Plans =>
  active.map(({ protocol }) => {
    const { items, period } = planOf(protocol);
    return { key: protocol.key, name: protocol.name, createdAt: protocol.createdAt, items, period };
  });

/**
 * Gives the visitor the calendar file that reminds of what they follow.
 * @returns whether there is anything left to be reminded of
 */
export function saveReminderFile(plans: Plans, times: ReminderTimes, site: CalendarSite): boolean {
  const file = reminderFile(plans, times, new Date(), { ...site, zone: deviceZone() });
  if (file !== null) saveFile(REMINDER_FILE_NAME, file, "text/calendar");
  return file !== null;
}

/**
 * Gives the visitor that file with the usual times of their steps.
 * @returns when it rings, in a Swedish sentence; '' where nothing is left to be reminded of
 */
export async function saveReminders(apollo: ApolloClient, site: CalendarSite): Promise<string> {
  const { data } = await apollo.query({ query: ReminderDocument, fetchPolicy: "network-only" });
  const plans = remindedPlans(data?.activeProtocols ?? []);
  const items = plans.flatMap((plan) => plan.items);
  const times = usualReminders(items);
  if (!saveReminderFile(plans, times, site)) return "";
  const rings = [...new Set([...Object.values(times), ...items.flatMap(({ remindAt }) => remindAt ?? [])])].sort();
  return `Öppna filen, så påminner kalendern dig ${joinWithAnd(rings)}.`;
}
