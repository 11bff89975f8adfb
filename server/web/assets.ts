import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, ManifestChunk } from "vite";

/** What a page must load, as tags for its head and the end of its body. */
export interface PageAssets {
  /** `<link>` tags. */
  head: string;
  /** `<script>` tags. */
  scripts: string;
}

/** Reads which files the client build made. */
export class BuiltAssets {
  private readonly manifest: Manifest;

  /** @param directory dist/client */
  constructor(directory: string) {
    this.manifest = JSON.parse(readFileSync(join(directory, "manifest.json"), "utf8"));
  }

  /**
   * Tags for an entry and, preloaded, what its page imports.
   * @param entry source file of the entry, e.g. 'client/browser.tsx'
   * @param modules source files of the page's lazy parts, e.g. 'client/features/catalogue/list/TestsPage.tsx'
   */
  tags(entry: string, modules: readonly string[] = []): PageAssets {
    const script = this.manifest[entry];
    if (!script) throw new Error(`the client build has no entry ${entry}`);
    const chunks = new Set<ManifestChunk>();
    for (const name of [entry, ...modules]) this.collect(name, chunks);
    const styles = new Set([...chunks].flatMap(({ css }) => css ?? []));
    const fonts = [...chunks]
      .flatMap(({ assets }) => assets ?? [])
      .filter((file) => /-latin-wght-normal-[^/]*\.woff2$/.test(file));
    return {
      head: [
        ...[...new Set(fonts)].map(
          (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
        ),
        ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
        ...[...chunks]
          .filter((chunk) => chunk !== script)
          .map(({ file }) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
      ].join("\n"),
      scripts: `<script type="module" src="/${script.file}"></script>`,
    };
  }

  private collect(name: string, into: Set<ManifestChunk>): void {
    const chunk = this.manifest[name];
    if (!chunk || into.has(chunk)) return;
    into.add(chunk);
    for (const imported of chunk.imports ?? []) this.collect(imported, into);
  }
}
