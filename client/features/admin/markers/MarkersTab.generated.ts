/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new marker. */
export type CreateBiomarkerInput = {
  /** What it tells, in plain Swedish, at most 600 characters. */
  description: string;
  /** What it is about, in the words of the others of its group; may be empty. */
  group: string;
  /** Slugs of at most 8 guides that treat it, the nearest first. */
  guideSlugs: Array<string>;
  /** What a high value can mean in general terms, at most 600 characters; without, it stays. */
  highMeaning?: string | null | undefined;
  /** What a low value can mean in general terms, at most 600 characters; without, it stays. */
  lowMeaning?: string | null | undefined;
  /** What a deviating value can mean, in one text: where it is another than before, it takes the place of the three. */
  meaning?: string | null | undefined;
  /** Name, at most 100 characters, e.g. 'Ferritin'. */
  name: string;
  /** What holds for every deviating value, at most 600 characters; without, it stays. */
  otherMeaning?: string | null | undefined;
  /** What to do before the sample is taken, at most 600 characters; without, it stays. */
  preparation?: string | null | undefined;
  /** Limits as the first of its guides states them; may be empty. */
  reference: string;
  /** At most 8 intervals of healthy adults, of which one holds for each person; without, they stay. */
  referenceIntervals?: Array<MarkerReferenceIntervalInput> | null | undefined;
  /** Source of the intervals, with its year, at most 300 characters; needed where there are any. */
  referenceSource?: string | null | undefined;
  /** Unit that results are given in in Sweden, e.g. 'µg/L'; may be empty. */
  unit: string;
};

/** A marker that shall be gone. */
export type DeleteBiomarkerInput = {
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

/** Where 95 of a hundred healthy adults of a kind lie. */
export type MarkerReferenceIntervalInput = {
  /** From this age in years, 18 to 120; null for all adults below. */
  fromAge?: number | null | undefined;
  /** Upper limit in the marker's unit; null where there is none. */
  high?: number | null | undefined;
  /** Lower limit in the marker's unit; null where there is none. */
  low?: number | null | undefined;
  /** Whom it is of; null for both. */
  sex?: Sex | null | undefined;
  /** Up to and with this age in years; null for no upper bound. */
  toAge?: number | null | undefined;
};

/** Whom something is for, where it is for women or for men only. */
export type Sex =
  /** Women. */
  | 'FEMALE'
  /** Men. */
  | 'MALE';

/** A marker as an admin has edited it: all of its facts. */
export type UpdateBiomarkerInput = {
  /** What it tells, in plain Swedish, at most 600 characters. */
  description: string;
  /** What it is about, in the words of the others of its group; may be empty. */
  group: string;
  /** Slugs of at most 8 guides that treat it, the nearest first. */
  guideSlugs: Array<string>;
  /** What a high value can mean in general terms, at most 600 characters; without, it stays. */
  highMeaning?: string | null | undefined;
  /** Which one. */
  id: string;
  /** What a low value can mean in general terms, at most 600 characters; without, it stays. */
  lowMeaning?: string | null | undefined;
  /** What a deviating value can mean, in one text: where it is another than before, it takes the place of the three. */
  meaning?: string | null | undefined;
  /** Name, at most 100 characters, e.g. 'Ferritin'. */
  name: string;
  /** What holds for every deviating value, at most 600 characters; without, it stays. */
  otherMeaning?: string | null | undefined;
  /** What to do before the sample is taken, at most 600 characters; without, it stays. */
  preparation?: string | null | undefined;
  /** Limits as the first of its guides states them; may be empty. */
  reference: string;
  /** At most 8 intervals of healthy adults, of which one holds for each person; without, they stay. */
  referenceIntervals?: Array<MarkerReferenceIntervalInput> | null | undefined;
  /** Source of the intervals, with its year, at most 300 characters; needed where there are any. */
  referenceSource?: string | null | undefined;
  /** Unit that results are given in in Sweden, e.g. 'µg/L'; may be empty. */
  unit: string;
  /** The `version` that was shown. */
  version: number;
};

export type MarkersTab_MarkerFragment = { __typename: 'EditableBiomarker', id: string, version: number, name: string, unit: string, group: string, description: string, lowMeaning: string, highMeaning: string, otherMeaning: string, reference: string, referenceSource: string, preparation: string, guideSlugs: Array<string>, isMeasured: boolean, referenceIntervals: Array<{ sex: Types.Sex | null, fromAge: number | null, toAge: number | null, low: number | null, high: number | null }> } & { ' $fragmentName'?: 'MarkersTab_MarkerFragment' };

export type EditableBiomarkersQueryVariables = Exact<{ [key: string]: never; }>;


export type EditableBiomarkersQuery = { editableBiomarkers: Array<{ __typename: 'EditableBiomarker', id: string, version: number, name: string, unit: string, group: string, description: string, lowMeaning: string, highMeaning: string, otherMeaning: string, reference: string, referenceSource: string, preparation: string, guideSlugs: Array<string>, isMeasured: boolean, referenceIntervals: Array<{ sex: Types.Sex | null, fromAge: number | null, toAge: number | null, low: number | null, high: number | null }> }> | null };

export type CreateBiomarkerMutationVariables = Exact<{
  input: Types.CreateBiomarkerInput;
}>;


export type CreateBiomarkerMutation = { createBiomarker: { biomarker: { __typename: 'EditableBiomarker', id: string, version: number, name: string, unit: string, group: string, description: string, lowMeaning: string, highMeaning: string, otherMeaning: string, reference: string, referenceSource: string, preparation: string, guideSlugs: Array<string>, isMeasured: boolean, referenceIntervals: Array<{ sex: Types.Sex | null, fromAge: number | null, toAge: number | null, low: number | null, high: number | null }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type UpdateBiomarkerMutationVariables = Exact<{
  input: Types.UpdateBiomarkerInput;
}>;


export type UpdateBiomarkerMutation = { updateBiomarker: { biomarker: { __typename: 'EditableBiomarker', id: string, version: number, name: string, unit: string, group: string, description: string, lowMeaning: string, highMeaning: string, otherMeaning: string, reference: string, referenceSource: string, preparation: string, guideSlugs: Array<string>, isMeasured: boolean, referenceIntervals: Array<{ sex: Types.Sex | null, fromAge: number | null, toAge: number | null, low: number | null, high: number | null }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type DeleteBiomarkerMutationVariables = Exact<{
  input: Types.DeleteBiomarkerInput;
}>;


export type DeleteBiomarkerMutation = { deleteBiomarker: { deletedId: string | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export const MarkersTab_MarkerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarkersTab_marker"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableBiomarker"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"lowMeaning"}},{"kind":"Field","name":{"kind":"Name","value":"highMeaning"}},{"kind":"Field","name":{"kind":"Name","value":"otherMeaning"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"referenceIntervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"fromAge"}},{"kind":"Field","name":{"kind":"Name","value":"toAge"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referenceSource"}},{"kind":"Field","name":{"kind":"Name","value":"preparation"}},{"kind":"Field","name":{"kind":"Name","value":"guideSlugs"}},{"kind":"Field","name":{"kind":"Name","value":"isMeasured"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MarkersTab_MarkerFragment, unknown>;
export const EditableBiomarkersDocument = {"__meta__":{"hash":"4f3bc60e6e402e0d5d9bbf5920e8c24fad1f8084a2e1cf372b82134faa666bcf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableBiomarkers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableBiomarkers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"lowMeaning"}},{"kind":"Field","name":{"kind":"Name","value":"highMeaning"}},{"kind":"Field","name":{"kind":"Name","value":"otherMeaning"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"referenceIntervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"fromAge"}},{"kind":"Field","name":{"kind":"Name","value":"toAge"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referenceSource"}},{"kind":"Field","name":{"kind":"Name","value":"preparation"}},{"kind":"Field","name":{"kind":"Name","value":"guideSlugs"}},{"kind":"Field","name":{"kind":"Name","value":"isMeasured"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EditableBiomarkersQuery, EditableBiomarkersQueryVariables>;
export const CreateBiomarkerDocument = {"__meta__":{"hash":"998778602209c18afd785fa3235e65392c643c8783e87ee51a61861e9bdcf018"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBiomarker"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBiomarkerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBiomarker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"biomarker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"lowMeaning"}},{"kind":"Field","name":{"kind":"Name","value":"highMeaning"}},{"kind":"Field","name":{"kind":"Name","value":"otherMeaning"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"referenceIntervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"fromAge"}},{"kind":"Field","name":{"kind":"Name","value":"toAge"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referenceSource"}},{"kind":"Field","name":{"kind":"Name","value":"preparation"}},{"kind":"Field","name":{"kind":"Name","value":"guideSlugs"}},{"kind":"Field","name":{"kind":"Name","value":"isMeasured"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateBiomarkerMutation, CreateBiomarkerMutationVariables>;
export const UpdateBiomarkerDocument = {"__meta__":{"hash":"a3fbabe230f8e68f677cecfa92679fa2624540534249764e5552e62db4f76e28"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBiomarker"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBiomarkerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBiomarker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"biomarker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"lowMeaning"}},{"kind":"Field","name":{"kind":"Name","value":"highMeaning"}},{"kind":"Field","name":{"kind":"Name","value":"otherMeaning"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"referenceIntervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"fromAge"}},{"kind":"Field","name":{"kind":"Name","value":"toAge"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referenceSource"}},{"kind":"Field","name":{"kind":"Name","value":"preparation"}},{"kind":"Field","name":{"kind":"Name","value":"guideSlugs"}},{"kind":"Field","name":{"kind":"Name","value":"isMeasured"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateBiomarkerMutation, UpdateBiomarkerMutationVariables>;
export const DeleteBiomarkerDocument = {"__meta__":{"hash":"a4586326bbb4320061e28c126a82b4eb0ca4e90643241657e80f8f63f325d815"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBiomarker"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteBiomarkerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBiomarker"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteBiomarkerMutation, DeleteBiomarkerMutationVariables>;
/** `useCommittedQuery` of EditableBiomarkers. */
export const useEditableBiomarkersQuery = (options: useQuery.Options<EditableBiomarkersQuery, EditableBiomarkersQueryVariables>) => useCommittedQuery<EditableBiomarkersQuery, EditableBiomarkersQueryVariables>(EditableBiomarkersDocument, options);

/** `useMutation` of CreateBiomarker. */
export const useCreateBiomarkerMutation = (options: useMutation.Options<CreateBiomarkerMutation, CreateBiomarkerMutationVariables>) => useMutation<CreateBiomarkerMutation, CreateBiomarkerMutationVariables>(CreateBiomarkerDocument, options);

/** `useMutation` of UpdateBiomarker. */
export const useUpdateBiomarkerMutation = (options: useMutation.Options<UpdateBiomarkerMutation, UpdateBiomarkerMutationVariables>) => useMutation<UpdateBiomarkerMutation, UpdateBiomarkerMutationVariables>(UpdateBiomarkerDocument, options);

/** `useMutation` of DeleteBiomarker. */
export const useDeleteBiomarkerMutation = (options: useMutation.Options<DeleteBiomarkerMutation, DeleteBiomarkerMutationVariables>) => useMutation<DeleteBiomarkerMutation, DeleteBiomarkerMutationVariables>(DeleteBiomarkerDocument, options);