/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

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

export type ProductCard_Product_Equipment_Fragment = { __typename: 'Equipment', equipmentType: string | null, databaseId: number, path: string, name: string, description: string, providerName: string, providerCountry: string | null, features: Array<string>, pros: Array<string>, warnings: Array<string>, externalRating: number | null, recommendationCriteria: Array<Types.RecommendationCriterion>, isFeatured: boolean, difficulty: Types.Difficulty | null, priceEstimate: string | null, pricePer: string | null, visitPath: string | null, isLinkBroken: boolean, rankReason: string, checkedOn: string | null, isCompared: boolean, goalReasons: Array<{ reason: string, goal: { __typename: 'Goal', key: string, text: string, label: string } }>, image: { url: string } | null, category: { __typename: 'Category', slug: string, name: string } } & { ' $fragmentName'?: 'ProductCard_Product_Equipment_Fragment' };

export type ProductCard_Product_HealthTest_Fragment = { __typename: 'HealthTest', markerNames: Array<string>, sampleTypeLabel: string | null, sampleCollectionMethod: string | null, testLocation: Types.TestLocation | null, turnaroundTime: string | null, labAccreditation: string | null, includesDoctorReview: boolean | null, needsReferral: boolean | null, intendedFor: Types.Sex | null, databaseId: number, path: string, name: string, description: string, providerName: string, providerCountry: string | null, features: Array<string>, pros: Array<string>, warnings: Array<string>, externalRating: number | null, recommendationCriteria: Array<Types.RecommendationCriterion>, isFeatured: boolean, difficulty: Types.Difficulty | null, priceEstimate: string | null, pricePer: string | null, visitPath: string | null, isLinkBroken: boolean, rankReason: string, checkedOn: string | null, isCompared: boolean, goalReasons: Array<{ reason: string, goal: { __typename: 'Goal', key: string, text: string, label: string } }>, image: { url: string } | null, category: { __typename: 'Category', slug: string, name: string } } & { ' $fragmentName'?: 'ProductCard_Product_HealthTest_Fragment' };

export type ProductCard_Product_Supplement_Fragment = { __typename: 'Supplement', substances: Array<string>, formLabel: string | null, dose: string | null, dosesPerPackage: number | null, databaseId: number, path: string, name: string, description: string, providerName: string, providerCountry: string | null, features: Array<string>, pros: Array<string>, warnings: Array<string>, externalRating: number | null, recommendationCriteria: Array<Types.RecommendationCriterion>, isFeatured: boolean, difficulty: Types.Difficulty | null, priceEstimate: string | null, pricePer: string | null, visitPath: string | null, isLinkBroken: boolean, rankReason: string, checkedOn: string | null, isCompared: boolean, pricePerDose: { amount: number } | null, goalReasons: Array<{ reason: string, goal: { __typename: 'Goal', key: string, text: string, label: string } }>, image: { url: string } | null, category: { __typename: 'Category', slug: string, name: string } } & { ' $fragmentName'?: 'ProductCard_Product_Supplement_Fragment' };

export type ProductCard_ProductFragment =
  | ProductCard_Product_Equipment_Fragment
  | ProductCard_Product_HealthTest_Fragment
  | ProductCard_Product_Supplement_Fragment
;

export const ProductCard_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"providerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"pros"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"externalRating"}},{"kind":"Field","name":{"kind":"Name","value":"recommendationCriteria"}},{"kind":"Field","name":{"kind":"Name","value":"goalReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"pricePer"}},{"kind":"Field","name":{"kind":"Name","value":"visitPath"}},{"kind":"Field","name":{"kind":"Name","value":"isLinkBroken"}},{"kind":"Field","name":{"kind":"Name","value":"rankReason"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markerNames"}},{"kind":"Field","name":{"kind":"Name","value":"sampleTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"sampleCollectionMethod"}},{"kind":"Field","name":{"kind":"Name","value":"testLocation"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"labAccreditation"}},{"kind":"Field","name":{"kind":"Name","value":"includesDoctorReview"}},{"kind":"Field","name":{"kind":"Name","value":"needsReferral"}},{"kind":"Field","name":{"kind":"Name","value":"intendedFor"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"substances"}},{"kind":"Field","name":{"kind":"Name","value":"formLabel"}},{"kind":"Field","name":{"kind":"Name","value":"dose"}},{"kind":"Field","name":{"kind":"Name","value":"dosesPerPackage"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerDose"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Equipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"equipmentType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isCompared"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"client"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ProductCard_ProductFragment, unknown>;