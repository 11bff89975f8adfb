/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PersonalDataTable_RowFragment = { what: string, why: string, howLong: string } & { ' $fragmentName'?: 'PersonalDataTable_RowFragment' };

export const PersonalDataTable_RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalDataTable_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KeptData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"howLong"}}]}}]} as unknown as DocumentNode<PersonalDataTable_RowFragment, unknown>;