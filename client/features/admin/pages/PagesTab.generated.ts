/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new page of text. */
export type CreatePageInput = {
  /** What the page is about, at most 160 characters as it is shown. */
  description: string;
  /** The first heading, 1 to 150 characters. */
  heading: string;
  /** Whether the footer leads there while it is published. */
  inFooter: boolean;
  /** Whether visitors see it. */
  isPublished: boolean;
  /** Whether search engines are asked not to show it; without this it stays as it was, of a new page false. */
  isUnlisted?: boolean | null | undefined;
  /** What the page begins with, at most 1 000 characters. */
  lead: string;
  /** Its sections in their order, 60 at most. */
  sections: Array<PageSectionInput>;
  /** Its address without the slash: a–z, digits and hyphens. */
  slug: string;
  /** Title, 1 to 150 characters. */
  title: string;
};

/** A page of text that shall be gone. */
export type DeletePageInput = {
  /** Which one. */
  slug: string;
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

/** What a section of a page shows below its text, made from the product itself. */
export type PageAttachment =
  /** The table of stored personal data: the query `keptData`. */
  | 'KEPT_DATA';

/** A section of a page. */
export type PageSectionInput = {
  /** Its place on the page: a–z, digits and hyphens; it tells the section from others. */
  anchor: string;
  /** Text in Markdown. */
  body: string;
  /** Heading, 1 to 150 characters. */
  title: string;
};

/** A page of text, as an admin has edited it. */
export type UpdatePageInput = {
  /** What the page is about, at most 160 characters as it is shown. */
  description: string;
  /** The first heading, 1 to 150 characters. */
  heading: string;
  /** Of an own page: whether the footer leads there. */
  inFooter?: boolean | null | undefined;
  /** Of an own page: whether visitors see it. */
  isPublished?: boolean | null | undefined;
  /** Whether search engines are asked not to show it; without this it stays as it was, of a new page false. */
  isUnlisted?: boolean | null | undefined;
  /** What the page begins with, at most 1 000 characters. */
  lead: string;
  /** Of an own page: where it stands from now on, without the slash; the former address leads there. */
  newSlug?: string | null | undefined;
  /** Its sections in their order, 60 at most. */
  sections: Array<PageSectionInput>;
  /** Which one. */
  slug: string;
  /** Title, 1 to 150 characters. */
  title: string;
  /** The `version` that was shown. */
  version: number;
};

export type PageEditor_PageFragment = { __typename: 'EditablePage', slug: string, path: string, version: number, title: string, heading: string, description: string, lead: string, updatedOn: string, isOwn: boolean, isPublished: boolean, inFooter: boolean, isUnlisted: boolean, aliases: Array<string>, sections: Array<{ anchor: string, title: string, body: string, attachment: Types.PageAttachment | null }> } & { ' $fragmentName'?: 'PageEditor_PageFragment' };

export type PageListQueryVariables = Exact<{ [key: string]: never; }>;


export type PageListQuery = { editablePages: Array<{ __typename: 'EditablePage', slug: string, path: string, title: string, updatedOn: string, isOwn: boolean, isPublished: boolean, inFooter: boolean, isUnlisted: boolean, isUnfinished: boolean }> | null };

export type EditablePageQueryVariables = Exact<{
  slug: string;
}>;


export type EditablePageQuery = { editablePage: { __typename: 'EditablePage', slug: string, path: string, version: number, title: string, heading: string, description: string, lead: string, updatedOn: string, isOwn: boolean, isPublished: boolean, inFooter: boolean, isUnlisted: boolean, aliases: Array<string>, sections: Array<{ anchor: string, title: string, body: string, attachment: Types.PageAttachment | null }> } | null };

export type UpdatePageMutationVariables = Exact<{
  input: Types.UpdatePageInput;
}>;


export type UpdatePageMutation = { updatePage: { page: { __typename: 'EditablePage', slug: string, path: string, version: number, title: string, heading: string, description: string, lead: string, updatedOn: string, isOwn: boolean, isPublished: boolean, inFooter: boolean, isUnlisted: boolean, aliases: Array<string>, sections: Array<{ anchor: string, title: string, body: string, attachment: Types.PageAttachment | null }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type CreatePageMutationVariables = Exact<{
  input: Types.CreatePageInput;
}>;


export type CreatePageMutation = { createPage: { page: { __typename: 'EditablePage', slug: string, path: string, version: number, title: string, heading: string, description: string, lead: string, updatedOn: string, isOwn: boolean, isPublished: boolean, inFooter: boolean, isUnlisted: boolean, aliases: Array<string>, sections: Array<{ anchor: string, title: string, body: string, attachment: Types.PageAttachment | null }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type DeletePageMutationVariables = Exact<{
  input: Types.DeletePageInput;
}>;


export type DeletePageMutation = { deletePage: { deletedSlug: string | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export const PageEditor_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageEditor_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditablePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"attachment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"inFooter"}},{"kind":"Field","name":{"kind":"Name","value":"isUnlisted"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<PageEditor_PageFragment, unknown>;
export const PageListDocument = {"__meta__":{"hash":"20bedecc5c57dac298c833359e59bdaf2cbabf324b7e856eab5e72a71fcd3629"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editablePages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"inFooter"}},{"kind":"Field","name":{"kind":"Name","value":"isUnlisted"}},{"kind":"Field","name":{"kind":"Name","value":"isUnfinished"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PageListQuery, PageListQueryVariables>;
export const EditablePageDocument = {"__meta__":{"hash":"071163be68adb7a545fed2df3acb90827f1d307b5713499a3c92fd2a65dee204"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditablePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editablePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"attachment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"inFooter"}},{"kind":"Field","name":{"kind":"Name","value":"isUnlisted"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EditablePageQuery, EditablePageQueryVariables>;
export const UpdatePageDocument = {"__meta__":{"hash":"58a014bb5aea3055911ea1485b5e8521168f01d589b8245f70be63fab18370db"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"attachment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"inFooter"}},{"kind":"Field","name":{"kind":"Name","value":"isUnlisted"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdatePageMutation, UpdatePageMutationVariables>;
export const CreatePageDocument = {"__meta__":{"hash":"dbaf7611800878acea71c72dd032a6151f7e9eede661d44e152f146747a9f299"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"attachment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"inFooter"}},{"kind":"Field","name":{"kind":"Name","value":"isUnlisted"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePageMutation, CreatePageMutationVariables>;
export const DeletePageDocument = {"__meta__":{"hash":"83c7b50403c1b4f038579300f2a5d80b11aa1ad75d7ea7975444392e9d338648"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedSlug"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeletePageMutation, DeletePageMutationVariables>;
/** `useCommittedQuery` of PageList. */
export const usePageListQuery = (options: useQuery.Options<PageListQuery, PageListQueryVariables>) => useCommittedQuery<PageListQuery, PageListQueryVariables>(PageListDocument, options);

/** `useCommittedQuery` of EditablePage. */
export const useEditablePageQuery = (options: useQuery.Options<EditablePageQuery, EditablePageQueryVariables>) => useCommittedQuery<EditablePageQuery, EditablePageQueryVariables>(EditablePageDocument, options);

/** `useMutation` of UpdatePage. */
export const useUpdatePageMutation = (options: useMutation.Options<UpdatePageMutation, UpdatePageMutationVariables>) => useMutation<UpdatePageMutation, UpdatePageMutationVariables>(UpdatePageDocument, options);

/** `useMutation` of CreatePage. */
export const useCreatePageMutation = (options: useMutation.Options<CreatePageMutation, CreatePageMutationVariables>) => useMutation<CreatePageMutation, CreatePageMutationVariables>(CreatePageDocument, options);

/** `useMutation` of DeletePage. */
export const useDeletePageMutation = (options: useMutation.Options<DeletePageMutation, DeletePageMutationVariables>) => useMutation<DeletePageMutation, DeletePageMutationVariables>(DeletePageDocument, options);