import type { DataSource, EntityManager } from "typeorm";
import { passwordOnlySchema } from "../../../../schema/accounts.ts";
import { personalDataAreas } from "../../../personalData.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { fieldError, type MutationPayload, parseInput } from "../../../platform/graphql/fieldErrors.ts";
import { RawJson } from "../../../platform/graphql/rawJson.ts";
import { addJob, type JobTask } from "../../../platform/jobs/jobs.ts";
import { PersonalFile } from "../../../platform/personalFile.ts";
import type { AccountMail } from "../accountMails.ts";
import { checkPassword } from "../accountService.ts";
import { isLastAdmin } from "../administration/roleService.ts";
import { endSessions } from "../sessions/sessions.ts";
import { signedIn, signedOut } from "../sessions/signInService.ts";
import { User } from "../User.ts";
import type { KeptData } from "./KeptData.ts";

/** The table of personal data, from every area that stores any. */
export const keptData = (): KeptData[] =>
  personalDataAreas.flatMap(({ kinds }) =>
    kinds.map(({ description, purpose, retention }) => ({ what: description, why: purpose, howLong: retention })),
  );

/** Everything that any area stores about the current user. */
export async function exportMyData(ctx: Context): Promise<RawJson> {
  const { userId } = signedIn(ctx);
  await ctx.limits.take("exportAccount", userId);
  const text = await PersonalFile.begin(ctx.db, async (file) => {
    file.values({ skapad: new Date() });
    for (const area of personalDataAreas) await area.export(file, userId);
  });
  return new RawJson(text);
}

/** Deactivates the account at once; a job erases its data and mails the receipt. */
export async function deleteAccount(ctx: Context, password: string): Promise<MutationPayload> {
  const { userId } = signedIn(ctx);
  const { value, errors } = parseInput(passwordOnlySchema, { password });
  if (errors) return { errors };
  const checked = await checkPassword(ctx, value.password, "password");
  if ("errors" in checked) return checked;
  if (!(await ctx.db.transaction((manager) => beginErasing(manager, userId)))) {
    const message = "Du är den enda administratören. Ge någon annan behörighet först.";
    return { errors: fieldError("LAST_ADMIN", message) };
  }
  ctx.visitor.clearDeviceCookie();
  return signedOut(ctx);
}

/**
 * Deactivates an account in a transaction, and queues the erasing of everything in it.
 * @returns false for the last admin, who stays
 */
export async function beginErasing(manager: EntityManager, userId: string): Promise<boolean> {
  if (await isLastAdmin(manager, userId)) return false;
  await manager.update(User, { id: userId }, { erasedAt: () => "now()" });
  await endSessions(manager, { userId });
  await addJob(manager, "eraseAccount", { userId });
  return true;
}

/**
 * Erases area by area, each in a transaction of its own, and is retried after an interruption. The
 * receipt is queued in the transaction that deletes the account.
 */
export const eraseAccountTask =
  (db: DataSource): JobTask<{ userId: string }> =>
  async ({ userId }) => {
    const user = await db.getRepository(User).findOneBy({ id: userId });
    if (!user?.erasedAt) return;
    const [last, ...others] = [...personalDataAreas].reverse();
    for (const area of others.reverse()) await db.transaction((manager) => area.erase(manager, userId));
    await db.transaction(async (manager) => {
      await last?.erase(manager, userId);
      await addJob(manager, "accountMail", { kind: "erased", email: user.email } satisfies AccountMail);
    });
  };
