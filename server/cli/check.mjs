// `npm run check`: everything that must hold at every commit. Each gate says what to do when it fails.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

const gates = [
  ["generated files are fresh", freshlyGenerated],
  [
    "the graph keeps what was published",
    () => run("node", ["server/cli/run.mjs", "server/cli/graphContract.ts", "check"]),
  ],
  ["types", () => run("tsc", ["--noEmit"])],
  ["lint and import boundaries", () => run("biome", ["check", "--error-on-warnings", "."])],
  ["migrations are complete", () => run("node", ["server/cli/run.mjs", "server/cli/checkMigrations.ts"])],
  ["nothing is unused", () => run("knip", [])],
];

let failed = 0;
for (const [name, gate] of gates) {
  const ok = gate();
  console.log(`${ok ? "ok    " : "FAILED"} ${name}`);
  if (!ok) failed++;
}
process.exit(failed > 0 ? 1 : 0);

/** Generates again; files that differ afterwards were stale (and are fresh now: commit them). */
function freshlyGenerated() {
  const before = generatedFiles();
  if (!run("npm", ["run", "-s", "generate"])) return false;
  const after = generatedFiles();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  for (const file of stale) console.error(`${file} was stale and has been written anew`);
  return stale.length === 0;
}

function generatedFiles() {
  const files = readdirSync(join(root, "client"), { recursive: true })
    .filter((file) => file.endsWith(".generated.ts"))
    .map((file) => join("client", file));
  return new Map(
    [...files, "schema/schema.graphql", "schema/persistedDocuments.json"].map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(root, file)))
        .digest("hex"),
    ]),
  );
}

/** Runs a program of the project; its output shows only when it fails. */
function run(program, args) {
  const path = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
  const result = spawnSync(program, args, { cwd: root, encoding: "utf8", env: { ...process.env, PATH: path } });
  if (result.status !== 0) console.error(`${result.stdout ?? ""}${result.stderr ?? ""}`.trim());
  return result.status === 0;
}
