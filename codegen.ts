import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { preset as nearOperationFile } from "@graphql-codegen/near-operation-file-preset";
import { buildASTSchema, type DirectiveNode, type DocumentNode, type FieldNode, Kind, print, visit } from "graphql";
import { enumValues, personalTypes } from "./client/guest/personalSchema.generated.ts";
import { addTypenames } from "./codegenTypenames.ts";

const scalars = {
  DateTimeISO: "string",
  EmailAddress: "string",
  ID: "string",
  JSONObject: "Record<string, unknown>",
  LocalDate: "string",
  Upload: "File",
  URL: "string",
};

const wholeSchema = ["schema/schema.graphql", "client/apollo/local.graphql"];
const operations = ["client/**/*.graphql", "!client/apollo/local.graphql"];

const documents: Record<string, string> = {};

/** The text of a document as the server will get it: without fields and directives that only the client knows. */
function serverText(document: DocumentNode): string {
  return print(
    visit(document, {
      [Kind.FIELD]: (node: FieldNode) =>
        node.directives?.some(({ name }) => name.value === "client") ? null : undefined,
      [Kind.DIRECTIVE]: (node: DirectiveNode) =>
        ["unmask", "nonreactive"].includes(node.name.value) ? null : undefined,
    }),
  );
}

/** The preset for generated files beside their documents, with `__typename` added to these first. */
const preset: typeof nearOperationFile = {
  buildGeneratesSection: (options) => {
    const schema = options.schemaAst ?? buildASTSchema(options.schema);
    const all = options.documents.flatMap(({ document }) => document?.definitions ?? []);
    const fragments = new Map(
      all.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
    );
    const documents = options.documents.map((file) => ({
      ...file,
      document: file.document && addTypenames(file.document, schema, fragments),
    }));
    return nearOperationFile.buildGeneratesSection({ ...options, documents });
  },
};

/** Gives each operation the hash under which the server knows its text. */
function persist(document: DocumentNode): { hash: string } | undefined {
  if (!document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)) return undefined;
  const text = serverText(document);
  const hash = createHash("sha256").update(text).digest("hex");
  documents[hash] = text;
  return { hash };
}

/**
 * Writes types, typed documents and typed hooks beside each `.graphql` file of the client, and the
 * documents by hash, so that the browser sends a hash and the answer can be cached by address.
 */
const config: CodegenConfig = {
  generates: {
    "client/apollo/schemaTypes.generated.ts": {
      schema: wholeSchema,
      documents: operations,
      plugins: ["typescript"],
      config: {
        onlyOperationTypes: true,
        enumsAsTypes: true,
        useTypeImports: true,
        onlyEnums: false,
        skipTypename: true,
        scalars,
      },
    },
    // What a guest's resolvers see: the personal part of the graph, enums by their stored values, as on the server.
    "client/guest/resolverTypes.generated.ts": {
      schema: print(personalTypes),
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        contextType: "./guestContext.ts#GuestContext",
        enumsAsTypes: true,
        enumValues,
        useTypeImports: true,
        skipTypename: true,
        scalars,
        makeResolverTypeCallable: true,
        immutableTypes: true,
      },
    },
    "client/": {
      schema: wholeSchema,
      documents: operations,
      preset,
      presetConfig: { baseTypesPath: "apollo/schemaTypes.generated.ts", extension: ".generated.ts" },
      plugins: ["typescript-operations", "typed-document-node", "./codegenHooks.mjs"],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        skipTypename: true,
        inlineFragmentTypes: "mask",
        customDirectives: { apolloUnmask: true },
        dedupeFragments: true,
        optimizeDocumentNode: true,
        scalars,
        unstable_onExecutableDocumentNode: persist,
      },
    },
  },
  hooks: {
    afterAllFileWrite: () => {
      const sorted = Object.fromEntries(Object.entries(documents).sort(([a], [b]) => a.localeCompare(b)));
      writeFileSync("schema/persistedDocuments.json", `${JSON.stringify(sorted, null, 2)}\n`);
    },
  },
};

export default config;
