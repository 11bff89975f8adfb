// `npm run check`: everything that must hold at every commit. Each gate says what to do when it fails.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isBuilt } from "./isBuilt.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

const gates = [
  ["generated files are fresh", freshlyGenerated],
  [
    "the graph keeps what was published",
    () => run("node", ["server/cli/run.mjs", "server/cli/graphContract.ts", "check"]),
  ],
  // The native compiler, in a third of the processor time; libraries that ask the compiler itself need the one before it.
  ["types", () => run("node", [join(root, "node_modules/typescript7/bin/tsc"), "--noEmit", "--singleThreaded"])],
  ["lint and import boundaries", () => run("biome", ["check", "--error-on-warnings", "."])],
  ["migrations are complete", () => run("node", ["server/cli/run.mjs", "server/cli/checkMigrations.ts"])],
  ["nothing is unused", () => run("knip", [])],
  // What `npm test` and `npm start` then need not do.
  ["the product builds", async () => (await isBuilt(root)) || run("node", ["server/cli/build.mjs"])],
  // Without tests: finds code of the product that only tests use.
  ["nothing is used by tests only", () => run("knip", ["--production", "--exclude", "dependencies"])],
];

// What the first gate writes the others read; they do not depend on each other.
const [[firstName, first], ...others] = gates;
const results = [await pass(firstName, first)];
results.push(...(await Promise.all(others.map(([name, gate]) => pass(name, gate)))));
process.exit(results.every(Boolean) ? 0 : 1);

/** Goes through a gate and says how it went. */
async function pass(name, gate) {
  const ok = await gate();
  console.log(`${ok ? "ok    " : "FAILED"} ${name}`);
  return ok;
}

/** Regenerates; files that differ afterwards were stale (and are fresh now: commit them). */
async function freshlyGenerated() {
  const before = generatedFiles();
  if (!(await run("npm", ["run", "-s", "generate"]))) return false;
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
async function run(program, args) {
  const path = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (printed += text));
  const code = await new Promise((done) => {
    child.once("close", done);
    child.once("error", (error) => {
      printed += error.message;
      done(1);
    });
  });
  if (code !== 0) console.error(printed.trim());
  return code === 0;
}
