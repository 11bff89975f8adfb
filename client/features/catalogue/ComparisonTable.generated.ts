/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useShownQuery } from "../../apollo/useShownQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How demanding something is (specification 2 §5, §9). */
export type Difficulty =
  /** 'Lätt'; hidden from advanced visitors when a list is personalised. */
  | 'LATT'
  /** 'Medium'. */
  | 'MEDIUM'
  /** 'Svår'; hidden from beginners when a list is personalised. */
  | 'SVAR';

/** One of the five criteria for what is recommended; the page /rekommenderad explains them. */
export type RecommendationCriterion =
  /** An accredited laboratory analyses the sample. */
  | 'ACCREDITED_LAB'
  /** A supplement with a health claim that is authorised in the EU, or equipment with a value that is measured and told. */
  | 'CLAIM_OR_VALUE'
  /** Every amount is given, and a day's dose is below Efsa's upper level. */
  | 'CLEAR_DOSE'
  /** A doctor comments on the results. */
  | 'DOCTOR_COMMENT'
  /** The whole price is told: one amount, once. */
  | 'OPEN_PRICE';

/** Where a test is taken. */
export type TestLocationType =
  /** At a clinic, without an appointment. */
  | 'DROP_IN'
  /** At home. */
  | 'HEMMA'
  /** At a clinic, by appointment. */
  | 'KLINIK'
  /** The visitor chooses between several. */
  | 'MULTIPLE';

export type ComparisonTableQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ComparisonTableQuery = { isDemoCatalogue: boolean, productsByIds: Array<{ __typename: 'Product', id: string, name: string, providerName: string, providerCountry: string | null, categoryName: string, biomarkers: Array<string>, features: Array<string>, pros: Array<string>, cons: Array<string>, warnings: Array<string>, isFeatured: boolean, recommendationCriteria: Array<Types.RecommendationCriterion>, testCategory: string | null, sampleTypeLabel: string | null, sampleCollectionMethod: string | null, testLocationType: Types.TestLocationType | null, turnaroundTime: string | null, labNetwork: Array<string>, labAccreditation: string | null, deliveryMethod: string | null, externalRating: number | null, hasDoctorAnalysis: boolean, requiresPrescription: boolean, difficulty: Types.Difficulty | null, priceEstimate: string | null, shippingRegions: Array<string>, checkedAt: string | null, visitPath: string | null }> };


export const ComparisonTableDocument = {"__meta__":{"hash":"51d87300e0047893f2ce1e4101bcb9460a889a4e16a1211bab7447764088f53b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparisonTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDemoCatalogue"}},{"kind":"Field","name":{"kind":"Name","value":"productsByIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"providerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"biomarkers"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"pros"}},{"kind":"Field","name":{"kind":"Name","value":"cons"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"recommendationCriteria"}},{"kind":"Field","name":{"kind":"Name","value":"testCategory"}},{"kind":"Field","name":{"kind":"Name","value":"sampleTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"sampleCollectionMethod"}},{"kind":"Field","name":{"kind":"Name","value":"testLocationType"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"labNetwork"}},{"kind":"Field","name":{"kind":"Name","value":"labAccreditation"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryMethod"}},{"kind":"Field","name":{"kind":"Name","value":"externalRating"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"shippingRegions"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"visitPath"}}]}}]}}]} as unknown as DocumentNode<ComparisonTableQuery, ComparisonTableQueryVariables>;
/** `useShownQuery` of ComparisonTable. */
export const useComparisonTableQuery = (options: useQuery.Options<ComparisonTableQuery, ComparisonTableQueryVariables>) => useShownQuery<ComparisonTableQuery, ComparisonTableQueryVariables>(ComparisonTableDocument, options);