/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a step was done before it was changed. */
export type EarlierFrequencyInput = {
  /** How often. */
  frequency: Frequency;
  /** True when it was out of the protocol then. */
  isRemoved: boolean;
  /** The day of the change, from which on it was otherwise. */
  until: string;
};

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

/** A time during which a protocol was followed. */
export type FollowedInput = {
  /** The last day; null while it lasts. */
  endedOn?: string | null | undefined;
  /** A UUID made up by the browser. */
  key: string;
  /** The first day. */
  startedOn: string;
  /** The day on which it was meant to be done. */
  targetEndOn?: string | null | undefined;
};

/** How often a step is done. */
export type Frequency =
  /** 'Dagligen'. */
  | 'DAILY'
  /** 'Veckovis'. */
  | 'WEEKLY';

/** What a browser holds of protocols, to be taken over into the account. It may come in parts, each of them more than once: protocols before what was ticked of them. */
export type MergeProtocolsInput = {
  /** Protocols, at most 100. */
  protocols: Array<MergedProtocolInput>;
  /** What was ticked, at most 1 000. */
  ticks: Array<MergedTickInput>;
};

/** A protocol as a browser holds it. */
export type MergedProtocolInput = {
  /** When it was created. */
  createdAt: string;
  /** What it says of itself. */
  description?: string | null | undefined;
  /** How hard it is. */
  difficulty?: ProtocolDifficulty | null | undefined;
  /** Weeks that it takes. */
  estimatedWeeks?: number | null | undefined;
  /** Name of the expert who made it. */
  expertName?: string | null | undefined;
  /** When it was followed. */
  followed: Array<FollowedInput>;
  /** What it is for. */
  goal?: ProtocolGoal | null | undefined;
  /** True when the day's list is to follow the order of the steps within a time of day. */
  hasOwnOrder?: boolean | null | undefined;
  /** A UUID made up by the browser; one that is known stays as it is. */
  key: string;
  /** Name. */
  name: string;
  /** Its steps in their order, removed ones included. */
  steps: Array<MergedStepInput>;
  /** Who made it. */
  type?: ProtocolType | null | undefined;
};

/** A step as a browser holds it. */
export type MergedStepInput = {
  /** Key of a category; 'Övrigt' when absent. */
  category?: string | null | undefined;
  /** When it was added. */
  createdAt: string;
  /** How it is done, at most 1 000 characters. */
  description?: string | null | undefined;
  /** How much, as it was written, e.g. '200 mg'; at most 100 characters. */
  dosage?: string | null | undefined;
  /** What held before it was changed, at most 400; none when absent. */
  earlier?: Array<EarlierFrequencyInput> | null | undefined;
  /** How often. */
  frequency: Frequency;
  /** A UUID made up by the client; that of a known step changes the step. */
  key: string;
  /** When it is reminded of by the device's clock, as 07:15; null where it is reminded of with its time of day. */
  remindAt?: string | null | undefined;
  /** When it was removed. */
  removedAt?: string | null | undefined;
  /** When in the day; shown as MORNING when absent. */
  timeOfDay?: TimeOfDay | null | undefined;
  /** Title, at most 200 characters. */
  title: string;
};

/** A step that was done, as a browser holds it. */
export type MergedTickInput = {
  /** When. */
  at: string;
  /** The day. */
  day: string;
  /** Key of the step, as it is sent with its protocol. */
  itemKey: string;
  /** A UUID made up by the browser. */
  key: string;
};

/** How hard a protocol is. */
export type ProtocolDifficulty =
  /** 'Avancerad'. */
  | 'ADVANCED'
  /** 'Nybörjare'. */
  | 'BEGINNER'
  /** 'Medel'. */
  | 'INTERMEDIATE';

/** What a protocol is for. */
export type ProtocolGoal =
  /** 'Energi'. */
  | 'ENERGY'
  /** 'Fokus'. */
  | 'FOCUS'
  /** 'Longevity'. */
  | 'LONGEVITY'
  /** 'Viktminskning'. */
  | 'WEIGHT_LOSS';

/** Who made a protocol. */
export type ProtocolType =
  /** 'Eget'. */
  | 'CUSTOM'
  /** 'Expertprotokoll'. */
  | 'EXPERT'
  /** 'Mall'. */
  | 'TEMPLATE';

/** When in the day a step is done; NONE is a step that was said to have no time. */
export type TimeOfDay =
  /** 'Eftermiddag'. */
  | 'AFTERNOON'
  /** 'Kväll'. */
  | 'EVENING'
  /** 'Morgon'. */
  | 'MORNING'
  /** 'Natt'. */
  | 'NIGHT'
  /** 'Ingen tid'. */
  | 'NONE';

export type MergeProtocolsMutationVariables = Exact<{
  input: Types.MergeProtocolsInput;
}>;


export type MergeProtocolsMutation = { mergeProtocols: { errors: Array<{ code: Types.FieldErrorCode, message: string }> } };


export const MergeProtocolsDocument = {"__meta__":{"hash":"83ca15ee28121f36ce4bf6cd2d3a7acd312e230fade6643b0fb7d79404e0e7b4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeProtocols"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeProtocolsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeProtocols"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MergeProtocolsMutation, MergeProtocolsMutationVariables>;
/** `useMutation` of MergeProtocols. */
export const useMergeProtocolsMutation = (options: useMutation.Options<MergeProtocolsMutation, MergeProtocolsMutationVariables>) => useMutation<MergeProtocolsMutation, MergeProtocolsMutationVariables>(MergeProtocolsDocument, options);