/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whom something is for, where it is for women or for men only. */
export type Sex =
  /** Women. */
  | 'FEMALE'
  /** Men. */
  | 'MALE';

export type OfferList_Product_Equipment_Fragment = { __typename: 'Equipment', equipmentType: string | null, databaseId: number, path: string, name: string, providerName: string, priceEstimate: string | null, isRecurring: boolean, warnings: Array<string>, visitPath: string | null, isLinkBroken: boolean, isCompared: boolean } & { ' $fragmentName'?: 'OfferList_Product_Equipment_Fragment' };

export type OfferList_Product_HealthTest_Fragment = { __typename: 'HealthTest', markerNames: Array<string>, sampleTypeLabel: string | null, turnaroundTime: string | null, intendedFor: Types.Sex | null, databaseId: number, path: string, name: string, providerName: string, priceEstimate: string | null, isRecurring: boolean, warnings: Array<string>, visitPath: string | null, isLinkBroken: boolean, isCompared: boolean } & { ' $fragmentName'?: 'OfferList_Product_HealthTest_Fragment' };

export type OfferList_Product_Supplement_Fragment = { __typename: 'Supplement', formLabel: string | null, databaseId: number, path: string, name: string, providerName: string, priceEstimate: string | null, isRecurring: boolean, warnings: Array<string>, visitPath: string | null, isLinkBroken: boolean, isCompared: boolean } & { ' $fragmentName'?: 'OfferList_Product_Supplement_Fragment' };

export type OfferList_ProductFragment =
  | OfferList_Product_Equipment_Fragment
  | OfferList_Product_HealthTest_Fragment
  | OfferList_Product_Supplement_Fragment
;

export const OfferList_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferList_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"visitPath"}},{"kind":"Field","name":{"kind":"Name","value":"isLinkBroken"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markerNames"}},{"kind":"Field","name":{"kind":"Name","value":"sampleTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"intendedFor"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formLabel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Equipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"equipmentType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isCompared"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"client"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<OfferList_ProductFragment, unknown>;