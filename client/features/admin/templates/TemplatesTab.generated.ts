/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A colour that a category of steps is shown in. */
export type CategoryColour =
  /** Blue. */
  | 'BLUE'
  /** Green. */
  | 'GREEN'
  /** Grey, of what has no category or one that is not known. */
  | 'GREY'
  /** Purple. */
  | 'PURPLE'
  /** Red. */
  | 'RED'
  /** Yellow. */
  | 'YELLOW';

/** A new protocol of the site. */
export type CreateProtocolTemplateInput = {
  /** What it is about, 1 to 1 000 characters. */
  description: string;
  /** How hard it is. */
  difficulty: ProtocolDifficulty;
  /** Weeks that it takes, 1 to 520. */
  estimatedWeeks?: number | null | undefined;
  /** Name of the expert who made it, at most 100 characters; with one its type is EXPERT, else TEMPLATE. */
  expertName?: string | null | undefined;
  /** What it is for. */
  goal?: ProtocolGoal | null | undefined;
  /** True when the day's list of a copy is to follow the order of the steps within a time of day. */
  hasOwnOrder: boolean;
  /** Whether visitors see it. */
  isShown: boolean;
  /** Name, 1 to 100 characters; no two have the same. */
  name: string;
  /** Its place among the templates, from 1; of two alike the older is first. */
  position: number;
  /** Its steps in their order, 1 to 100; others are removed. A key that it does not have gets another. */
  steps: Array<ProtocolStepInput>;
};

/** A protocol of the site that is to be deleted. */
export type DeleteProtocolTemplateInput = {
  /** Which one: its key. */
  key: string;
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

/** How often a step is done. */
export type Frequency =
  /** 'Dagligen'. */
  | 'DAILY'
  /** 'Veckovis'. */
  | 'WEEKLY';

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

/** A step of a protocol as it is to be. */
export type ProtocolStepInput = {
  /** Key of a category; 'Övrigt' when absent. */
  category?: string | null | undefined;
  /** How it is done, at most 1 000 characters. */
  description?: string | null | undefined;
  /** How much, as it was written, e.g. '200 mg'; at most 100 characters. */
  dosage?: string | null | undefined;
  /** How often. */
  frequency: Frequency;
  /** A UUID made up by the client; that of a known step changes the step. */
  key: string;
  /** When it is reminded of by the device's clock, as 07:15; null where it is reminded of with its time of day. */
  remindAt?: string | null | undefined;
  /** When in the day; shown as MORNING when absent. */
  timeOfDay?: TimeOfDay | null | undefined;
  /** Title, at most 200 characters. */
  title: string;
};

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

/** A protocol of the site as it is to be. Copies that were made of it stay as they are. */
export type UpdateProtocolTemplateInput = {
  /** What it is about, 1 to 1 000 characters. */
  description: string;
  /** How hard it is. */
  difficulty: ProtocolDifficulty;
  /** Weeks that it takes, 1 to 520. */
  estimatedWeeks?: number | null | undefined;
  /** Name of the expert who made it, at most 100 characters; with one its type is EXPERT, else TEMPLATE. */
  expertName?: string | null | undefined;
  /** What it is for. */
  goal?: ProtocolGoal | null | undefined;
  /** True when the day's list of a copy is to follow the order of the steps within a time of day. */
  hasOwnOrder: boolean;
  /** Whether visitors see it. */
  isShown: boolean;
  /** Which one: its key. */
  key: string;
  /** Name, 1 to 100 characters; no two have the same. */
  name: string;
  /** Its place among the templates, from 1; of two alike the older is first. */
  position: number;
  /** Its steps in their order, 1 to 100; others are removed. A key that it does not have gets another. */
  steps: Array<ProtocolStepInput>;
  /** The `version` that was shown. */
  version: number;
};

export type TemplatesTab_TemplateFragment = { version: number, name: string, description: string, goal: Types.ProtocolGoal | null, difficulty: Types.ProtocolDifficulty, estimatedWeeks: number | null, expertName: string | null, hasOwnOrder: boolean, position: number, isShown: boolean, id: string, steps: Array<{ __typename: 'ProtocolStep', key: string, title: string, description: string | null, frequency: Types.Frequency, timeOfDay: Types.TimeOfDay | null, dosage: string | null, remindAt: string | null, isRequired: boolean, category: { __typename: 'StepCategory', key: string, name: string, colour: Types.CategoryColour } }> } & { ' $fragmentName'?: 'TemplatesTab_TemplateFragment' };

export type EditableProtocolTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type EditableProtocolTemplatesQuery = { editableProtocolTemplates: Array<{ version: number, name: string, description: string, goal: Types.ProtocolGoal | null, difficulty: Types.ProtocolDifficulty, estimatedWeeks: number | null, expertName: string | null, hasOwnOrder: boolean, position: number, isShown: boolean, id: string, steps: Array<{ __typename: 'ProtocolStep', key: string, title: string, description: string | null, frequency: Types.Frequency, timeOfDay: Types.TimeOfDay | null, dosage: string | null, remindAt: string | null, isRequired: boolean, category: { __typename: 'StepCategory', key: string, name: string, colour: Types.CategoryColour } }> }> | null };

export type CreateProtocolTemplateMutationVariables = Exact<{
  input: Types.CreateProtocolTemplateInput;
}>;


export type CreateProtocolTemplateMutation = { createProtocolTemplate: { template: { version: number, name: string, description: string, goal: Types.ProtocolGoal | null, difficulty: Types.ProtocolDifficulty, estimatedWeeks: number | null, expertName: string | null, hasOwnOrder: boolean, position: number, isShown: boolean, id: string, steps: Array<{ __typename: 'ProtocolStep', key: string, title: string, description: string | null, frequency: Types.Frequency, timeOfDay: Types.TimeOfDay | null, dosage: string | null, remindAt: string | null, isRequired: boolean, category: { __typename: 'StepCategory', key: string, name: string, colour: Types.CategoryColour } }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type UpdateProtocolTemplateMutationVariables = Exact<{
  input: Types.UpdateProtocolTemplateInput;
}>;


export type UpdateProtocolTemplateMutation = { updateProtocolTemplate: { template: { version: number, name: string, description: string, goal: Types.ProtocolGoal | null, difficulty: Types.ProtocolDifficulty, estimatedWeeks: number | null, expertName: string | null, hasOwnOrder: boolean, position: number, isShown: boolean, id: string, steps: Array<{ __typename: 'ProtocolStep', key: string, title: string, description: string | null, frequency: Types.Frequency, timeOfDay: Types.TimeOfDay | null, dosage: string | null, remindAt: string | null, isRequired: boolean, category: { __typename: 'StepCategory', key: string, name: string, colour: Types.CategoryColour } }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type DeleteProtocolTemplateMutationVariables = Exact<{
  input: Types.DeleteProtocolTemplateInput;
}>;


export type DeleteProtocolTemplateMutation = { deleteProtocolTemplate: { deletedId: string | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export const TemplatesTab_TemplateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplatesTab_template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableProtocolTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"expertName"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnOrder"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"timeOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"dosage"}},{"kind":"Field","name":{"kind":"Name","value":"remindAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<TemplatesTab_TemplateFragment, unknown>;
export const EditableProtocolTemplatesDocument = {"__meta__":{"hash":"cdfcca8a038b132e1be30ce1d2b3051278c70b5ec5698c5cadc99b64aa0c8b87"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableProtocolTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableProtocolTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"expertName"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnOrder"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"timeOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"dosage"}},{"kind":"Field","name":{"kind":"Name","value":"remindAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]}}]} as unknown as DocumentNode<EditableProtocolTemplatesQuery, EditableProtocolTemplatesQueryVariables>;
export const CreateProtocolTemplateDocument = {"__meta__":{"hash":"a28200e8f50fca88a4f53dfb19d32acff5cc81c5021b906287d2f666c46bfdb0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProtocolTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProtocolTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProtocolTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"expertName"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnOrder"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"timeOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"dosage"}},{"kind":"Field","name":{"kind":"Name","value":"remindAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateProtocolTemplateMutation, CreateProtocolTemplateMutationVariables>;
export const UpdateProtocolTemplateDocument = {"__meta__":{"hash":"844542de9de70ec8e22ed6e078cab07bf2594fc4f80fb90d7dd0e8de51e80154"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProtocolTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProtocolTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProtocolTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"expertName"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnOrder"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"timeOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"dosage"}},{"kind":"Field","name":{"kind":"Name","value":"remindAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateProtocolTemplateMutation, UpdateProtocolTemplateMutationVariables>;
export const DeleteProtocolTemplateDocument = {"__meta__":{"hash":"f03738ad261d3da65be6f690bd5024f21a10fcb4d36ea6a2c7303e739e76c8f8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProtocolTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteProtocolTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProtocolTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteProtocolTemplateMutation, DeleteProtocolTemplateMutationVariables>;
/** `useCommittedQuery` of EditableProtocolTemplates. */
export const useEditableProtocolTemplatesQuery = (options: useQuery.Options<EditableProtocolTemplatesQuery, EditableProtocolTemplatesQueryVariables>) => useCommittedQuery<EditableProtocolTemplatesQuery, EditableProtocolTemplatesQueryVariables>(EditableProtocolTemplatesDocument, options);

/** `useMutation` of CreateProtocolTemplate. */
export const useCreateProtocolTemplateMutation = (options: useMutation.Options<CreateProtocolTemplateMutation, CreateProtocolTemplateMutationVariables>) => useMutation<CreateProtocolTemplateMutation, CreateProtocolTemplateMutationVariables>(CreateProtocolTemplateDocument, options);

/** `useMutation` of UpdateProtocolTemplate. */
export const useUpdateProtocolTemplateMutation = (options: useMutation.Options<UpdateProtocolTemplateMutation, UpdateProtocolTemplateMutationVariables>) => useMutation<UpdateProtocolTemplateMutation, UpdateProtocolTemplateMutationVariables>(UpdateProtocolTemplateDocument, options);

/** `useMutation` of DeleteProtocolTemplate. */
export const useDeleteProtocolTemplateMutation = (options: useMutation.Options<DeleteProtocolTemplateMutation, DeleteProtocolTemplateMutationVariables>) => useMutation<DeleteProtocolTemplateMutation, DeleteProtocolTemplateMutationVariables>(DeleteProtocolTemplateDocument, options);