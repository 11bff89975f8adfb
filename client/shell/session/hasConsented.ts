import { CONSENTS, type ConsentKind } from "../../../schema/consents.ts";

interface GivenConsent {
  kind: string;
  version: number;
  withdrawnAt: string | null;
}

/**
 * Whether an account has consented to the current text of a kind.
 * @param current its version; undefined while it is not known
 */
export const hasConsented = (
  asked: ConsentKind,
  consents: readonly GivenConsent[],
  current: number | undefined,
): boolean =>
  consents.some(
    ({ kind, version, withdrawnAt }) => kind === CONSENTS[asked].kind && version === current && withdrawnAt === null,
  );
