/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CalendarTabQueryVariables = Exact<{
  from: string;
}>;


export type CalendarTabQuery = { journey: { __typename: 'Journey', days: Array<string>, pauses: Array<{ from: string, until: string }> } | null };


export const CalendarTabDocument = {"__meta__":{"hash":"bd31c4140fa95669a9dedc034eb45e68a2f7dea34373fd27310cd10f1e57d028"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarTab"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}]},{"kind":"Field","name":{"kind":"Name","value":"pauses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CalendarTabQuery, CalendarTabQueryVariables>;
/** `useCommittedQuery` of CalendarTab. */
export const useCalendarTabQuery = (options: useQuery.Options<CalendarTabQuery, CalendarTabQueryVariables>) => useCommittedQuery<CalendarTabQuery, CalendarTabQueryVariables>(CalendarTabDocument, options);