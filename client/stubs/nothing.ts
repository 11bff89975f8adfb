/** Stands in the browser's build for parts of libraries that are never shown (`vite.config.ts`). */
export default function Nothing(): null {
  return null;
}
