import { copyFile, readFile } from "node:fs/promises";
import { buildSchema } from "graphql";
import { breakingChanges } from "./graphChanges.ts";

const BUILT = "schema/schema.graphql";
/** The graph that clients were promised. */
const PUBLISHED = "schema/published.graphql";

/**
 * Holds the graph to what was published.
 * @param args 'check' reports what would break clients; 'publish' makes today's graph the promised one, with
 *   '--breaking' also when that breaks the promise
 */
export default async function graphContract([command, flag]: string[]): Promise<void> {
  const [published, built] = await Promise.all([PUBLISHED, BUILT].map((file) => readFile(file, "utf8")));
  const broken = await breakingChanges(buildSchema(published ?? ""), buildSchema(built ?? ""));
  if (broken.length > 0 && flag !== "--breaking") {
    console.error(`The schema breaks clients of the published graph:\n${broken.map((line) => `- ${line}`).join("\n")}`);
    console.error("Deprecate it first (docs/graph.md); a field that was published as deprecated may be removed.");
    process.exitCode = 1;
    return;
  }
  if (command !== "publish") return;
  await copyFile(BUILT, PUBLISHED);
  console.log(`${PUBLISHED} now matches the current schema.`);
}
