/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schemaTypes.generated';

import type { useQuery } from "@apollo/client/react";
import { useCommittedQuery } from "../apollo/useCommittedQuery.ts";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A service that counts visits. */
export type AnalyticsService =
  /** Matomo, by its Tracking HTTP API: no script of it runs on the site. */
  | 'MATOMO'
  /** A script of the operator's own, which runs apart from the pages, in a frame that reads and stores nothing of theirs. */
  | 'OWN'
  /** Plausible, by its Events API: no script of it runs on the site. */
  | 'PLAUSIBLE';

/** A part of the site that can be turned off: it has no page, link, search hit or entry of the map then. */
export type SiteArea =
  /** The guided tests, whose answers are analysed. */
  | 'ANALYSES'
  /** Equipment for biohacking. */
  | 'EQUIPMENT'
  /** Guides, their authors, and their feed. */
  | 'GUIDES'
  /** The visitor's own journey. */
  | 'JOURNEY'
  /** Examinations with MRI. */
  | 'MR'
  /** The programmes of mental optimisation. */
  | 'PROGRAMMES'
  /** Protocols. */
  | 'PROTOCOLS'
  /** Those who sell products. */
  | 'PROVIDERS'
  /** Supplements. */
  | 'SUPPLEMENTS'
  /** Health tests, markers, and the choice of a test by markers. */
  | 'TESTS'
  /** Methods of training. */
  | 'TRAINING';

export type SiteQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteQuery = { site: { __typename: 'Site', name: string, tagline: string, operatorName: string, organisationNumber: string, address: string, email: string, isOperatorInvented: boolean, isOpen: boolean, formerCalendarsUntil: string | null, areasOff: Array<Types.SiteArea>, hasOwnStartPage: boolean, primaryColour: string | null, analytics: { service: Types.AnalyticsService, address: string, siteId: string, asksFirst: boolean } | null, menu: Array<{ path: string, label: string }> | null, footer: Array<{ title: string, links: Array<{ path: string, label: string }> }> | null, logo: { url: string, width: number | null, height: number | null } | null } | null };

export type Site_SiteFragment = { __typename: 'Site', name: string, tagline: string, operatorName: string, organisationNumber: string, address: string, email: string, isOperatorInvented: boolean, isOpen: boolean, formerCalendarsUntil: string | null, areasOff: Array<Types.SiteArea>, hasOwnStartPage: boolean, primaryColour: string | null, analytics: { service: Types.AnalyticsService, address: string, siteId: string, asksFirst: boolean } | null, menu: Array<{ path: string, label: string }> | null, footer: Array<{ title: string, links: Array<{ path: string, label: string }> }> | null, logo: { url: string, width: number | null, height: number | null } | null } & { ' $fragmentName'?: 'Site_SiteFragment' };

export const Site_SiteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Site_site"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"organisationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isOperatorInvented"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"formerCalendarsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"areasOff"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnStartPage"}},{"kind":"Field","name":{"kind":"Name","value":"analytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"siteId"}},{"kind":"Field","name":{"kind":"Name","value":"asksFirst"}}]}},{"kind":"Field","name":{"kind":"Name","value":"primaryColour"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<Site_SiteFragment, unknown>;
export const SiteDocument = {"__meta__":{"hash":"56751f9f2a4d3b1484f2476ea6bd9586ccccae57c3889e9bf0c94cefdf7cce92"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"organisationNumber"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isOperatorInvented"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"formerCalendarsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"areasOff"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnStartPage"}},{"kind":"Field","name":{"kind":"Name","value":"analytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"siteId"}},{"kind":"Field","name":{"kind":"Name","value":"asksFirst"}}]}},{"kind":"Field","name":{"kind":"Name","value":"primaryColour"}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SiteQuery, SiteQueryVariables>;
/** `useCommittedQuery` of Site. */
export const useSiteQuery = (options: useQuery.Options<SiteQuery, SiteQueryVariables>) => useCommittedQuery<SiteQuery, SiteQueryVariables>(SiteDocument, options);