/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** What a laboratory puts before a number beyond what it can measure. */
export type LabComparator =
  /** The value is the number or higher, as '≥100'. */
  | 'AT_LEAST'
  /** The value is the number or lower, as '≤0,5'. */
  | 'AT_MOST'
  /** The value is higher than the number, as '>100'. */
  | 'GREATER_THAN'
  /** The value is lower than the number, as '<0,5'. */
  | 'LESS_THAN';

/** A value as it is to be; what is left out is nothing. */
export type UpdateLabValueInput = {
  /** The sign before the number; null for a plain number. */
  comparator?: LabComparator | null | undefined;
  /** Which one. */
  id: string;
  /** Whether the sample was taken fasting; null: not known. */
  isFasting?: boolean | null | undefined;
  /** Who measured it, at most 100 characters. */
  laboratory?: string | null | undefined;
  /** The marker, by its name as addresses have it, e.g. 'ferritin' or 'vitamin-d'. */
  markerSlug: string;
  /** A note, at most 500 characters. */
  note?: string | null | undefined;
  /** Upper limit of the laboratory's own reference interval, in `unit`; null where it has none. */
  referenceHigh?: number | null | undefined;
  /** Lower limit of the laboratory's own reference interval, in `unit`; null where it has none. */
  referenceLow?: number | null | undefined;
  /** Day on which the sample was taken, from 1950-01-01 to today. */
  sampledOn: string;
  /** What the number is measured in, e.g. 'nmol/L'; empty where it has no unit. */
  unit: string;
  /** The number, in `unit`. */
  value: number;
};

export type UpdateLabValueMutationVariables = Exact<{
  input: Types.UpdateLabValueInput;
}>;


export type UpdateLabValueMutation = { updateLabValue: { labValue: { __typename: 'LabValue', id: string, markerSlug: string, comparator: Types.LabComparator | null, value: number, unit: string, sampledOn: string, laboratory: string | null, isFasting: boolean | null, note: string | null, referenceLow: number | null, referenceHigh: number | null } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };


export const UpdateLabValueDocument = {"__meta__":{"hash":"af95e88675172992f46ac9a5d089653c21c1598a25a76610dcf70f9cff72278a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLabValue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLabValueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLabValue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"labValue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"markerSlug"}},{"kind":"Field","name":{"kind":"Name","value":"comparator"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"sampledOn"}},{"kind":"Field","name":{"kind":"Name","value":"laboratory"}},{"kind":"Field","name":{"kind":"Name","value":"isFasting"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"referenceLow"}},{"kind":"Field","name":{"kind":"Name","value":"referenceHigh"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateLabValueMutation, UpdateLabValueMutationVariables>;
/** `useMutation` of UpdateLabValue. */
export const useUpdateLabValueMutation = (options: useMutation.Options<UpdateLabValueMutation, UpdateLabValueMutationVariables>) => useMutation<UpdateLabValueMutation, UpdateLabValueMutationVariables>(UpdateLabValueDocument, options);