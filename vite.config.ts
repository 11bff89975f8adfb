import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { type BuildOptions, defineConfig } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));

const serverBuild: BuildOptions = {
  outDir: "dist/server",
  emptyOutDir: true,
  target: "node20",
  minify: false,
  sourcemap: true,
  rollupOptions: { input: { main: "server/main.ts" } },
};

const browserBuild: BuildOptions = {
  outDir: "dist/client",
  emptyOutDir: true,
  manifest: "manifest.json",
  target: "es2022",
  rollupOptions: { input: { browser: "client/browser.tsx", graphiql: "client/graphiql.tsx" } },
};

/** One configuration for the browser build, the server build, development and one-off scripts. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  appType: "custom",
  plugins: [react()],
  publicDir: isSsrBuild ? false : "public",
  build: isSsrBuild ? serverBuild : browserBuild,
  optimizeDeps: { exclude: ["graphiql/setup-workers/vite", "@graphiql/react/setup-workers/vite"] },
  server: { middlewareMode: true, hmr: { port: 24_678 } },
}));
