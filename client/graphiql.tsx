import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import { GraphiQL } from "graphiql";
import { createRoot } from "react-dom/client";
import { EXAMPLES } from "./graphiqlExamples.ts";

/** Sends what is written in the editor to the graph. */
async function fetcher(params: object): Promise<unknown> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(params),
  });
  return response.json();
}

createRoot(document.getElementById("graphiql") as HTMLElement).render(
  <GraphiQL fetcher={fetcher as never} defaultTabs={EXAMPLES} shouldPersistHeaders={false} />,
);
