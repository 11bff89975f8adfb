import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import {
  deviceKeySchema,
  isZone,
  MAX_REMINDER_DEVICES,
  movedSchema,
  occasionsSchema,
  type ReminderSettings,
  reminderSettingsSchema,
  remindsOf,
  reportedStepsSchema,
  SNOOZE_MINUTES,
  subscriptionSchema,
  timesLeftOut,
  tooManyTimes,
} from "../../../schema/reminders.ts";
import { testMessage } from "../../../schema/rules/reminders/reminderText.ts";
import { sha256 } from "../../platform/auth/tokens.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { isUuid } from "../../platform/graphql/globalId.ts";
import { lockAccount } from "../accounts/mailedLinks/mailTokens.ts";
import type { PushSender } from "./pushSender.ts";
import type {
  PutOffReminderInput,
  RemoveReminderDeviceInput,
  SubscribeToRemindersInput,
  TellReminderDeviceInput,
  UpdateRemindersInput,
} from "./reminderInputs.ts";
import { OWN_TIMES, reschedule, SCHEDULED, type Scheduled } from "./reminderSchedule.ts";
import type { ReminderDevice, Reminders, RemindersPayload } from "./reminderTypes.ts";

/** What resolvers of reminders need. */
export interface ReminderContext extends Context {
  push: PushSender;
}

type Key = string | null | undefined;

/** How a device is found by its key; none for a text that is no key. */
const hashOf = (key: Key): string | null => (deviceKeySchema.safeParse(key).success ? sha256(key ?? "") : null);

/** Devices that belong to the one who asks: $1 is their account, or $2 their device. */
const OWN = "CASE WHEN $1::uuid IS NOT NULL THEN d.user_id = $1 ELSE d.user_id IS NULL AND d.hash = $2 END";

/** What the one who asks is reminded of: all devices of an account, or a guest's with the key. */
export async function readReminders(ctx: ReminderContext, deviceKey: Key): Promise<Reminders> {
  const devices = await ctx.sql.preparedQuery<ReminderDevice & Pick<Scheduled, "settings" | "ownTimes">>(
    `SELECT d.settings, ${OWN_TIMES} AS "ownTimes", d.id AS key, d.label, d.zone, d.created_at AS "createdAt", d.seen_at AS "seenAt",
       d.due_at AS "nextAt", coalesce(d.hash = $2, false) AS "isThis"
     FROM reminder_device d LEFT JOIN session s ON s.id = d.session_id
     WHERE ${OWN} AND (d.user_id IS NULL OR s.revoked_at IS NULL AND s.expires_at > now()) ORDER BY d.created_at, d.id`,
    [ctx.actor?.userId ?? null, hashOf(deviceKey)],
  );
  const { settings, ownTimes = [] } = devices[0] ?? {};
  return {
    publicKey: ctx.push.publicKey,
    isOnHere: devices.some(({ isThis }) => isThis),
    settings: settings
      ? {
          ...settings.times,
          quietFrom: settings.quietFrom,
          quietUntil: settings.quietUntil,
          namesSteps: settings.namesSteps,
          remindsOfSteps: remindsOf(settings, "steps"),
          remindsOfProgramme: remindsOf(settings, "programme"),
          programmeAt: settings.programmeAt ?? null,
          remindsOfPrices: remindsOf(settings, "prices"),
          remindsOfRetests: remindsOf(settings, "retests"),
        }
      : null,
    leftOut: settings ? timesLeftOut(settings, ownTimes) : [],
    devices,
  };
}

const answer = async (ctx: ReminderContext, deviceKey: Key, errors: FieldError[] = []): Promise<RemindersPayload> => ({
  reminders: await readReminders(ctx, deviceKey),
  errors,
});

/**
 * Reminds a device from now on. Whoever asks again changes how and when; who has signed in since takes the device along
 * to the account, whose devices all have the same settings.
 * @throws TOO_MANY_REQUESTS
 */
export async function subscribe(ctx: ReminderContext, input: SubscribeToRemindersInput): Promise<RemindersPayload> {
  await ctx.limits.take("reminderClient", ctx.visitor.network);
  const device = parseInput(subscriptionSchema, input);
  if (device.errors) return answer(ctx, input.deviceKey, device.errors);
  const { deviceKey, endpoint, p256dh, auth, zone } = device.value;
  const settings = parseInput(reminderSettingsSchema, input);
  if (settings.errors) return answer(ctx, deviceKey, settings.errors);
  if (!ctx.push.accepts(endpoint)) return answer(ctx, deviceKey, NO_PUSH_SERVICE);
  const userId = ctx.actor?.userId ?? null;
  const hash = sha256(deviceKey);
  const errors = await ctx.db
    .transaction(async (manager) => {
      // One after the other, so that the limit holds.
      if (userId !== null && !(await lockAccount(manager, userId))) return NO_DEVICE;
      // A browser that has forgotten its key comes with another one and the same address.
      await manager.query("DELETE FROM reminder_device WHERE endpoint = $1 AND hash <> $2", [endpoint, hash]);
      const [others] = await manager.query(
        "SELECT count(*)::int AS count FROM reminder_device WHERE user_id = $1 AND hash <> $2",
        [userId, hash],
      );
      if (others.count >= MAX_REMINDER_DEVICES) return TOO_MANY;
      await manager.query(
        `INSERT INTO reminder_device (id, user_id, session_id, hash, endpoint, p256dh, secret, zone, label, settings)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT (hash) DO UPDATE SET user_id = $2, session_id = $3, endpoint = $5, p256dh = $6, secret = $7,
         zone = $8, label = $9, settings = $10, seen_at = now(),
         steps = CASE WHEN reminder_device.user_id IS NULL AND $2::uuid IS NULL THEN reminder_device.steps END`,
        [
          randomUUID(),
          userId,
          ctx.actor?.sessionId ?? null,
          hash,
          endpoint,
          p256dh,
          auth,
          zone,
          ctx.visitor.device,
          settings.value,
        ],
      );
      await applySettings(manager, { userId, hash }, settings.value);
      return [];
    })
    .catch(refused);
  return answer(ctx, deviceKey, errors);
}

/** Changes what the one who asks is reminded of, on all of their devices. */
export async function updateReminders(ctx: ReminderContext, input: UpdateRemindersInput): Promise<RemindersPayload> {
  const { value, errors } = parseInput(reminderSettingsSchema, input);
  if (errors) return answer(ctx, input.deviceKey, errors);
  const owner = { userId: ctx.actor?.userId ?? null, hash: hashOf(input.deviceKey) };
  const refusal = await ctx.db
    .transaction(async (manager) => ((await applySettings(manager, owner, value)) > 0 ? [] : NO_DEVICE))
    .catch(refused);
  return answer(ctx, input.deviceKey, refusal);
}

/** Why nothing is changed; thrown so that nothing is. */
class Refused extends Error {
  constructor(readonly errors: FieldError[]) {
    super("refused");
  }
}

function refused(error: unknown): FieldError[] {
  if (error instanceof Refused) return error.errors;
  throw error;
}

/**
 * Gives the devices of somebody their settings, and works out anew when each is reminded.
 * @returns how many devices there are
 * @throws Refused where steps with times of their own make too many of them
 */
async function applySettings(
  manager: EntityManager,
  { userId, hash }: { userId: string | null; hash: string | null },
  settings: ReminderSettings,
): Promise<number> {
  const devices: Scheduled[] = await manager.query(
    `SELECT ${SCHEDULED} FROM reminder_device d WHERE ${OWN} ORDER BY d.id FOR UPDATE`,
    [userId, hash],
  );
  const refusal = tooManyTimes(settings, devices[0]?.ownTimes ?? []);
  if (refusal !== null) throw new Refused(fieldError("INVALID", refusal, "morning"));
  const ids = devices.map(({ id }) => id);
  const changed = devices.map((device) => ({
    ...device,
    settings,
    reminded: { ...device.reminded, last: withoutMoved(device, settings) },
  }));
  await manager.query(
    `UPDATE reminder_device d SET settings = $2, reminded = n.reminded
     FROM unnest($1::uuid[], $3::jsonb[]) AS n (id, reminded) WHERE d.id = n.id`,
    [ids, settings, changed.map(({ reminded }) => JSON.stringify(reminded))],
  );
  await reschedule(manager, changed);
  return ids.length;
}

/** What a device was reminded of, without the times that were moved: they may come once more on the same day. */
const withoutMoved = ({ settings: before, reminded }: Scheduled, after: ReminderSettings) =>
  Object.fromEntries(Object.entries(reminded.last).filter(([one]) => timeOf(before, one) === timeOf(after, one)));

/** When settings let an occasion come; null for one that has its own time. */
const timeOf = ({ times, programmeAt }: ReminderSettings, occasion: string): string | null =>
  ({ ...times, programme: programmeAt ?? null })[occasion] ?? null;

/**
 * Notes what a device tells of itself with each visit: where its clock is, how it is reached since, and how many steps a
 * guest has.
 * @throws TOO_MANY_REQUESTS
 */
export async function tellDevice(ctx: ReminderContext, input: TellReminderDeviceInput): Promise<RemindersPayload> {
  const hash = hashOf(input.deviceKey);
  if (hash === null) return answer(ctx, null, NO_DEVICE);
  await ctx.limits.take("reminderDevice", hash);
  const steps = input.steps ? parseInput(reportedStepsSchema, input.steps) : undefined;
  if (steps?.errors) return answer(ctx, input.deviceKey, steps.errors);
  const moved = input.endpoint ? parseInput(movedSchema, input) : undefined;
  if (moved?.errors) return answer(ctx, input.deviceKey, moved.errors);
  if (moved && !ctx.push.accepts(moved.value.endpoint)) return answer(ctx, input.deviceKey, NO_PUSH_SERVICE);
  const userId = ctx.actor?.userId ?? null;
  const errors = await ctx.db.transaction(async (manager) => {
    if (userId !== null && !(await lockAccount(manager, userId))) return NO_DEVICE;
    const [device]: (Scheduled & { userId: string | null })[] = await manager.query(
      `SELECT ${SCHEDULED}, d.user_id AS "userId" FROM reminder_device d WHERE d.hash = $1 FOR UPDATE`,
      [hash],
    );
    // A guest's goes along to the account that has signed in there; one of an account is nobody else's.
    if (!device || (device.userId !== null && device.userId !== userId)) return NO_DEVICE;
    const isTaken = device.userId !== userId;
    const others: { settings: ReminderSettings }[] = isTaken
      ? await manager.query("SELECT settings FROM reminder_device WHERE user_id = $1 ORDER BY created_at", [userId])
      : [];
    if (others.length >= MAX_REMINDER_DEVICES) return TOO_MANY;
    const now = {
      ...device,
      zone: input.zone && isZone(input.zone) ? input.zone : device.zone,
      settings: others[0]?.settings ?? device.settings,
    };
    if (moved)
      await manager.query("DELETE FROM reminder_device WHERE endpoint = $1 AND id <> $2", [
        moved.value.endpoint,
        device.id,
      ]);
    await manager.query(
      `UPDATE reminder_device SET seen_at = now(), zone = $2, settings = $3, user_id = $4, session_id = $5,
         steps = CASE WHEN $4::uuid IS NULL THEN coalesce($6::jsonb, steps) END,
         endpoint = coalesce($7, endpoint), p256dh = coalesce($8, p256dh), secret = coalesce($9, secret) WHERE id = $1`,
      [
        device.id,
        now.zone,
        now.settings,
        userId,
        ctx.actor?.sessionId ?? null,
        steps ? JSON.stringify(steps.value) : null,
        moved?.value.endpoint ?? null,
        moved?.value.p256dh ?? null,
        moved?.value.auth ?? null,
      ],
    );
    const [after]: Scheduled[] = await manager.query(`SELECT ${SCHEDULED} FROM reminder_device d WHERE d.id = $1`, [
      device.id,
    ]);
    const hasMoved = now.zone !== device.zone || String(after?.ownTimes) !== String(device.ownTimes);
    if (after && (isTaken || hasMoved)) await reschedule(manager, [after]);
    return [];
  });
  return answer(ctx, input.deviceKey, errors);
}

/** Reminds a device no more: one of an account by its name in the list, or the one with the key, whoever is signed in. */
export async function removeDevice(ctx: ReminderContext, input: RemoveReminderDeviceInput): Promise<RemindersPayload> {
  const { rows } = await deleteDevices(ctx, input);
  return answer(ctx, input.deviceKey, rows > 0 ? [] : NO_DEVICE);
}

async function deleteDevices(ctx: ReminderContext, { deviceKey, key }: RemoveReminderDeviceInput) {
  const [, rows]: [unknown, number] = key
    ? await ctx.db.query("DELETE FROM reminder_device WHERE id = $1 AND user_id = $2", [
        isUuid(key) ? key : null,
        ctx.actor?.userId ?? null,
      ])
    : await ctx.db.query("DELETE FROM reminder_device WHERE hash = $1", [hashOf(deviceKey)]);
  return { rows };
}

/**
 * Asks for a reminder once more in a while.
 * @throws TOO_MANY_REQUESTS
 */
export async function putOff(ctx: ReminderContext, input: PutOffReminderInput): Promise<RemindersPayload> {
  const hash = hashOf(input.deviceKey);
  if (hash === null) return answer(ctx, null, NO_DEVICE);
  await ctx.limits.take("reminderDevice", hash);
  const { value: times, errors } = parseInput(occasionsSchema, input.occasions ?? input.timesOfDay ?? []);
  if (errors) return answer(ctx, input.deviceKey, fieldError("INVALID", "Välj en tid på dagen.", "timesOfDay"));
  // One that comes sooner takes it along; otherwise it comes by itself, and the next one after it.
  const [, count]: [unknown, number] = await ctx.db.query(
    `UPDATE reminder_device SET
       due_times = CASE WHEN due_at <= $2 THEN ARRAY(SELECT DISTINCT unnest(due_times || $3::text[])) ELSE $3::text[] END,
       is_put_off = is_put_off OR due_at IS NULL OR due_at > $2, attempts = 0,
       next_at = least(due_at, $2), due_at = least(due_at, $2)
     WHERE hash = $1`,
    [hash, new Date(Date.now() + SNOOZE_MINUTES * 60_000), times],
  );
  return answer(ctx, input.deviceKey, count > 0 ? [] : NO_DEVICE);
}

/**
 * Sends something to a device at once, so that its owner sees whether reminders arrive.
 * @throws TOO_MANY_REQUESTS
 */
export async function sendTest(ctx: ReminderContext, deviceKey: string): Promise<RemindersPayload> {
  const hash = hashOf(deviceKey);
  if (hash === null) return answer(ctx, null, NO_DEVICE);
  await ctx.limits.take("reminderTest", hash);
  const [device] = await ctx.db.query(
    "SELECT id, endpoint, p256dh, secret AS auth FROM reminder_device d WHERE d.hash = $2 AND d.user_id IS NOT DISTINCT FROM $1",
    [ctx.actor?.userId ?? null, hash],
  );
  if (!device) return answer(ctx, deviceKey, NO_DEVICE);
  const { state } = await ctx.push.send(device, testMessage(), { ttl: TEST_SECONDS, topic: "test" });
  if (state === "sent") return answer(ctx, deviceKey);
  if (state === "gone") await ctx.db.query("DELETE FROM reminder_device WHERE id = $1", [device.id]);
  return answer(ctx, deviceKey, state === "gone" ? NO_DEVICE : NOT_SENT);
}

/** Seconds for which a test is worth something. */
const TEST_SECONDS = 60;

const NO_DEVICE: FieldError[] = fieldError(
  "NOT_FOUND",
  "Påminnelserna är inte längre påslagna på den här enheten. Slå på dem igen.",
);
const NO_PUSH_SERVICE: FieldError[] = fieldError(
  "INVALID",
  "Din webbläsare vill få påminnelser genom en tjänst som vi inte känner till.",
  "endpoint",
);
const TOO_MANY: FieldError[] = fieldError(
  "TOO_MUCH",
  `Du har påminnelser på ${MAX_REMINDER_DEVICES} enheter, och fler går det inte att ha. Ta bort någon av dem under Mitt konto först.`,
);
const NOT_SENT: FieldError[] = fieldError("INVALID", "Provet gick inte att skicka just nu. Försök igen om en stund.");
