/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type KeptDataTable_RowFragment = { __typename: 'KeptData', what: string, why: string, howLong: string } & { ' $fragmentName'?: 'KeptDataTable_RowFragment' };

export const KeptDataTable_RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptDataTable_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KeptData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"howLong"}}]}}]} as unknown as DocumentNode<KeptDataTable_RowFragment, unknown>;