import { writeFile } from "node:fs/promises";
import { type GraphQLSchema, isInterfaceType, lexicographicSortSchema, printSchema } from "graphql";
import { PERSONAL_FIELDS, SERVER_FIELDS } from "../../schema/personal.ts";
import { createSchema } from "../graph.ts";
import { partialSchema } from "./personalSchema.ts";

/** Writes the schema's definition to `schema/schema.graphql`, and what the browser needs of it. */
export default async function emitSchema(): Promise<void> {
  const schema = lexicographicSortSchema(await createSchema());
  await writeFile(
    "schema/schema.graphql",
    `# Emitted by the server (npm run generate); do not edit.\n\n${printSchema(schema)}\n`,
  );
  await writeFile(
    "client/apollo/possibleTypes.generated.ts",
    [
      "// Emitted by the server (npm run generate); do not edit.",
      "",
      "/** For each interface of the graph: the types behind it. */",
      `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes(schema), null, 2)};`,
      "",
    ].join("\n"),
  );
  const { types, enumValues } = partialSchema(
    schema,
    Object.values(PERSONAL_FIELDS).flatMap(({ guest, account }) => [...guest, ...account]),
    SERVER_FIELDS,
  );
  await writeFile(
    "client/guest/personalSchema.generated.ts",
    [
      "// Emitted by the server (npm run generate); do not edit.",
      'import type { DocumentNode } from "graphql";',
      "",
      "/** The types behind the personal root fields. */",
      `export const personalTypes = ${JSON.stringify(types)} as unknown as DocumentNode;`,
      "",
      "/** For each enum: name in the graph → value that resolvers see. */",
      `export const enumValues: Record<string, Record<string, string>> = ${JSON.stringify(enumValues, null, 2)};`,
      "",
    ].join("\n"),
  );
}

/** The types behind each interface, but for `Node`, which is behind nearly all and by which no page asks. */
const possibleTypes = (schema: GraphQLSchema): Record<string, string[]> =>
  Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isInterfaceType)
      .filter(({ name }) => name !== "Node")
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  );
