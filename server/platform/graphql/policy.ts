import { defaultFieldResolver, type GraphQLSchema } from "graphql";
import { Extensions } from "type-graphql";
import { VisitorError } from "../errors.ts";
import type { Context } from "./context.ts";

/** Who may ask for an operation at all; what they get may depend on more. */
export type Audience = "everybody" | "signedIn" | "admin";

/** Says who may ask for an operation. One without is refused to everybody; `@isPublic()` says 'everybody'. */
export const allow = (audience: Audience): MethodDecorator & PropertyDecorator => Extensions({ audience });

/** True for an actor with the role 'admin'. */
export const isAdmin = (actor: Context["actor"]): boolean => actor?.roles.includes("admin") ?? false;

/** Puts the question who asks in front of every operation's resolver. */
export function enforcePolicies(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const audience = field.extensions.isPublic ? "everybody" : (field.extensions.audience as Audience | undefined);
      if (audience === "everybody") continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (root, args, ctx: Context, info) => {
        ctx.isPersonal = true;
        if (audience !== "signedIn" && audience !== "admin") throw forbidden();
        if (!ctx.actor) throw new VisitorError("UNAUTHENTICATED", "Logga in för att fortsätta.");
        if (audience === "admin" && !isAdmin(ctx.actor)) throw forbidden();
        return resolve(root, args, ctx, info);
      };
    }
  }
  return schema;
}

/** What somebody gets who may not. */
export const forbidden = (): VisitorError => new VisitorError("FORBIDDEN", "Du har inte behörighet att göra detta.");
