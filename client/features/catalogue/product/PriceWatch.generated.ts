/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A product whose price is no longer to be watched. */
export type UnwatchPriceInput = {
  /** Identifier of the product. */
  productId: string;
};

/** A product whose price is to be watched. */
export type WatchPriceInput = {
  /** Identifier of the product. */
  productId: string;
};

export type PriceWatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceWatchesQuery = { me: { __typename: 'Me', id: string, priceWatches: Array<{ __typename: 'PriceWatch', productId: string, price: { amount: number } }> } | null };

export type WatchPriceMutationVariables = Exact<{
  input: Types.WatchPriceInput;
}>;


export type WatchPriceMutation = { watchPrice: { me: { __typename: 'Me', id: string, priceWatches: Array<{ __typename: 'PriceWatch', productId: string, price: { amount: number } }> } | null, errors: Array<{ message: string }> } };

export type UnwatchPriceMutationVariables = Exact<{
  input: Types.UnwatchPriceInput;
}>;


export type UnwatchPriceMutation = { unwatchPrice: { me: { __typename: 'Me', id: string, priceWatches: Array<{ __typename: 'PriceWatch', productId: string, price: { amount: number } }> } | null, errors: Array<{ message: string }> } };


export const PriceWatchesDocument = {"__meta__":{"hash":"0b601a6bd86e72f9ccf340cc2ead612319ed4666a515d23b19b205a113d820ad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceWatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"priceWatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PriceWatchesQuery, PriceWatchesQueryVariables>;
export const WatchPriceDocument = {"__meta__":{"hash":"b36cb64ffecca940a6fac401bb4f03c3458c9ae733bd9eddfc8cee3f4dc0b2f0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WatchPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WatchPriceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"watchPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"priceWatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<WatchPriceMutation, WatchPriceMutationVariables>;
export const UnwatchPriceDocument = {"__meta__":{"hash":"dedd8aa123ec1fd8e889761362ea7dadf9b1974d232782999cefeee52d15a1bf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnwatchPrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnwatchPriceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unwatchPrice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"priceWatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UnwatchPriceMutation, UnwatchPriceMutationVariables>;
/** `useCommittedQuery` of PriceWatches. */
export const usePriceWatchesQuery = (options: useQuery.Options<PriceWatchesQuery, PriceWatchesQueryVariables>) => useCommittedQuery<PriceWatchesQuery, PriceWatchesQueryVariables>(PriceWatchesDocument, options);

/** `useMutation` of WatchPrice. */
export const useWatchPriceMutation = (options: useMutation.Options<WatchPriceMutation, WatchPriceMutationVariables>) => useMutation<WatchPriceMutation, WatchPriceMutationVariables>(WatchPriceDocument, options);

/** `useMutation` of UnwatchPrice. */
export const useUnwatchPriceMutation = (options: useMutation.Options<UnwatchPriceMutation, UnwatchPriceMutationVariables>) => useMutation<UnwatchPriceMutation, UnwatchPriceMutationVariables>(UnwatchPriceDocument, options);