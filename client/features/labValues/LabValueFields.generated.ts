/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a laboratory puts before a number beyond what it can measure. */
export type LabComparator =
  /** The value is the number or higher, as '≥100'. */
  | 'AT_LEAST'
  /** The value is the number or lower, as '≤0,5'. */
  | 'AT_MOST'
  /** The value is higher than the number, as '>100'. */
  | 'GREATER_THAN'
  /** The value is lower than the number, as '<0,5'. */
  | 'LESS_THAN';

export type LabValueFieldsFragment = { __typename: 'LabValue', id: string, markerSlug: string, comparator: Types.LabComparator | null, value: number, unit: string, sampledOn: string, laboratory: string | null, isFasting: boolean | null, note: string | null, referenceLow: number | null, referenceHigh: number | null } & { ' $fragmentName'?: 'LabValueFieldsFragment' };

export const LabValueFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LabValueFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LabValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"markerSlug"}},{"kind":"Field","name":{"kind":"Name","value":"comparator"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"sampledOn"}},{"kind":"Field","name":{"kind":"Name","value":"laboratory"}},{"kind":"Field","name":{"kind":"Name","value":"isFasting"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"referenceLow"}},{"kind":"Field","name":{"kind":"Name","value":"referenceHigh"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<LabValueFieldsFragment, unknown>;