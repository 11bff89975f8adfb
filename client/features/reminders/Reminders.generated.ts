/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../apollo/useCommittedQuery.ts";
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

/** A device that is to be reminded no more: one of the two is given. */
export type RemoveReminderDeviceInput = {
  /** The random key that the device has made for itself: 32 to 64 letters, digits, '-' and '_'. */
  deviceKey?: string | null | undefined;
  /** `key` of one of the devices of the one who asks. */
  key?: string | null | undefined;
};

/** The device that something is sent to. */
export type SendTestReminderInput = {
  /** The random key that the device has made for itself: 32 to 64 letters, digits, '-' and '_'. */
  deviceKey: string;
};

/** A device that is to be reminded: how it is reached (Push API), and when. */
export type SubscribeToRemindersInput = {
  /** Steps of the afternoon. When it is reminded of by the device's clock, as 07:30; null for never. */
  afternoon?: string | null | undefined;
  /** The subscription's secret, 16 bytes as base64url. */
  auth: string;
  /** The random key that the device has made for itself: 32 to 64 letters, digits, '-' and '_'. */
  deviceKey: string;
  /** Address at the browser's push service. */
  endpoint: string;
  /** Steps of the evening. When it is reminded of by the device's clock, as 07:30; null for never. */
  evening?: string | null | undefined;
  /** Steps of the morning. When it is reminded of by the device's clock, as 07:30; null for never. */
  morning?: string | null | undefined;
  /** Whether reminders may name the steps and what else they are about; otherwise they say how many there are. */
  namesSteps?: boolean | null | undefined;
  /** Steps of the night. When it is reminded of by the device's clock, as 07:30; null for never. */
  night?: string | null | undefined;
  /** Steps that have no time of day. When it is reminded of by the device's clock, as 07:30; null for never. */
  none?: string | null | undefined;
  /** The subscription's public key, 65 bytes as base64url. */
  p256dh: string;
  /** When that is by the device's clock; 18:00 where it is missing. */
  programmeAt?: string | null | undefined;
  /** Nothing comes from this time of the clock on, as 22:00. */
  quietFrom?: string | null | undefined;
  /** Until this time, which may be the next morning. */
  quietUntil?: string | null | undefined;
  /** Whether it is told when a price that the account watches has sunk, beside the mail. */
  remindsOfPrices?: boolean | null | undefined;
  /** Whether a programme that is being read is reminded of: on days when nothing of it was read, for two weeks. */
  remindsOfProgramme?: boolean | null | undefined;
  /** Whether it is told, once each, when a sample is worth taking again by the published interval of its marker. */
  remindsOfRetests?: boolean | null | undefined;
  /** Whether steps of protocols are reminded of; they are where it is missing. */
  remindsOfSteps?: boolean | null | undefined;
  /** IANA name of the device's zone; Europe/Stockholm where it is missing or not known. */
  zone?: string | null | undefined;
};

/** When the one who asks is to be reminded, on all of their devices. */
export type UpdateRemindersInput = {
  /** Steps of the afternoon. When it is reminded of by the device's clock, as 07:30; null for never. */
  afternoon?: string | null | undefined;
  /** The random key that the device has made for itself: 32 to 64 letters, digits, '-' and '_'. A guest's is known by it. */
  deviceKey?: string | null | undefined;
  /** Steps of the evening. When it is reminded of by the device's clock, as 07:30; null for never. */
  evening?: string | null | undefined;
  /** Steps of the morning. When it is reminded of by the device's clock, as 07:30; null for never. */
  morning?: string | null | undefined;
  /** Whether reminders may name the steps and what else they are about; otherwise they say how many there are. */
  namesSteps?: boolean | null | undefined;
  /** Steps of the night. When it is reminded of by the device's clock, as 07:30; null for never. */
  night?: string | null | undefined;
  /** Steps that have no time of day. When it is reminded of by the device's clock, as 07:30; null for never. */
  none?: string | null | undefined;
  /** When that is by the device's clock; 18:00 where it is missing. */
  programmeAt?: string | null | undefined;
  /** Nothing comes from this time of the clock on, as 22:00. */
  quietFrom?: string | null | undefined;
  /** Until this time, which may be the next morning. */
  quietUntil?: string | null | undefined;
  /** Whether it is told when a price that the account watches has sunk, beside the mail. */
  remindsOfPrices?: boolean | null | undefined;
  /** Whether a programme that is being read is reminded of: on days when nothing of it was read, for two weeks. */
  remindsOfProgramme?: boolean | null | undefined;
  /** Whether it is told, once each, when a sample is worth taking again by the published interval of its marker. */
  remindsOfRetests?: boolean | null | undefined;
  /** Whether steps of protocols are reminded of; they are where it is missing. */
  remindsOfSteps?: boolean | null | undefined;
};

export type RemindersQueryVariables = Exact<{
  deviceKey?: string | null | undefined;
}>;


export type RemindersQuery = { reminders: { publicKey: string, isOnHere: boolean, leftOut: Array<string>, settings: { morning: string | null, afternoon: string | null, evening: string | null, night: string | null, none: string | null, quietFrom: string | null, quietUntil: string | null, namesSteps: boolean, remindsOfSteps: boolean, remindsOfProgramme: boolean, programmeAt: string | null, remindsOfPrices: boolean, remindsOfRetests: boolean } | null, devices: Array<{ key: string, label: string, isThis: boolean, seenAt: string }> } | null };

export type Reminders_RemindersFragment = { publicKey: string, isOnHere: boolean, leftOut: Array<string>, settings: { morning: string | null, afternoon: string | null, evening: string | null, night: string | null, none: string | null, quietFrom: string | null, quietUntil: string | null, namesSteps: boolean, remindsOfSteps: boolean, remindsOfProgramme: boolean, programmeAt: string | null, remindsOfPrices: boolean, remindsOfRetests: boolean } | null, devices: Array<{ key: string, label: string, isThis: boolean, seenAt: string }> } & { ' $fragmentName'?: 'Reminders_RemindersFragment' };

export type SubscribeToRemindersMutationVariables = Exact<{
  input: Types.SubscribeToRemindersInput;
}>;


export type SubscribeToRemindersMutation = { subscribeToReminders: { reminders: { publicKey: string, isOnHere: boolean, leftOut: Array<string>, settings: { morning: string | null, afternoon: string | null, evening: string | null, night: string | null, none: string | null, quietFrom: string | null, quietUntil: string | null, namesSteps: boolean, remindsOfSteps: boolean, remindsOfProgramme: boolean, programmeAt: string | null, remindsOfPrices: boolean, remindsOfRetests: boolean } | null, devices: Array<{ key: string, label: string, isThis: boolean, seenAt: string }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type UpdateRemindersMutationVariables = Exact<{
  input: Types.UpdateRemindersInput;
}>;


export type UpdateRemindersMutation = { updateReminders: { reminders: { publicKey: string, isOnHere: boolean, leftOut: Array<string>, settings: { morning: string | null, afternoon: string | null, evening: string | null, night: string | null, none: string | null, quietFrom: string | null, quietUntil: string | null, namesSteps: boolean, remindsOfSteps: boolean, remindsOfProgramme: boolean, programmeAt: string | null, remindsOfPrices: boolean, remindsOfRetests: boolean } | null, devices: Array<{ key: string, label: string, isThis: boolean, seenAt: string }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type RemoveReminderDeviceMutationVariables = Exact<{
  input: Types.RemoveReminderDeviceInput;
}>;


export type RemoveReminderDeviceMutation = { removeReminderDevice: { reminders: { publicKey: string, isOnHere: boolean, leftOut: Array<string>, settings: { morning: string | null, afternoon: string | null, evening: string | null, night: string | null, none: string | null, quietFrom: string | null, quietUntil: string | null, namesSteps: boolean, remindsOfSteps: boolean, remindsOfProgramme: boolean, programmeAt: string | null, remindsOfPrices: boolean, remindsOfRetests: boolean } | null, devices: Array<{ key: string, label: string, isThis: boolean, seenAt: string }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type SendTestReminderMutationVariables = Exact<{
  input: Types.SendTestReminderInput;
}>;


export type SendTestReminderMutation = { sendTestReminder: { errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export const Reminders_RemindersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reminders_reminders"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminders"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"isOnHere"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"morning"}},{"kind":"Field","name":{"kind":"Name","value":"afternoon"}},{"kind":"Field","name":{"kind":"Name","value":"evening"}},{"kind":"Field","name":{"kind":"Name","value":"night"}},{"kind":"Field","name":{"kind":"Name","value":"none"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"namesSteps"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfSteps"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfProgramme"}},{"kind":"Field","name":{"kind":"Name","value":"programmeAt"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfPrices"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfRetests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isThis"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}}]}}]}}]} as unknown as DocumentNode<Reminders_RemindersFragment, unknown>;
export const RemindersDocument = {"__meta__":{"hash":"e9b37631f53584ea627d87289df71b9637e3b3af1728cbcebc697c4df68165c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reminders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deviceKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reminders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deviceKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deviceKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"isOnHere"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"morning"}},{"kind":"Field","name":{"kind":"Name","value":"afternoon"}},{"kind":"Field","name":{"kind":"Name","value":"evening"}},{"kind":"Field","name":{"kind":"Name","value":"night"}},{"kind":"Field","name":{"kind":"Name","value":"none"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"namesSteps"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfSteps"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfProgramme"}},{"kind":"Field","name":{"kind":"Name","value":"programmeAt"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfPrices"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfRetests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isThis"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}}]}}]}}]}}]} as unknown as DocumentNode<RemindersQuery, RemindersQueryVariables>;
export const SubscribeToRemindersDocument = {"__meta__":{"hash":"fa027ec84a936a96e8922d26021e9378e499bb2e3db0f0997464c5e6b0947d2b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToReminders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeToRemindersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToReminders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"isOnHere"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"morning"}},{"kind":"Field","name":{"kind":"Name","value":"afternoon"}},{"kind":"Field","name":{"kind":"Name","value":"evening"}},{"kind":"Field","name":{"kind":"Name","value":"night"}},{"kind":"Field","name":{"kind":"Name","value":"none"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"namesSteps"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfSteps"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfProgramme"}},{"kind":"Field","name":{"kind":"Name","value":"programmeAt"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfPrices"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfRetests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isThis"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SubscribeToRemindersMutation, SubscribeToRemindersMutationVariables>;
export const UpdateRemindersDocument = {"__meta__":{"hash":"0ea180700ec8c2fa6fa89f0a8c93e7749ded4b4b48b6f380b3cb53776982d947"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReminders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRemindersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReminders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"isOnHere"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"morning"}},{"kind":"Field","name":{"kind":"Name","value":"afternoon"}},{"kind":"Field","name":{"kind":"Name","value":"evening"}},{"kind":"Field","name":{"kind":"Name","value":"night"}},{"kind":"Field","name":{"kind":"Name","value":"none"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"namesSteps"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfSteps"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfProgramme"}},{"kind":"Field","name":{"kind":"Name","value":"programmeAt"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfPrices"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfRetests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isThis"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateRemindersMutation, UpdateRemindersMutationVariables>;
export const RemoveReminderDeviceDocument = {"__meta__":{"hash":"3725514adb9813ff6fd08994f3101f0375e16830e80f79a409f371e29f1d392f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveReminderDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveReminderDeviceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeReminderDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"isOnHere"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"morning"}},{"kind":"Field","name":{"kind":"Name","value":"afternoon"}},{"kind":"Field","name":{"kind":"Name","value":"evening"}},{"kind":"Field","name":{"kind":"Name","value":"night"}},{"kind":"Field","name":{"kind":"Name","value":"none"}},{"kind":"Field","name":{"kind":"Name","value":"quietFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quietUntil"}},{"kind":"Field","name":{"kind":"Name","value":"namesSteps"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfSteps"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfProgramme"}},{"kind":"Field","name":{"kind":"Name","value":"programmeAt"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfPrices"}},{"kind":"Field","name":{"kind":"Name","value":"remindsOfRetests"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isThis"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveReminderDeviceMutation, RemoveReminderDeviceMutationVariables>;
export const SendTestReminderDocument = {"__meta__":{"hash":"e5bb14d815c6611012797c47b394962fb83c74a7d6fa1b314bdbdf27c65d6990"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestReminder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendTestReminderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestReminder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SendTestReminderMutation, SendTestReminderMutationVariables>;
/** `useCommittedQuery` of Reminders. */
export const useRemindersQuery = (options: useQuery.Options<RemindersQuery, RemindersQueryVariables>) => useCommittedQuery<RemindersQuery, RemindersQueryVariables>(RemindersDocument, options);

/** `useMutation` of SubscribeToReminders. */
export const useSubscribeToRemindersMutation = (options: useMutation.Options<SubscribeToRemindersMutation, SubscribeToRemindersMutationVariables>) => useMutation<SubscribeToRemindersMutation, SubscribeToRemindersMutationVariables>(SubscribeToRemindersDocument, options);

/** `useMutation` of UpdateReminders. */
export const useUpdateRemindersMutation = (options: useMutation.Options<UpdateRemindersMutation, UpdateRemindersMutationVariables>) => useMutation<UpdateRemindersMutation, UpdateRemindersMutationVariables>(UpdateRemindersDocument, options);

/** `useMutation` of RemoveReminderDevice. */
export const useRemoveReminderDeviceMutation = (options: useMutation.Options<RemoveReminderDeviceMutation, RemoveReminderDeviceMutationVariables>) => useMutation<RemoveReminderDeviceMutation, RemoveReminderDeviceMutationVariables>(RemoveReminderDeviceDocument, options);

/** `useMutation` of SendTestReminder. */
export const useSendTestReminderMutation = (options: useMutation.Options<SendTestReminderMutation, SendTestReminderMutationVariables>) => useMutation<SendTestReminderMutation, SendTestReminderMutationVariables>(SendTestReminderDocument, options);