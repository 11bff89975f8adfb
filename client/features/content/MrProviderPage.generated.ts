/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an MR provider stands out by among all of them. */
export type MrHighlight =
  /** The lowest price to begin at. */
  | 'BEST_PRICE'
  /** The fewest days until the answer. */
  | 'FASTEST'
  /** A doctor's analysis, and the largest examination by its price. */
  | 'PREMIUM';

/** Price level by the lower bound of the range. */
export type PriceLevel =
  /** 'Hög': more. */
  | 'HIGH'
  /** 'Låg': 3 000 kr or less. */
  | 'LOW'
  /** 'Medel': up to 4 500 kr. */
  | 'MEDIUM';

export type MrProviderPageQueryVariables = Exact<{
  id: number;
}>;


export type MrProviderPageQuery = { isDemoCatalogue: boolean, mrProvider: { databaseId: number, path: string, name: string, priceEstimate: string, priceLevel: Types.PriceLevel, turnaroundTime: string, location: string, hasDoctorAnalysis: boolean, requiresPrescription: boolean, strengths: Array<string>, weaknesses: Array<string>, visitPath: string | null, isLinkBroken: boolean, isFeatured: boolean, checkedOn: string, highlights: Array<Types.MrHighlight>, price: { from: { amount: number }, to: { amount: number } | null } } | null, mrProviders: Array<{ databaseId: number, path: string, name: string, location: string, priceEstimate: string }> | null };


export const MrProviderPageDocument = {"__meta__":{"hash":"ac5f8f62e5f73ec6d1f30b13549fa524d1ae611a5f35542f8690d09fa125fbc9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MrProviderPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDemoCatalogue"}},{"kind":"Field","name":{"kind":"Name","value":"mrProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"databaseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"priceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"strengths"}},{"kind":"Field","name":{"kind":"Name","value":"weaknesses"}},{"kind":"Field","name":{"kind":"Name","value":"visitPath"}},{"kind":"Field","name":{"kind":"Name","value":"isLinkBroken"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"highlights"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mrProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}}]}}]}}]} as unknown as DocumentNode<MrProviderPageQuery, MrProviderPageQueryVariables>;
/** `useCommittedQuery` of MrProviderPage. */
export const useMrProviderPageQuery = (options: useQuery.Options<MrProviderPageQuery, MrProviderPageQueryVariables>) => useCommittedQuery<MrProviderPageQuery, MrProviderPageQueryVariables>(MrProviderPageDocument, options);