/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whose page a counted link leads to. */
export type AffiliateLinkKind =
  /** That of a provider of MR scans. */
  | 'MR_PROVIDER'
  /** That of one of several sellers of a product. */
  | 'OFFER'
  /** A product's, at its provider. */
  | 'PRODUCT';

export type AffiliateClickReportQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type AffiliateClickReportQuery = { affiliateClickReport: { totalClicks: number, previousClicks: number, days: Array<{ day: string, clicks: number }>, pages: Array<{ page: string, clicks: number }> } | null };

export type AffiliateClicksByOfferQueryVariables = Exact<{
  from: string;
  to: string;
  after?: string | null | undefined;
}>;


export type AffiliateClicksByOfferQuery = { affiliateClicksByOffer: { nodes: Array<{ kind: Types.AffiliateLinkKind, targetId: string, productName: string | null, providerName: string | null, clicks: number, previousClicks: number }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type AffiliateClickFileQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type AffiliateClickFileQuery = { affiliateClickFile: string | null };


export const AffiliateClickReportDocument = {"__meta__":{"hash":"ede537dbd2c8a783b134b96dd3249fb7c7bd105c5ca0c374bec46dd22d92df7c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AffiliateClickReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affiliateClickReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalClicks"}},{"kind":"Field","name":{"kind":"Name","value":"previousClicks"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"clicks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"clicks"}}]}}]}}]}}]} as unknown as DocumentNode<AffiliateClickReportQuery, AffiliateClickReportQueryVariables>;
export const AffiliateClicksByOfferDocument = {"__meta__":{"hash":"22f5b835168aeaa7e795f2a9a4d8e4960c1e48be728f56af28157024c9092e20"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AffiliateClicksByOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affiliateClicksByOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"productName"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"clicks"}},{"kind":"Field","name":{"kind":"Name","value":"previousClicks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AffiliateClicksByOfferQuery, AffiliateClicksByOfferQueryVariables>;
export const AffiliateClickFileDocument = {"__meta__":{"hash":"afa543a92b09642748ebe09f5470c246394db5267e8c2da0ff630f1e546c67d2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AffiliateClickFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"affiliateClickFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}]}}]} as unknown as DocumentNode<AffiliateClickFileQuery, AffiliateClickFileQueryVariables>;
/** `useCommittedQuery` of AffiliateClickReport. */
export const useAffiliateClickReportQuery = (options: useQuery.Options<AffiliateClickReportQuery, AffiliateClickReportQueryVariables>) => useCommittedQuery<AffiliateClickReportQuery, AffiliateClickReportQueryVariables>(AffiliateClickReportDocument, options);

/** `useCommittedQuery` of AffiliateClicksByOffer. */
export const useAffiliateClicksByOfferQuery = (options: useQuery.Options<AffiliateClicksByOfferQuery, AffiliateClicksByOfferQueryVariables>) => useCommittedQuery<AffiliateClicksByOfferQuery, AffiliateClicksByOfferQueryVariables>(AffiliateClicksByOfferDocument, options);

/** `useCommittedQuery` of AffiliateClickFile. */
export const useAffiliateClickFileQuery = (options: useQuery.Options<AffiliateClickFileQuery, AffiliateClickFileQueryVariables>) => useCommittedQuery<AffiliateClickFileQuery, AffiliateClickFileQueryVariables>(AffiliateClickFileDocument, options);