import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, ManifestChunk } from "vite";

/** Addresses of a page's assets. */
export interface PageAssets {
  /** Fonts of the first screen. */
  fonts: readonly string[];
  stylesheets: readonly string[];
  /** Scripts that the page's own script will import. */
  modules: readonly string[];
  /** Scripts that start at the end of the body: where each is, or its text. */
  scripts: readonly ({ src: string } | { text: string })[];
}

/** Reads which files the client build made. */
export class BuiltAssets {
  private readonly manifest: Manifest;

  /** @param directory dist/client */
  constructor(directory: string) {
    this.manifest = JSON.parse(readFileSync(join(directory, "manifest.json"), "utf8"));
  }

  /** Whether an entry was built. */
  has(entry: string): boolean {
    return entry in this.manifest;
  }

  /**
   * What an entry loads and, to be loaded ahead, what its page imports.
   * @param entry source file of the entry, e.g. 'client/browser.tsx'
   * @param modules source files of the page's lazy parts, e.g. 'client/features/catalogue/list/TestsPage.tsx'
   */
  of(entry: string, modules: readonly string[] = []): PageAssets {
    const script = this.manifest[entry];
    if (!script) throw new Error(`the client's build manifest has no entry ${entry}`);
    const chunks = new Set<ManifestChunk>();
    for (const name of [entry, ...modules]) this.collect(name, chunks);
    const fonts = [...chunks]
      .flatMap(({ assets }) => assets ?? [])
      .filter((file) => /-latin-wght-normal-[^/]*\.woff2$/.test(file));
    return {
      fonts: addresses(fonts),
      stylesheets: addresses([...chunks].flatMap(({ css }) => css ?? [])),
      modules: addresses([...chunks].filter((chunk) => chunk !== script).map(({ file }) => file)),
      scripts: [{ src: `/${script.file}` }],
    };
  }

  private collect(name: string, into: Set<ManifestChunk>): void {
    const chunk = this.manifest[name];
    if (!chunk || into.has(chunk)) return;
    into.add(chunk);
    for (const imported of chunk.imports ?? []) this.collect(imported, into);
  }
}

/** Addresses of built files, each once. */
const addresses = (files: readonly string[]): string[] => [...new Set(files)].map((file) => `/${file}`);
