import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { iconModules } from "../../iconModules.ts";

const root = resolve(import.meta.dirname, "../..");

/** Builds `formSample.tsx` as the site is built, into one text. */
export async function buildFormSample(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [iconModules(), react()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: "tests/support/formSample.tsx", output: { codeSplitting: false } },
    },
  });
  const [{ output }] = (Array.isArray(built) ? built : [built]) as { output: { type: string; code?: string }[] }[] as [
    { output: { type: string; code?: string }[] },
  ];
  const code = output.find(({ type }) => type === "chunk")?.code;
  if (!code) throw new Error("The sample was not built.");
  return code;
}

/** Serves the sample at /prov of the site's own origin, in the place of the server. */
export async function serveFormSample(page: Page, code: string): Promise<void> {
  const html = `<!doctype html><html lang="sv"><title>Prov</title><meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/prov.js"></script></html>`;
  await page.route(/\/(prov|annan|las|las\/flera)$/, (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: html }),
  );
  await page.route(/\/prov\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript; charset=utf-8", body: code }),
  );
}
