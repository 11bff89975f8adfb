/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which fields of a file a column of ours comes from. */
export type CatalogueColumnMappingInput = {
  /** The column, e.g. 'priceEstimate', as in an export. */
  column: string;
  /** What it is where no field is filled. */
  constant?: string | null | undefined;
  /** Fields of the file; of each row the first that is filled counts. */
  fields: Array<string>;
  /** True for a field that is written as in our own export; otherwise as shops write such things. */
  isRaw?: boolean;
  /** For links and pictures: the http(s) address to put before values that are not absolute URLs. */
  prefix?: string | null | undefined;
  /** What values of the file are here; without any they are taken as they stand. */
  values?: Array<CatalogueMappedValueInput>;
};

/** What a file is by its content. */
export type CatalogueFileFormat =
  /** CSV. */
  | 'CSV'
  /** JSON. */
  | 'JSON'
  /** XLSX. */
  | 'XLSX'
  /** XML. */
  | 'XML';

/** A kind of file that is known by the names of its fields. */
export type CatalogueFilePreset =
  /** In Swedish: en fil från Adtraction. */
  | 'ADTRACTION'
  /** In Swedish: en fil från Awin. */
  | 'AWIN'
  /** In Swedish: en Google Merchant-fil. */
  | 'GOOGLE'
  /** In Swedish: vår egen export. */
  | 'OWN'
  /** In Swedish: en produktexport från Shopify. */
  | 'SHOPIFY'
  /** In Swedish: en fil från Tradedoubler. */
  | 'TRADEDOUBLER'
  /** In Swedish: en produktexport från WooCommerce. */
  | 'WOOCOMMERCE';

/** What stands in a file, and what it is here. */
export type CatalogueMappedValueInput = {
  /** As it stands in the file. */
  from: string;
  /** As our own files write it. */
  to: string;
};

/** How the rows of a file become products. */
export type CatalogueMappingInput = {
  /** The columns that the file says something of. */
  columns: Array<CatalogueColumnMappingInput>;
  /** True to show new products at once, and to take over descriptions of those that are shown; otherwise an admin looks at them first. */
  isShown?: boolean;
  /** What the file is, which decides how variants are put together; null for any other. */
  preset?: CatalogueFilePreset | null | undefined;
};

/** A mapping that shall be gone. */
export type DeleteCatalogueMappingInput = {
  /** Which one. */
  id: string;
};

/** Why a mutation changed nothing. */
export type FieldErrorCode =
  /** The password is right, and an admin keeps the account's owner out. */
  | 'ACCOUNT_BLOCKED'
  /** The address is confirmed already; the account can be signed in to. */
  | 'ALREADY_CONFIRMED'
  /** The one who asks has not consented to the current text about it. */
  | 'CONSENT_MISSING'
  /** The account cannot be signed in to before the link mailed to its address was followed. */
  | 'EMAIL_NOT_CONFIRMED'
  /** Another account has the e-mail address. */
  | 'EMAIL_TAKEN'
  /** The value does not fit its field: it is missing, too long, or malformed. */
  | 'INVALID'
  /** There is no account with this address and password. */
  | 'INVALID_CREDENTIALS'
  /** The secret of a mailed link or the refresh token does not work, or no longer. */
  | 'INVALID_TOKEN'
  /** Something else uses it; the message says what. */
  | 'IN_USE'
  /** It would remove the last administrator. */
  | 'LAST_ADMIN'
  /** It cannot be opened before more of what comes first was completed. */
  | 'LOCKED'
  /** Mails are written into a folder instead of sent: SMTP_URL is not set. */
  | 'MAIL_NOT_SENT'
  /** What the field names does not exist, or does not belong to the one who asks. */
  | 'NOT_FOUND'
  /** It must be begun before it can be completed. */
  | 'NOT_STARTED'
  /** There is no confirmed account with the e-mail address. */
  | 'NO_SUCH_ACCOUNT'
  /** The site names the demo's invented company as its operator. */
  | 'OPERATOR_INVENTED'
  /** Something that the site must say of its operator is not filled in. */
  | 'OPERATOR_MISSING'
  /** What was shown has changed since; show what stands now and ask again. */
  | 'OUTDATED'
  /** It is the account of the one who asks, who cannot do this to it. */
  | 'OWN_ACCOUNT'
  /** The new password is among those that are guessed first. */
  | 'PASSWORD_COMMON'
  /** The new password is the account's name or address. */
  | 'PASSWORD_IS_YOURS'
  /** The account has the e-mail address already. */
  | 'SAME_EMAIL'
  /** The account has a second factor already; it is removed before another is added. */
  | 'SECOND_FACTOR_ON'
  /** The password is right, and the account has a second factor: send its code as well. */
  | 'SECOND_FACTOR_REQUIRED'
  /** The code of the second factor is wrong, or was used already. */
  | 'SECOND_FACTOR_WRONG'
  /** Something else has that name already. */
  | 'TAKEN'
  /** The file is larger than may be sent. */
  | 'TOO_LARGE'
  /** There is more of it than can be stored; nothing was. */
  | 'TOO_MUCH'
  /** It has words that may claim something of health, and nobody has said that they were read. */
  | 'UNREAD'
  /** The file is of a kind that is not taken. */
  | 'UNSUPPORTED_FORMAT'
  /** It is too long ago that the one who asks proved who they are: `verifyAgain`, then send it again. */
  | 'VERIFY_AGAIN'
  /** The mailed link belongs to another account than the one that is signed in. */
  | 'WRONG_ACCOUNT'
  /** It is not the account's password. */
  | 'WRONG_PASSWORD';

/** A file to import. */
export type ImportCatalogueInput = {
  /** A list of products as JSON or CSV (UTF-8), of at most 50 MB, named by its format, e.g. 'produkter.csv'. Sent beside the operation (GraphQL multipart request), with the header 'apollo-require-preflight'. */
  file?: File | null | undefined;
  /** The preview's, so that what is written is what was shown. */
  fingerprint: string;
  /** How the fields of a file that has not our own columns become ours. With it the file may be any of these: Products as CSV with any separator, JSON, XML or XLSX, packed by gzip or zip or not, of at most 50 MB. Sent beside the operation (GraphQL multipart request), with the header 'apollo-require-preflight'. */
  mapping?: CatalogueMappingInput | null | undefined;
  /** Imports the good lines of a file that has bad ones. */
  skipBad?: boolean;
};

/** A file to look at. */
export type PreviewCatalogueImportInput = {
  /** A list of products as JSON or CSV (UTF-8), of at most 50 MB, named by its format, e.g. 'produkter.csv'. Sent beside the operation (GraphQL multipart request), with the header 'apollo-require-preflight'. */
  file?: File | null | undefined;
  /** How the fields of a file that has not our own columns become ours. With it the file may be any of these: Products as CSV with any separator, JSON, XML or XLSX, packed by gzip or zip or not, of at most 50 MB. Sent beside the operation (GraphQL multipart request), with the header 'apollo-require-preflight'. */
  mapping?: CatalogueMappingInput | null | undefined;
};

/** A file to read. */
export type ReadCatalogueFileInput = {
  /** Products as CSV with any separator, JSON, XML or XLSX, packed by gzip or zip or not, of at most 50 MB. Sent beside the operation (GraphQL multipart request), with the header 'apollo-require-preflight'. */
  file?: File | null | undefined;
};

/** A mapping to keep. */
export type SaveCatalogueMappingInput = {
  /** The mapping. */
  mapping: CatalogueMappingInput;
  /** What it shall be called, at most 100 characters; one of that name is replaced. */
  name: string;
};

export type TransferTab_ImportFragment = { created: number, changed: number, unchanged: number, bad: number, unreadPrices: number, heldPrices: number, nearNamesTotal: number, problemsTotal: number, problemReport: string, isUnreadable: boolean, fingerprint: string, changes: Array<{ line: number, name: string, isNew: boolean, priceReading: string | null, changes: Array<{ field: string, before: string | null, after: string | null }> }>, nearNames: Array<{ line: number, name: string, otherName: string, otherNumber: number | null, otherLine: number | null }>, problems: Array<{ line: number, field: string | null, message: string }> } & { ' $fragmentName'?: 'TransferTab_ImportFragment' };

export type TransferTab_MappingFragment = { preset: Types.CatalogueFilePreset | null, isShown: boolean, columns: Array<{ column: string, fields: Array<string>, constant: string | null, prefix: string | null, isRaw: boolean, values: Array<{ from: string, to: string }> }> } & { ' $fragmentName'?: 'TransferTab_MappingFragment' };

export type TransferTab_SavedFragment = { __typename: 'SavedCatalogueMapping', id: string, name: string, mapping: { preset: Types.CatalogueFilePreset | null, isShown: boolean, columns: Array<{ column: string, fields: Array<string>, constant: string | null, prefix: string | null, isRaw: boolean, values: Array<{ from: string, to: string }> }> } } & { ' $fragmentName'?: 'TransferTab_SavedFragment' };

export type TransferTab_FileFragment = { format: Types.CatalogueFileFormat, preset: Types.CatalogueFilePreset | null, rowsTotal: number, fields: Array<{ name: string, filled: number, examples: Array<string>, values: Array<string> }>, sample: Array<{ line: number, problem: string | null, fields: Array<{ name: string, values: Array<string> }> }>, suggestion: { preset: Types.CatalogueFilePreset | null, isShown: boolean, columns: Array<{ column: string, fields: Array<string>, constant: string | null, prefix: string | null, isRaw: boolean, values: Array<{ from: string, to: string }> }> }, savedMappings: Array<{ __typename: 'SavedCatalogueMapping', id: string, name: string, mapping: { preset: Types.CatalogueFilePreset | null, isShown: boolean, columns: Array<{ column: string, fields: Array<string>, constant: string | null, prefix: string | null, isRaw: boolean, values: Array<{ from: string, to: string }> }> } }> } & { ' $fragmentName'?: 'TransferTab_FileFragment' };

export type ReadCatalogueFileMutationVariables = Exact<{
  input: Types.ReadCatalogueFileInput;
}>;


export type ReadCatalogueFileMutation = { readCatalogueFile: { file: { format: Types.CatalogueFileFormat, preset: Types.CatalogueFilePreset | null, rowsTotal: number, fields: Array<{ name: string, filled: number, examples: Array<string>, values: Array<string> }>, sample: Array<{ line: number, problem: string | null, fields: Array<{ name: string, values: Array<string> }> }>, suggestion: { preset: Types.CatalogueFilePreset | null, isShown: boolean, columns: Array<{ column: string, fields: Array<string>, constant: string | null, prefix: string | null, isRaw: boolean, values: Array<{ from: string, to: string }> }> }, savedMappings: Array<{ __typename: 'SavedCatalogueMapping', id: string, name: string, mapping: { preset: Types.CatalogueFilePreset | null, isShown: boolean, columns: Array<{ column: string, fields: Array<string>, constant: string | null, prefix: string | null, isRaw: boolean, values: Array<{ from: string, to: string }> }> } }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type SaveCatalogueMappingMutationVariables = Exact<{
  input: Types.SaveCatalogueMappingInput;
}>;


export type SaveCatalogueMappingMutation = { saveCatalogueMapping: { mapping: { __typename: 'SavedCatalogueMapping', id: string, name: string, mapping: { preset: Types.CatalogueFilePreset | null, isShown: boolean, columns: Array<{ column: string, fields: Array<string>, constant: string | null, prefix: string | null, isRaw: boolean, values: Array<{ from: string, to: string }> }> } } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type DeleteCatalogueMappingMutationVariables = Exact<{
  input: Types.DeleteCatalogueMappingInput;
}>;


export type DeleteCatalogueMappingMutation = { deleteCatalogueMapping: { deletedId: string | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type PreviewCatalogueImportMutationVariables = Exact<{
  input: Types.PreviewCatalogueImportInput;
}>;


export type PreviewCatalogueImportMutation = { previewCatalogueImport: { preview: { created: number, changed: number, unchanged: number, bad: number, unreadPrices: number, heldPrices: number, nearNamesTotal: number, problemsTotal: number, problemReport: string, isUnreadable: boolean, fingerprint: string, changes: Array<{ line: number, name: string, isNew: boolean, priceReading: string | null, changes: Array<{ field: string, before: string | null, after: string | null }> }>, nearNames: Array<{ line: number, name: string, otherName: string, otherNumber: number | null, otherLine: number | null }>, problems: Array<{ line: number, field: string | null, message: string }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export type ImportCatalogueMutationVariables = Exact<{
  input: Types.ImportCatalogueInput;
}>;


export type ImportCatalogueMutation = { importCatalogue: { result: { created: number, changed: number, unchanged: number, bad: number, unreadPrices: number, heldPrices: number, nearNamesTotal: number, problemsTotal: number, problemReport: string, isUnreadable: boolean, fingerprint: string, changes: Array<{ line: number, name: string, isNew: boolean, priceReading: string | null, changes: Array<{ field: string, before: string | null, after: string | null }> }>, nearNames: Array<{ line: number, name: string, otherName: string, otherNumber: number | null, otherLine: number | null }>, problems: Array<{ line: number, field: string | null, message: string }> } | null, errors: Array<{ code: Types.FieldErrorCode, field: string | null, message: string }> } };

export const TransferTab_ImportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferTab_import"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"bad"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceReading"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadPrices"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrices"}},{"kind":"Field","name":{"kind":"Name","value":"nearNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"otherName"}},{"kind":"Field","name":{"kind":"Name","value":"otherNumber"}},{"kind":"Field","name":{"kind":"Name","value":"otherLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearNamesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"problemReport"}},{"kind":"Field","name":{"kind":"Name","value":"isUnreadable"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}}]}}]} as unknown as DocumentNode<TransferTab_ImportFragment, unknown>;
export const TransferTab_MappingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferTab_mapping"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueMapping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"constant"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRaw"}}]}}]}}]} as unknown as DocumentNode<TransferTab_MappingFragment, unknown>;
export const TransferTab_SavedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferTab_saved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedCatalogueMapping"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"constant"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRaw"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<TransferTab_SavedFragment, unknown>;
export const TransferTab_FileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferTab_file"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CatalogueFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"rowsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"constant"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRaw"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"savedMappings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"constant"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRaw"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<TransferTab_FileFragment, unknown>;
export const ReadCatalogueFileDocument = {"__meta__":{"hash":"960283fe63563933a0d03b1a4b4925980b5a08906553e2a791d7a41152547940"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadCatalogueFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReadCatalogueFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readCatalogueFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"rowsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sample"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"constant"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRaw"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"savedMappings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"constant"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRaw"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReadCatalogueFileMutation, ReadCatalogueFileMutationVariables>;
export const SaveCatalogueMappingDocument = {"__meta__":{"hash":"7396d4477cba91775e12438efe356c3a0360265321f0315741e9f6f645a22b5c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCatalogueMapping"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCatalogueMappingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCatalogueMapping"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preset"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"constant"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRaw"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveCatalogueMappingMutation, SaveCatalogueMappingMutationVariables>;
export const DeleteCatalogueMappingDocument = {"__meta__":{"hash":"ca5cd44f7d9837e8aab5287aba9ee35a35e94796b810bc22ec6fcdeaad2027a2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCatalogueMapping"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCatalogueMappingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCatalogueMapping"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteCatalogueMappingMutation, DeleteCatalogueMappingMutationVariables>;
export const PreviewCatalogueImportDocument = {"__meta__":{"hash":"6c44184cf25d572cc1217e122acd81d91d61792d35207c7ebb3eb50b9fd98760"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewCatalogueImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewCatalogueImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewCatalogueImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"bad"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceReading"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadPrices"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrices"}},{"kind":"Field","name":{"kind":"Name","value":"nearNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"otherName"}},{"kind":"Field","name":{"kind":"Name","value":"otherNumber"}},{"kind":"Field","name":{"kind":"Name","value":"otherLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearNamesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"problemReport"}},{"kind":"Field","name":{"kind":"Name","value":"isUnreadable"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewCatalogueImportMutation, PreviewCatalogueImportMutationVariables>;
export const ImportCatalogueDocument = {"__meta__":{"hash":"5fe1ebdcba14fc5636a0bdc6aa9d36afae08161c73fe9b783a4e4d9ec109f705"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportCatalogue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportCatalogueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importCatalogue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"bad"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceReading"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadPrices"}},{"kind":"Field","name":{"kind":"Name","value":"heldPrices"}},{"kind":"Field","name":{"kind":"Name","value":"nearNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"otherName"}},{"kind":"Field","name":{"kind":"Name","value":"otherNumber"}},{"kind":"Field","name":{"kind":"Name","value":"otherLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearNamesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"problemReport"}},{"kind":"Field","name":{"kind":"Name","value":"isUnreadable"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ImportCatalogueMutation, ImportCatalogueMutationVariables>;
/** `useMutation` of ReadCatalogueFile. */
export const useReadCatalogueFileMutation = (options: useMutation.Options<ReadCatalogueFileMutation, ReadCatalogueFileMutationVariables>) => useMutation<ReadCatalogueFileMutation, ReadCatalogueFileMutationVariables>(ReadCatalogueFileDocument, options);

/** `useMutation` of SaveCatalogueMapping. */
export const useSaveCatalogueMappingMutation = (options: useMutation.Options<SaveCatalogueMappingMutation, SaveCatalogueMappingMutationVariables>) => useMutation<SaveCatalogueMappingMutation, SaveCatalogueMappingMutationVariables>(SaveCatalogueMappingDocument, options);

/** `useMutation` of DeleteCatalogueMapping. */
export const useDeleteCatalogueMappingMutation = (options: useMutation.Options<DeleteCatalogueMappingMutation, DeleteCatalogueMappingMutationVariables>) => useMutation<DeleteCatalogueMappingMutation, DeleteCatalogueMappingMutationVariables>(DeleteCatalogueMappingDocument, options);

/** `useMutation` of PreviewCatalogueImport. */
export const usePreviewCatalogueImportMutation = (options: useMutation.Options<PreviewCatalogueImportMutation, PreviewCatalogueImportMutationVariables>) => useMutation<PreviewCatalogueImportMutation, PreviewCatalogueImportMutationVariables>(PreviewCatalogueImportDocument, options);

/** `useMutation` of ImportCatalogue. */
export const useImportCatalogueMutation = (options: useMutation.Options<ImportCatalogueMutation, ImportCatalogueMutationVariables>) => useMutation<ImportCatalogueMutation, ImportCatalogueMutationVariables>(ImportCatalogueDocument, options);