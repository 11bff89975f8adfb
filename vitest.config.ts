import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { iconModules } from "./iconModules.ts";
import { enterRunFolder } from "./tests/support/runFolder.ts";

enterRunFolder();
// Libraries run in production mode, as `npm start` runs them; React's development build renders a page three times slower.
process.env.NODE_ENV = "production";
const require = createRequire(import.meta.url);

/** What was compiled of a module that lists files is not kept: it would not see one that comes later, as a migration. */
const freshLists: Plugin = {
  name: "fresh-lists",
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
    define(({ sourceCode }) => (sourceCode.includes("import.meta.glob") ? false : undefined)),
};

/** Everything that needs no browser. Vite compiles decorators with metadata as tsconfig.json says. */
export default defineConfig({
  plugins: [iconModules(), freshLists],
  // One copy of graphql for the code under test and for the libraries that Node loads itself.
  resolve: { alias: [{ find: /^graphql$/, replacement: require.resolve("graphql") }] },
  // What the server renders has the names of classes that the built stylesheets have: other browsers see both.
  css: { modules: { generateScopedName: "[hash:base64:5]" } },
  test: {
    css: { include: /\.module\.css$/, modules: { classNameStrategy: "scoped" } },
    reporters: ["default"],
    maxWorkers: 2,
    execArgv: ["--max-semi-space-size=64"],
    // The product is compiled once a worker, and files share their worker's server (`sharedApi`).
    isolate: false,
    // What was compiled is kept for the next run.
    experimental: { fsModuleCache: true },
    testTimeout: 30_000,
    hookTimeout: 90_000,
    // What this run leaves to the full one (tests/fullRun.mjs).
    exclude: (process.env.LEFT_OUT ?? "").split(",").filter(Boolean),
    projects: [
      {
        // Nothing but functions: begins at once (`npx vitest run --project rules`).
        extends: true,
        test: {
          name: "rules",
          include: ["tests/rules/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/support/fileTimes.ts", "tests/support/propertySetup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "node",
          include: ["tests/{api,attacks,browsers,faults}/**/*.test.{ts,tsx}"],
          globalSetup: ["tests/support/databaseSetup.ts"],
          setupFiles: [
            "tests/support/fileTimes.ts",
            "tests/support/propertySetup.ts",
            "tests/support/patienceSetup.ts",
          ],
        },
      },
      {
        // Parts of pages in a document without a layout, and without a database.
        extends: true,
        test: {
          name: "components",
          include: ["tests/components/**/*.test.tsx"],
          environment: "happy-dom",
          setupFiles: ["tests/support/componentsSetup.ts"],
          // What waits for React to come to rest is in its development build only.
          env: { NODE_ENV: "test" },
        },
      },
    ],
  },
});
