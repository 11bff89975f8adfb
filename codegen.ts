import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { type DirectiveNode, type DocumentNode, type FieldNode, Kind, print, visit } from "graphql";
import { enumValues } from "./client/guest/personalSchema.generated.ts";

const scalars = {
  DateTimeISO: "string",
  EmailAddress: "string",
  ID: "string",
  JSONObject: "Record<string, unknown>",
  LocalDate: "string",
  URL: "string",
};

const documents: Record<string, string> = {};

/**
 * The text of a document as the server will get it: with `__typename` everywhere below the root,
 * as Apollo Client's cache adds it, and without fields that only the client knows.
 */
function serverText(document: DocumentNode): string {
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } } as const;
  return print(
    visit(document, {
      [Kind.FIELD]: (node: FieldNode) =>
        node.directives?.some(({ name }) => name.value === "client") ? null : undefined,
      SelectionSet: {
        leave(node, _key, parent) {
          const isRoot = parent && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION;
          const has = node.selections.some((one) => one.kind === Kind.FIELD && one.name.value === "__typename");
          return isRoot || has ? undefined : { ...node, selections: [...node.selections, typename] };
        },
      },
      [Kind.DIRECTIVE]: (node: DirectiveNode) =>
        ["unmask", "nonreactive"].includes(node.name.value) ? null : undefined,
    }),
  );
}

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
  schema: ["schema/schema.graphql", "client/apollo/local.graphql"],
  documents: ["client/**/*.graphql", "!client/apollo/local.graphql"],
  generates: {
    "client/apollo/schemaTypes.generated.ts": {
      plugins: ["typescript"],
      config: {
        enumsAsTypes: true,
        useTypeImports: true,
        onlyEnums: false,
        skipTypename: true,
        scalars,
      },
    },
    // What resolvers see: enums by their stored values, as on the server.
    "client/guest/resolverTypes.generated.ts": {
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
      preset: "near-operation-file",
      presetConfig: { baseTypesPath: "apollo/schemaTypes.generated.ts", extension: ".generated.ts" },
      plugins: ["typescript-operations", "typed-document-node", "./codegenHooks.mjs"],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
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
