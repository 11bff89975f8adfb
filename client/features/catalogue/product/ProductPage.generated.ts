/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useShownQuery } from "../../../apollo/useShownQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A product area; each has its own list, search fields and sort order. */
export type Area =
  /** Biohacking equipment. */
  | 'BIOHACKING'
  /** Dietary supplements. */
  | 'SUPPLEMENTS'
  /** Health tests: blood, DNA, hormones and the like. */
  | 'TESTS';

/** How demanding something is. */
export type Difficulty =
  /** 'Lätt'; hidden from advanced visitors when a list is personalised. */
  | 'EASY'
  /** 'Svår'; hidden from beginners when a list is personalised. */
  | 'HARD'
  /** 'Medium'. */
  | 'MEDIUM';

/** One of the five criteria for what is recommended; the page /rekommenderad explains them. */
export type RecommendationCriterion =
  /** An accredited laboratory analyses the sample. */
  | 'ACCREDITED_LAB'
  /** A supplement with a health claim that is authorised in the EU, or equipment with a published, measured value. */
  | 'CLAIM_OR_VALUE'
  /** Every amount is given, and a day's dose is below Efsa's upper level. */
  | 'CLEAR_DOSE'
  /** A doctor comments on the results. */
  | 'DOCTOR_COMMENT'
  /** The whole price is known: one amount, once. */
  | 'OPEN_PRICE';

/** Where a test is taken. */
export type TestLocation =
  /** At a clinic, by appointment. */
  | 'CLINIC'
  /** At a clinic, without an appointment. */
  | 'DROP_IN'
  /** At home. */
  | 'HOME'
  /** The visitor chooses between several. */
  | 'MULTIPLE';

export type ProductPage_Similar_Equipment_Fragment = { __typename: 'Equipment', databaseId: number, path: string, name: string, providerName: string, priceEstimate: string | null, price: { from: { amount: number } } | null } & { ' $fragmentName'?: 'ProductPage_Similar_Equipment_Fragment' };

export type ProductPage_Similar_HealthTest_Fragment = { __typename: 'HealthTest', markerNames: Array<string>, databaseId: number, path: string, name: string, providerName: string, priceEstimate: string | null, price: { from: { amount: number } } | null } & { ' $fragmentName'?: 'ProductPage_Similar_HealthTest_Fragment' };

export type ProductPage_Similar_Supplement_Fragment = { __typename: 'Supplement', databaseId: number, path: string, name: string, providerName: string, priceEstimate: string | null, price: { from: { amount: number } } | null } & { ' $fragmentName'?: 'ProductPage_Similar_Supplement_Fragment' };

export type ProductPage_SimilarFragment =
  | ProductPage_Similar_Equipment_Fragment
  | ProductPage_Similar_HealthTest_Fragment
  | ProductPage_Similar_Supplement_Fragment
;

export type ProductPageQueryVariables = Exact<{
  id: number;
}>;


export type ProductPageQuery = { isDemoCatalogue: boolean, product:
    | { __typename: 'Equipment', equipmentType: string | null, databaseId: number, path: string, name: string, description: string, providerName: string, providerCountry: string | null, features: Array<string>, pros: Array<string>, warnings: Array<string>, externalRating: number | null, recommendationCriteria: Array<Types.RecommendationCriterion>, isFeatured: boolean, difficulty: Types.Difficulty | null, priceEstimate: string | null, visitPath: string | null, rankReason: string, checkedOn: string | null, isCompared: boolean, area: Types.Area, cons: Array<string>, deliveryMethod: string | null, shippingRegions: Array<string>, goalReasons: Array<{ reason: string, goal: { __typename: 'Goal', key: string, text: string } }>, image: { url: string } | null, category: { __typename: 'Category', slug: string, name: string, id: string, products: { nodes: Array<
            | { __typename: 'Equipment', databaseId: number, path: string, name: string, providerName: string, priceEstimate: string | null, price: { from: { amount: number } } | null }
            | { __typename: 'HealthTest', markerNames: Array<string>, databaseId: number, path: string, name: string, providerName: string, priceEstimate: string | null, price: { from: { amount: number } } | null }
            | { __typename: 'Supplement', databaseId: number, path: string, name: string, providerName: string, priceEstimate: string | null, price: { from: { amount: number } } | null }
          > } | null }, price: { from: { amount: number } } | null, provider: { website: string | null } | null }
    | { __typename: 'HealthTest', markerNames: Array<string>, sampleTypeLabel: string | null, sampleCollectionMethod: string | null, testLocation: Types.TestLocation | null, turnaroundTime: string | null, labAccreditation: string | null, hasDoctorAnalysis: boolean, requiresPrescription: boolean, labNetwork: Array<string>, databaseId: number, path: string, name: string, description: string, providerName: string, providerCountry: string | null, features: Array<string>, pros: Array<string>, warnings: Array<string>, externalRating: number | null, recommendationCriteria: Array<Types.RecommendationCriterion>, isFeatured: boolean, difficulty: Types.Difficulty | null, priceEstimate: string | null, visitPath: string | null, rankReason: string, checkedOn: string | null, isCompared: boolean, area: Types.Area, cons: Array<string>, deliveryMethod: string | null, shippingRegions: Array<string>, markers: Array<{ name: string, group: string, description: string }>, goalReasons: Array<{ reason: string, goal: { __typename: 'Goal', key: string, text: string } }>, image: { url: string } | null, category: { __typename: 'Category', slug: string, name: string, id: string, products: { nodes: Array<
            | { __typename: 'Equipment', databaseId: number, path: string, name: string, providerName: string, priceEstimate: string | null, price: { from: { amount: number } } | null }
            | { __typename: 'HealthTest', markerNames: Array<string>, databaseId: number, path: string, name: string, providerName: string, priceEstimate: string | null, price: { from: { amount: number } } | null }
            | { __typename: 'Supplement', databaseId: number, path: string, name: string, providerName: string, priceEstimate: string | null, price: { from: { amount: number } } | null }
          > } | null }, price: { from: { amount: number } } | null, provider: { website: string | null } | null }
    | { __typename: 'Supplement', substances: Array<string>, formLabel: string | null, databaseId: number, path: string, name: string, description: string, providerName: string, providerCountry: string | null, features: Array<string>, pros: Array<string>, warnings: Array<string>, externalRating: number | null, recommendationCriteria: Array<Types.RecommendationCriterion>, isFeatured: boolean, difficulty: Types.Difficulty | null, priceEstimate: string | null, visitPath: string | null, rankReason: string, checkedOn: string | null, isCompared: boolean, area: Types.Area, cons: Array<string>, deliveryMethod: string | null, shippingRegions: Array<string>, goalReasons: Array<{ reason: string, goal: { __typename: 'Goal', key: string, text: string } }>, image: { url: string } | null, category: { __typename: 'Category', slug: string, name: string, id: string, products: { nodes: Array<
            | { __typename: 'Equipment', databaseId: number, path: string, name: string, providerName: string, priceEstimate: string | null, price: { from: { amount: number } } | null }
            | { __typename: 'HealthTest', markerNames: Array<string>, databaseId: number, path: string, name: string, providerName: string, priceEstimate: string | null, price: { from: { amount: number } } | null }
            | { __typename: 'Supplement', databaseId: number, path: string, name: string, providerName: string, priceEstimate: string | null, price: { from: { amount: number } } | null }
          > } | null }, price: { from: { amount: number } } | null, provider: { website: string | null } | null }
   | null };

export const ProductPage_SimilarFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPage_similar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markerNames"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ProductPage_SimilarFragment, unknown>;
export const ProductPageDocument = {"__meta__":{"hash":"abf7c622ebde527b6cb452f14fffab4509222d5f06ae167652710d9773d969db"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDemoCatalogue"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"databaseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"providerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"pros"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"externalRating"}},{"kind":"Field","name":{"kind":"Name","value":"recommendationCriteria"}},{"kind":"Field","name":{"kind":"Name","value":"goalReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"visitPath"}},{"kind":"Field","name":{"kind":"Name","value":"rankReason"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markerNames"}},{"kind":"Field","name":{"kind":"Name","value":"sampleTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"sampleCollectionMethod"}},{"kind":"Field","name":{"kind":"Name","value":"testLocation"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"labAccreditation"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"substances"}},{"kind":"Field","name":{"kind":"Name","value":"formLabel"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Equipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"equipmentType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isCompared"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"client"}}]},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"cons"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"shippingRegions"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"website"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"7"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markerNames"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"labNetwork"}},{"kind":"Field","name":{"kind":"Name","value":"markers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ProductPageQuery, ProductPageQueryVariables>;
/** `useShownQuery` of ProductPage. */
export const useProductPageQuery = (options: useQuery.Options<ProductPageQuery, ProductPageQueryVariables>) => useShownQuery<ProductPageQuery, ProductPageQueryVariables>(ProductPageDocument, options);