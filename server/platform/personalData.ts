import type { EntityManager } from "typeorm";
import type { ConsentKind } from "../../schema/consents.ts";
import type { PersonalFile } from "./personalFile.ts";

/** One kind of personal data, in words for the one it is about. */
export interface PersonalDataKind {
  /** Tables that hold it. */
  tables: readonly string[];
  description: string;
  purpose: string;
  retention: string;
}

/** Personal data of an area. An area that stores any registers in `server/personalData.ts`. */
export interface PersonalDataArea {
  kinds: readonly PersonalDataKind[];
  /** Writes everything that is stored about a user into their file, under Swedish headings. */
  export(file: PersonalFile, userId: string): Promise<void>;
  /** Deletes it. May be called again after an interruption. */
  erase(manager: EntityManager, userId: string): Promise<void>;
  /** Links rows to the account that only its email address ties to it, before that address changes. */
  beforeEmailChange?(manager: EntityManager, userId: string): Promise<void>;
  /**
   * Erases data stored on the basis of a consent, in the transaction that withdraws it; "no consent" for an
   * area that stores none.
   */
  consentWithdrawn: "no consent" | ((manager: EntityManager, userId: string, kind: ConsentKind) => Promise<void>);
}
