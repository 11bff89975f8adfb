/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A provider of MR scans whose facts were looked at today. */
export type CheckMrProviderInput = {
  /** Which one. */
  id: string;
  /** The `version` that was looked at. */
  version: number;
};

/** A provider of MR scans that is new. */
export type CreateMrProviderInput = {
  /** The provider's page; empty when there is none. */
  affiliateLink: string;
  /** Day on which its facts were last looked at. */
  checkedOn: string;
  /** Whether a doctor goes through the answer. */
  hasDoctorAnalysis: boolean;
  /** Highest price in kronor, not lower than the lowest. */
  highestPrice: number;
  /** Whether the editors recommend it. */
  isFeatured: boolean;
  /** Where the scan is made. */
  location: string;
  /** Lowest price in kronor. */
  lowestPrice: number;
  /** Name, 1 to 120 characters in one line, unlike all others. */
  name: string;
  /** Whether a doctor's referral is needed. */
  requiresPrescription: boolean;
  /** What speaks for it, 10 at most. */
  strengths: Array<string>;
  /** Calendar days that the answer takes at most, 0 to 365. */
  turnaroundDays: number;
  /** How long the answer takes, e.g. '5–7 arbetsdagar'. */
  turnaroundTime: string;
  /** What to keep in mind, 10 at most. */
  weaknesses: Array<string>;
};

/** A provider of MR scans that is to be deleted. */
export type DeleteMrProviderInput = {
  /** Which one. */
  id: string;
  /** The `version` that was shown. */
  version: number;
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

/** All that is to stand about a provider of MR scans. */
export type UpdateMrProviderInput = {
  /** The provider's page; empty when there is none. */
  affiliateLink: string;
  /** Day on which its facts were last looked at. */
  checkedOn: string;
  /** Whether a doctor goes through the answer. */
  hasDoctorAnalysis: boolean;
  /** Highest price in kronor, not lower than the lowest. */
  highestPrice: number;
  /** Which one. */
  id: string;
  /** Whether the editors recommend it. */
  isFeatured: boolean;
  /** Where the scan is made. */
  location: string;
  /** Lowest price in kronor. */
  lowestPrice: number;
  /** Name, 1 to 120 characters in one line, unlike all others. */
  name: string;
  /** Whether a doctor's referral is needed. */
  requiresPrescription: boolean;
  /** What speaks for it, 10 at most. */
  strengths: Array<string>;
  /** Calendar days that the answer takes at most, 0 to 365. */
  turnaroundDays: number;
  /** How long the answer takes, e.g. '5–7 arbetsdagar'. */
  turnaroundTime: string;
  /** The `version` that was shown. */
  version: number;
  /** What to keep in mind, 10 at most. */
  weaknesses: Array<string>;
};

export type MrProvidersTab_ProviderFragment = { __typename: 'EditableMrProvider', id: string, version: number, name: string, priceEstimate: string, lowestPrice: number, highestPrice: number, turnaroundTime: string, turnaroundDays: number, location: string, hasDoctorAnalysis: boolean, requiresPrescription: boolean, strengths: Array<string>, weaknesses: Array<string>, affiliateLink: string | null, isFeatured: boolean, checkedOn: string } & { ' $fragmentName'?: 'MrProvidersTab_ProviderFragment' };

export type EditableMrProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type EditableMrProvidersQuery = { editableMrProviders: Array<{ __typename: 'EditableMrProvider', id: string, version: number, name: string, priceEstimate: string, lowestPrice: number, highestPrice: number, turnaroundTime: string, turnaroundDays: number, location: string, hasDoctorAnalysis: boolean, requiresPrescription: boolean, strengths: Array<string>, weaknesses: Array<string>, affiliateLink: string | null, isFeatured: boolean, checkedOn: string }> | null };

export type CreateMrProviderMutationVariables = Exact<{
  input: Types.CreateMrProviderInput;
}>;


export type CreateMrProviderMutation = { createMrProvider: { mrProvider: { __typename: 'EditableMrProvider', id: string, version: number, name: string, priceEstimate: string, lowestPrice: number, highestPrice: number, turnaroundTime: string, turnaroundDays: number, location: string, hasDoctorAnalysis: boolean, requiresPrescription: boolean, strengths: Array<string>, weaknesses: Array<string>, affiliateLink: string | null, isFeatured: boolean, checkedOn: string } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type UpdateMrProviderMutationVariables = Exact<{
  input: Types.UpdateMrProviderInput;
}>;


export type UpdateMrProviderMutation = { updateMrProvider: { mrProvider: { __typename: 'EditableMrProvider', id: string, version: number, name: string, priceEstimate: string, lowestPrice: number, highestPrice: number, turnaroundTime: string, turnaroundDays: number, location: string, hasDoctorAnalysis: boolean, requiresPrescription: boolean, strengths: Array<string>, weaknesses: Array<string>, affiliateLink: string | null, isFeatured: boolean, checkedOn: string } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type CheckMrProviderMutationVariables = Exact<{
  input: Types.CheckMrProviderInput;
}>;


export type CheckMrProviderMutation = { checkMrProvider: { mrProvider: { __typename: 'EditableMrProvider', id: string, version: number, name: string, priceEstimate: string, lowestPrice: number, highestPrice: number, turnaroundTime: string, turnaroundDays: number, location: string, hasDoctorAnalysis: boolean, requiresPrescription: boolean, strengths: Array<string>, weaknesses: Array<string>, affiliateLink: string | null, isFeatured: boolean, checkedOn: string } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type DeleteMrProviderMutationVariables = Exact<{
  input: Types.DeleteMrProviderInput;
}>;


export type DeleteMrProviderMutation = { deleteMrProvider: { deletedId: string | null, mrProvider: { __typename: 'EditableMrProvider', id: string, version: number, name: string, priceEstimate: string, lowestPrice: number, highestPrice: number, turnaroundTime: string, turnaroundDays: number, location: string, hasDoctorAnalysis: boolean, requiresPrescription: boolean, strengths: Array<string>, weaknesses: Array<string>, affiliateLink: string | null, isFeatured: boolean, checkedOn: string } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export const MrProvidersTab_ProviderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MrProvidersTab_provider"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableMrProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"highestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundDays"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"strengths"}},{"kind":"Field","name":{"kind":"Name","value":"weaknesses"}},{"kind":"Field","name":{"kind":"Name","value":"affiliateLink"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MrProvidersTab_ProviderFragment, unknown>;
export const EditableMrProvidersDocument = {"__meta__":{"hash":"4efea04091d749b41a80ac4c2909aaa014d516e855c44254e0f3e952dbf13832"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableMrProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableMrProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"highestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundDays"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"strengths"}},{"kind":"Field","name":{"kind":"Name","value":"weaknesses"}},{"kind":"Field","name":{"kind":"Name","value":"affiliateLink"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EditableMrProvidersQuery, EditableMrProvidersQueryVariables>;
export const CreateMrProviderDocument = {"__meta__":{"hash":"5c2ae81ae3bffd4e70591113a57551b099432e25e88a66e7af51b22df5d1c96c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateMrProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMrProviderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMrProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mrProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"highestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundDays"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"strengths"}},{"kind":"Field","name":{"kind":"Name","value":"weaknesses"}},{"kind":"Field","name":{"kind":"Name","value":"affiliateLink"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateMrProviderMutation, CreateMrProviderMutationVariables>;
export const UpdateMrProviderDocument = {"__meta__":{"hash":"d201fd8878d05cdccdf0dfc66ce949ba2f4a49dc4cc71fa8f931e7accb704b6b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMrProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMrProviderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMrProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mrProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"highestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundDays"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"strengths"}},{"kind":"Field","name":{"kind":"Name","value":"weaknesses"}},{"kind":"Field","name":{"kind":"Name","value":"affiliateLink"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateMrProviderMutation, UpdateMrProviderMutationVariables>;
export const CheckMrProviderDocument = {"__meta__":{"hash":"f95524c7950f5df43a98c8a32133158fd53b5e3d9f6d23365b42c02eaf066a85"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckMrProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckMrProviderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkMrProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mrProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"highestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundDays"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"strengths"}},{"kind":"Field","name":{"kind":"Name","value":"weaknesses"}},{"kind":"Field","name":{"kind":"Name","value":"affiliateLink"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CheckMrProviderMutation, CheckMrProviderMutationVariables>;
export const DeleteMrProviderDocument = {"__meta__":{"hash":"2c4ff3bf593384ed0142f7586f8603aa820ebffd54115676f9f85e85054e6ba7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMrProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteMrProviderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMrProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"mrProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"lowestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"highestPrice"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundDays"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"strengths"}},{"kind":"Field","name":{"kind":"Name","value":"weaknesses"}},{"kind":"Field","name":{"kind":"Name","value":"affiliateLink"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteMrProviderMutation, DeleteMrProviderMutationVariables>;
/** `useCommittedQuery` of EditableMrProviders. */
export const useEditableMrProvidersQuery = (options: useQuery.Options<EditableMrProvidersQuery, EditableMrProvidersQueryVariables>) => useCommittedQuery<EditableMrProvidersQuery, EditableMrProvidersQueryVariables>(EditableMrProvidersDocument, options);

/** `useMutation` of CreateMrProvider. */
export const useCreateMrProviderMutation = (options: useMutation.Options<CreateMrProviderMutation, CreateMrProviderMutationVariables>) => useMutation<CreateMrProviderMutation, CreateMrProviderMutationVariables>(CreateMrProviderDocument, options);

/** `useMutation` of UpdateMrProvider. */
export const useUpdateMrProviderMutation = (options: useMutation.Options<UpdateMrProviderMutation, UpdateMrProviderMutationVariables>) => useMutation<UpdateMrProviderMutation, UpdateMrProviderMutationVariables>(UpdateMrProviderDocument, options);

/** `useMutation` of CheckMrProvider. */
export const useCheckMrProviderMutation = (options: useMutation.Options<CheckMrProviderMutation, CheckMrProviderMutationVariables>) => useMutation<CheckMrProviderMutation, CheckMrProviderMutationVariables>(CheckMrProviderDocument, options);

/** `useMutation` of DeleteMrProvider. */
export const useDeleteMrProviderMutation = (options: useMutation.Options<DeleteMrProviderMutation, DeleteMrProviderMutationVariables>) => useMutation<DeleteMrProviderMutation, DeleteMrProviderMutationVariables>(DeleteMrProviderDocument, options);