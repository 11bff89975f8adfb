import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs";
import type { FileUpload } from "graphql-upload/processRequest.mjs";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import {
  type CatalogueMapping as CatalogueMappingValues,
  FILE_PRESETS,
  type FilePreset,
  KNOWN_VALUES,
  SHOWN_ROWS,
} from "../../../../schema/catalogueMapping.ts";
import { FILE_FORMATS, type FileFormat } from "../../../../schema/catalogueTransfer.ts";
import { describedEnum } from "../../../platform/graphql/describedEnum.ts";
import { DeletionPayload, MutationPayload } from "../../../platform/graphql/fieldErrors.ts";
import { globalId } from "../../../platform/graphql/globalId.ts";
import type { SavedMapping } from "./SavedMapping.ts";

/** A file to read; CSV, JSON, XML or XLSX. */
export const ANY_FILE =
  "Products as CSV with any separator, JSON, XML or XLSX, packed by gzip or zip or not, of at most 50 MB. Sent beside the operation (GraphQL multipart request), with the header 'apollo-require-preflight'.";

const FormatEnum = describedEnum(
  "CatalogueFileFormat",
  "What a file is by its content.",
  Object.fromEntries(FILE_FORMATS.map((name) => [name, `${name}.`])),
);
/** Whose file a file is. */
export const PresetEnum = describedEnum(
  "CatalogueFilePreset",
  "A kind of file that is known by the names of its fields.",
  Object.fromEntries(Object.entries(FILE_PRESETS).map(([name, called]) => [name, `In Swedish: ${called}.`])),
);

@InputType("CatalogueMappedValueInput", { description: "What stands in a file, and what it is here." })
@ObjectType({ description: "What stands in a file, and what it is here.", simpleResolvers: true })
export class CatalogueMappedValue {
  @Field(() => String, { description: "As it stands in the file." })
  from: string;

  @Field(() => String, { description: "As our own files write it." })
  to: string;
}

@InputType({ description: "Which fields of a file a column of ours comes from." })
export class CatalogueColumnMappingInput {
  @Field(() => String, { description: "The column, e.g. 'priceEstimate', as in an export." })
  column: string;

  @Field(() => [String], { description: "Fields of the file; of each row the first that is filled counts." })
  fields: string[];

  @Field(() => String, { nullable: true, description: "What it is where no field is filled." })
  constant?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "For links and pictures: the http(s) address to put before values that are not absolute URLs.",
  })
  prefix?: string | null;

  @Field(() => [CatalogueMappedValue], {
    defaultValue: [],
    description: "What values of the file are here; without any they are taken as they stand.",
  })
  values: CatalogueMappedValue[];

  @Field(() => Boolean, {
    defaultValue: false,
    description: "True for a field that is written as in our own export; otherwise as shops write such things.",
  })
  isRaw: boolean;
}

@InputType({ description: "How the rows of a file become products." })
export class CatalogueMappingInput {
  @Field(() => PresetEnum, {
    nullable: true,
    description: "What the file is, which decides how variants are put together; null for any other.",
  })
  preset?: FilePreset | null;

  @Field(() => [CatalogueColumnMappingInput], { description: "The columns that the file says something of." })
  columns: CatalogueColumnMappingInput[];

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "True to show new products at once, and to take over descriptions of those that are shown; otherwise an admin looks at them first.",
  })
  isShown: boolean;
}

@ObjectType({ description: "Which fields of a file a column of ours comes from.", simpleResolvers: true })
export class CatalogueColumnMapping {
  @Field(() => String, { description: "The column, e.g. 'priceEstimate', as in an export." })
  column: string;

  @Field(() => [String], { description: "Fields of the file; of each row the first that is filled counts." })
  fields: string[];

  @Field(() => String, { nullable: true, description: "What it is where no field is filled." })
  constant: string | null;

  @Field(() => String, {
    nullable: true,
    description: "For links and pictures: the http(s) address to put before values that are not absolute URLs.",
  })
  prefix: string | null;

  @Field(() => [CatalogueMappedValue], { description: "What values of the file are here." })
  values: CatalogueMappedValue[];

  @Field(() => Boolean, { description: "Whether it is written as in our own export." })
  isRaw: boolean;
}

@ObjectType({ description: "How the rows of a file become products.", simpleResolvers: true })
export class CatalogueMapping {
  @Field(() => PresetEnum, { nullable: true, description: "What the file is; null for any other." })
  preset: FilePreset | null;

  @Field(() => [CatalogueColumnMapping], { description: "The columns that the file says something of." })
  columns: CatalogueColumnMapping[];

  @Field(() => Boolean, { description: "Whether new products are shown at once." })
  isShown: boolean;
}

@ObjectType({ description: "A mapping that is kept for the next file.", simpleResolvers: true })
export class SavedCatalogueMapping {
  @Field(() => ID, { description: "Identifier of the mapping." })
  id: string;

  @Field(() => String, { description: "What it is called, such as the shop's name." })
  name: string;

  @Field(() => CatalogueMapping, { description: "The mapping." })
  mapping: CatalogueMappingValues;
}

@ObjectType({ description: "A field of a file.", simpleResolvers: true })
export class CatalogueFileField {
  @Field(() => String, { description: "Its name in the file; what is nested has the way to it, e.g. 'offers.price'." })
  name: string;

  @Field(() => Int, { description: "How many products it is filled for." })
  filled: number;

  @Field(() => [String], { description: "What stands in it, up to three times." })
  examples: string[];

  @Field(() => [String], { description: `Its different values; none where there are more than ${KNOWN_VALUES}.` })
  values: string[];
}

@ObjectType({ description: "What a row of a file says in a field.", simpleResolvers: true })
export class CatalogueFileCell {
  @Field(() => String, { description: "The field." })
  name: string;

  @Field(() => [String], { description: "What it says; several where the file repeats it." })
  values: string[];
}

@ObjectType({ description: "A row of a file, before anything is made of it.", simpleResolvers: true })
export class CatalogueFileRow {
  @Field(() => Int, { description: "Of CSV and XLSX the line, of JSON and XML the number of the item." })
  line: number;

  @Field(() => [CatalogueFileCell], { description: "Its fields." })
  fields: CatalogueFileCell[];

  @Field(() => String, { nullable: true, description: "Why it cannot be read, in Swedish; null where it can." })
  problem: string | null;
}

@ObjectType({ description: "What a file has, before anything is made of it.", simpleResolvers: true })
export class CatalogueFile {
  @Field(() => FormatEnum, { description: "What it is by its content." })
  format: FileFormat;

  @Field(() => PresetEnum, { nullable: true, description: "Whose file it is; null for one that nobody knows." })
  preset: FilePreset | null;

  @Field(() => Int, { description: "How many products it has; variants of one are one." })
  rowsTotal: number;

  @Field(() => [CatalogueFileField], { description: "Its fields, in the order that they came in." })
  fields: CatalogueFileField[];

  @Field(() => [CatalogueFileRow], { description: `Its first products, at most ${SHOWN_ROWS}.` })
  sample: CatalogueFileRow[];

  @Field(() => CatalogueMapping, { description: "Which fields are probably which columns." })
  suggestion: CatalogueMappingValues;

  @Field(() => [SavedCatalogueMapping], {
    description: "Mappings that were kept and whose fields the file has, the latest first.",
  })
  savedMappings: SavedCatalogueMapping[];
}

@InputType({ description: "A file to read." })
export class ReadCatalogueFileInput {
  @Field(() => GraphQLUpload, { nullable: true, description: ANY_FILE })
  file?: Promise<FileUpload> | null;
}

@ObjectType({ description: "What `readCatalogueFile` found.", simpleResolvers: true })
export class ReadCatalogueFilePayload extends MutationPayload {
  @Field(() => CatalogueFile, { nullable: true, description: "What the file has; null with errors." })
  file: CatalogueFile | null;
}

@InputType({ description: "A mapping to keep." })
export class SaveCatalogueMappingInput {
  @Field(() => String, {
    description: "What it shall be called, at most 100 characters; one of that name is replaced.",
  })
  name: string;

  @Field(() => CatalogueMappingInput, { description: "The mapping." })
  mapping: CatalogueMappingInput;
}

@ObjectType({ description: "What keeping a mapping came to.", simpleResolvers: true })
export class SaveCatalogueMappingPayload extends MutationPayload {
  @Field(() => SavedCatalogueMapping, { nullable: true, description: "The mapping as it is kept; null with errors." })
  mapping: SavedCatalogueMapping | null;
}

@InputType({ description: "A mapping that shall be gone." })
export class DeleteCatalogueMappingInput {
  @Field(() => ID, { description: "Which one." })
  id: string;
}

@ObjectType({ description: "What deleting a mapping came to.", simpleResolvers: true })
export class DeleteCatalogueMappingPayload extends DeletionPayload {}

/** A mapping that is kept, as the graph gives it. */
export const shownMapping = ({ id, name, mapping }: SavedMapping): SavedCatalogueMapping => ({
  id: globalId("SavedCatalogueMapping", id),
  name,
  mapping,
});
