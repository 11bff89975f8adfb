import { writeFile } from "node:fs/promises";
import { lexicographicSortSchema, printSchema } from "graphql";
import { PERSONAL_FIELDS } from "../../schema/personal.ts";
import { createSchema } from "../platform/graphql/schema.ts";
import { partialSchema } from "./personalSchema.ts";

/** Writes the schema's definition to `schema/schema.graphql`, and its personal part for the browser. */
export default async function emitSchema(): Promise<void> {
  const schema = lexicographicSortSchema(await createSchema());
  await writeFile(
    "schema/schema.graphql",
    `# Emitted by the server (npm run generate); do not edit.\n\n${printSchema(schema)}\n`,
  );
  const { types, enumValues } = partialSchema(
    schema,
    Object.values(PERSONAL_FIELDS).flatMap(({ guest, account }) => [...guest, ...account]),
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
