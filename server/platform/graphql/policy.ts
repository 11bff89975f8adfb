import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from "graphql";
import { Extensions } from "type-graphql";
import { fullAccount, VisitorError } from "../errors.ts";
import type { Context } from "./context.ts";

/** Audience of an operation; what its members get may depend on more. */
export type Audience = "everybody" | "signedIn" | "admin";

/**
 * Declares who may request an operation, or a field of an object. An operation without it is refused to everybody
 * (`@isPublic()` means 'everybody'); a field without it is available to everybody who gets the object.
 */
export const allow = (audience: Audience): MethodDecorator & PropertyDecorator => Extensions({ audience });

/** True for an actor with the role 'admin', and with the second factor where the operator wants one of admins. */
export const isAdmin = (actor: Context["actor"]): boolean => hasRole(actor) && !actor?.lacksFactor;

const hasRole = (actor: Context["actor"]): boolean => actor?.roles.includes("admin") ?? false;

const audienceOf = ({ extensions }: GraphQLField<unknown, unknown>): Audience | undefined =>
  extensions.isPublic ? "everybody" : (extensions.audience as Audience | undefined);

/** Suffix of the description of a field that is not for everybody. */
const FOR_WHOM: Partial<Record<Audience, string>> = { signedIn: "Signed in.", admin: "Admins only." };

/** Says in the descriptions of fields whom they are for. */
export function describePolicies(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const whom = FOR_WHOM[audienceOf(field) ?? "everybody"];
      if (whom) field.description = `${field.description ?? ""} ${whom}`.trimStart();
    }
  }
  return schema;
}

/** Puts the question who asks in front of every resolver that is not for everybody. */
export function enforcePolicies(schema: GraphQLSchema): GraphQLSchema {
  const roots: unknown[] = [schema.getQueryType(), schema.getMutationType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const audience = audienceOf(field);
      const isChange = type === schema.getMutationType();
      const isForAll = audience === "everybody" || (audience === undefined && !roots.includes(type));
      if (isForAll && !isChange) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      if (isForAll) {
        field.resolve = async (root, args, ctx: Context, info) => {
          try {
            return await resolve(root, args, ctx, info);
          } catch (error) {
            throw fullAccount(error) ?? error;
          }
        };
        continue;
      }
      field.resolve = (root, args, ctx: Context, info) => {
        ctx.isPersonal = true;
        if (audience !== "signedIn" && audience !== "admin") throw forbidden();
        if (audience === "admin") refuseOthersThanAdmins(ctx);
        else if (!ctx.actor) throw signedOut();
        const { userId } = ctx.actor ?? {};
        const isCounted = isChange && audience === "signedIn" && userId !== undefined;
        const result: unknown = isCounted
          ? ctx.limits.take("changeAccount", userId).then(() => resolve(root, args, ctx, info))
          : resolve(root, args, ctx, info);
        if (!(result instanceof Promise)) return result;
        return result.then(
          async (payload: unknown) => {
            if (isChange && saysMissing(payload) && (await isAccountGone(ctx, userId))) throw signedOut();
            return payload;
          },
          async (error: unknown) => {
            const told = error instanceof VisitorError ? error : fullAccount(error);
            throw told ?? ((await isAccountGone(ctx, userId)) ? signedOut() : error);
          },
        );
      };
    }
  }
  return schema;
}

/**
 * Refuses everybody but admins: for what is no operation of the graph.
 * @throws UNAUTHENTICATED, FORBIDDEN or SECOND_FACTOR_MISSING
 */
export function refuseOthersThanAdmins({ actor }: Pick<Context, "actor">): void {
  if (!actor) throw signedOut();
  if (!isAdmin(actor)) throw hasRole(actor) ? factorMissing() : forbidden();
}

/** Whether a change found nothing to change. */
const saysMissing = (payload: unknown): boolean =>
  (payload as { errors?: readonly { code?: string }[] } | null)?.errors?.some(({ code }) => code === "NOT_FOUND") ??
  false;

/** Whether an account was erased while something of it was under way, which fails then in many ways. */
async function isAccountGone({ sql }: Context, userId: string | undefined): Promise<boolean> {
  if (userId === undefined) return false;
  const found = sql.preparedQuery("SELECT 1 FROM users WHERE id = $1 AND erased_at IS NULL", [userId]);
  return found.then(
    (rows) => rows.length === 0,
    () => false,
  );
}

const signedOut = (): VisitorError => new VisitorError("UNAUTHENTICATED", "Logga in för att fortsätta.");

/** Error for an admin without the second factor that the operator requires. */
const factorMissing = (): VisitorError =>
  new VisitorError(
    "SECOND_FACTOR_MISSING",
    "Administrationen kräver tvåstegsinloggning. Slå på den under Mitt konto, så öppnas den.",
  );

/** Error for a visitor outside the audience. */
export const forbidden = (): VisitorError => new VisitorError("FORBIDDEN", "Du har inte behörighet att göra detta.");
