/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How demanding a training method is. */
export type Intensity =
  /** 'Hög'. */
  | 'HIGH'
  /** 'Låg'. */
  | 'LOW'
  /** 'Medel'. */
  | 'MEDIUM';

/** The picture of a training method. */
export type TrainingMethodIcon =
  /** A crystal of snow. */
  | 'COLD'
  /** Somebody on a bicycle. */
  | 'CYCLING'
  /** A hot bath. */
  | 'HEAT'
  /** A stopwatch. */
  | 'INTERVALS'
  /** Somebody with open arms. */
  | 'MOBILITY'
  /** A flower. */
  | 'RECOVERY'
  /** Somebody in a boat. */
  | 'ROWING'
  /** Somebody who runs. */
  | 'RUNNING'
  /** A weight. */
  | 'STRENGTH'
  /** Water in a pool. */
  | 'SWIMMING'
  /** Somebody who walks. */
  | 'WALKING'
  /** Somebody who sits with crossed legs. */
  | 'YOGA';

export type TrainingMethods_MethodFragment = { slug: string, title: string, icon: Types.TrainingMethodIcon, description: string, intensity: Types.Intensity, duration: string, frequency: string, benefits: Array<string>, beginning: string, suits: string, caution: string, guide: { path: string } | null } & { ' $fragmentName'?: 'TrainingMethods_MethodFragment' };

export const TrainingMethods_MethodFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrainingMethods_method"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrainingMethod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"beginning"}},{"kind":"Field","name":{"kind":"Name","value":"suits"}},{"kind":"Field","name":{"kind":"Name","value":"caution"}},{"kind":"Field","name":{"kind":"Name","value":"guide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<TrainingMethods_MethodFragment, unknown>;