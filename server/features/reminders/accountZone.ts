import { DEFAULT_ZONE } from "../../../schema/reminders.ts";

/**
 * SQL of an account's zone: what the device that was here last has told.
 * @param user the account's column
 */
export const accountZone = (user: string): string =>
  `coalesce((SELECT d.zone FROM reminder_device d WHERE d.user_id = ${user} ORDER BY d.seen_at DESC, d.id LIMIT 1), '${DEFAULT_ZONE}')`;
