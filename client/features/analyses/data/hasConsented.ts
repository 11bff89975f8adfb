import { CONSENTS } from "../../../../schema/consents.ts";

interface GivenConsent {
  kind: string;
  version: number;
  withdrawnAt: string | null;
}

/** Whether an account has consented to the current text about test answers. */
export const hasConsented = (consents: readonly GivenConsent[]): boolean =>
  consents.some(
    ({ kind, version, withdrawnAt }) =>
      kind === CONSENTS.test_answers.kind && version === CONSENTS.test_answers.version && withdrawnAt === null,
  );
