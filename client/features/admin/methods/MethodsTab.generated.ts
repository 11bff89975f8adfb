/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A training method that is new; it comes last. */
export type CreateTrainingMethodInput = {
  /** How to begin, 1 to 800 characters. */
  beginning: string;
  /** What it can do for one: 1 to 8 points of 160 characters. */
  benefits: Array<string>;
  /** What to keep in mind, 1 to 400 characters. */
  caution: string;
  /** What it is, 1 to 400 characters. */
  description: string;
  /** How long a session takes, e.g. '45–60 min'; 1 to 40 characters. */
  duration: string;
  /** How often, e.g. '2–3 gånger i veckan'; 1 to 60 characters. */
  frequency: string;
  /** Slug of the guide to read on in; empty where there is none. */
  guideSlug: string;
  /** Its picture. */
  icon: TrainingMethodIcon;
  /** How demanding it is. */
  intensity: Intensity;
  /** Its name in addresses, e.g. 'zone-2', unlike all others. */
  slug: string;
  /** Whom it suits, 1 to 200 characters. */
  suits: string;
  /** Swedish name, 1 to 80 characters. */
  title: string;
};

/** A training method that shall be gone. */
export type DeleteTrainingMethodInput = {
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

/** How demanding a training method is. */
export type Intensity =
  /** 'Hög'. */
  | 'HIGH'
  /** 'Låg'. */
  | 'LOW'
  /** 'Medel'. */
  | 'MEDIUM';

/** A training method that gets another place. */
export type MoveTrainingMethodInput = {
  /** The place that it was shown in, from 1. */
  from: number;
  /** Which one. */
  id: string;
  /** The place that it gets; those between move by one. */
  to: number;
};

/** The picture of a training method. */
export type TrainingMethodIcon =
  /** A crystal of snow. */
  | 'COLD'
  /** Somebody on a bicycle. */
  | 'CYCLING'
  /** A hot bath. */
  | 'HEAT'
  /** A stopwatch. */
  | 'INTERVALS'
  /** Somebody with open arms. */
  | 'MOBILITY'
  /** A flower. */
  | 'RECOVERY'
  /** Somebody in a boat. */
  | 'ROWING'
  /** Somebody who runs. */
  | 'RUNNING'
  /** A weight. */
  | 'STRENGTH'
  /** Water in a pool. */
  | 'SWIMMING'
  /** Somebody who walks. */
  | 'WALKING'
  /** Somebody who sits with crossed legs. */
  | 'YOGA';

/** A training method as an admin has edited it: all of it. */
export type UpdateTrainingMethodInput = {
  /** How to begin, 1 to 800 characters. */
  beginning: string;
  /** What it can do for one: 1 to 8 points of 160 characters. */
  benefits: Array<string>;
  /** What to keep in mind, 1 to 400 characters. */
  caution: string;
  /** What it is, 1 to 400 characters. */
  description: string;
  /** How long a session takes, e.g. '45–60 min'; 1 to 40 characters. */
  duration: string;
  /** How often, e.g. '2–3 gånger i veckan'; 1 to 60 characters. */
  frequency: string;
  /** Slug of the guide to read on in; empty where there is none. */
  guideSlug: string;
  /** Its picture. */
  icon: TrainingMethodIcon;
  /** Which one. */
  id: string;
  /** How demanding it is. */
  intensity: Intensity;
  /** Whom it suits, 1 to 200 characters. */
  suits: string;
  /** Swedish name, 1 to 80 characters. */
  title: string;
  /** The `version` that was shown. */
  version: number;
};

export type MethodsTab_MethodFragment = { __typename: 'EditableTrainingMethod', id: string, version: number, slug: string, title: string, icon: Types.TrainingMethodIcon, intensity: Types.Intensity, duration: string, frequency: string, description: string, benefits: Array<string>, beginning: string, suits: string, caution: string, guideSlug: string, isGuideLost: boolean } & { ' $fragmentName'?: 'MethodsTab_MethodFragment' };

export type EditableTrainingMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditableTrainingMethodsQuery = { editableTrainingMethods: Array<{ __typename: 'EditableTrainingMethod', id: string, version: number, slug: string, title: string, icon: Types.TrainingMethodIcon, intensity: Types.Intensity, duration: string, frequency: string, description: string, benefits: Array<string>, beginning: string, suits: string, caution: string, guideSlug: string, isGuideLost: boolean }> | null };

export type CreateTrainingMethodMutationVariables = Exact<{
  input: Types.CreateTrainingMethodInput;
}>;


export type CreateTrainingMethodMutation = { createTrainingMethod: { trainingMethod: { __typename: 'EditableTrainingMethod', id: string, version: number, slug: string, title: string, icon: Types.TrainingMethodIcon, intensity: Types.Intensity, duration: string, frequency: string, description: string, benefits: Array<string>, beginning: string, suits: string, caution: string, guideSlug: string, isGuideLost: boolean } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type UpdateTrainingMethodMutationVariables = Exact<{
  input: Types.UpdateTrainingMethodInput;
}>;


export type UpdateTrainingMethodMutation = { updateTrainingMethod: { trainingMethod: { __typename: 'EditableTrainingMethod', id: string, version: number, slug: string, title: string, icon: Types.TrainingMethodIcon, intensity: Types.Intensity, duration: string, frequency: string, description: string, benefits: Array<string>, beginning: string, suits: string, caution: string, guideSlug: string, isGuideLost: boolean } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type MoveTrainingMethodMutationVariables = Exact<{
  input: Types.MoveTrainingMethodInput;
}>;


export type MoveTrainingMethodMutation = { moveTrainingMethod: { trainingMethods: Array<{ __typename: 'EditableTrainingMethod', id: string, version: number, slug: string, title: string, icon: Types.TrainingMethodIcon, intensity: Types.Intensity, duration: string, frequency: string, description: string, benefits: Array<string>, beginning: string, suits: string, caution: string, guideSlug: string, isGuideLost: boolean }>, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type DeleteTrainingMethodMutationVariables = Exact<{
  input: Types.DeleteTrainingMethodInput;
}>;


export type DeleteTrainingMethodMutation = { deleteTrainingMethod: { deletedId: string | null, trainingMethod: { __typename: 'EditableTrainingMethod', id: string, version: number, slug: string, title: string, icon: Types.TrainingMethodIcon, intensity: Types.Intensity, duration: string, frequency: string, description: string, benefits: Array<string>, beginning: string, suits: string, caution: string, guideSlug: string, isGuideLost: boolean } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export const MethodsTab_MethodFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MethodsTab_method"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableTrainingMethod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"beginning"}},{"kind":"Field","name":{"kind":"Name","value":"suits"}},{"kind":"Field","name":{"kind":"Name","value":"caution"}},{"kind":"Field","name":{"kind":"Name","value":"guideSlug"}},{"kind":"Field","name":{"kind":"Name","value":"isGuideLost"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<MethodsTab_MethodFragment, unknown>;
export const EditableTrainingMethodsDocument = {"__meta__":{"hash":"5557566f2212b1d42dc45a48c860abad7782c60596e01d5b4c15cad73be14b84"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableTrainingMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableTrainingMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"beginning"}},{"kind":"Field","name":{"kind":"Name","value":"suits"}},{"kind":"Field","name":{"kind":"Name","value":"caution"}},{"kind":"Field","name":{"kind":"Name","value":"guideSlug"}},{"kind":"Field","name":{"kind":"Name","value":"isGuideLost"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EditableTrainingMethodsQuery, EditableTrainingMethodsQueryVariables>;
export const CreateTrainingMethodDocument = {"__meta__":{"hash":"52642589f491af6405d293fdea86c31cbb3978bb88c90b81fdd3b4f486fc2920"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTrainingMethod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTrainingMethodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTrainingMethod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trainingMethod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"beginning"}},{"kind":"Field","name":{"kind":"Name","value":"suits"}},{"kind":"Field","name":{"kind":"Name","value":"caution"}},{"kind":"Field","name":{"kind":"Name","value":"guideSlug"}},{"kind":"Field","name":{"kind":"Name","value":"isGuideLost"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateTrainingMethodMutation, CreateTrainingMethodMutationVariables>;
export const UpdateTrainingMethodDocument = {"__meta__":{"hash":"c1983ce3555f8763953e6e240795c288c5860a7ab69cbc9a0e8edaf599fca242"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTrainingMethod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTrainingMethodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTrainingMethod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trainingMethod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"beginning"}},{"kind":"Field","name":{"kind":"Name","value":"suits"}},{"kind":"Field","name":{"kind":"Name","value":"caution"}},{"kind":"Field","name":{"kind":"Name","value":"guideSlug"}},{"kind":"Field","name":{"kind":"Name","value":"isGuideLost"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTrainingMethodMutation, UpdateTrainingMethodMutationVariables>;
export const MoveTrainingMethodDocument = {"__meta__":{"hash":"fc7953ed180d040585509f1e4d1ceae4d1d2e1f63614d7408cb4c05a9418205b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveTrainingMethod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveTrainingMethodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveTrainingMethod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trainingMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"beginning"}},{"kind":"Field","name":{"kind":"Name","value":"suits"}},{"kind":"Field","name":{"kind":"Name","value":"caution"}},{"kind":"Field","name":{"kind":"Name","value":"guideSlug"}},{"kind":"Field","name":{"kind":"Name","value":"isGuideLost"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<MoveTrainingMethodMutation, MoveTrainingMethodMutationVariables>;
export const DeleteTrainingMethodDocument = {"__meta__":{"hash":"5dc4f2a20e88a42a0c5957969ad9e2e2b0e9613fed9f01bfec700d98396d4c9b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTrainingMethod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteTrainingMethodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTrainingMethod"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"trainingMethod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"beginning"}},{"kind":"Field","name":{"kind":"Name","value":"suits"}},{"kind":"Field","name":{"kind":"Name","value":"caution"}},{"kind":"Field","name":{"kind":"Name","value":"guideSlug"}},{"kind":"Field","name":{"kind":"Name","value":"isGuideLost"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteTrainingMethodMutation, DeleteTrainingMethodMutationVariables>;
/** `useCommittedQuery` of EditableTrainingMethods. */
export const useEditableTrainingMethodsQuery = (options: useQuery.Options<EditableTrainingMethodsQuery, EditableTrainingMethodsQueryVariables>) => useCommittedQuery<EditableTrainingMethodsQuery, EditableTrainingMethodsQueryVariables>(EditableTrainingMethodsDocument, options);

/** `useMutation` of CreateTrainingMethod. */
export const useCreateTrainingMethodMutation = (options: useMutation.Options<CreateTrainingMethodMutation, CreateTrainingMethodMutationVariables>) => useMutation<CreateTrainingMethodMutation, CreateTrainingMethodMutationVariables>(CreateTrainingMethodDocument, options);

/** `useMutation` of UpdateTrainingMethod. */
export const useUpdateTrainingMethodMutation = (options: useMutation.Options<UpdateTrainingMethodMutation, UpdateTrainingMethodMutationVariables>) => useMutation<UpdateTrainingMethodMutation, UpdateTrainingMethodMutationVariables>(UpdateTrainingMethodDocument, options);

/** `useMutation` of MoveTrainingMethod. */
export const useMoveTrainingMethodMutation = (options: useMutation.Options<MoveTrainingMethodMutation, MoveTrainingMethodMutationVariables>) => useMutation<MoveTrainingMethodMutation, MoveTrainingMethodMutationVariables>(MoveTrainingMethodDocument, options);

/** `useMutation` of DeleteTrainingMethod. */
export const useDeleteTrainingMethodMutation = (options: useMutation.Options<DeleteTrainingMethodMutation, DeleteTrainingMethodMutationVariables>) => useMutation<DeleteTrainingMethodMutation, DeleteTrainingMethodMutationVariables>(DeleteTrainingMethodDocument, options);