/** An operation of the graph, ready to be run. */
export interface Example {
  /** What it is about, as the panel of examples is divided. */
  group: string;
  query: string;
  /** As they stand in the variables editor. */
  variables?: string;
  /** Whom it is for, unless it is for everybody. */
  for?: "signed in" | "admin";
}

/** Gives the examples of a group their group. */
const about = (
  group: string,
  examples: [query: string, variables?: Record<string, unknown>, audience?: Example["for"]][],
): Example[] =>
  examples.map(([query, variables, audience]) => ({
    group,
    query,
    variables: variables && JSON.stringify(variables, null, 2),
    for: audience,
  }));

/** One for every operation of the graph, in the form that it has in the demo; `tests/rules` holds them to the schema. */
export const EXAMPLES: Example[] = [
  ...about("Catalogue", [
    [
      `# Hälsotester: först de rekommenderade, sedan i bokstavsordning.
# Tests that need a blood sample and mention iron, with what each filter would leave.
query Products($filter: ProductFilter, $first: Int) {
  products(area: TESTS, filter: $filter, first: $first) {
    totalCount
    totalCountIsExact
    pageInfo { hasNextPage endCursor }
    nodes { id name providerName priceEstimate priceFrom sampleTypeLabel biomarkers }
    facets {
      categories { category { name slug } count }
      kinds { value label count }
    }
  }
}`,
      { filter: { search: "ferritin", sampleType: "blood" }, first: 10 },
    ],
    ["query Categories {\n  categories(area: SUPPLEMENTS) { id name slug description }\n}"],
    ["query Goals {\n  goals { id text guide { title path } }\n}"],
    ["query IsDemoCatalogue {\n  isDemoCatalogue\n}"],
  ]),
];
