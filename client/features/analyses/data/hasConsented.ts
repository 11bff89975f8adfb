import { CONSENTS } from "../../../../schema/consents.ts";

interface GivenConsent {
  kind: string;
  version: number;
  withdrawnAt: string | null;
}

/**
 * Whether an account has consented to the current text about test answers.
 * @param current its version; undefined while it is not known
 */
export const hasConsented = (consents: readonly GivenConsent[], current: number | undefined): boolean =>
  consents.some(
    ({ kind, version, withdrawnAt }) =>
      kind === CONSENTS.test_answers.kind && version === current && withdrawnAt === null,
  );
