/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Whom something is for, where it is for women or for men only. */
export type Sex =
  /** Women. */
  | 'FEMALE'
  /** Men. */
  | 'MALE';

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

export type ComparisonTableQueryVariables = Exact<{
  databaseIds: Array<number> | number;
}>;


export type ComparisonTableQuery = { isDemoCatalogue: boolean, productsByIds: Array<
    | { __typename: 'Equipment', features: Array<string>, pros: Array<string>, cons: Array<string>, shippingRegions: Array<string>, equipmentType: string | null, databaseId: number, path: string, name: string, providerName: string, providerCountry: string | null, warnings: Array<string>, isFeatured: boolean, recommendationCriteria: Array<Types.RecommendationCriterion>, deliveryMethod: string | null, externalRating: number | null, difficulty: Types.Difficulty | null, priceEstimate: string | null, pricePer: string | null, checkedOn: string | null, visitPath: string | null, isLinkBroken: boolean, price: { from: { amount: number } } | null }
    | { __typename: 'HealthTest', markerNames: Array<string>, sampleTypeLabel: string | null, sampleCollectionMethod: string | null, testLocation: Types.TestLocation | null, turnaroundTime: string | null, labNetwork: Array<string>, labAccreditation: string | null, includesDoctorReview: boolean | null, needsReferral: boolean | null, intendedFor: Types.Sex | null, databaseId: number, path: string, name: string, providerName: string, providerCountry: string | null, warnings: Array<string>, isFeatured: boolean, recommendationCriteria: Array<Types.RecommendationCriterion>, deliveryMethod: string | null, externalRating: number | null, difficulty: Types.Difficulty | null, priceEstimate: string | null, pricePer: string | null, checkedOn: string | null, visitPath: string | null, isLinkBroken: boolean, category: { __typename: 'Category', slug: string, name: string }, markers: Array<{ __typename: 'Biomarker', databaseId: number, name: string, unit: string | null, referenceIntervals: Array<{ sex: Types.Sex | null, fromAge: number | null, toAge: number | null, low: number | null, high: number | null }> }>, price: { from: { amount: number } } | null }
    | { __typename: 'Supplement', features: Array<string>, pros: Array<string>, cons: Array<string>, shippingRegions: Array<string>, substances: Array<string>, formLabel: string | null, dose: string | null, dosesPerPackage: number | null, databaseId: number, path: string, name: string, providerName: string, providerCountry: string | null, warnings: Array<string>, isFeatured: boolean, recommendationCriteria: Array<Types.RecommendationCriterion>, deliveryMethod: string | null, externalRating: number | null, difficulty: Types.Difficulty | null, priceEstimate: string | null, pricePer: string | null, checkedOn: string | null, visitPath: string | null, isLinkBroken: boolean, category: { __typename: 'Category', slug: string, name: string }, pricePerDose: { amount: number } | null, price: { from: { amount: number } } | null }
  > | null };


export const ComparisonTableDocument = {"__meta__":{"hash":"330f0669a29461347bcfc644da7a6041a416ee7a3f1d3ca02244cfb52b8942a6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparisonTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"databaseIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDemoCatalogue"}},{"kind":"Field","name":{"kind":"Name","value":"productsByIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"databaseIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"databaseIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"providerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"recommendationCriteria"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"externalRating"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricePer"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"visitPath"}},{"kind":"Field","name":{"kind":"Name","value":"isLinkBroken"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"markerNames"}},{"kind":"Field","name":{"kind":"Name","value":"markers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"referenceIntervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"fromAge"}},{"kind":"Field","name":{"kind":"Name","value":"toAge"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sampleTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"sampleCollectionMethod"}},{"kind":"Field","name":{"kind":"Name","value":"testLocation"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"labNetwork"}},{"kind":"Field","name":{"kind":"Name","value":"labAccreditation"}},{"kind":"Field","name":{"kind":"Name","value":"includesDoctorReview"}},{"kind":"Field","name":{"kind":"Name","value":"needsReferral"}},{"kind":"Field","name":{"kind":"Name","value":"intendedFor"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"pros"}},{"kind":"Field","name":{"kind":"Name","value":"cons"}},{"kind":"Field","name":{"kind":"Name","value":"shippingRegions"}},{"kind":"Field","name":{"kind":"Name","value":"substances"}},{"kind":"Field","name":{"kind":"Name","value":"formLabel"}},{"kind":"Field","name":{"kind":"Name","value":"dose"}},{"kind":"Field","name":{"kind":"Name","value":"dosesPerPackage"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerDose"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Equipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"pros"}},{"kind":"Field","name":{"kind":"Name","value":"cons"}},{"kind":"Field","name":{"kind":"Name","value":"shippingRegions"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ComparisonTableQuery, ComparisonTableQueryVariables>;
/** `useCommittedQuery` of ComparisonTable. */
export const useComparisonTableQuery = (options: useQuery.Options<ComparisonTableQuery, ComparisonTableQueryVariables>) => useCommittedQuery<ComparisonTableQuery, ComparisonTableQueryVariables>(ComparisonTableDocument, options);