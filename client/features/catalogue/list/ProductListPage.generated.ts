/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { ProductCard_Product_Equipment_Fragment, ProductCard_Product_HealthTest_Fragment, ProductCard_Product_Supplement_Fragment } from '../card/ProductCard.generated';
import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A product area; each has its own list, search fields and sort order. */
export type Area =
  /** Biohacking equipment. */
  | 'BIOHACKING'
  /** Dietary supplements. */
  | 'SUPPLEMENTS'
  /** Health tests: blood, DNA, hormones and the like. */
  | 'TESTS';

/** The visitor's own experience, as given in onboarding. */
export type Experience =
  /** Is not offered what is marked 'lätt'. */
  | 'ADVANCED'
  /** Is not offered what is marked 'svår'. */
  | 'BEGINNER'
  /** Is offered everything. */
  | 'INTERMEDIATE';

/** Prices between two bounds, which belong to it. */
export type PriceBounds = {
  /** Highest price in öre, no less than `min`; no bound when absent. */
  max?: number | null | undefined;
  /** Lowest price in öre, 0 or more; no bound when absent. */
  min?: number | null | undefined;
};

/** Filters; they combine with AND, an empty or absent one does not filter. */
export type ProductFilter = {
  /** Text that names a category: its slug, or a part of its name; may match several. Use `categoryId` for exactly one. */
  category?: string | null | undefined;
  /** Exactly this category; not together with `category`. */
  categoryId?: string | null | undefined;
  /** What the equipment is, exact but for case, e.g. 'Smart ring'; BIOHACKING only. */
  equipmentType?: string | null | undefined;
  /** The form that it comes in; SUPPLEMENTS only. */
  form?: SupplementForm | null | undefined;
  /** True: `category` is a slug, as addresses have it, and one that the area does not have does not filter instead of being refused; `ignoredCategory` says so. */
  ignoreUnknownCategory?: boolean | null | undefined;
  /** True: also products that are not available; admins only. */
  includeUnavailable?: boolean | null | undefined;
  /** Only products whose lowest price, `price.from`, is known and within these bounds. */
  priceRange?: PriceBounds | null | undefined;
  /** What the test takes from the body; TESTS only. */
  sampleType?: SampleType | null | undefined;
  /** Words to look for, at most 200 characters: all of them, in any order, in any case, with or without dots and hyphens, in name, provider, category, markers and texts; also what has the whole as a part. */
  search?: string | null | undefined;
  /** True: only products of Swedish providers. */
  swedishOnly?: boolean | null | undefined;
};

/** The order of a list of products; names decide between equals. */
export type ProductOrder =
  /** The shortest `answerDays` first; what has none, as all but tests, comes last. */
  | 'ANSWER_TIME'
  /** What measures, or contains, the most first. */
  | 'MARKER_COUNT'
  /** By name, as Swedes expect. */
  | 'NAME'
  /** The lowest price first; what has no known price comes last. */
  | 'PRICE_ASCENDING'
  /** The highest lowest price first; what has no known price comes last. */
  | 'PRICE_DESCENDING'
  /** The lowest price for a dose first; what has none, as all but supplements, comes last. */
  | 'PRICE_PER_DOSE'
  /** The area's own: what is recommended, or from Sweden, first; `rankReason` says why. */
  | 'RECOMMENDED';

/** What a test takes from the body. */
export type SampleType =
  /** 'Blodprov'. */
  | 'BLOOD'
  /** 'Kinnsvabb'. */
  | 'CHEEK_SWAB'
  /** 'Salivprov'. */
  | 'SALIVA'
  /** 'Urinprov'. */
  | 'URINE';

/** The form a supplement comes in. */
export type SupplementForm =
  /** 'Kapsel'. */
  | 'CAPSULE'
  /** 'Droppar'. */
  | 'DROPS'
  /** 'Gummies'. */
  | 'GUMMIES'
  /** 'Pulver'. */
  | 'POWDER'
  /** 'Mjukkapsel'. */
  | 'SOFTGEL'
  /** 'Tablett'. */
  | 'TABLET';

export type ProductListPageQueryVariables = Exact<{
  area: Types.Area;
  filter?: Types.ProductFilter | null | undefined;
  goals?: Array<string> | string | null | undefined;
  experience?: Types.Experience | null | undefined;
  orderBy?: Types.ProductOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ProductListPageQuery = { isDemoCatalogue: boolean, products: { totalCount: number, totalCountIsExact: boolean, ignoredCategory: string | null, searchSuggestion: string | null, showsSearchSuggestion: boolean, searchedMarkers: Array<string>, nodes: Array<
      | (
        { __typename: 'Equipment', databaseId: number, name: string, description: string, providerName: string, pricePer: string | null, image: { url: string } | null, price: { from: { amount: number }, to: { amount: number } | null } | null }
        & { ' $fragmentRefs'?: { 'ProductCard_Product_Equipment_Fragment': ProductCard_Product_Equipment_Fragment } }
      )
      | (
        { __typename: 'HealthTest', databaseId: number, name: string, description: string, providerName: string, pricePer: string | null, image: { url: string } | null, price: { from: { amount: number }, to: { amount: number } | null } | null }
        & { ' $fragmentRefs'?: { 'ProductCard_Product_HealthTest_Fragment': ProductCard_Product_HealthTest_Fragment } }
      )
      | (
        { __typename: 'Supplement', databaseId: number, name: string, description: string, providerName: string, pricePer: string | null, image: { url: string } | null, price: { from: { amount: number }, to: { amount: number } | null } | null }
        & { ' $fragmentRefs'?: { 'ProductCard_Product_Supplement_Fragment': ProductCard_Product_Supplement_Fragment } }
      )
    >, pageInfo: { hasNextPage: boolean, endCursor: string | null }, searchGuides: Array<{ title: string, path: string }>, goalsWithoutProducts: Array<{ __typename: 'Goal', key: string, label: string, guide: { title: string, path: string } | null }>, facets: { categories: Array<{ count: number | null, category: { __typename: 'Category', name: string, slug: string } }>, kinds: Array<{ value: string, count: number | null }> } } | null };


export const ProductListPageDocument = {"__meta__":{"hash":"33da3152d9362e3e21b9e64aa0c36bf4443987485d397d4e7d62232e734dd92e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductListPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"area"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Area"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goals"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"experience"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Experience"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDemoCatalogue"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"area"},"value":{"kind":"Variable","name":{"kind":"Name","value":"area"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"goals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goals"}}},{"kind":"Argument","name":{"kind":"Name","value":"experience"},"value":{"kind":"Variable","name":{"kind":"Name","value":"experience"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricePer"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"ignoredCategory"}},{"kind":"Field","name":{"kind":"Name","value":"searchSuggestion"}},{"kind":"Field","name":{"kind":"Name","value":"showsSearchSuggestion"}},{"kind":"Field","name":{"kind":"Name","value":"searchedMarkers"}},{"kind":"Field","name":{"kind":"Name","value":"searchGuides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goalsWithoutProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"guide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"providerCountry"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"pros"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"externalRating"}},{"kind":"Field","name":{"kind":"Name","value":"recommendationCriteria"}},{"kind":"Field","name":{"kind":"Name","value":"goalReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"pricePer"}},{"kind":"Field","name":{"kind":"Name","value":"visitPath"}},{"kind":"Field","name":{"kind":"Name","value":"isLinkBroken"}},{"kind":"Field","name":{"kind":"Name","value":"rankReason"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HealthTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markerNames"}},{"kind":"Field","name":{"kind":"Name","value":"sampleTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"sampleCollectionMethod"}},{"kind":"Field","name":{"kind":"Name","value":"testLocation"}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"labAccreditation"}},{"kind":"Field","name":{"kind":"Name","value":"includesDoctorReview"}},{"kind":"Field","name":{"kind":"Name","value":"needsReferral"}},{"kind":"Field","name":{"kind":"Name","value":"intendedFor"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"substances"}},{"kind":"Field","name":{"kind":"Name","value":"formLabel"}},{"kind":"Field","name":{"kind":"Name","value":"dose"}},{"kind":"Field","name":{"kind":"Name","value":"dosesPerPackage"}},{"kind":"Field","name":{"kind":"Name","value":"pricePerDose"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Equipment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"equipmentType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isCompared"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"client"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ProductListPageQuery, ProductListPageQueryVariables>;
/** `useCommittedQuery` of ProductListPage. */
export const useProductListPageQuery = (options: useQuery.Options<ProductListPageQuery, ProductListPageQueryVariables>) => useCommittedQuery<ProductListPageQuery, ProductListPageQueryVariables>(ProductListPageDocument, options);