/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What somebody can consent to. */
export type ConsentKind =
  /** Storing data about health in the account (GDPR article 9). */
  | 'HEALTH_DATA'
  /** Storing values that laboratories have measured (GDPR article 9). */
  | 'LAB_VALUES'
  /** Analysing and storing the answers of tests (GDPR article 9). */
  | 'TEST_ANSWERS';

/** Why a mutation changed nothing. */
export type FieldErrorCode =
  /** The password is right, and an admin keeps the account's owner out. */
  | 'ACCOUNT_BLOCKED'
  /** The address is confirmed already; the account can be signed in to. */
  | 'ALREADY_CONFIRMED'
  /** The one who asks has not consented to the current text about it. */
  | 'CONSENT_MISSING'
  /** The account cannot be signed in to before the link mailed to its address was followed. */
  | 'EMAIL_NOT_CONFIRMED'
  /** Another account has the e-mail address. */
  | 'EMAIL_TAKEN'
  /** The value does not fit its field: it is missing, too long, or malformed. */
  | 'INVALID'
  /** There is no account with this address and password. */
  | 'INVALID_CREDENTIALS'
  /** The secret of a mailed link or the refresh token does not work, or no longer. */
  | 'INVALID_TOKEN'
  /** Something else uses it; the message says what. */
  | 'IN_USE'
  /** It would remove the last administrator. */
  | 'LAST_ADMIN'
  /** It cannot be opened before more of what comes first was completed. */
  | 'LOCKED'
  /** Mails are written into a folder instead of sent: SMTP_URL is not set. */
  | 'MAIL_NOT_SENT'
  /** What the field names does not exist, or does not belong to the one who asks. */
  | 'NOT_FOUND'
  /** It must be begun before it can be completed. */
  | 'NOT_STARTED'
  /** There is no confirmed account with the e-mail address. */
  | 'NO_SUCH_ACCOUNT'
  /** The site names the demo's invented company as its operator. */
  | 'OPERATOR_INVENTED'
  /** Something that the site must say of its operator is not filled in. */
  | 'OPERATOR_MISSING'
  /** What was shown has changed since; show what stands now and ask again. */
  | 'OUTDATED'
  /** It is the account of the one who asks, who cannot do this to it. */
  | 'OWN_ACCOUNT'
  /** The new password is among those that are guessed first. */
  | 'PASSWORD_COMMON'
  /** The new password is the account's name or address. */
  | 'PASSWORD_IS_YOURS'
  /** The account has the e-mail address already. */
  | 'SAME_EMAIL'
  /** The account has a second factor already; it is removed before another is added. */
  | 'SECOND_FACTOR_ON'
  /** The password is right, and the account has a second factor: send its code as well. */
  | 'SECOND_FACTOR_REQUIRED'
  /** The code of the second factor is wrong, or was used already. */
  | 'SECOND_FACTOR_WRONG'
  /** Something else has that name already. */
  | 'TAKEN'
  /** The file is larger than may be sent. */
  | 'TOO_LARGE'
  /** There is more of it than can be stored; nothing was. */
  | 'TOO_MUCH'
  /** It has words that may claim something of health, and nobody has said that they were read. */
  | 'UNREAD'
  /** The file is of a kind that is not taken. */
  | 'UNSUPPORTED_FORMAT'
  /** It is too long ago that the one who asks proved who they are: `verifyAgain`, then send it again. */
  | 'VERIFY_AGAIN'
  /** The mailed link belongs to another account than the one that is signed in. */
  | 'WRONG_ACCOUNT'
  /** It is not the account's password. */
  | 'WRONG_PASSWORD';

/** A consent to be given. */
export type GiveConsentInput = {
  /** What is consented to. */
  kind: ConsentKind;
  /** Version of the text that was shown, from `consentTexts`. */
  version: number;
};

/** How somebody rates their health in onboarding. */
export type HealthStatus =
  /** 'Varken bra eller dåligt'. */
  | 'AVERAGE'
  /** 'Mycket bra'. */
  | 'EXCELLENT'
  /** 'Bra'. */
  | 'GOOD'
  /** 'Dåligt'. */
  | 'POOR';

/** A consent to be withdrawn. */
export type WithdrawConsentInput = {
  /** What is no longer consented to. */
  kind: ConsentKind;
};

export type ConsentsSection_MeFragment = { __typename: 'Me', id: string, consents: Array<{ __typename: 'Consent', id: string, kind: Types.ConsentKind, version: number, givenAt: string, withdrawnAt: string | null }> } & { ' $fragmentName'?: 'ConsentsSection_MeFragment' };

export type GiveConsentMutationVariables = Exact<{
  input: Types.GiveConsentInput;
}>;


export type GiveConsentMutation = { giveConsent: { me: (
      { __typename: 'Me', id: string, journey: { __typename: 'Journey', keepsHealthStatus: boolean, onboarding: { healthStatus: Types.HealthStatus | null } | null } }
      & { ' $fragmentRefs'?: { 'ConsentsSection_MeFragment': ConsentsSection_MeFragment } }
    ) | null, errors: Array<{ code: Types.FieldErrorCode, message: string }> } };

export type WithdrawConsentMutationVariables = Exact<{
  input: Types.WithdrawConsentInput;
}>;


export type WithdrawConsentMutation = { withdrawConsent: { me: (
      { __typename: 'Me', id: string, journey: { __typename: 'Journey', keepsHealthStatus: boolean, onboarding: { healthStatus: Types.HealthStatus | null } | null } }
      & { ' $fragmentRefs'?: { 'ConsentsSection_MeFragment': ConsentsSection_MeFragment } }
    ) | null, errors: Array<{ message: string }> } };

export const ConsentsSection_MeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentsSection_me"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Me"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ConsentsSection_MeFragment, unknown>;
export const GiveConsentDocument = {"__meta__":{"hash":"719aa58c89a5893b4f3b3f1d4e7f5f459180dc56ec4b1e4a93f5d66a99419dfd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveConsentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentsSection_me"}},{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepsHealthStatus"}},{"kind":"Field","name":{"kind":"Name","value":"onboarding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"healthStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentsSection_me"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Me"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<GiveConsentMutation, GiveConsentMutationVariables>;
export const WithdrawConsentDocument = {"__meta__":{"hash":"0aa39ee6f3a0c4a9348fd740972c70ee9eddd093df1a1064ac7ef389177ae206"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawConsentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentsSection_me"}},{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepsHealthStatus"}},{"kind":"Field","name":{"kind":"Name","value":"onboarding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"healthStatus"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentsSection_me"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Me"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"givenAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<WithdrawConsentMutation, WithdrawConsentMutationVariables>;
/** `useMutation` of GiveConsent. */
export const useGiveConsentMutation = (options: useMutation.Options<GiveConsentMutation, GiveConsentMutationVariables>) => useMutation<GiveConsentMutation, GiveConsentMutationVariables>(GiveConsentDocument, options);

/** `useMutation` of WithdrawConsent. */
export const useWithdrawConsentMutation = (options: useMutation.Options<WithdrawConsentMutation, WithdrawConsentMutationVariables>) => useMutation<WithdrawConsentMutation, WithdrawConsentMutationVariables>(WithdrawConsentDocument, options);