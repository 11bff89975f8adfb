import type { ApolloClient } from "@apollo/client";
import { type MouseEvent, type ReactNode, use, useEffect, useRef } from "react";
import { redirect, useSearchParams } from "react-router-dom";
import { comparedFromText } from "../../../../schema/rules/catalogue/comparison.ts";
import { reportFailure } from "../../../shell/reportFailure.ts";
import { OriginContext, Seo } from "../../../shell/Seo.tsx";
import { dismissToast, showToast, toastStore } from "../../../toasts/toasts.ts";
import { classNames } from "../../../ui/classNames.ts";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import textStyles from "../../../ui/text.module.css";
import { useOptimisticUrlState } from "../../../ui/useOptimisticUrlState.ts";
import { afterVisible } from "../../../ui/visibleTime.ts";
import { useRecordActivity } from "../../journey/data/useRecordActivity.ts";
import { ComparisonSlot, ComparisonWithoutScripts, prepareComparison } from "../comparison/ComparisonSlot.tsx";
import { ActiveFilters } from "./ActiveFilters.tsx";
import type { AreaConfig } from "./areas.ts";
import { ListFilters } from "./ListFilters.tsx";
import { ListOrder } from "./ListOrder.tsx";
import styles from "./list.module.css";
import { listFailure } from "./listFailure.ts";
import {
  addressOf,
  canonicalOf,
  FILTERS,
  type ListFilters as Filters,
  filtersFromAddress,
  isTooLong,
  listVariables,
  MAX_SEARCH,
  ON,
  PAGE_SIZE,
  type VisitorGoals,
  valueLabel,
} from "./listFilters.ts";
import { listStructuredData } from "./listStructuredData.ts";
import { ProductListHero } from "./ProductListHero.tsx";
import { ProductListPageDocument, useProductListPageQuery } from "./ProductListPage.generated.ts";
import { isEmptyArea, LoadError, ProductResults, type Products, ResultHeading, totalText } from "./ProductResults.tsx";
import { SearchHelp } from "./SearchHelp.tsx";

/** Loads an area's list as the address describes it. */
export const loadProductList = (area: AreaConfig) => async (apollo: ApolloClient, url: URL) => {
  try {
    await Promise.all([
      apollo.query({ query: ProductListPageDocument, variables: listVariables(url.searchParams, area) }),
      prepareComparison(apollo, url),
    ]);
  } catch (error) {
    // An invalid cursor counts as the start of the list.
    if (!url.searchParams.has("efter")) throw listFailure(area, error);
    url.searchParams.delete("efter");
    return redirect(url.pathname + url.search);
  }
};

/** Announcements of the switch that narrows a list to the visitor's goals. */
export interface PersonalList {
  isOn: boolean;
  /** How many products there are, e.g. '12 kosttillskott'; undefined while that is not known. */
  found: string | undefined;
  /** The visitor's goals that nothing of the area fits. */
  without: Products["goalsWithoutProducts"];
  onChange: (isOn: boolean) => void;
}

/** The list page of an area: filters, results, comparison. */
export function ProductListPage(props: {
  area: AreaConfig;
  /** Goals to narrow the list to, where that is wanted; undefined while they are not known. */
  visitor?: VisitorGoals | undefined;
  /** Shown over the results of an area that can be narrowed so (`PersonalListPage.tsx`). */
  renderToggle?: (list: PersonalList) => ReactNode;
}) {
  const { area } = props;
  const [params] = useSearchParams();
  const asked = filtersFromAddress(params, area);
  const { value: latestAsked, latest, choose, place } = useOptimisticUrlState(asked);
  const variables = listVariables(params, area, props.visitor);
  const { data: current, previousData, error, loading, refetch, fetchMore } = useProductListPageQuery({ variables });
  const data = current ?? (error ? undefined : previousData);
  const products = data?.products ?? undefined;
  const known = (current ?? previousData)?.products ?? undefined;
  // A category that the area does not have counts as none.
  const ignored = products?.ignoredCategory ?? undefined;
  const [filters, wanted] = [asked, latestAsked].map((all) =>
    all.category === ignored ? { ...all, category: "" } : all,
  ) as [Filters, Filters];
  const origin = use(OriginContext);
  useLoadFailure(error, area);
  useActivities(area, filters.category, params.get("jamfor"), data !== undefined && !loading);

  const change = (part: Partial<Filters>, isTyping = false) => {
    const before = latest();
    const next = { ...before, ...(before.category === ignored && { category: "" }), ...part };
    // A search that is being typed stays one step of the history, which may be further than the page.
    const inHistory = filtersFromAddress(new URLSearchParams(window.location.search), area);
    choose(next, addressOf(next, area), { replace: isTyping && inHistory.search !== "" });
  };
  /** A link to another choice of the list: what is pressed before its address is there builds on it. */
  const followLink = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest("a");
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !link || link.origin !== window.location.origin || link.pathname !== area.path) return;
    const next = filtersFromAddress(new URLSearchParams(link.search), area);
    const address = addressOf(next, area);
    // What has more in its address, as the next page of the list, does more than choose.
    if (address !== link.pathname + link.search + link.hash) return;
    event.preventDefault();
    choose(next, address, { replace: false, isLink: true });
  };
  const canonical = canonicalOf(filters, area);
  const facets = products?.facets;
  const category = filters.category && facets && valueLabel("category", filters.category, area, facets);
  const found = known && totalText(area, known);
  const isEmpty = isEmptyArea(products, filters);
  const trail: [string, string][] = [
    ["Hem", `${origin}/`],
    [area.title, origin + area.path],
    ...(category ? [[category, origin + (canonical ?? area.path)] as [string, string]] : []),
  ];

  return (
    <>
      <Seo
        title={category ? `${category} – ${area.title}` : area.title}
        description={area.description}
        path={canonical}
        structuredData={data && products && listStructuredData(trail, products.nodes, data.isDemoCatalogue)}
      />
      <ProductListHero area={area} isDemo={data?.isDemoCatalogue} isEmpty={isEmpty} />
      <ComparisonWithoutScripts area={area} />
      <PageContainer
        id="resultat"
        onClickCapture={followLink}
        className={classNames(styles.page, isEmpty && styles.isEmpty)}
      >
        <div data-screen-only="" hidden={isEmpty} className={styles.side}>
          <ListFilters
            area={area}
            filters={wanted}
            place={place}
            facets={known?.facets}
            hasError={Boolean(error)}
            found={found}
            total={
              current?.products?.totalCountIsExact && !filters[area.sidebar.filter]
                ? current.products.totalCount
                : undefined
            }
            onChange={change}
          />
        </div>
        <section aria-labelledby={isEmpty ? undefined : "antal"}>
          {!isEmpty &&
            props.renderToggle?.({
              isOn: wanted.personal === ON,
              found: loading ? undefined : found,
              without: current?.products?.goalsWithoutProducts ?? [],
              onChange: (isOn) => change({ personal: isOn ? ON : "" }),
            })}
          {!isEmpty && (
            <ResultHeading area={area} products={products} hasError={Boolean(error)}>
              <ListOrder
                area={area}
                value={wanted.order}
                isSearch={wanted.search !== ""}
                onChange={(order) => change({ order })}
              />
            </ResultHeading>
          )}
          {ignored && (
            <p role="status" className={classNames(textStyles.small, textStyles.quiet, styles.ignored)}>
              Kategorin ”{ignored}” finns inte. Här visas alla.
            </p>
          )}
          {isTooLong(params.get(FILTERS.search.param())) && (
            <p role="status" className={classNames(textStyles.body, styles.tooLong)}>
              Sökningen får vara högst {MAX_SEARCH} tecken, så här visas listan utan den.
            </p>
          )}
          <SearchHelp area={area} filters={filters} products={products} />
          <ActiveFilters area={area} filters={wanted} facets={facets} />
          {error && !data ? (
            <LoadError
              onRetry={() => {
                for (const { id, tone } of toastStore.snapshot()) if (tone === "error") dismissToast(id);
                void refetch().catch(() => undefined);
              }}
            />
          ) : (
            <ProductResults
              area={area}
              products={products}
              goals={(current && variables.goals && props.visitor?.goals) || []}
              isStale={loading}
              filters={filters}
              isOwnOrder={!filters.order && !filters.search}
              params={params}
              onMore={({ variables: { after } }) => fetchMore({ variables: { after, first: PAGE_SIZE } })}
            />
          )}
        </section>
      </PageContainer>
      <ComparisonSlot area={area} />
    </>
  );
}

/** How long a category's results must be on screen to count as a visit. */
const VISIT_SECONDS = 5;

/**
 * Looking into a category of tests counts in the journey, and so does a comparison in each area.
 * @param isShown whether the results are there
 */
function useActivities(
  { area, categories }: AreaConfig,
  category: string,
  compared: string | null,
  isShown: boolean,
): void {
  const record = useRecordActivity();
  const isCounted = categories.includes(category);
  const isComparing = comparedFromText(compared).length > 1;
  useEffect(() => {
    if (area !== "TESTS" || !isCounted || !isShown) return;
    return afterVisible(VISIT_SECONDS, () => record("VISIT", `category:${category}`));
  }, [area, category, isCounted, isShown, record]);
  useEffect(() => {
    if (isComparing) record("COMPARISON", `comparison:${area}`);
  }, [area, isComparing, record]);
}

/** Reports a failed load once, as an error and as a toast; the list's place says how to go on. */
function useLoadFailure(error: unknown, area: AreaConfig): void {
  const announced = useRef<unknown>(undefined);
  useEffect(() => {
    if (!error || announced.current === error) return;
    announced.current = error;
    reportFailure(listFailure(area, error));
    showToast({ ...area.loadError, tone: "error" });
  }, [error, area]);
}
