import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./graphiql.css";
import { GraphiQL, HISTORY_PLUGIN } from "graphiql";
import { createRoot } from "react-dom/client";
import { askGraph } from "./askGraph.ts";
import { EXAMPLES_PLUGIN } from "./ExamplesPanel.tsx";
import { EXAMPLES } from "./examples.ts";
import { Session } from "./Session.tsx";

/** The tab that was open last, or the first example: GraphiQL fills its editors with the operation only. */
function openTab(): { initialQuery?: string; initialVariables?: string } {
  try {
    const { tabs, activeTabIndex } = JSON.parse(localStorage.getItem("graphiql:tabState") ?? "null") ?? {};
    const tab = tabs?.[activeTabIndex];
    if (tab) return { initialQuery: tab.query ?? "", initialVariables: tab.variables ?? "" };
  } catch {
    // Nothing can be read here, or not what GraphiQL wrote: it begins as on the first visit.
  }
  const [first] = EXAMPLES;
  return { initialQuery: first?.query, initialVariables: first?.variables };
}

/** The browser's storage without headers, which GraphiQL would save in its history with each operation: they hold tokens. */
const storage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, HISTORY.test(key) ? withoutHeaders(value) : value),
  removeItem: (key: string) => localStorage.removeItem(key),
  // Only what is its own: the rest is what the visitor has on the site.
  clear: () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("graphiql:")) localStorage.removeItem(key);
  },
  get length() {
    return localStorage.length;
  },
};
const HISTORY = /:(queries|favorites)$/;
const withoutHeaders = (json: string): string =>
  JSON.stringify(JSON.parse(json), (name, value: unknown) => (name === "headers" ? undefined : value));

// Erased in another tab: what is open here would be written again.
window.addEventListener("storage", ({ key }) => {
  if (key === null) window.location.reload();
});

createRoot(document.getElementById("graphiql") as HTMLElement).render(
  <GraphiQL
    {...openTab()}
    fetcher={askGraph}
    plugins={[EXAMPLES_PLUGIN, HISTORY_PLUGIN]}
    defaultEditorToolsVisibility="variables"
    // A token has no business on the disk.
    shouldPersistHeaders={false}
    storage={storage}
    inputValueDeprecation
    schemaDescription
  >
    <GraphiQL.Logo>
      <Session />
    </GraphiQL.Logo>
  </GraphiQL>,
);
