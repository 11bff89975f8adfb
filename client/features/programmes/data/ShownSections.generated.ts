/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A level of mental optimisation. */
export type ProgrammeLevel =
  /** 'Hardcore': for experienced people, under supervision. */
  | 'HARDCORE'
  /** 'Light': for beginners. */
  | 'LIGHT'
  /** 'Medium': for those whose Light routines have been in place for 4 to 8 weeks. */
  | 'MEDIUM';

export type ShownSectionsQueryVariables = Exact<{
  level: Types.ProgrammeLevel;
}>;


export type ShownSectionsQuery = { programme: { __typename: 'Programme', id: string, level: Types.ProgrammeLevel, sections: Array<{ key: string, title: string, minutes: number }> } | null };


export const ShownSectionsDocument = {"__meta__":{"hash":"ea1ce7a9e85b6f3db26e672f6900d4b38da9d5db6300fd6b32251ca812ae2326"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShownSections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"level"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProgrammeLevel"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programme"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"level"},"value":{"kind":"Variable","name":{"kind":"Name","value":"level"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ShownSectionsQuery, ShownSectionsQueryVariables>;
/** `useCommittedQuery` of ShownSections. */
export const useShownSectionsQuery = (options: useQuery.Options<ShownSectionsQuery, ShownSectionsQueryVariables>) => useCommittedQuery<ShownSectionsQuery, ShownSectionsQueryVariables>(ShownSectionsDocument, options);