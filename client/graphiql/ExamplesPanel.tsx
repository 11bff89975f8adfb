import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from "@graphiql/react";
import { useEffect, useState } from "react";
import { EXAMPLES, type Example } from "./examples.ts";

const GROUPS = [...new Set(EXAMPLES.map(({ group }) => group))];

/** Name of an example's operation, which is also its tab's. */
const nameOf = ({ query }: Example): string => /^(?:query|mutation) (\w+)/m.exec(query)?.[1] ?? "";

/** An example for every operation of the graph, to be opened and run. */
function ExamplesPanel() {
  const [wanted, setWanted] = useState("");
  const open = useOpenExample();
  const isWanted = (example: Example) => nameOf(example).toLowerCase().includes(wanted.trim().toLowerCase());
  return (
    <section className="examples" aria-label="Examples">
      <h2>Examples</h2>
      <input
        type="search"
        aria-label="Find an example"
        placeholder="Find an example"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {GROUPS.map((group) => {
        const shown = EXAMPLES.filter((example) => example.group === group && isWanted(example));
        if (shown.length === 0) return null;
        return (
          <div key={group}>
            <h3>{group}</h3>
            <ul>
              {shown.map((example) => (
                <li key={nameOf(example)}>
                  <button type="button" onClick={() => open(example)}>
                    {nameOf(example)}
                    {example.for && <small>{example.for}</small>}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

/** Opens an example in its tab, or in a new one, which takes the headers along. */
function useOpenExample(): (example: Example) => void {
  const { addTab, changeTab, updateActiveTabValues } = useGraphiQLActions();
  const tabs = useGraphiQL((state) => state.tabs);
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const headerEditor = useGraphiQL((state) => state.headerEditor);
  const [asked, setAsked] = useState<Example>();
  // The editors come some time after the page: an example that was asked for earlier opens then.
  useEffect(() => {
    if (!asked || !queryEditor || !variableEditor || !headerEditor) return;
    setAsked(undefined);
    const { query, variables = "" } = asked;
    const there = tabs.findIndex(({ title }) => title === nameOf(asked));
    if (there >= 0) return changeTab(there);
    const headers = headerEditor.getValue();
    addTab();
    queryEditor.setValue(query);
    variableEditor.setValue(variables);
    headerEditor.setValue(headers);
    updateActiveTabValues({ query, variables, headers, operationName: nameOf(asked) });
  }, [asked, tabs, queryEditor, variableEditor, headerEditor, addTab, changeTab, updateActiveTabValues]);
  return setAsked;
}

/** The panel's place in GraphiQL's sidebar. */
export const EXAMPLES_PLUGIN: GraphiQLPlugin = {
  title: "Examples",
  content: ExamplesPanel,
  icon: () => (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01" strokeLinecap="round" />
    </svg>
  ),
};
