import type { ApolloClient } from "@apollo/client";
import type { ConsentKind } from "../../schema/consents.ts";
import type { GuestField, PersonalArea } from "../../schema/personal.ts";
import type { MutationResolvers, QueryResolvers, Resolvers } from "./resolverTypes.generated.ts";

/** Resolvers of an area for a guest, over the browser's storage. */
export interface GuestResolvers<Area extends PersonalArea> {
  /** Its root fields. */
  root: Required<Pick<QueryResolvers & MutationResolvers, GuestField<Area>>>;
  /** Fields of its types that take arguments; all others are read from what the root fields answer. */
  fields?: Pick<Resolvers, TypeName>;
}

type TypeName = keyof Resolvers;

/**
 * Sends a change that waited for the network. Sending it again changes nothing; an unreadable change is skipped.
 * @param at when it was made
 */
export type SendOutboxEntry = (apollo: ApolloClient, change: unknown, at: Date) => Promise<void>;

/** An area's data in the browser. */
export interface GuestArea<Area extends PersonalArea> {
  /** The keys under which the browser stores it. */
  keys: readonly string[];
  /** Loads what answers it. */
  load(): Promise<GuestResolvers<Area>>;
  /** Loads what sends the outbox of an account, by kind of change; absent for an area that queues none. */
  outboxSenders?: Readonly<Record<string, () => Promise<SendOutboxEntry>>>;
}

/** Effects of merging a guest's data into the account, in words: a line each. */
export interface MergePreview {
  taken: string[];
  /** Data that stays behind, and why. */
  left: string[];
  /** Whether there are answers about health, and whether the account may store them. */
  health: "none" | "allowed" | "needs consent";
  /** Which consent that takes, where it is another one than the journey's. */
  consent?: ConsentKind;
}

/** Operations of an area on a guest's data in the browser. */
export interface GuestMergeArea {
  /** Says what merging would do, as the account is now. */
  preview(apollo: ApolloClient): Promise<MergePreview>;
  /**
   * Merges it into the account and clears it here, once the server has answered; repeated, or
   * after a lost answer, nothing is merged twice.
   * @param withHealth true to send answers about health, to which the account has consented
   * @throws when the server did not take it; what is stored stays
   */
  merge(apollo: ApolloClient, withHealth: boolean): Promise<void>;
  /** Clears it. */
  clear(): void;
}
