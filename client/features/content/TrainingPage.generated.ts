/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How demanding a training method is. */
export type Intensity =
  /** 'Hög'. */
  | 'HIGH'
  /** 'Låg'. */
  | 'LOW'
  /** 'Medel'. */
  | 'MEDIUM';

/** What a section of a page shows below its text, made from the product itself. */
export type PageAttachment =
  /** The table of stored personal data: the query `keptData`. */
  | 'KEPT_DATA';

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

export type TrainingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type TrainingPageQuery = { page: { slug: string, heading: string, description: string, lead: string, isUnlisted: boolean, sections: Array<{ anchor: string, title: string, bodyHtml: string, attachment: Types.PageAttachment | null }> } | null, trainingMethods: Array<{ slug: string, title: string, icon: Types.TrainingMethodIcon, description: string, intensity: Types.Intensity, duration: string, frequency: string, benefits: Array<string>, beginning: string, suits: string, caution: string, guide: { path: string } | null }> | null, food: { __typename: 'Article', slug: string } | null, strength: { __typename: 'Article', slug: string } | null, zone2: { __typename: 'Article', slug: string } | null };


export const TrainingPageDocument = {"__meta__":{"hash":"5ffe9c948f481d0f45ec5995de6f30e460447c0f9ca25b283fb26a564834b5db"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrainingPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"StringValue","value":"traning","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"isUnlisted"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"attachment"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"trainingMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"intensity"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}},{"kind":"Field","name":{"kind":"Name","value":"beginning"}},{"kind":"Field","name":{"kind":"Name","value":"suits"}},{"kind":"Field","name":{"kind":"Name","value":"caution"}},{"kind":"Field","name":{"kind":"Name","value":"guide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"food"},"name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"StringValue","value":"mat-som-forlanger-livet","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"strength"},"name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"StringValue","value":"styrktraning-longevity","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"zone2"},"name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"StringValue","value":"zone-2-traning","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<TrainingPageQuery, TrainingPageQueryVariables>;
/** `useCommittedQuery` of TrainingPage. */
export const useTrainingPageQuery = (options: useQuery.Options<TrainingPageQuery, TrainingPageQueryVariables>) => useCommittedQuery<TrainingPageQuery, TrainingPageQueryVariables>(TrainingPageDocument, options);