import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sharedApi } from "../support/accounts.ts";
import { root } from "../support/api.ts";

const api = await sharedApi();

/** Labels that Prometheus adds itself. */
const OF_PROMETHEUS = ["instance", "job"];

interface Dashboard {
  panels: { title: string; targets?: { expr: string; legendFormat: string }[] }[];
  templating: { list: { query: string | { query: string } }[] };
}

/** Names and labels of everything that a process counts. */
async function counted(): Promise<{ names: Set<string>; labels: Set<string> }> {
  // Only what there is has labels.
  await api.db.query(
    `INSERT INTO product_feed (name, provider_name, url, hour, succeeded_at)
     VALUES ('Visad', 'Visad', 'https://butik.example/', 3, now())`,
  );
  await api.db.query(
    "INSERT INTO product_feed_run (feed_id, state) SELECT id, 'DONE' FROM product_feed WHERE name = 'Visad'",
  );
  await api.fetch("/tester");
  await api.fetch("/finns/inte");
  const text = await (await api.fetch("/metrics")).text();
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  const names = types.flatMap(([, name = "", type]) =>
    type === "histogram" || type === "summary" ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  const labels = [...text.matchAll(/[{,](\w+)="/g)].map(([, label = ""]) => label);
  // A page that failed is counted by its cause, which no page here does.
  return { names: new Set(names), labels: new Set([...labels, "cause", ...OF_PROMETHEUS]) };
}

const namesIn = (expression: string): string[] => {
  const bare = expression.replace(/\{[^}]*\}|\bby \([^)]*\)|\[[^\]]*\]|"[^"]*"/g, " ");
  return [...bare.matchAll(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b(?!\s*\()/g)].map(([name]) => name);
};

const labelsIn = (expression: string): string[] => [
  ...[...expression.matchAll(/[{,](\w+)=/g)].map(([, label = ""]) => label),
  ...[...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = ""]) => list.split(/,\s*/)),
];

it("the dashboard shows what is counted, by names and labels that there are", async () => {
  const dashboard: Dashboard = JSON.parse(await readFile(join(root, "docs/grafana.json"), "utf8"));
  const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const queries = dashboard.templating.list.map(({ query }) => (typeof query === "string" ? "" : query.query));
  const { names, labels } = await counted();
  const used = [...expressions, ...queries].flatMap(namesIn).filter((name) => name !== "label_values");
  expect(used.length).toBeGreaterThan(20);
  expect([...new Set(used)].filter((name) => !names.has(name))).toEqual([]);
  expect([...new Set(expressions.flatMap(labelsIn))].filter((label) => !labels.has(label))).toEqual([]);
  // Everything of our own is on it.
  const own = [...names].filter(
    (name) => /^(http|answers|pages|product|renders|share)_/.test(name) && !/_(bucket|sum)$/.test(name),
  );
  const shown = new Set(used.map((name) => name.replace(/_(bucket|sum|count)$/, "")));
  expect(own.map((name) => name.replace(/_count$/, "")).filter((name) => !shown.has(name))).toEqual([]);
});
