import type { ApolloClient } from "@apollo/client";
import type { GuestField, PersonalArea } from "../../schema/personal.ts";
import type { MutationResolvers, QueryResolvers, Resolvers } from "./resolverTypes.generated.ts";

/** What answers an area for a guest, from what the browser stores. */
export interface GuestResolvers<Area extends PersonalArea> {
  /** Its root fields. */
  root: Required<Pick<QueryResolvers & MutationResolvers, GuestField<Area>>>;
  /** Fields of its types that take arguments; all others are read from what the root fields answer. */
  fields?: Pick<Resolvers, TypeName>;
}

type TypeName = keyof Resolvers;

/**
 * Sends a change that waited for the network; the same one again changes nothing, and what cannot be read is left out.
 * @param at when it was made
 */
export type SendWaiting = (apollo: ApolloClient, change: unknown, at: Date) => Promise<void>;

/** What the browser has of an area. */
export interface GuestArea<Area extends PersonalArea> {
  /** The keys under which the browser stores it. */
  keys: readonly string[];
  /** Loads what answers it. */
  load(): Promise<GuestResolvers<Area>>;
  /** Loads what sends the changes that an account keeps in storage until the server has them; absent where none are. */
  waiting?(): Promise<SendWaiting>;
}

/** What merging a guest's data into the account would do, in words: a line each. */
export interface MergePreview {
  taken: string[];
  /** What stays behind, and why. */
  left: string[];
  /** Whether something told of one's health is there, and the account may keep it. */
  health: "none" | "allowed" | "needs consent";
}

/** What an area can do with what it stores in the browser for a guest. */
export interface GuestMergeArea {
  /** Says what merging would do, as the account is now. */
  preview(apollo: ApolloClient): Promise<MergePreview>;
  /**
   * Merges it into the account and forgets it here, once the server has answered; repeated, or
   * after a lost answer, nothing is merged twice.
   * @param withHealth true to send what was told of one's health, to which the account has consented
   * @throws when the server did not take it; what is stored stays
   */
  merge(apollo: ApolloClient, withHealth: boolean): Promise<void>;
  /** Forgets it. */
  forget(): void;
}
