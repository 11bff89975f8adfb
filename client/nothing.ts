/** Stands in the browser's build for parts of libraries that are never shown (`vite.config.ts`). */
// biome-ignore lint/style/noDefaultExport: what it stands in for is one
export default function Nothing(): null {
  return null;
}
