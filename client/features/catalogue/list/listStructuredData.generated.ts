/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListStructuredData_Product_Equipment_Fragment = { __typename: 'Equipment', databaseId: number, name: string, description: string, providerName: string, pricePer: string | null, image: { url: string } | null, price: { from: { amount: number }, to: { amount: number } | null } | null } & { ' $fragmentName'?: 'ListStructuredData_Product_Equipment_Fragment' };

export type ListStructuredData_Product_HealthTest_Fragment = { __typename: 'HealthTest', databaseId: number, name: string, description: string, providerName: string, pricePer: string | null, image: { url: string } | null, price: { from: { amount: number }, to: { amount: number } | null } | null } & { ' $fragmentName'?: 'ListStructuredData_Product_HealthTest_Fragment' };

export type ListStructuredData_Product_Supplement_Fragment = { __typename: 'Supplement', databaseId: number, name: string, description: string, providerName: string, pricePer: string | null, image: { url: string } | null, price: { from: { amount: number }, to: { amount: number } | null } | null } & { ' $fragmentName'?: 'ListStructuredData_Product_Supplement_Fragment' };

export type ListStructuredData_ProductFragment =
  | ListStructuredData_Product_Equipment_Fragment
  | ListStructuredData_Product_HealthTest_Fragment
  | ListStructuredData_Product_Supplement_Fragment
;

export const ListStructuredData_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"listStructuredData_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricePer"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ListStructuredData_ProductFragment, unknown>;