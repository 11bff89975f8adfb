import type { FieldErrorCode } from "../../../schema/fieldErrors.ts";
import { MAX_REDIRECTS, redirectSchema } from "../../../schema/redirects.ts";
import { leadsAway, redirectKey, redirectTarget } from "../../../schema/rules/site/redirects.ts";
import type { Context } from "../../platform/graphql/context.ts";
import { type FieldError, fieldError, parseInput } from "../../platform/graphql/fieldErrors.ts";
import { globalId } from "../../platform/graphql/globalId.ts";
import { createVersioned, deleteVersioned, editVersioned, type VersionedKind } from "../editing/editVersioned.ts";
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

const editable = ({ id, ...row }: Redirect): EditableRedirect => ({ ...row, id: globalId("Redirect", id) });

/** Addresses that lead to others. */
export const REDIRECTS: VersionedKind<Redirect, RedirectFactFields, EditableRedirect, "redirect"> = {
  entity: Redirect,
  type: "Redirect",
  payload: "redirect",
  noun: "Omdirigeringen",
  opened: "den",
  fields: ["from", "to"],
  subjectOf: (id, { from }) => ({ type: "REDIRECT", id: String(id), name: from }),
  read: async (manager, id) => editable(await manager.findOneByOrFail(Redirect, { id })),
  stateOf: ({ from, to }) => ({ from, to }),
  takeBack: (ctx, target, facts: RedirectFactFields) => updateRedirect(ctx, { ...facts, ...target }),
  // One at a time: two that are made at once could lead to each other.
  lockFirst: (manager) => manager.query("LOCK TABLE site_redirect IN SHARE ROW EXCLUSIVE MODE"),
  afterwards: (ctx) => ctx.redirects.forget(),
};

/** All redirects, by address. */
export const readEditableRedirects = async (ctx: Context): Promise<EditableRedirect[]> =>
  (await ctx.db.manager.find(Redirect, { order: { from: "ASC" } })).map(editable);

/** Makes a redirect. */
export async function createRedirect(ctx: Context, input: CreateRedirectInput): Promise<CreateRedirectPayload> {
  const parsed = parse(ctx, input);
  const judge = parsed.value && (await judgeOf(ctx, parsed.value));
  return createVersioned(ctx, REDIRECTS, parsed, async (facts, manager) => {
    const others = await manager.find(Redirect);
    if (others.length >= MAX_REDIRECTS)
      return { errors: fieldError("INVALID", `Det finns ${MAX_REDIRECTS} omdirigeringar redan. Ta bort någon först.`) };
    const errors = judge?.(others);
    return errors ? { errors } : { key: (await manager.save(manager.create(Redirect, facts))).id, facts };
  });
}

/** Writes what an admin edited of a redirect. */
export async function updateRedirect(ctx: Context, input: UpdateRedirectInput): Promise<UpdateRedirectPayload> {
  const parsed = parse(ctx, input);
  const judge = parsed.value && (await judgeOf(ctx, parsed.value));
  return editVersioned(ctx, REDIRECTS, input, parsed, async (after, { id }, manager) => {
    const errors = judge?.((await manager.find(Redirect)).filter((other) => other.id !== id));
    return errors ? { errors } : { after };
  });
}

/** Deletes a redirect. */
export const deleteRedirect = (ctx: Context, input: DeleteRedirectInput): Promise<DeleteRedirectPayload> =>
  deleteVersioned(ctx, REDIRECTS, input);

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
