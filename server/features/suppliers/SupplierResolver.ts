import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../platform/graphql/context.ts";
import { allow } from "../../platform/graphql/policy.ts";
import {
  cancelCollection,
  readCollectedNames,
  readLatestCollection,
  readStarter,
  readUnreadPages,
  type SupplierContext,
  startCollection,
} from "./collectionService.ts";
import { Supplier, SupplierConnection, SupplierFactSource } from "./Supplier.ts";
import { SupplierCollection, UnreadPage } from "./SupplierCollection.ts";
import { SupplierSource } from "./SupplierSource.ts";
import {
  AddSupplierSourceInput,
  AddSupplierSourcePayload,
  CancelSupplierCollectionPayload,
  CollectSuppliersPayload,
  DeleteSupplierInput,
  DeleteSupplierPayload,
  RemoveSupplierSourceInput,
  RemoveSupplierSourcePayload,
  SuppliersArgs,
  UpdateSupplierInput,
  UpdateSupplierPayload,
} from "./supplierInputs.ts";
import { deleteSupplier, readSuppliers, updateSupplier } from "./supplierService.ts";
import { addSource, readSources, removeSource } from "./supplierSourceService.ts";
import { factSourcesOf } from "./supplierStore.ts";

/** Collecting suppliers, for admins. */
@Resolver()
export class SuppliersResolver {
  @Query(() => [SupplierSource], { nullable: true, description: "The pages that collecting reads, by address." })
  @allow("admin")
  supplierSources(@Ctx() ctx: Context): Promise<SupplierSource[]> {
    return readSources(ctx);
  }

  @Query(() => SupplierConnection, {
    nullable: true,
    description: "The suppliers that collecting found, by name. Errors: BAD_USER_INPUT.",
  })
  @allow("admin")
  suppliers(@Args(() => SuppliersArgs) args: SuppliersArgs, @Ctx() ctx: Context): Promise<SupplierConnection> {
    return readSuppliers(ctx, args);
  }

  @Query(() => SupplierCollection, {
    nullable: true,
    description: "The latest run of collecting: the one that goes on, if there is one; null before the first.",
  })
  @allow("admin")
  supplierCollection(@Ctx() ctx: Context): Promise<SupplierCollection | null> {
    return readLatestCollection(ctx);
  }

  @Mutation(() => AddSupplierSourcePayload, {
    description:
      "Lists a page for collecting; one that is listed already gets the kind. Errors: INVALID (also for an address of a private network), TOO_MUCH.",
  })
  @allow("admin")
  addSupplierSource(
    @Arg("input", () => AddSupplierSourceInput, { description: "The page." }) input: AddSupplierSourceInput,
    @Ctx() ctx: SupplierContext,
  ): Promise<AddSupplierSourcePayload> {
    return addSource(ctx, input);
  }

  @Mutation(() => RemoveSupplierSourcePayload, {
    description: "Takes a page from the list; what was found by it stays. Errors: NOT_FOUND.",
  })
  @allow("admin")
  removeSupplierSource(
    @Arg("input", () => RemoveSupplierSourceInput, { description: "Which one." }) input: RemoveSupplierSourceInput,
    @Ctx() ctx: Context,
  ): Promise<RemoveSupplierSourcePayload> {
    return removeSource(ctx, input);
  }

  @Mutation(() => UpdateSupplierPayload, {
    description:
      "Writes what an admin knows of a supplier; collecting overwrites nothing of what was changed by it. Errors: INVALID, NOT_FOUND, OUTDATED.",
  })
  @allow("admin")
  updateSupplier(
    @Arg("input", () => UpdateSupplierInput, { description: "All of its facts." }) input: UpdateSupplierInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateSupplierPayload> {
    return updateSupplier(ctx, input);
  }

  @Mutation(() => DeleteSupplierPayload, {
    description:
      "Deletes a supplier; collecting does not add it again while that can be undone. Errors: NOT_FOUND, OUTDATED, VERIFY_AGAIN.",
  })
  @allow("admin")
  deleteSupplier(
    @Arg("input", () => DeleteSupplierInput, { description: "Which one." }) input: DeleteSupplierInput,
    @Ctx() ctx: Context,
  ): Promise<DeleteSupplierPayload> {
    return deleteSupplier(ctx, input);
  }

  @Mutation(() => CollectSuppliersPayload, {
    description:
      "Starts collecting suppliers from the catalogue and the listed pages, and answers at once; while a run goes on, gives that one instead. `supplierCollection` tells how far it is.",
  })
  @allow("admin")
  collectSuppliers(@Ctx() ctx: Context): Promise<CollectSuppliersPayload> {
    return startCollection(ctx);
  }

  @Mutation(() => CancelSupplierCollectionPayload, {
    description: "Cancels the run that goes on; what it found until then is kept. Errors: NOT_STARTED.",
  })
  @allow("admin")
  cancelSupplierCollection(@Ctx() ctx: Context): Promise<CancelSupplierCollectionPayload> {
    return cancelCollection(ctx);
  }
}

/** The fields of a supplier that are not columns. */
@Resolver(() => Supplier)
export class SupplierResolver {
  @FieldResolver(() => Boolean)
  isNew(@Root() { firstCollectionId, lastCollectionId }: Supplier): boolean {
    return firstCollectionId === lastCollectionId;
  }

  @FieldResolver(() => [SupplierFactSource])
  factSources(@Root() { sources }: Supplier): SupplierFactSource[] {
    return factSourcesOf(sources);
  }
}

/** The fields of a run of collecting that are not columns. */
@Resolver(() => SupplierCollection)
export class SupplierCollectionResolver {
  @FieldResolver(() => [String], { description: "Names of the suppliers that were found so far, in their order." })
  suppliers(
    @Arg("first", () => Int, { nullable: true, description: "How many, 1 to 1 000; 10 when it is not said." })
    first: number | null | undefined,
    @Root() collection: SupplierCollection,
    @Ctx() ctx: Context,
  ): Promise<string[]> {
    return readCollectedNames(ctx, collection.id, first ?? 10);
  }

  @FieldResolver(() => [UnreadPage], {
    description: "Pages that could not be read, the first 20; none of a run that is not the latest.",
  })
  unreadPages(@Root() collection: SupplierCollection, @Ctx() ctx: Context): Promise<UnreadPage[]> {
    return readUnreadPages(ctx, collection.id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Full name of the admin who started it; null when the account is gone.",
  })
  startedByName(@Root() collection: SupplierCollection, @Ctx() ctx: Context): Promise<string | null> {
    return readStarter(ctx, collection);
  }
}
