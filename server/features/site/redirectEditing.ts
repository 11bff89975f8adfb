import type { EntityManager } from "typeorm";
import type { FieldErrorCode } from "../../../schema/fieldErrors.ts";
import { MAX_REDIRECTS, redirectSchema } from "../../../schema/redirects.ts";
import { leadsAway, redirectKey, redirectTarget } from "../../../schema/rules/site/redirects.ts";
import { changesBetween, recordAudit } from "../../platform/audit/recordAudit.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { globalId, parseRowId } from "../../platform/graphql/globalId.ts";
import { signedIn } from "../accounts/sessions/signInService.ts";
import { requireRecentVerification } from "../accounts/sessions/verification.ts";
import { Redirect } from "./Redirect.ts";
import type {
  CreateRedirectInput,
  CreateRedirectPayload,
  DeleteRedirectInput,
  DeleteRedirectPayload,
  EditableRedirect,
  RedirectFactFields,
  UpdateRedirectInput,
  UpdateRedirectPayload,
} from "./redirectTypes.ts";

const FACTS = ["from", "to"] as const;

const CHANGED =
  "Omdirigeringen har ändrats sedan du öppnade den. Ingenting är sparat. Se vad som står där nu, och ändra igen.";
const GONE = "Omdirigeringen finns inte längre.";

/** One at a time: two that are made at once could lead to each other. */
const ALONE = "LOCK TABLE site_redirect IN SHARE ROW EXCLUSIVE MODE";

const editable = ({ id, ...row }: Redirect): EditableRedirect => ({ ...row, id: globalId("Redirect", id) });

const subjectOf = (id: number, { from }: RedirectFactFields) =>
  ({ type: "REDIRECT", id: String(id), name: from }) as const;

/** All redirects, by address. */
export const readEditableRedirects = async (ctx: Context): Promise<EditableRedirect[]> =>
  (await ctx.db.manager.find(Redirect, { order: { from: "ASC" } })).map(editable);

/** Makes a redirect. */
export async function createRedirect(ctx: Context, input: CreateRedirectInput): Promise<CreateRedirectPayload> {
  const { userId } = signedIn(ctx);
  const { value, errors } = parse(ctx, input);
  if (errors) return { errors };
  const judge = await judgeOf(ctx, value);
  const payload = await ctx.db.transaction(async (manager): Promise<CreateRedirectPayload> => {
    await manager.query(ALONE);
    const others = await manager.find(Redirect);
    if (others.length >= MAX_REDIRECTS)
      return { errors: fieldError("INVALID", `Det finns ${MAX_REDIRECTS} omdirigeringar redan. Ta bort någon först.`) };
    const wrong = judge(others);
    if (wrong) return { errors: wrong };
    const redirect = await manager.save(manager.create(Redirect, value));
    await recordAudit(manager, {
      actorId: userId,
      action: "CREATED",
      subject: subjectOf(redirect.id, value),
      changes: changesBetween<RedirectFactFields>(null, value, FACTS),
    });
    return { redirect: editable(await manager.findOneByOrFail(Redirect, { id: redirect.id })), errors: [] };
  });
  ctx.redirects.forget();
  return payload;
}

/**
 * Writes what an admin edited of a redirect, unless it was changed meanwhile.
 * @throws BAD_USER_INPUT for an identifier of something else
 */
export async function updateRedirect(ctx: Context, input: UpdateRedirectInput): Promise<UpdateRedirectPayload> {
  const { userId } = signedIn(ctx);
  const id = parseRowId(input.id, "Redirect", "input.id");
  const { value, errors } = parse(ctx, input);
  if (errors) return { errors };
  const judge = await judgeOf(ctx, value);
  const payload = await ctx.db.transaction(async (manager): Promise<UpdateRedirectPayload> => {
    await manager.query(ALONE);
    const all = await manager.find(Redirect);
    const before = all.find((redirect) => redirect.id === id);
    if (!before) return { errors: fieldError("NOT_FOUND", GONE, "id") };
    const refused = (wrong: FieldError[]) => ({ redirect: editable(before), errors: wrong });
    if (before.version !== input.version) return refused(fieldError("OUTDATED", CHANGED));
    const wrong = judge(all.filter((other) => other !== before));
    if (wrong) return refused(wrong);
    const changes = changesBetween<RedirectFactFields>(before, value, FACTS);
    if (changes.length > 0) {
      await manager.update(Redirect, { id }, value);
      await recordAudit(manager, { actorId: userId, action: "CHANGED", subject: subjectOf(id, value), changes });
    }
    return { redirect: editable(await manager.findOneByOrFail(Redirect, { id })), errors: [] };
  });
  ctx.redirects.forget();
  return payload;
}

/** Deletes a redirect. */
export async function deleteRedirect(ctx: Context, input: DeleteRedirectInput): Promise<DeleteRedirectPayload> {
  const unproved = await requireRecentVerification(ctx);
  if (unproved) return { errors: unproved };
  const { userId } = signedIn(ctx);
  const id = parseRowId(input.id, "Redirect", "input.id");
  const payload = await ctx.db.transaction(async (manager: EntityManager): Promise<DeleteRedirectPayload> => {
    const before = await manager.findOne(Redirect, { where: { id }, lock: { mode: "pessimistic_write" } });
    if (!before) return { errors: fieldError("NOT_FOUND", GONE, "id") };
    if (before.version !== input.version) return { errors: fieldError("OUTDATED", CHANGED) };
    await manager.delete(Redirect, { id });
    await recordAudit(manager, {
      actorId: userId,
      action: "DELETED",
      subject: subjectOf(id, before),
      changes: changesBetween<RedirectFactFields>(before, null, FACTS),
    });
    return { deletedId: globalId("Redirect", id), errors: [] };
  });
  ctx.redirects.forget();
  return payload;
}

/** What an admin wrote; an address of this site with its name is one of its paths. */
function parse(ctx: Context, { from, to }: RedirectFactFields) {
  const origin = ctx.origin();
  const own = to.trim().startsWith(`${origin}/`) ? to.trim().slice(origin.length) : to;
  return parseInput(redirectSchema, { from, to: own });
}

/** Why these addresses cannot be those of a redirect, beside the others. */
type Judge = (others: readonly Redirect[]) => FieldError[] | undefined;

/** Finds out what answers both addresses, before the other redirects are looked at. */
async function judgeOf({ addresses }: Context, { from, to }: RedirectFactFields): Promise<Judge> {
  const wrong = (code: FieldErrorCode, field: string, message: string) => fieldError(code, message, field);
  if (addresses.isReserved(from)) {
    return () => wrong("IN_USE", "from", `${from} använder sajten själv, så adressen kan inte leda någon annanstans.`);
  }
  const key = leadsAway(to) ? undefined : redirectKey(to);
  const [isPage, leadsSomewhere] = await Promise.all([
    addresses.isPage(from),
    key === undefined || addresses.isReserved(key) || addresses.isPage(key),
  ]);
  return (others) => {
    if (key === from) return wrong("INVALID", "to", "Adressen kan inte leda till sig själv.");
    if (isPage) {
      const text = "En adress kan bara leda vidare när ingen sida har den: ta bort sidan eller byt dess adress först.";
      return wrong("IN_USE", "from", `Det finns en sida på ${from}. ${text}`);
    }
    if (others.some((other) => other.from === from))
      return wrong("TAKEN", "from", `${from} leder redan vidare. Ändra den omdirigeringen i stället.`);
    const leading = new Map([...others, { from, to }].map((redirect) => [redirect.from, redirect.to]));
    if (redirectTarget(leading, from) === undefined)
      return wrong("INVALID", "to", `Då går adresserna runt: ${to} leder redan tillbaka till ${from}.`);
    if (!leadsSomewhere && key !== undefined && !leading.has(key))
      return wrong("NOT_FOUND", "to", `Det finns ingen sida på ${key}. Kontrollera stavningen.`);
    return undefined;
  };
}
