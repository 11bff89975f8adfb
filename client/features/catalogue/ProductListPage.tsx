import type { ApolloClient } from "@apollo/client";
import { useReactiveVar } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { lazy, Suspense, use, useEffect, useRef, useSyncExternalStore } from "react";
import { Link as RouterLink, redirect, useSearchParams } from "react-router-dom";
import { BRAND } from "../../../schema/brand.ts";
import { comparedIds } from "../../apollo/cache.ts";
import { OriginContext, Seo } from "../../shell/Seo.tsx";
import { showToast } from "../../shell/toasts.ts";
import { Artwork } from "../../ui/Artwork.tsx";
import { ActiveFilters } from "./ActiveFilters.tsx";
import type { AreaConfig } from "./areas.ts";
import { restoreComparison } from "./comparisonStore.ts";
import { formatNumber } from "./format.ts";
import { ListFilters } from "./ListFilters.tsx";
import { addressOf, type ListFilters as Filters, filtersFromAddress, listVariables } from "./listFilters.ts";
import { listStructuredData } from "./listStructuredData.ts";
import { ProductCard } from "./ProductCard.tsx";
import { ProductCardSkeleton } from "./ProductCardSkeleton.tsx";
import {
  ProductListPageDocument,
  type ProductListPageQuery,
  useProductListPageQuery,
} from "./ProductListPage.generated.ts";

const Comparison = lazy(async () => ({ default: (await import("./Comparison.tsx")).Comparison }));

/** Cards that are on the screen at once. */
const SEEN_AT_ONCE = 4;
const SKELETONS = 6;

/** Asks for an area's list as its address says. */
export const loadProductList = (area: AreaConfig) => async (apollo: ApolloClient, url: URL) => {
  try {
    await apollo.query({ query: ProductListPageDocument, variables: listVariables(url.searchParams, area) });
  } catch (error) {
    // A place in the list that this list never gave counts as its beginning.
    if (!url.searchParams.has("efter")) throw error;
    url.searchParams.delete("efter");
    return redirect(url.pathname + url.search);
  }
};

/** The list page of an area: filters, results, comparison. */
export function ProductListPage({ area }: { area: AreaConfig }) {
  const [params, setParams] = useSearchParams();
  const filters = filtersFromAddress(params, area);
  const variables = listVariables(params, area);
  const {
    data: current,
    previousData,
    error,
    loading,
    refetch,
    fetchMore,
  } = useProductListPageQuery({
    variables,
    notifyOnNetworkStatusChange: true,
  });
  const data = current ?? (error ? undefined : previousData);
  const origin = use(OriginContext);
  useLoadErrorToast(error, area, refetch);
  useEffect(() => restoreComparison(area.area, params.get("jamfor")), [area, params]);

  const change = (next: Filters, isTyping = false) => {
    // A search that is being typed stays one step of the history.
    setParams(addressOf(next, area), { replace: isTyping && filters.search !== "", preventScrollReset: true });
  };
  const canonical = filters.search ? undefined : canonicalPath(area, filters);
  const categoryName = categoryNameOf(data, filters.category);

  return (
    <>
      <Seo
        title={categoryName ? `${categoryName} – ${area.title}` : area.title}
        description={area.description}
        path={canonical}
        structuredData={data && listStructuredData(area.title, origin + (canonical ?? area.path), data.products.nodes)}
      />
      <Hero area={area} isDemo={data?.isDemoCatalogue ?? false} />
      <Box
        id="resultat"
        sx={{
          maxWidth: 1280,
          mx: "auto",
          px: { xs: 4, md: 6 },
          pt: { xs: 6, md: 8 },
          display: "grid",
          gap: { xs: 6, md: 10 },
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "260px minmax(0, 1fr)" },
          alignItems: "start",
        }}
      >
        <Box
          sx={{
            position: { md: "sticky" },
            top: 92,
            maxHeight: { md: "calc(100dvh - 92px - var(--bar-height, 0px))" },
            overflowY: { md: "auto" },
            px: { md: 1 },
            mx: { md: -1 },
            pb: { md: 4 },
          }}
        >
          <ListFilters
            area={area}
            filters={filters}
            facets={(current ?? previousData)?.products.facets}
            onChange={change}
          />
        </Box>
        <Box component="section" aria-labelledby="antal">
          <ResultHeading area={area} products={data?.products} isLoading={loading} hasError={Boolean(error)} />
          <ActiveFilters area={area} filters={filters} categoryName={categoryName} />
          {error && !data ? (
            <LoadError area={area} onRetry={() => void refetch().catch(() => undefined)} />
          ) : (
            <Results area={area} products={data?.products} isStale={loading} params={params} onMore={fetchMore} />
          )}
        </Box>
      </Box>
      <ComparisonSlot area={area} />
    </>
  );
}

type Products = ProductListPageQuery["products"];

/** A failed load is told once; the toast offers to try again. */
function useLoadErrorToast(error: unknown, area: AreaConfig, refetch: () => Promise<unknown>): void {
  const told = useRef<unknown>(undefined);
  useEffect(() => {
    if (!error || told.current === error) return;
    told.current = error;
    showToast({
      ...area.loadError,
      tone: "error",
      action: { label: "Försök igen", run: () => void refetch().catch(() => undefined) },
    });
  }, [error, area, refetch]);
}

function Hero({ area, isDemo }: { area: AreaConfig; isDemo: boolean }) {
  return (
    <Box sx={{ position: "relative", overflow: "hidden", borderBottom: 1, borderColor: "divider" }}>
      <Artwork scene={area.scenery} />
      <Box sx={{ position: "relative", maxWidth: 1280, mx: "auto", px: { xs: 4, md: 6 }, py: { xs: 7, md: 10 } }}>
        <Typography variant="h1" sx={{ maxWidth: "16ch" }}>
          {area.heading}
        </Typography>
        <Typography sx={{ mt: 3, maxWidth: "46ch", fontSize: { md: "1.25rem" } }}>{area.lead}</Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4, mt: 4 }}>
          <Button variant="contained" href="#resultat">
            Jämför {area.title.toLowerCase()}
          </Button>
          <Link component={RouterLink} to="/guider" color="textPrimary">
            Läs guiderna först
          </Link>
        </Box>
        {/* The line keeps its place while it is not known whether it is needed. */}
        <Typography variant="body2" sx={{ mt: 4, visibility: isDemo ? "visible" : "hidden" }} aria-hidden={!isDemo}>
          {BRAND.demoNotice}
        </Typography>
      </Box>
    </Box>
  );
}

function ResultHeading(props: {
  area: AreaConfig;
  products: Products | undefined;
  isLoading: boolean;
  hasError: boolean;
}) {
  const { area, products } = props;
  const count = products && (products.totalCountIsExact ? "" : "över ") + formatNumber(products.totalCount);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 4, mb: 4, minHeight: 40 }}>
      <Typography id="antal" variant="h3" component="h2" aria-live="polite">
        {count ? capitalised(area.countText(count)) : props.hasError ? area.loadError.title : "Laddar …"}
      </Typography>
      {products && products.nodes.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ ml: { sm: "auto" } }}>
          Rekommenderade först, sedan A–Ö
        </Typography>
      )}
    </Box>
  );
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Results(props: {
  area: AreaConfig;
  products: Products | undefined;
  isStale: boolean;
  params: URLSearchParams;
  onMore: (options: { variables: { after: string } }) => Promise<unknown>;
}) {
  const { area, products, params } = props;
  if (!products) {
    return (
      <CardGrid>
        {Array.from({ length: SKELETONS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
          <ProductCardSkeleton key={index} />
        ))}
        <noscript>{area.loadError.text}</noscript>
      </CardGrid>
    );
  }
  if (products.nodes.length === 0) return <Empty area={area} />;
  const { hasNextPage, endCursor } = products.pageInfo;
  return (
    <Box aria-busy={props.isStale} sx={{ opacity: props.isStale ? 0.6 : 1, transition: "opacity 150ms" }}>
      <CardGrid>
        {products.nodes.map((product, index) => (
          <ProductCard key={product.id} product={product} area={area} isFirst={index < SEEN_AT_ONCE} />
        ))}
      </CardGrid>
      {hasNextPage && endCursor && (
        <Box sx={{ textAlign: "center", mt: 10 }}>
          <Button
            variant="outlined"
            // Without scripts the next page is a page of its own.
            href={`${area.path}?${new URLSearchParams([...params, ["efter", endCursor]])}`}
            onClick={(event) => {
              event.preventDefault();
              const shown = products.nodes.length;
              void props
                .onMore({ variables: { after: endCursor } })
                .then(() =>
                  requestAnimationFrame(() =>
                    document.querySelectorAll<HTMLElement>("#resultat article")[shown]?.focus({ preventScroll: true }),
                  ),
                )
                .catch(() => showToast({ ...area.loadError, tone: "error" }));
            }}
          >
            Visa fler
          </Button>
        </Box>
      )}
    </Box>
  );
}

function CardGrid({ children }: { children: React.ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 5,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(auto-fill, minmax(330px, 1fr))" },
      }}
    >
      {children}
    </Box>
  );
}

function Empty({ area }: { area: AreaConfig }) {
  return (
    <Box sx={{ textAlign: "center", py: 16, px: 4, bgcolor: "mist", borderRadius: "14px" }}>
      <Typography variant="h4" component="p">
        {area.emptyText}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4 }}>
        Prova att justera filtren eller sökorden.
      </Typography>
      <Button component={RouterLink} to={area.path} preventScrollReset variant="outlined">
        Visa alla
      </Button>
    </Box>
  );
}

function LoadError({ area, onRetry }: { area: AreaConfig; onRetry: () => void }) {
  return (
    <Box sx={{ textAlign: "center", py: 16, px: 4, bgcolor: "mist", borderRadius: "14px" }}>
      <Typography sx={{ mb: 4 }}>{area.loadError.text}</Typography>
      <Button variant="contained" onClick={onRetry}>
        Försök igen
      </Button>
    </Box>
  );
}

const never = () => () => undefined;

/** The bar and the drawer, loaded when something is selected. */
function ComparisonSlot({ area }: { area: AreaConfig }) {
  const selected = useReactiveVar(comparedIds)[area.area];
  const [params] = useSearchParams();
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isBrowser || (selected.length === 0 && !params.has("jamfor"))) return null;
  return (
    <Suspense>
      <Comparison area={area} />
    </Suspense>
  );
}

function canonicalPath(area: AreaConfig, filters: Filters): string {
  const query = addressOf({ ...filters, search: "", kind: "" }, area).toString();
  return query ? `${area.path}?${query}` : area.path;
}

function categoryNameOf(data: ProductListPageQuery | undefined, slug: string): string {
  return data?.products.facets.categories.find(({ category }) => category.slug === slug)?.category.name ?? "";
}
