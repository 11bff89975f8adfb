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

/** What a section of a page shows below its text, made from the product itself. */
export type PageAttachment =
  /** The table of stored personal data: the query `keptData`. */
  | 'KEPT_DATA';

/** Price level by the lower bound of the range. */
export type PriceLevel =
  /** 'Hög': more. */
  | 'HIGH'
  /** 'Låg': 3 000 kr or less. */
  | 'LOW'
  /** 'Medel': up to 4 500 kr. */
  | 'MEDIUM';

export type MrScanningPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MrScanningPageQuery = { isDemoCatalogue: boolean, page: { slug: string, heading: string, description: string, lead: string, isUnlisted: boolean, sections: Array<{ anchor: string, title: string, bodyHtml: string, attachment: Types.PageAttachment | null }> } | null, mrProviders: Array<{ databaseId: number, path: string, name: string, priceEstimate: string, priceLevel: Types.PriceLevel, turnaroundTime: string, location: string, hasDoctorAnalysis: boolean, requiresPrescription: boolean, strengths: Array<string>, weaknesses: Array<string>, visitPath: string | null, isLinkBroken: boolean, isFeatured: boolean, checkedOn: string, highlights: Array<Types.MrHighlight>, price: { from: { amount: number }, to: { amount: number } | null } }> | null };


export const MrScanningPageDocument = {"__meta__":{"hash":"5ebe2aa40335234da34e266e6f2ee0e92bc86b4edd72d406aed74ef1501be467"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MrScanningPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"StringValue","value":"mr-scanning","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"isUnlisted"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"attachment"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mrProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"priceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"strengths"}},{"kind":"Field","name":{"kind":"Name","value":"weaknesses"}},{"kind":"Field","name":{"kind":"Name","value":"visitPath"}},{"kind":"Field","name":{"kind":"Name","value":"isLinkBroken"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"highlights"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isDemoCatalogue"}}]}}]} as unknown as DocumentNode<MrScanningPageQuery, MrScanningPageQueryVariables>;
/** `useCommittedQuery` of MrScanningPage. */
export const useMrScanningPageQuery = (options: useQuery.Options<MrScanningPageQuery, MrScanningPageQueryVariables>) => useCommittedQuery<MrScanningPageQuery, MrScanningPageQueryVariables>(MrScanningPageDocument, options);