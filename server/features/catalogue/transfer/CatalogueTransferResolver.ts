import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../../platform/graphql/context.ts";
import { allow } from "../../../platform/graphql/policy.ts";
import {
  DeleteCatalogueMappingInput,
  DeleteCatalogueMappingPayload,
  ReadCatalogueFileInput,
  ReadCatalogueFilePayload,
  SaveCatalogueMappingInput,
  SaveCatalogueMappingPayload,
} from "./catalogueMappingTypes.ts";
import { importCatalogue, previewCatalogueImport, readCatalogueFile } from "./catalogueTransferService.ts";
import {
  ImportCatalogueInput,
  ImportCataloguePayload,
  PreviewCatalogueImportInput,
  PreviewCatalogueImportPayload,
} from "./catalogueTransferTypes.ts";
import { deleteCatalogueMapping, saveCatalogueMapping } from "./savedMappings.ts";

/** Importing the catalogue, for admins. */
@Resolver()
export class CatalogueTransferResolver {
  @Mutation(() => ReadCatalogueFilePayload, {
    description:
      "Reads a file of any shop or network and says what it has: its fields with examples, and which of them are probably which columns of ours. Errors: INVALID (it cannot be read), TOO_LARGE.",
  })
  @allow("admin")
  readCatalogueFile(
    @Arg("input", () => ReadCatalogueFileInput, { description: "The file." }) input: ReadCatalogueFileInput,
    @Ctx() ctx: Context,
  ): Promise<ReadCatalogueFilePayload> {
    return readCatalogueFile(ctx, input);
  }

  @Mutation(() => SaveCatalogueMappingPayload, {
    description: "Keeps a mapping by its name for the next file. Errors: INVALID, TOO_MUCH.",
  })
  @allow("admin")
  saveCatalogueMapping(
    @Arg("input", () => SaveCatalogueMappingInput, { description: "The mapping and its name." })
    input: SaveCatalogueMappingInput,
    @Ctx() ctx: Context,
  ): Promise<SaveCatalogueMappingPayload> {
    return saveCatalogueMapping(ctx, input);
  }

  @Mutation(() => DeleteCatalogueMappingPayload, {
    description: "Deletes a mapping that was kept. Errors: NOT_FOUND.",
  })
  @allow("admin")
  deleteCatalogueMapping(
    @Arg("input", () => DeleteCatalogueMappingInput, { description: "Which one." }) input: DeleteCatalogueMappingInput,
    @Ctx() ctx: Context,
  ): Promise<DeleteCatalogueMappingPayload> {
    return deleteCatalogueMapping(ctx, input);
  }

  @Mutation(() => PreviewCatalogueImportPayload, {
    description:
      "Finds out what importing a file would do, and writes nothing. What is wrong with its lines is in the preview. Errors: INVALID, TOO_LARGE, UNSUPPORTED_FORMAT.",
  })
  @allow("admin")
  previewCatalogueImport(
    @Arg("input", () => PreviewCatalogueImportInput, { description: "The file." }) input: PreviewCatalogueImportInput,
    @Ctx() ctx: Context,
  ): Promise<PreviewCatalogueImportPayload> {
    return previewCatalogueImport(ctx, input);
  }

  @Mutation(() => ImportCataloguePayload, {
    description:
      "Imports a file as its preview has shown, all of it or nothing. A line's number names the product that is changed; without one it is that of the same name, provider and category, or a new one. A column that is not there leaves a field as it is. Errors: INVALID (bad lines, unless they are skipped), OUTDATED (something differs from the preview), TOO_LARGE, UNSUPPORTED_FORMAT, VERIFY_AGAIN.",
  })
  @allow("admin")
  importCatalogue(
    @Arg("input", () => ImportCatalogueInput, { description: "The file, and what was shown of it." })
    input: ImportCatalogueInput,
    @Ctx() ctx: Context,
  ): Promise<ImportCataloguePayload> {
    return importCatalogue(ctx, input);
  }
}
