/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

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

export type MrProviders_ProviderFragment = { databaseId: number, path: string, name: string, priceEstimate: string, priceLevel: Types.PriceLevel, turnaroundTime: string, location: string, hasDoctorAnalysis: boolean, requiresPrescription: boolean, strengths: Array<string>, weaknesses: Array<string>, visitPath: string | null, isLinkBroken: boolean, isFeatured: boolean, checkedOn: string, highlights: Array<Types.MrHighlight>, price: { from: { amount: number }, to: { amount: number } | null } } & { ' $fragmentName'?: 'MrProviders_ProviderFragment' };

export const MrProviders_ProviderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MrProviders_provider"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MrProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"priceEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"priceLevel"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"turnaroundTime"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"hasDoctorAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"requiresPrescription"}},{"kind":"Field","name":{"kind":"Name","value":"strengths"}},{"kind":"Field","name":{"kind":"Name","value":"weaknesses"}},{"kind":"Field","name":{"kind":"Name","value":"visitPath"}},{"kind":"Field","name":{"kind":"Name","value":"isLinkBroken"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"highlights"}}]}}]} as unknown as DocumentNode<MrProviders_ProviderFragment, unknown>;