import type { Actor } from "../../platform/graphql/context.ts";
import { isAdmin } from "../../platform/graphql/policy.ts";

/** Products that are not available are for admins only. */
export const canSeeUnavailable = (actor: Actor | null): boolean => isAdmin(actor);
