/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A run to cancel. */
export type CancelProductFeedRunInput = {
  /** Which one. */
  id: string;
};

/** A kind of file that is known by the names of its fields. */
export type CatalogueFilePreset =
  /** In Swedish: en fil från Adtraction. */
  | 'ADTRACTION'
  /** In Swedish: en fil från Awin. */
  | 'AWIN'
  /** In Swedish: en Google Merchant-fil. */
  | 'GOOGLE'
  /** In Swedish: vår egen export. */
  | 'OWN'
  /** In Swedish: en produktexport från Shopify. */
  | 'SHOPIFY'
  /** In Swedish: en fil från Tradedoubler. */
  | 'TRADEDOUBLER'
  /** In Swedish: en produktexport från WooCommerce. */
  | 'WOOCOMMERCE';

/** A new feed. */
export type CreateProductFeedInput = {
  /** Slug of the category of its products; null where the mapping says it of every row. */
  category?: string | null | undefined;
  /** Which rows are taken: those that fulfil all of these. */
  filter: Array<ProductFeedConditionInput>;
  /** At which hour in Sweden it is fetched, 0 to 23. */
  hour: number;
  /** Whether it is fetched by itself every day. */
  isOn: boolean;
  /** Name of the mapping that it is read by; null where its fields are recognised. */
  mapping?: string | null | undefined;
  /** What admins call it, at most 100 characters. */
  name: string;
  /** What its file has to be where no mapping is named; null for whatever is recognised. */
  preset?: CatalogueFilePreset | null | undefined;
  /** Who sells its products, whatever stands in the file. */
  providerName: string;
  /** True to show new products at once; otherwise an admin looks at them first. */
  showsNew: boolean;
  /** Where it is fetched. */
  url: string;
};

/** What becomes of a run that is held. */
export type DecideProductFeedRunInput = {
  /** Which one. */
  id: string;
  /** True to run it all the same, false to drop it. */
  isApproved: boolean;
};

/** A feed that shall be gone. */
export type DeleteProductFeedInput = {
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

/** Why a run of a feed is held. */
export type ProductFeedBrakeKind =
  /** The file has no products. */
  | 'EMPTY'
  /** More than a fifth of the products are not in the file any more. */
  | 'GONE'
  /** The file ends too early, or cannot be read to its end. */
  | 'HALF'
  /** The file is not of the kind that the feed says. */
  | 'OTHER_FILE'
  /** More than a third of the products have another price. */
  | 'PRICES'
  /** The answer is a web page. */
  | 'WEB_PAGE';

/** A condition that a row of a feed has to fulfil. */
export type ProductFeedConditionInput = {
  /** The field, as the file calls it. */
  field: string;
  /** How it is compared; case and blanks do not count. */
  operator: ProductFeedOperator;
  /** What it is compared with; one of them is enough. */
  values: Array<string>;
};

/** How a field of a file is compared. */
export type ProductFeedOperator =
  /** It contains one of the values. */
  | 'CONTAINS'
  /** It is one of the values. */
  | 'IS'
  /** It is none of the values. */
  | 'IS_NOT';

/** How far a run of a feed is. */
export type ProductFeedRunState =
  /** An admin cancelled it; nothing was written. */
  | 'CANCELLED'
  /** It was held, and an admin or a later run dropped it. */
  | 'DISMISSED'
  /** All of the file's good rows are in the catalogue. */
  | 'DONE'
  /** The file could not be fetched; nothing was written. */
  | 'FAILED'
  /** Something of the file is unusual: nothing was written, and an admin decides. */
  | 'HELD'
  /** It waits for its turn. */
  | 'PENDING'
  /** The file is fetched and read. */
  | 'RUNNING';

/** A feed to fetch. */
export type StartProductFeedInput = {
  /** Which one. */
  id: string;
};

/** A feed as an admin has edited it: all of its facts. */
export type UpdateProductFeedInput = {
  /** Slug of the category of its products; null where the mapping says it of every row. */
  category?: string | null | undefined;
  /** Which rows are taken: those that fulfil all of these. */
  filter: Array<ProductFeedConditionInput>;
  /** At which hour in Sweden it is fetched, 0 to 23. */
  hour: number;
  /** Which one. */
  id: string;
  /** Whether it is fetched by itself every day. */
  isOn: boolean;
  /** Name of the mapping that it is read by; null where its fields are recognised. */
  mapping?: string | null | undefined;
  /** What admins call it, at most 100 characters. */
  name: string;
  /** What its file has to be where no mapping is named; null for whatever is recognised. */
  preset?: CatalogueFilePreset | null | undefined;
  /** Who sells its products, whatever stands in the file. */
  providerName: string;
  /** True to show new products at once; otherwise an admin looks at them first. */
  showsNew: boolean;
  /** Where it is fetched. */
  url: string;
  /** The `version` that was shown. */
  version: number;
};

export type FeedsTab_RunFragment = { __typename: 'ProductFeedRun', id: string, state: Types.ProductFeedRunState, isScheduled: boolean, startedAt: string, finishedAt: string | null, startedByName: string | null, isUnmodified: boolean, created: number, changed: number, unchanged: number, missing: number, hidden: number, refused: number, error: string | null, retryAt: string | null, attempt: number, decidedByName: string | null, decidedAt: string | null, brakes: Array<{ kind: Types.ProductFeedBrakeKind, message: string }> } & { ' $fragmentName'?: 'FeedsTab_RunFragment' };

export type FeedsTab_FeedFragment = { __typename: 'EditableProductFeed', id: string, version: number, name: string, providerName: string, url: string, category: string | null, mapping: string | null, preset: Types.CatalogueFilePreset | null, showsNew: boolean, hour: number, isOn: boolean, productsTotal: number, succeededAt: string | null, isLate: boolean, filter: Array<{ field: string, operator: Types.ProductFeedOperator, values: Array<string> }>, latestRun: { __typename: 'ProductFeedRun', id: string, state: Types.ProductFeedRunState, isScheduled: boolean, startedAt: string, finishedAt: string | null, startedByName: string | null, isUnmodified: boolean, created: number, changed: number, unchanged: number, missing: number, hidden: number, refused: number, error: string | null, retryAt: string | null, attempt: number, decidedByName: string | null, decidedAt: string | null, brakes: Array<{ kind: Types.ProductFeedBrakeKind, message: string }> } | null } & { ' $fragmentName'?: 'FeedsTab_FeedFragment' };

export type ProductFeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductFeedsQuery = { productFeeds: Array<{ __typename: 'EditableProductFeed', id: string, version: number, name: string, providerName: string, url: string, category: string | null, mapping: string | null, preset: Types.CatalogueFilePreset | null, showsNew: boolean, hour: number, isOn: boolean, productsTotal: number, succeededAt: string | null, isLate: boolean, filter: Array<{ field: string, operator: Types.ProductFeedOperator, values: Array<string> }>, latestRun: { __typename: 'ProductFeedRun', id: string, state: Types.ProductFeedRunState, isScheduled: boolean, startedAt: string, finishedAt: string | null, startedByName: string | null, isUnmodified: boolean, created: number, changed: number, unchanged: number, missing: number, hidden: number, refused: number, error: string | null, retryAt: string | null, attempt: number, decidedByName: string | null, decidedAt: string | null, brakes: Array<{ kind: Types.ProductFeedBrakeKind, message: string }> } | null }> | null };

export type ProductFeedRunsQueryVariables = Exact<{
  feedId: string;
}>;


export type ProductFeedRunsQuery = { productFeedRuns: Array<{ __typename: 'ProductFeedRun', id: string, state: Types.ProductFeedRunState, isScheduled: boolean, startedAt: string, finishedAt: string | null, startedByName: string | null, isUnmodified: boolean, created: number, changed: number, unchanged: number, missing: number, hidden: number, refused: number, error: string | null, retryAt: string | null, attempt: number, decidedByName: string | null, decidedAt: string | null, brakes: Array<{ kind: Types.ProductFeedBrakeKind, message: string }>, problems: Array<{ line: number, field: string | null, message: string }> }> | null };

export type SavedCatalogueMappingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedCatalogueMappingsQuery = { savedCatalogueMappings: Array<{ __typename: 'SavedCatalogueMapping', id: string, name: string }> | null };

export type CreateProductFeedMutationVariables = Exact<{
  input: Types.CreateProductFeedInput;
}>;


export type CreateProductFeedMutation = { createProductFeed: { feed: { __typename: 'EditableProductFeed', id: string, version: number, name: string, providerName: string, url: string, category: string | null, mapping: string | null, preset: Types.CatalogueFilePreset | null, showsNew: boolean, hour: number, isOn: boolean, productsTotal: number, succeededAt: string | null, isLate: boolean, filter: Array<{ field: string, operator: Types.ProductFeedOperator, values: Array<string> }>, latestRun: { __typename: 'ProductFeedRun', id: string, state: Types.ProductFeedRunState, isScheduled: boolean, startedAt: string, finishedAt: string | null, startedByName: string | null, isUnmodified: boolean, created: number, changed: number, unchanged: number, missing: number, hidden: number, refused: number, error: string | null, retryAt: string | null, attempt: number, decidedByName: string | null, decidedAt: string | null, brakes: Array<{ kind: Types.ProductFeedBrakeKind, message: string }> } | null } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type UpdateProductFeedMutationVariables = Exact<{
  input: Types.UpdateProductFeedInput;
}>;


export type UpdateProductFeedMutation = { updateProductFeed: { feed: { __typename: 'EditableProductFeed', id: string, version: number, name: string, providerName: string, url: string, category: string | null, mapping: string | null, preset: Types.CatalogueFilePreset | null, showsNew: boolean, hour: number, isOn: boolean, productsTotal: number, succeededAt: string | null, isLate: boolean, filter: Array<{ field: string, operator: Types.ProductFeedOperator, values: Array<string> }>, latestRun: { __typename: 'ProductFeedRun', id: string, state: Types.ProductFeedRunState, isScheduled: boolean, startedAt: string, finishedAt: string | null, startedByName: string | null, isUnmodified: boolean, created: number, changed: number, unchanged: number, missing: number, hidden: number, refused: number, error: string | null, retryAt: string | null, attempt: number, decidedByName: string | null, decidedAt: string | null, brakes: Array<{ kind: Types.ProductFeedBrakeKind, message: string }> } | null } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type DeleteProductFeedMutationVariables = Exact<{
  input: Types.DeleteProductFeedInput;
}>;


export type DeleteProductFeedMutation = { deleteProductFeed: { deletedId: string | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type StartProductFeedMutationVariables = Exact<{
  input: Types.StartProductFeedInput;
}>;


export type StartProductFeedMutation = { startProductFeed: { feed: { __typename: 'EditableProductFeed', id: string, version: number, name: string, providerName: string, url: string, category: string | null, mapping: string | null, preset: Types.CatalogueFilePreset | null, showsNew: boolean, hour: number, isOn: boolean, productsTotal: number, succeededAt: string | null, isLate: boolean, filter: Array<{ field: string, operator: Types.ProductFeedOperator, values: Array<string> }>, latestRun: { __typename: 'ProductFeedRun', id: string, state: Types.ProductFeedRunState, isScheduled: boolean, startedAt: string, finishedAt: string | null, startedByName: string | null, isUnmodified: boolean, created: number, changed: number, unchanged: number, missing: number, hidden: number, refused: number, error: string | null, retryAt: string | null, attempt: number, decidedByName: string | null, decidedAt: string | null, brakes: Array<{ kind: Types.ProductFeedBrakeKind, message: string }> } | null } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type CancelProductFeedRunMutationVariables = Exact<{
  input: Types.CancelProductFeedRunInput;
}>;


export type CancelProductFeedRunMutation = { cancelProductFeedRun: { feed: { __typename: 'EditableProductFeed', id: string, version: number, name: string, providerName: string, url: string, category: string | null, mapping: string | null, preset: Types.CatalogueFilePreset | null, showsNew: boolean, hour: number, isOn: boolean, productsTotal: number, succeededAt: string | null, isLate: boolean, filter: Array<{ field: string, operator: Types.ProductFeedOperator, values: Array<string> }>, latestRun: { __typename: 'ProductFeedRun', id: string, state: Types.ProductFeedRunState, isScheduled: boolean, startedAt: string, finishedAt: string | null, startedByName: string | null, isUnmodified: boolean, created: number, changed: number, unchanged: number, missing: number, hidden: number, refused: number, error: string | null, retryAt: string | null, attempt: number, decidedByName: string | null, decidedAt: string | null, brakes: Array<{ kind: Types.ProductFeedBrakeKind, message: string }> } | null } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type DecideProductFeedRunMutationVariables = Exact<{
  input: Types.DecideProductFeedRunInput;
}>;


export type DecideProductFeedRunMutation = { decideProductFeedRun: { feed: { __typename: 'EditableProductFeed', id: string, version: number, name: string, providerName: string, url: string, category: string | null, mapping: string | null, preset: Types.CatalogueFilePreset | null, showsNew: boolean, hour: number, isOn: boolean, productsTotal: number, succeededAt: string | null, isLate: boolean, filter: Array<{ field: string, operator: Types.ProductFeedOperator, values: Array<string> }>, latestRun: { __typename: 'ProductFeedRun', id: string, state: Types.ProductFeedRunState, isScheduled: boolean, startedAt: string, finishedAt: string | null, startedByName: string | null, isUnmodified: boolean, created: number, changed: number, unchanged: number, missing: number, hidden: number, refused: number, error: string | null, retryAt: string | null, attempt: number, decidedByName: string | null, decidedAt: string | null, brakes: Array<{ kind: Types.ProductFeedBrakeKind, message: string }> } | null } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export const FeedsTab_RunFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedsTab_run"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFeedRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isScheduled"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isUnmodified"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"brakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<FeedsTab_RunFragment, unknown>;
export const FeedsTab_FeedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedsTab_feed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditableProductFeed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"showsNew"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"productsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"latestRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isScheduled"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isUnmodified"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"brakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<FeedsTab_FeedFragment, unknown>;
export const ProductFeedsDocument = {"__meta__":{"hash":"d98dd40f9d7fc855adb1fc51f9dbbe8f53c666ac4c2b5f3afe6b6828f1b15bab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductFeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productFeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"showsNew"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"productsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"latestRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isScheduled"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isUnmodified"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"brakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ProductFeedsQuery, ProductFeedsQueryVariables>;
export const ProductFeedRunsDocument = {"__meta__":{"hash":"1bffe828cc370c4cb33d47ee9e332d8a7d538597d08aa0ff26079a8d15628d82"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductFeedRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"feedId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productFeedRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"feedId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"feedId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isScheduled"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isUnmodified"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"brakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ProductFeedRunsQuery, ProductFeedRunsQueryVariables>;
export const SavedCatalogueMappingsDocument = {"__meta__":{"hash":"c11a95d9df61f520eb6d7e514f42f32735403edeba2c34e14085ae3f280035a7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedCatalogueMappings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedCatalogueMappings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SavedCatalogueMappingsQuery, SavedCatalogueMappingsQueryVariables>;
export const CreateProductFeedDocument = {"__meta__":{"hash":"e01bce747a63794f9fdf5e0a91c83d4b179f8a4ce3c0ffa2173f2c0bc4980659"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProductFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProductFeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProductFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"showsNew"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"productsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"latestRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isScheduled"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isUnmodified"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"brakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateProductFeedMutation, CreateProductFeedMutationVariables>;
export const UpdateProductFeedDocument = {"__meta__":{"hash":"4bb7dab2a2bc4142de38875533c8db1eb641ba33ed38468d69877318f035d82b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProductFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProductFeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProductFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"showsNew"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"productsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"latestRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isScheduled"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isUnmodified"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"brakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateProductFeedMutation, UpdateProductFeedMutationVariables>;
export const DeleteProductFeedDocument = {"__meta__":{"hash":"a13c67b04a8b6c372af574ca4a5a5359dda98ecae627aff2e155f545fb160dc0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProductFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteProductFeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProductFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteProductFeedMutation, DeleteProductFeedMutationVariables>;
export const StartProductFeedDocument = {"__meta__":{"hash":"aa68eef840152a001f10f134622ca5aee224b74c981089c72722365edf3e4bf2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartProductFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartProductFeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startProductFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"showsNew"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"productsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"latestRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isScheduled"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isUnmodified"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"brakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartProductFeedMutation, StartProductFeedMutationVariables>;
export const CancelProductFeedRunDocument = {"__meta__":{"hash":"5f97a7e3137c0dc51d31d41efb0df1c5e2a4357e8f15f39a059d80ec78f71853"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelProductFeedRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelProductFeedRunInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelProductFeedRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"showsNew"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"productsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"latestRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isScheduled"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isUnmodified"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"brakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CancelProductFeedRunMutation, CancelProductFeedRunMutationVariables>;
export const DecideProductFeedRunDocument = {"__meta__":{"hash":"778b4b5211b44249dfbb2c49e9e686d32c5db5d66d57f1a95f4b29cd001ebd25"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideProductFeedRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideProductFeedRunInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideProductFeedRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"showsNew"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"productsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"succeededAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"latestRun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isScheduled"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isUnmodified"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"brakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"retryAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DecideProductFeedRunMutation, DecideProductFeedRunMutationVariables>;
/** `useCommittedQuery` of ProductFeeds. */
export const useProductFeedsQuery = (options: useQuery.Options<ProductFeedsQuery, ProductFeedsQueryVariables>) => useCommittedQuery<ProductFeedsQuery, ProductFeedsQueryVariables>(ProductFeedsDocument, options);

/** `useCommittedQuery` of ProductFeedRuns. */
export const useProductFeedRunsQuery = (options: useQuery.Options<ProductFeedRunsQuery, ProductFeedRunsQueryVariables>) => useCommittedQuery<ProductFeedRunsQuery, ProductFeedRunsQueryVariables>(ProductFeedRunsDocument, options);

/** `useCommittedQuery` of SavedCatalogueMappings. */
export const useSavedCatalogueMappingsQuery = (options: useQuery.Options<SavedCatalogueMappingsQuery, SavedCatalogueMappingsQueryVariables>) => useCommittedQuery<SavedCatalogueMappingsQuery, SavedCatalogueMappingsQueryVariables>(SavedCatalogueMappingsDocument, options);

/** `useMutation` of CreateProductFeed. */
export const useCreateProductFeedMutation = (options: useMutation.Options<CreateProductFeedMutation, CreateProductFeedMutationVariables>) => useMutation<CreateProductFeedMutation, CreateProductFeedMutationVariables>(CreateProductFeedDocument, options);

/** `useMutation` of UpdateProductFeed. */
export const useUpdateProductFeedMutation = (options: useMutation.Options<UpdateProductFeedMutation, UpdateProductFeedMutationVariables>) => useMutation<UpdateProductFeedMutation, UpdateProductFeedMutationVariables>(UpdateProductFeedDocument, options);

/** `useMutation` of DeleteProductFeed. */
export const useDeleteProductFeedMutation = (options: useMutation.Options<DeleteProductFeedMutation, DeleteProductFeedMutationVariables>) => useMutation<DeleteProductFeedMutation, DeleteProductFeedMutationVariables>(DeleteProductFeedDocument, options);

/** `useMutation` of StartProductFeed. */
export const useStartProductFeedMutation = (options: useMutation.Options<StartProductFeedMutation, StartProductFeedMutationVariables>) => useMutation<StartProductFeedMutation, StartProductFeedMutationVariables>(StartProductFeedDocument, options);

/** `useMutation` of CancelProductFeedRun. */
export const useCancelProductFeedRunMutation = (options: useMutation.Options<CancelProductFeedRunMutation, CancelProductFeedRunMutationVariables>) => useMutation<CancelProductFeedRunMutation, CancelProductFeedRunMutationVariables>(CancelProductFeedRunDocument, options);

/** `useMutation` of DecideProductFeedRun. */
export const useDecideProductFeedRunMutation = (options: useMutation.Options<DecideProductFeedRunMutation, DecideProductFeedRunMutationVariables>) => useMutation<DecideProductFeedRunMutation, DecideProductFeedRunMutationVariables>(DecideProductFeedRunDocument, options);