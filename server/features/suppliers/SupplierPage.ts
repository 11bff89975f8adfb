import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation, Unique } from "typeorm";
import type { SourceKindName } from "../../../schema/suppliers.ts";
import { SupplierCollection } from "./SupplierCollection.ts";
import { PageState, SupplierSourceKind } from "./supplierEnums.ts";

/** A page of a collection: what is left of it when the process dies. Only the latest collection's are kept. */
@Entity({ name: "supplier_page" })
@Unique(["collectionId", "url"])
@Index(["collectionId", "state", "id"])
export class SupplierPage {
  /** Pages are read in this order. */
  @PrimaryGeneratedColumn("identity", { generatedIdentity: "ALWAYS", type: "int" })
  id: number;

  @Column({ type: "int", name: "collection_id" })
  collectionId: number;

  @ManyToOne(() => SupplierCollection, { onDelete: "CASCADE" })
  @JoinColumn({ name: "collection_id" })
  collection: Relation<SupplierCollection>;

  @Column({ type: "text" })
  url: string;

  @Column({ type: "enum", enum: SupplierSourceKind, enumName: "supplier_source_kind" })
  kind: SourceKindName;

  /** The source that led here, which may have been removed since. */
  @Column({ type: "int", name: "source_id" })
  sourceId: number;

  /** Host of the list that led here; null for a source itself. */
  @Column({ type: "text", name: "list_host", nullable: true })
  listHost: string | null;

  @Column({ type: "enum", enum: PageState, enumName: "supplier_page_state", default: PageState.PENDING })
  state: PageState;

  /** Why it could not be read, in Swedish. */
  @Column({ type: "text", nullable: true })
  reason: string | null;
}
