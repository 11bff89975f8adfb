import type { EntityManager } from "typeorm";
import type { ConsentKind } from "../../schema/consents.ts";

/** One kind of personal data, in words for the one it is about. */
export interface KeptKind {
  /** Tables that hold it. */
  tables: readonly string[];
  what: string;
  why: string;
  howLong: string;
}

/** What an area keeps about people; an area that keeps anything registers in `server/personalData.ts`. */
export interface PersonalDataArea {
  kept: readonly KeptKind[];
  /** Everything that is kept about a user, by Swedish headings, as it goes into their file. */
  export(manager: EntityManager, userId: string): Promise<Record<string, unknown>>;
  /** Takes it away; may be called again after it was interrupted. */
  erase(manager: EntityManager, userId: string): Promise<void>;
  /** Binds to the account what only its address ties to it, before the account leaves that address. */
  addressLeft?(manager: EntityManager, userId: string): Promise<void>;
  /**
   * Erases what was kept because of a consent, in the transaction that withdraws it; "no consent" for an area
   * that keeps nothing for that reason.
   */
  consentWithdrawn: "no consent" | ((manager: EntityManager, userId: string, kind: ConsentKind) => Promise<void>);
}
