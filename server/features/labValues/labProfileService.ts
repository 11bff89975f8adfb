import { labProfileInputSchema } from "../../../schema/labValues/labProfile.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import type { LabProfile, SetLabProfileInput } from "./LabProfile.ts";
import { NO_CONSENT } from "./labValueService.ts";
import { hasConsented } from "./labValueStore.ts";

/** What the one who asks has said of themselves; undefined where they have said nothing. */
export async function readProfile(ctx: Context): Promise<LabProfile | undefined> {
  const [row] = await ctx.sql.preparedQuery<LabProfile>(
    `SELECT birth_year AS "birthYear", sex FROM lab_profile WHERE user_id = $1`,
    [ctx.actor?.userId ?? ""],
  );
  return row;
}

/** Stores what the one who asks says of themselves, in the place of what they said before. */
export async function setProfile(
  ctx: Context,
  input: SetLabProfileInput,
): Promise<{ labProfile?: LabProfile; errors: FieldError[] }> {
  const { value, errors } = parseInput(labProfileInputSchema, { birthYear: input.birthYear });
  if (errors) return { errors };
  const userId = ctx.actor?.userId ?? "";
  const profile = { ...value, sex: input.sex ?? null };
  return ctx.db.transaction(async (manager) => {
    if (!(await hasConsented(manager, userId))) return { errors: NO_CONSENT };
    await manager.query(
      `INSERT INTO lab_profile (user_id, birth_year, sex) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET birth_year = $2, sex = $3`,
      [userId, profile.birthYear, profile.sex],
    );
    return { labProfile: profile, errors: [] };
  });
}
