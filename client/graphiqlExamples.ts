/** One example for every public query, as GraphiQL's first tabs. */
export const EXAMPLES: { query: string; variables?: string }[] = [
  {
    query: `# Hälsotester: först de rekommenderade, sedan i bokstavsordning.
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
    variables: JSON.stringify({ filter: { search: "ferritin", sampleType: "blood" }, first: 10 }, null, 2),
  },
  {
    query: `query Product($id: ID!) {
  product(id: $id) {
    name
    description
    category { name slug }
    provider { name country logoUrl }
    markers { name unit description }
  }
}`,
    variables: JSON.stringify({ id: "1" }, null, 2),
  },
  {
    query: `query ProductsByIds($ids: [ID!]!) {
  productsByIds(ids: $ids) { id name biomarkers turnaroundTime priceEstimate }
}`,
    variables: JSON.stringify({ ids: ["1", "2", "3"] }, null, 2),
  },
  {
    query: `query Articles($topic: Topic, $first: Int) {
  articles(topic: $topic, first: $first) {
    pageInfo { hasNextPage endCursor }
    nodes { slug title description author { name } readTime publishedAt imageUrl topicLabel }
  }
}`,
    variables: JSON.stringify({ topic: "SLEEP", first: 3 }, null, 2),
  },
  {
    query: `query Article($slug: String!) {
  article(slug: $slug) { title content badges difficulty readTime reviewer reviewedAt author { name title } }
}`,
    variables: JSON.stringify({ slug: "somn-optimering" }, null, 2),
  },
  { query: `query ArticleTopics {\n  articleTopics { topic slug label count }\n}` },
  {
    query: `query Author($slug: String!) {\n  author(slug: $slug) { name title bio isExample }\n}`,
    variables: JSON.stringify({ slug: "eivor-almvide" }, null, 2),
  },
  { query: `query Categories {\n  categories(area: SUPPLEMENTS) { id name slug description }\n}` },
  { query: `query Goals {\n  goals { id text guide { title path } }\n}` },
  { query: `query IsDemoCatalogue {\n  isDemoCatalogue\n}` },
];
