import { CONSENTS, type ConsentKind } from "../../schema/consents.ts";

/** The version of a kind's text that counts, as SQL: only a consent to that one does. */
export const currentConsentVersion = (kind: ConsentKind): string =>
  `(SELECT coalesce(max((shown->>'version')::int), ${CONSENTS[kind].version}) FROM site_settings,
     jsonb_array_elements(consents) AS shown WHERE shown->>'kind' = '${CONSENTS[kind].kind}')`;
