import { writeFile } from "node:fs/promises";
import { lexicographicSortSchema, printSchema } from "graphql";
import { createSchema } from "../platform/graphql/schema.ts";

/** Writes the schema's definition to `schema/schema.graphql`. */
export default async function emitSchema(): Promise<void> {
  const text = printSchema(lexicographicSortSchema(await createSchema()));
  await writeFile("schema/schema.graphql", `# Emitted by the server (npm run generate); do not edit.\n\n${text}\n`);
}
