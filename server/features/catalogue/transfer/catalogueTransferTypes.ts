import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs";
import type { FileUpload } from "graphql-upload/processRequest.mjs";
import { Field, InputType, Int, ObjectType } from "type-graphql";
import { SHOWN_ROWS } from "../../../../schema/catalogueMapping.ts";
import { SHOWN_CHANGES, SHOWN_NAMES, SHOWN_PROBLEMS } from "../../../../schema/catalogueTransfer.ts";
import { AuditChange } from "../../../platform/audit/AuditEntry.ts";
import { MutationPayload } from "../../../platform/graphql/fieldErrors.ts";
import { ANY_FILE, CatalogueMappingInput } from "./catalogueMappingTypes.ts";

const FILE =
  "A list of products as JSON or CSV (UTF-8), of at most 50 MB, named by its format, e.g. 'produkter.csv'. Sent beside the operation (GraphQL multipart request), with the header 'apollo-require-preflight'.";

const MAPPING = `How the fields of a file that has not our own columns become ours. With it the file may be any of these: ${ANY_FILE}`;

@InputType({ description: "A file to look at." })
export class PreviewCatalogueImportInput {
  @Field(() => GraphQLUpload, { nullable: true, description: FILE })
  file?: Promise<FileUpload> | null;

  @Field(() => CatalogueMappingInput, { nullable: true, description: MAPPING })
  mapping?: CatalogueMappingInput | null;
}

@InputType({ description: "A file to import." })
export class ImportCatalogueInput {
  @Field(() => GraphQLUpload, { nullable: true, description: FILE })
  file?: Promise<FileUpload> | null;

  @Field(() => CatalogueMappingInput, { nullable: true, description: MAPPING })
  mapping?: CatalogueMappingInput | null;

  @Field(() => String, { description: "The preview's, so that what is written is what was shown." })
  fingerprint: string;

  @Field(() => Boolean, { defaultValue: false, description: "Imports the good lines of a file that has bad ones." })
  skipBad: boolean;
}

@ObjectType({ description: "What is wrong with a line of a file.", simpleResolvers: true })
export class CatalogueImportProblem {
  @Field(() => Int, {
    description: "Of CSV and XLSX the line, of JSON and XML the number of the item; 0 for the file as a whole.",
  })
  line: number;

  @Field(() => String, { nullable: true, description: "The column; null when it is about the whole line." })
  field: string | null;

  @Field(() => String, { description: "Swedish, for the admin." })
  message: string;
}

@ObjectType({ description: "What an import makes of a product.", simpleResolvers: true })
export class CatalogueImportChange {
  @Field(() => Int, { description: "The line that says it, counted as in `CatalogueImportProblem.line`." })
  line: number;

  @Field(() => String, { description: "The product's name." })
  name: string;

  @Field(() => Boolean, { description: "True for a product that there is not yet." })
  isNew: boolean;

  @Field(() => [AuditChange], { description: "The fields that change." })
  changes: AuditChange[];

  @Field(() => String, {
    nullable: true,
    description:
      "How a new price is read, e.g. 'Läses som 1 295 kr', and whether it waits; null where no price changes.",
  })
  priceReading: string | null;
}

@ObjectType({
  description:
    "A new product that may be another one of the same provider: their names differ only in case, blanks, hyphens, diacritics or other signs, or they are in different categories.",
  simpleResolvers: true,
})
export class CatalogueImportNearName {
  @Field(() => Int, { description: "The line that makes it, counted as in `CatalogueImportProblem.line`." })
  line: number;

  @Field(() => String, { description: "Its name." })
  name: string;

  @Field(() => String, { description: "The name of the other one." })
  otherName: string;

  @Field(() => Int, { nullable: true, description: "The number of the other one; null where the file makes it, too." })
  otherNumber: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The line that makes the other one; null where there is one already.",
  })
  otherLine: number | null;
}

@ObjectType({ description: "What a mapping made of a field.", simpleResolvers: true })
export class CatalogueImportCell {
  @Field(() => String, { description: "The column of ours." })
  column: string;

  @Field(() => String, { description: "What it became, as an admin reads it." })
  value: string;
}

@ObjectType({ description: "What a mapping made of a row of a file.", simpleResolvers: true })
export class CatalogueImportRow {
  @Field(() => Int, { description: "The row, counted as in `CatalogueImportProblem.line`." })
  line: number;

  @Field(() => [CatalogueImportCell], { description: "Its columns that say something." })
  cells: CatalogueImportCell[];

  @Field(() => String, { nullable: true, description: "Why it is not taken, in Swedish; null where it is." })
  problem: string | null;
}

@ObjectType({ description: "What an import does, or would do.", simpleResolvers: true })
export class CatalogueImport {
  @Field(() => Int, { description: "Products that are new." })
  created: number;

  @Field(() => Int, { description: "Products that change." })
  changed: number;

  @Field(() => Int, { description: "Products that stay as they are." })
  unchanged: number;

  @Field(() => Int, { description: "Lines with something wrong." })
  bad: number;

  @Field(() => Int, { description: "New prices that cannot be read." })
  unreadPrices: number;

  @Field(() => Int, { description: "New prices that wait for an admin's word: `EditableProduct.heldPrice`." })
  heldPrices: number;

  @Field(() => [CatalogueImportChange], { description: `New and changed products, the first ${SHOWN_CHANGES}.` })
  changes: CatalogueImportChange[];

  @Field(() => [CatalogueImportNearName], {
    description: `New products that may be another one, the first ${SHOWN_NAMES}.`,
  })
  nearNames: CatalogueImportNearName[];

  @Field(() => Int, { description: "How many new products may be another one." })
  nearNamesTotal: number;

  @Field(() => [CatalogueImportProblem], { description: `What is wrong, the first ${SHOWN_PROBLEMS}.` })
  problems: CatalogueImportProblem[];

  @Field(() => Int, { description: "How many things are wrong; a line may have several." })
  problemsTotal: number;

  @Field(() => String, { description: "The first 10 000 problems as a text, one a line." })
  problemReport: string;

  @Field(() => [CatalogueImportRow], {
    description: `The first ${SHOWN_ROWS} rows, with what the mapping made of each cell; none without a mapping.`,
  })
  rows: CatalogueImportRow[];

  @Field(() => Boolean, {
    description: "True where the file could not be read to its end: it is refused, whatever is to be skipped.",
  })
  isUnreadable: boolean;

  @Field(() => String, { description: "Of the file and the products that it is about." })
  fingerprint: string;
}

@ObjectType({ description: "What `previewCatalogueImport` found.", simpleResolvers: true })
export class PreviewCatalogueImportPayload extends MutationPayload {
  @Field(() => CatalogueImport, { nullable: true, description: "What an import would do." })
  preview: CatalogueImport | null;
}

@ObjectType({ description: "What `importCatalogue` came to.", simpleResolvers: true })
export class ImportCataloguePayload extends MutationPayload {
  @Field(() => CatalogueImport, {
    nullable: true,
    description: "What it did; with errors what it would do now, and nothing is written.",
  })
  result: CatalogueImport | null;
}
