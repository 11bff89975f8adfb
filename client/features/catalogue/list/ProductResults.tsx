import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { CRITERIA_PATH } from "../../../../schema/catalogue.ts";
import { swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import { showToast } from "../../../shell/toasts/toasts.ts";
import { AD_LINKS } from "../../../ui/adLinks.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { type FetchMore, useLoadMore } from "../../../ui/useLoadMore.ts";
import { useWhenOnline } from "../../../ui/useWhenOnline.ts";
import { ProductCard } from "../card/ProductCard.tsx";
import { ProductCardSkeleton } from "../card/ProductCardSkeleton.tsx";
import type { AreaConfig } from "./areas.ts";
import { listFailure } from "./listFailure.ts";
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
  isLoading: boolean;
  hasError: boolean;
}) {
  const { area, products } = props;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 4, mb: 4, minHeight: 40 }}>
      <Typography id="antal" variant="h3" component="h2" aria-live="polite">
        {products
          ? `${capitalised(totalText(area, products))} hittades`
          : props.hasError
            ? "Listan kunde inte visas"
            : "Laddar …"}
      </Typography>
      {products && products.nodes.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ ml: { sm: "auto" } }}>
          {area.order}
        </Typography>
      )}
    </Box>
  );
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The cards, skeletons while they load, or an empty state. */
export function ProductResults(props: {
  area: AreaConfig;
  products: Products | undefined;
  /** Texts of the goals that it is narrowed to; none where it is not. */
  goals: readonly string[];
  isStale: boolean;
  params: URLSearchParams;
  onMore: FetchMore;
}) {
  const { area, products, params } = props;
  const cards = useRef<HTMLDivElement>(null);
  /** The card that 'Visa fler' brings first. */
  const next = useRef<number>(undefined);
  const count = products?.nodes.length ?? 0;
  const [more, awaited] = useLoadMore(props.onMore, (error, run) => {
    reportError(listFailure(area, error));
    showToast({ ...area.loadError, tone: "error", action: { label: "Försök igen", run } });
  });
  useLayoutEffect(() => {
    if (next.current === undefined || count <= next.current) return;
    cards.current?.querySelectorAll<HTMLElement>("article")[next.current]?.focus({ preventScroll: true });
    next.current = undefined;
  }, [count]);
  if (!products) {
    return (
      <>
        <ListNote area={area} />
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
  if (products.nodes.length === 0) return <Empty area={area} isPersonal={props.goals.length > 0} />;
  const { hasNextPage, endCursor } = products.pageInfo;
  return (
    <Box ref={cards} aria-busy={props.isStale} sx={{ opacity: props.isStale ? 0.6 : 1, transition: "opacity 150ms" }}>
      <ListNote area={area} />
      <CardGrid>
        {products.nodes.map((product, index) => (
          <ProductCard
            key={product.databaseId}
            product={product}
            area={area}
            isFirst={index < ABOVE_FOLD}
            goals={props.goals}
          />
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
              next.current = count;
              void more(endCursor);
            }}
          >
            {awaited === endCursor ? "Hämtar fler …" : "Visa fler"}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** What to know before the first card. */
function ListNote({ area }: { area: AreaConfig }) {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 5, maxWidth: "41em" }}>
      {area.note} {AD_LINKS}{" "}
      <TextLink to={CRITERIA_PATH} sx={{ color: "text.primary" }}>
        Så väljer vi det vi rekommenderar
      </TextLink>
    </Typography>
  );
}

function CardGrid({ children }: { children: React.ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 5,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(auto-fill, minmax(320px, 1fr))" },
      }}
    >
      {children}
    </Box>
  );
}

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
