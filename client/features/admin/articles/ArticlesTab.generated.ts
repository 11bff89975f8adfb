/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A line of what a guide says in short. */
export type ArticleInShortInput = {
  /** The question, one of those that guides begin with; each once. */
  label: string;
  /** The `id` of the heading below which the guide says so. */
  section: string;
  /** Number of the source that it rests on; null for none. */
  source?: number | null | undefined;
  /** Its answer, 1 to 240 characters in one line. */
  text: string;
};

/** Whether a guide is published. */
export type ArticleState =
  /** It is visible to admins only. */
  | 'DRAFT'
  /** Everybody can read it. */
  | 'PUBLISHED'
  /** It is visible to admins only, and publishes itself at its time. */
  | 'SCHEDULED';

/** A guide, as an admin writes it. */
export type CreateArticleInput = {
  /** Who wrote it. */
  authorId: string;
  /** Up to three short words of 24 characters; a draft may lack them. */
  badges: Array<string>;
  /** Body in Markdown, at most 100 000 characters. What is published has no first heading, ends with '## Källor', and refers to listed sources only. */
  content: string;
  /** Whether reading it counts in the journey's training, too. */
  countsAsTraining: boolean;
  /** What the reader learns, at most 160 characters; a draft may lack it. */
  description: string;
  /** How demanding it is; null for not said. */
  difficulty?: Difficulty | null | undefined;
  /** What it says in short, up to four lines; null leaves it as it is. Of what is published, sections and sources exist. */
  inShort?: Array<ArticleInShortInput> | null | undefined;
  /** Of SCHEDULED: the day, as the calendar in Sweden. */
  publishDay?: string | null | undefined;
  /** Of SCHEDULED: the time, as clocks in Sweden show it, 'HH:MM'. */
  publishTime?: string | null | undefined;
  /** Day on which it was reviewed. */
  reviewedOn?: string | null | undefined;
  /** Who has reviewed it; empty for nobody. Together with `reviewedOn`. */
  reviewer: string;
  /** Which of the site's people has reviewed it, in the place of `reviewer`; nobody invented. */
  reviewerId?: string | null | undefined;
  /** Name in addresses: a–z, digits and hyphens, at most 100 characters. */
  slug: string;
  /** Whether it is published from now on. */
  state: ArticleState;
  /** Title, 1 to 150 characters in one line. */
  title: string;
  /** What it is about. */
  topic: Topic;
};

/** A guide that shall be gone. */
export type DeleteArticleInput = {
  /** Which one. */
  id: string;
};

/** How demanding something is. */
export type Difficulty =
  /** 'Lätt'; hidden from advanced visitors when a list is personalised. */
  | 'EASY'
  /** 'Svår'; hidden from beginners when a list is personalised. */
  | 'HARD'
  /** 'Medium'. */
  | 'MEDIUM';

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

/** What an article is about. */
export type Topic =
  /** 'Om sajten'. */
  | 'ABOUT'
  /** 'Mat'. */
  | 'FOOD'
  /** 'Sinne'. */
  | 'MIND'
  /** 'Prover'. */
  | 'SAMPLES'
  /** 'Sömn'. */
  | 'SLEEP'
  /** 'Tillskott'. */
  | 'SUPPLEMENTS'
  /** 'Träning'. */
  | 'TRAINING';

/** A guide, as an admin has edited it. */
export type UpdateArticleInput = {
  /** Who wrote it. */
  authorId: string;
  /** Up to three short words of 24 characters; a draft may lack them. */
  badges: Array<string>;
  /** Body in Markdown, at most 100 000 characters. What is published has no first heading, ends with '## Källor', and refers to listed sources only. */
  content: string;
  /** Whether reading it counts in the journey's training, too. */
  countsAsTraining: boolean;
  /** What the reader learns, at most 160 characters; a draft may lack it. */
  description: string;
  /** How demanding it is; null for not said. */
  difficulty?: Difficulty | null | undefined;
  /** Which one. */
  id: string;
  /** What it says in short, up to four lines; null leaves it as it is. Of what is published, sections and sources exist. */
  inShort?: Array<ArticleInShortInput> | null | undefined;
  /** Of SCHEDULED: the day, as the calendar in Sweden. */
  publishDay?: string | null | undefined;
  /** Of SCHEDULED: the time, as clocks in Sweden show it, 'HH:MM'. */
  publishTime?: string | null | undefined;
  /** Day on which it was reviewed. */
  reviewedOn?: string | null | undefined;
  /** Who has reviewed it; empty for nobody. Together with `reviewedOn`. */
  reviewer: string;
  /** Which of the site's people has reviewed it, in the place of `reviewer`; nobody invented. */
  reviewerId?: string | null | undefined;
  /** Name in addresses: a–z, digits and hyphens, at most 100 characters. */
  slug: string;
  /** Whether it is published from now on. */
  state: ArticleState;
  /** Title, 1 to 150 characters in one line. */
  title: string;
  /** What it is about. */
  topic: Topic;
  /** The `version` that was shown. */
  version: number;
};

export type ArticleEditor_ArticleFragment = { __typename: 'EditableArticle', id: string, version: number, slug: string, aliases: Array<string>, path: string, title: string, description: string, topic: Types.Topic, badges: Array<string>, difficulty: Types.Difficulty | null, countsAsTraining: boolean, reviewer: string | null, reviewedOn: string | null, content: string, state: Types.ArticleState, publishedAt: string | null, publishAt: string | null, reviewedBy: { __typename: 'Author', id: string, slug: string } | null, inShort: Array<{ label: string, text: string, section: string, source: number | null }>, author: { __typename: 'Author', id: string, slug: string, name: string } } & { ' $fragmentName'?: 'ArticleEditor_ArticleFragment' };

export type ArticleListQueryVariables = Exact<{
  search?: string | null | undefined;
  state?: Types.ArticleState | null | undefined;
  after?: string | null | undefined;
}>;


export type ArticleListQuery = { editableArticles: { totalCount: number, nodes: Array<{ __typename: 'EditableArticle', id: string, path: string, title: string, topic: Types.Topic, state: Types.ArticleState, publishedAt: string | null, publishAt: string | null, updatedAt: string, reviewer: string | null, reviewedOn: string | null, author: { __typename: 'Author', id: string, slug: string, name: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ArticleAuthorsQueryVariables = Exact<{ [key: string]: never; }>;


export type ArticleAuthorsQuery = { articleAuthors: Array<{ __typename: 'Author', id: string, slug: string, name: string, isExample: boolean }> | null };

export type EditableArticleQueryVariables = Exact<{
  id: string;
}>;


export type EditableArticleQuery = { editableArticle: { __typename: 'EditableArticle', id: string, version: number, slug: string, aliases: Array<string>, path: string, title: string, description: string, topic: Types.Topic, badges: Array<string>, difficulty: Types.Difficulty | null, countsAsTraining: boolean, reviewer: string | null, reviewedOn: string | null, content: string, state: Types.ArticleState, publishedAt: string | null, publishAt: string | null, reviewedBy: { __typename: 'Author', id: string, slug: string } | null, inShort: Array<{ label: string, text: string, section: string, source: number | null }>, author: { __typename: 'Author', id: string, slug: string, name: string } } | null, articleAuthors: Array<{ __typename: 'Author', id: string, slug: string, name: string, isExample: boolean }> | null };

export type CreateArticleMutationVariables = Exact<{
  input: Types.CreateArticleInput;
}>;


export type CreateArticleMutation = { createArticle: { article: { __typename: 'EditableArticle', id: string, version: number, slug: string, aliases: Array<string>, path: string, title: string, description: string, topic: Types.Topic, badges: Array<string>, difficulty: Types.Difficulty | null, countsAsTraining: boolean, reviewer: string | null, reviewedOn: string | null, content: string, state: Types.ArticleState, publishedAt: string | null, publishAt: string | null, reviewedBy: { __typename: 'Author', id: string, slug: string } | null, inShort: Array<{ label: string, text: string, section: string, source: number | null }>, author: { __typename: 'Author', id: string, slug: string, name: string } } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type UpdateArticleMutationVariables = Exact<{
  input: Types.UpdateArticleInput;
}>;


export type UpdateArticleMutation = { updateArticle: { article: { __typename: 'EditableArticle', id: string, version: number, slug: string, aliases: Array<string>, path: string, title: string, description: string, topic: Types.Topic, badges: Array<string>, difficulty: Types.Difficulty | null, countsAsTraining: boolean, reviewer: string | null, reviewedOn: string | null, content: string, state: Types.ArticleState, publishedAt: string | null, publishAt: string | null, reviewedBy: { __typename: 'Author', id: string, slug: string } | null, inShort: Array<{ label: string, text: string, section: string, source: number | null }>, author: { __typename: 'Author', id: string, slug: string, name: string } } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type DeleteArticleMutationVariables = Exact<{
  input: Types.DeleteArticleInput;
}>;


export type DeleteArticleMutation = { deleteArticle: { deletedId: string | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export const ArticleEditor_ArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleEditor_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"badges"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"countsAsTraining"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"inShort"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ArticleEditor_ArticleFragment, unknown>;
export const ArticleListDocument = {"__meta__":{"hash":"52d86f7ebbbc88c98abe885ac06553e7d233613cd505982590edeaf76239f91a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableArticles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<ArticleListQuery, ArticleListQueryVariables>;
export const ArticleAuthorsDocument = {"__meta__":{"hash":"f0c52304deccefe7542627d89dc5959f9314df3ab1cd6a946680415973e1a9ce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleAuthors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articleAuthors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isExample"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ArticleAuthorsQuery, ArticleAuthorsQueryVariables>;
export const EditableArticleDocument = {"__meta__":{"hash":"23cd3e7cfb6f7dc35b81cfc154b332f686c6dc9b834e504ed0b105a49fb68404"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"badges"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"countsAsTraining"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"inShort"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"articleAuthors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isExample"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EditableArticleQuery, EditableArticleQueryVariables>;
export const CreateArticleDocument = {"__meta__":{"hash":"b3a2bef5800c226c120af61e210630b65c189805060279540170ac741cb4c0ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"badges"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"countsAsTraining"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"inShort"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateArticleMutation, CreateArticleMutationVariables>;
export const UpdateArticleDocument = {"__meta__":{"hash":"04a32e30fedf36f9455a3fe406bb02c93242380a2e5e9e353ec5e08c8244bca7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"badges"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"countsAsTraining"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reviewedOn"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"inShort"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateArticleMutation, UpdateArticleMutationVariables>;
export const DeleteArticleDocument = {"__meta__":{"hash":"8f492cb4db406d89c6235b71aff81f9eac42cf0d280bb5cb2af26e3cfe4aa408"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteArticleMutation, DeleteArticleMutationVariables>;
/** `useCommittedQuery` of ArticleList. */
export const useArticleListQuery = (options: useQuery.Options<ArticleListQuery, ArticleListQueryVariables>) => useCommittedQuery<ArticleListQuery, ArticleListQueryVariables>(ArticleListDocument, options);

/** `useCommittedQuery` of ArticleAuthors. */
export const useArticleAuthorsQuery = (options: useQuery.Options<ArticleAuthorsQuery, ArticleAuthorsQueryVariables>) => useCommittedQuery<ArticleAuthorsQuery, ArticleAuthorsQueryVariables>(ArticleAuthorsDocument, options);

/** `useCommittedQuery` of EditableArticle. */
export const useEditableArticleQuery = (options: useQuery.Options<EditableArticleQuery, EditableArticleQueryVariables>) => useCommittedQuery<EditableArticleQuery, EditableArticleQueryVariables>(EditableArticleDocument, options);

/** `useMutation` of CreateArticle. */
export const useCreateArticleMutation = (options: useMutation.Options<CreateArticleMutation, CreateArticleMutationVariables>) => useMutation<CreateArticleMutation, CreateArticleMutationVariables>(CreateArticleDocument, options);

/** `useMutation` of UpdateArticle. */
export const useUpdateArticleMutation = (options: useMutation.Options<UpdateArticleMutation, UpdateArticleMutationVariables>) => useMutation<UpdateArticleMutation, UpdateArticleMutationVariables>(UpdateArticleDocument, options);

/** `useMutation` of DeleteArticle. */
export const useDeleteArticleMutation = (options: useMutation.Options<DeleteArticleMutation, DeleteArticleMutationVariables>) => useMutation<DeleteArticleMutation, DeleteArticleMutationVariables>(DeleteArticleDocument, options);