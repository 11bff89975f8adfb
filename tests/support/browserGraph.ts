import { type APIRequestContext, expect, type Page, type Request, type Response } from "@playwright/test";

/** A product as the tests ask for it. */
export interface GraphProduct {
  /** Number in addresses. */
  id: string;
  name: string;
  isFeatured: boolean;
  /** What a test measures or a supplement contains. */
  biomarkers: string[];
  affiliateLink: string | null;
  imageUrl: string | null;
  /** Of tests only. */
  labAccreditation?: string | null;
  /** Whom a test is for, where it is for one sex only. */
  intendedFor?: "FEMALE" | "MALE" | null;
  providerCountry: string | null;
}

/** What the graph says of a list. */
export interface GraphList {
  totalCount: number;
  nodes: GraphProduct[];
}

/** What a list is narrowed by. */
export interface ListFilter {
  search?: string;
  category?: string;
  sampleType?: string;
  form?: string;
  equipmentType?: string;
  swedishOnly?: boolean;
  priceRange?: { min?: number; max?: number };
}

const LIST = `query ($area: Area!, $filter: ProductFilter, $goals: [String!], $experience: Experience, $orderBy: ProductOrder) {
  products(area: $area, filter: $filter, goals: $goals, experience: $experience, orderBy: $orderBy, first: 100) {
    totalCount
    nodes {
      databaseId name isFeatured affiliateLink image { url } providerCountry
      ... on HealthTest { biomarkers: markerNames labAccreditation intendedFor }
      ... on Supplement { biomarkers: substances }
    }
  }
}`;

/** A list as the graph answers it. */
interface Answer extends Omit<GraphList, "nodes"> {
  nodes: (Omit<GraphProduct, "id" | "biomarkers" | "imageUrl"> & {
    databaseId: number;
    image: { url: string } | null;
    biomarkers?: string[];
  })[];
}

/** Asks the graph itself for a list, so that a page can be compared with it. */
export async function listFromGraph(
  request: APIRequestContext,
  area: "TESTS" | "SUPPLEMENTS" | "BIOHACKING",
  filter: ListFilter = {},
  more: { goals?: string[]; experience?: string; orderBy?: string } = {},
): Promise<GraphList> {
  const response = await request.post("/graphql", { data: { query: LIST, variables: { area, filter, ...more } } });
  const { data, errors } = (await response.json()) as { data: { products: Answer }; errors?: unknown };
  expect(errors).toBeUndefined();
  const nodes = data.products.nodes.map(
    ({ databaseId, image, biomarkers = [], ...rest }): GraphProduct => ({
      ...rest,
      id: String(databaseId),
      biomarkers,
      imageUrl: image?.url ?? null,
    }),
  );
  return { ...data.products, nodes };
}

/** Asks the graph itself for the tests. */
export const testsFromGraph = (request: APIRequestContext, filter: ListFilter = {}): Promise<GraphList> =>
  listFromGraph(request, "TESTS", filter);

/** A request that the page made of the graph. */
export interface GraphRequest {
  operation: string;
  variables: Record<string, unknown>;
}

/**
 * Notes every request to /graphql from now on.
 * @returns a list that grows with each request
 */
export function recordGraphRequests(page: Page): GraphRequest[] {
  const noted: GraphRequest[] = [];
  page.on("request", (request) => {
    const asked = graphRequest(request);
    if (asked) noted.push(asked);
  });
  return noted;
}

/** What a request asks of the graph; undefined when it is for something else. */
function graphRequest(request: Request): GraphRequest | undefined {
  const url = new URL(request.url());
  // An upload is a form, and says what it asks in a part of it.
  const isForm = request.headers()["content-type"]?.startsWith("multipart/");
  if (url.pathname !== "/graphql" || isForm) return undefined;
  const asked = request.method() === "GET" ? Object.fromEntries(url.searchParams) : request.postDataJSON();
  const { operationName, variables } = asked ?? {};
  return {
    operation: operationName ?? "",
    variables: typeof variables === "string" ? JSON.parse(variables) : (variables ?? {}),
  };
}

/** The server's answer to an operation that the page is about to send; to be called before it is. */
export const answered = (page: Page, operation: string): Promise<Response> =>
  page.waitForResponse((response) => graphRequest(response.request())?.operation === operation);

/** Matches requests to the graph, for routing. */
export const GRAPH = (url: URL): boolean => url.pathname === "/graphql";

/** Lets the server fail over some operations of the page, by their names; `page.unroute(GRAPH)` ends it. */
export const failGraph = (page: Page, operations: RegExp): Promise<unknown> =>
  page.route(GRAPH, (route) =>
    operations.test(graphRequest(route.request())?.operation ?? "")
      ? route.fulfill({ status: 500, body: "" })
      : route.fallback(),
  );
