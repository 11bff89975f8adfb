import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../../platform/graphql/context.ts";
import { allow } from "../../../platform/graphql/policy.ts";
import { importCatalogue, previewCatalogueImport } from "./catalogueTransferService.ts";
import {
  ImportCatalogueInput,
  ImportCataloguePayload,
  PreviewCatalogueImportInput,
  PreviewCatalogueImportPayload,
} from "./catalogueTransferTypes.ts";

/** Importing the catalogue, for admins. */
@Resolver()
export class CatalogueTransferResolver {
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
