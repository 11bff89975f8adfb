import type { Actor } from "../../platform/graphql/context.ts";
import { isAdmin } from "../../platform/graphql/policy.ts";

/** Articles that are not published are for admins only. */
export const canSeeUnpublished = (actor: Actor | null): boolean => isAdmin(actor);
