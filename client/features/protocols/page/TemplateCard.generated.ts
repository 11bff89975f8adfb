/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A colour that a category of steps is shown in. */
export type CategoryColour =
  /** Blue. */
  | 'BLUE'
  /** Green. */
  | 'GREEN'
  /** Grey, of what has no category or one that is not known. */
  | 'GREY'
  /** Purple. */
  | 'PURPLE'
  /** Red. */
  | 'RED'
  /** Yellow. */
  | 'YELLOW';

/** How often a step is done. */
export type Frequency =
  /** 'Dagligen'. */
  | 'DAILY'
  /** 'Veckovis'. */
  | 'WEEKLY';

/** How hard a protocol is. */
export type ProtocolDifficulty =
  /** 'Avancerad'. */
  | 'ADVANCED'
  /** 'Nybörjare'. */
  | 'BEGINNER'
  /** 'Medel'. */
  | 'INTERMEDIATE';

/** What a protocol is for. */
export type ProtocolGoal =
  /** 'Energi'. */
  | 'ENERGY'
  /** 'Fokus'. */
  | 'FOCUS'
  /** 'Longevity'. */
  | 'LONGEVITY'
  /** 'Viktminskning'. */
  | 'WEIGHT_LOSS';

/** Who made a protocol. */
export type ProtocolType =
  /** 'Eget'. */
  | 'CUSTOM'
  /** 'Expertprotokoll'. */
  | 'EXPERT'
  /** 'Mall'. */
  | 'TEMPLATE';

/** When in the day a step is done; NONE is a step that was said to have no time. */
export type TimeOfDay =
  /** 'Eftermiddag'. */
  | 'AFTERNOON'
  /** 'Kväll'. */
  | 'EVENING'
  /** 'Morgon'. */
  | 'MORNING'
  /** 'Natt'. */
  | 'NIGHT'
  /** 'Ingen tid'. */
  | 'NONE';

export type TemplateCard_TemplateFragment = { __typename: 'ProtocolTemplate', id: string, name: string, slug: string, description: string, goal: Types.ProtocolGoal | null, type: Types.ProtocolType, expertName: string | null, isExampleExpert: boolean, difficulty: Types.ProtocolDifficulty, estimatedWeeks: number | null, steps: Array<{ __typename: 'ProtocolStep', key: string, title: string, description: string | null, frequency: Types.Frequency, timeOfDay: Types.TimeOfDay | null, dosage: string | null, remindAt: string | null, isRequired: boolean, category: { __typename: 'StepCategory', key: string, name: string, colour: Types.CategoryColour } }> } & { ' $fragmentName'?: 'TemplateCard_TemplateFragment' };

export const TemplateCard_TemplateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateCard_template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtocolTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"expertName"}},{"kind":"Field","name":{"kind":"Name","value":"isExampleExpert"}},{"kind":"Field","name":{"kind":"Name","value":"difficulty"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"timeOfDay"}},{"kind":"Field","name":{"kind":"Name","value":"dosage"}},{"kind":"Field","name":{"kind":"Name","value":"remindAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<TemplateCard_TemplateFragment, unknown>;