/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schemaTypes.generated';

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

/** How many steps have a time of their own. */
export type OwnTimeCountsInput = {
  /** The time, as 07:15. */
  at: string;
  /** What there is on any other day. */
  daily: number;
  /** What is left today. */
  left: number;
};

/** How many steps a guest's browser has; what they are stays there. */
export type ReportedStepsInput = {
  /** What there is on any other day. */
  daily: StepCountsInput;
  /** The day in Sweden that `left` is of, as 2026-12-24. */
  day: string;
  /** What is left on that day. */
  left: StepCountsInput;
  /** The same of steps that have a time of their own, which are not among the others; at most 50 times. */
  own?: Array<OwnTimeCountsInput> | null | undefined;
  /** The last day on which something was read of a programme that is not read to its end. */
  readOn?: string | null | undefined;
  /** Days from which on samples are worth taking again, whichever they are; at most 50. */
  retestsFrom?: Array<string> | null | undefined;
};

/** How many steps there are for each time of day. */
export type StepCountsInput = {
  /** In the afternoon. */
  afternoon: number;
  /** In the evening. */
  evening: number;
  /** In the morning. */
  morning: number;
  /** At night. */
  night: number;
  /** Without a time of day. */
  none: number;
};

/** What a device that is reminded tells of itself. */
export type TellReminderDeviceInput = {
  /** The new subscription's secret. */
  auth?: string | null | undefined;
  /** The random key that the device has made for itself: 32 to 64 letters, digits, '-' and '_'. */
  deviceKey: string;
  /** Address at the push service, given with `p256dh` and `auth` where the browser has subscribed anew. */
  endpoint?: string | null | undefined;
  /** The new subscription's public key. */
  p256dh?: string | null | undefined;
  /** A guest's steps; an account's are known. */
  steps?: ReportedStepsInput | null | undefined;
  /** IANA name of its zone. */
  zone?: string | null | undefined;
};

export type TellReminderDeviceMutationVariables = Exact<{
  input: Types.TellReminderDeviceInput;
}>;


export type TellReminderDeviceMutation = { tellReminderDevice: { errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };


export const TellReminderDeviceDocument = {"__meta__":{"hash":"03f2c316db74007c90932d2c69425413e5de6b3355a0d388e7fd07c8d39f8562"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TellReminderDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TellReminderDeviceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tellReminderDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<TellReminderDeviceMutation, TellReminderDeviceMutationVariables>;
/** `useMutation` of TellReminderDevice. */
export const useTellReminderDeviceMutation = (options: useMutation.Options<TellReminderDeviceMutation, TellReminderDeviceMutationVariables>) => useMutation<TellReminderDeviceMutation, TellReminderDeviceMutationVariables>(TellReminderDeviceDocument, options);