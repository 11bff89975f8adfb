/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an activity was. */
export type ActivityType =
  /** An article was read. */
  | 'ARTICLE'
  /** Products were compared. */
  | 'COMPARISON'
  /** A section of a programme was completed. */
  | 'SECTION'
  /** A step of a protocol was ticked. */
  | 'STEP'
  /** A test was taken. */
  | 'TEST'
  /** A page that counts was looked at. */
  | 'VISIT';

export type RecentActivities_ActivityFragment = { __typename: 'ActivityEntry', key: string, type: Types.ActivityType, title: string, path: string, duration: number, note: string | null, timestamp: string } & { ' $fragmentName'?: 'RecentActivities_ActivityFragment' };

export const RecentActivities_ActivityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentActivities_activity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RecentActivities_ActivityFragment, unknown>;