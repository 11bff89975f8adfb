import Button from "@mui/material/Button";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { NEW_PRODUCT_PATH } from "../../../../schema/rules/catalogue/productPath.ts";
import { swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import { capitalised } from "../../../../schema/rules/words/phrases.ts";
import { NothingYet } from "../../../shell/pages/NothingYet.tsx";
import { reportFailure } from "../../../shell/reportFailure.ts";
import { showToast } from "../../../toasts/toasts.ts";
import buttons from "../../../ui/button.module.css";
import { classNames } from "../../../ui/classNames.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import textStyles from "../../../ui/text.module.css";
import { type FetchMore, useLoadMore } from "../../../ui/useLoadMore.ts";
import { useWhenOnline } from "../../../ui/useWhenOnline.ts";
import { ProductCard } from "../card/ProductCard.tsx";
import { ProductCardSkeleton } from "../card/ProductCardSkeleton.tsx";
import type { AreaConfig } from "./areas.ts";
import { ListNote } from "./ListNote.tsx";
import styles from "./list.module.css";
import { listFailure } from "./listFailure.ts";
import { activeFilters, addressShowing, type ListFilters, SHOWN_PARAM } from "./listFilters.ts";
import type { ProductListPageQuery } from "./ProductListPage.generated.ts";

/** A list as the page asks for it. */
export type Products = NonNullable<ProductListPageQuery["products"]>;

/** Cards that are on the screen at once. */
const ABOVE_FOLD = 4;
const SKELETONS = 6;

/** '48 tester', 'över 1 000 tester' */
export const totalText = (area: AreaConfig, { totalCount, totalCountIsExact }: Products): string =>
  area.counted(totalCount, (totalCountIsExact ? "" : "över ") + swedishNumber(totalCount));

/** How many there are, in words. */
export function ResultHeading(props: {
  area: AreaConfig;
  products: Products | undefined;
  hasError: boolean;
  /** At the other end of the line. */
  children: ReactNode;
}) {
  const { area, products } = props;
  return (
    <div className={styles.result}>
      <h2 id="antal" aria-live="polite" className={classNames(textStyles.h3, styles.count)}>
        {products
          ? `${capitalised(totalText(area, products))} hittades`
          : props.hasError
            ? "Listan kunde inte visas"
            : "Laddar …"}
      </h2>
      {props.children}
    </div>
  );
}

/** The cards, skeletons while they load, or an empty state. */
export function ProductResults(props: {
  area: AreaConfig;
  products: Products | undefined;
  /** Texts of the goals that it is narrowed to; none where it is not. */
  goals: readonly string[];
  isStale: boolean;
  filters: ListFilters;
  /** Whether the list is in the area's default order, whose reasons are shown then. */
  isOwnOrder: boolean;
  params: URLSearchParams;
  onMore: FetchMore;
}) {
  const { area, products, params } = props;
  const cards = useRef<HTMLDivElement>(null);
  /** The card that 'Visa fler' brings first. */
  const next = useRef<number>(undefined);
  const count = products?.nodes.length ?? 0;
  const [more, awaited] = useLoadMore(props.onMore, (error, run) => {
    reportFailure(listFailure(area, error));
    showToast({ ...area.loadError, tone: "error", action: { label: "Försök igen", run } });
  });
  useLayoutEffect(() => {
    if (next.current === undefined || count <= next.current) return;
    cards.current?.querySelectorAll<HTMLElement>("article")[next.current]?.focus({ preventScroll: true });
    next.current = undefined;
    // Behind the router's back: nothing but loading the page anew asks for so many at once.
    if (!params.has("efter")) {
      window.history.replaceState(window.history.state, "", addressShowing(window.location.href, count));
    }
  }, [count, params]);
  if (!products) {
    return (
      <>
        <ListNote area={area} isOwnOrder={props.isOwnOrder} />
        <CardGrid>
          {Array.from({ length: SKELETONS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
            <ProductCardSkeleton key={index} />
          ))}
          <noscript>{area.loadError.text}</noscript>
        </CardGrid>
      </>
    );
  }
  if (isEmptyArea(products, props.filters)) return <EmptyArea area={area} />;
  if (products.nodes.length === 0) return <Empty area={area} isPersonal={props.goals.length > 0} />;
  const { hasNextPage, endCursor } = products.pageInfo;
  return (
    <div ref={cards} aria-busy={props.isStale} className={styles.cards}>
      <ListNote area={area} isOwnOrder={props.isOwnOrder} />
      <CardGrid>
        {products.nodes.map((product, index) => (
          <ProductCard
            key={product.databaseId}
            product={product}
            area={area}
            isFirst={index < ABOVE_FOLD}
            goals={props.goals}
            isOwnOrder={props.isOwnOrder}
            searched={products.searchedMarkers}
          />
        ))}
      </CardGrid>
      {hasNextPage && endCursor && (
        <div className={styles.next}>
          <a
            // Without scripts the next page is a page of its own.
            href={`${area.path}?${pageAfter(params, endCursor)}`}
            className={buttons.outlined}
            onClick={(event) => {
              event.preventDefault();
              next.current = count;
              void more(endCursor);
            }}
          >
            {awaited === endCursor ? "Hämtar fler …" : "Visa fler"}
          </a>
        </div>
      )}
    </div>
  );
}

/** The list's address, from a card on. */
function pageAfter(params: URLSearchParams, cursor: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set("efter", cursor);
  next.delete(SHOWN_PARAM);
  return next;
}

const CardGrid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>;

/** Whether there is nothing to filter: no product at all. */
export const isEmptyArea = (products: Products | undefined, filters: ListFilters): boolean =>
  products?.totalCount === 0 && activeFilters(filters).length === 0;

const EmptyArea = ({ area }: { area: AreaConfig }) => (
  <NothingYet
    title={area.nothingYet}
    to="/mental-optimering"
    action="Till programmen för mental optimering"
    editor={NEW_PRODUCT_PATH}
    label="Lägg till den första"
    meanwhile="Så länge kan du läsa programmen, som har sina egna texter."
  >
    Inget är inlagt ännu.
  </NothingYet>
);

function Empty({ area, isPersonal }: { area: AreaConfig; isPersonal: boolean }) {
  return (
    <EmptyState
      title={area.emptyText}
      action={
        <Button component={Link} to={area.path} preventScrollReset variant="outlined">
          Visa alla
        </Button>
      }
    >
      Prova att justera filtren eller sökorden.
      {isPersonal && " Just nu visas bara det som passar dina mål."}
    </EmptyState>
  );
}

/** What to do when the list could not be loaded; a toast says that it was not. A network that is back does it by itself. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  useWhenOnline(onRetry);
  return (
    <EmptyState
      title="Dina filter är kvar"
      action={
        <Button variant="contained" onClick={onRetry}>
          Försök igen
        </Button>
      }
    >
      Kontrollera uppkopplingen och försök igen.
    </EmptyState>
  );
}
