import { NetworkStatus } from "@apollo/client";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { formatProductCount, MAX_REVIEWED } from "../../../../schema/products.ts";
import { claimPieces } from "../../../../schema/rules/catalogue/claimWords.ts";
import { latestData } from "../../../apollo/latestData.ts";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Loading } from "../../../ui/Loading.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { useLoadMore } from "../../../ui/useLoadMore.ts";
import {
  type ProductsTab_ReviewFragment as Row,
  useProductsToReviewQuery,
  useReviewProductsMutation,
} from "./ProductsTab.generated.ts";
import { addressWithFilters, variablesFrom } from "./productFilters.ts";
import { placeOf } from "./productLabels.ts";
import { invalidateProductLists } from "./productLists.ts";

type Decision = "UNMARKED" | "READ" | "REMOVED";

const isMarked = ({ description }: Row) => claimPieces(description).some(({ isClaim }) => isClaim);

/**
 * Products that files made and that wait to be looked at: what each says of itself, with the words marked that may claim
 * something of health, to be shown one by one or many at once.
 */
export function ProductReview({ params }: { params: URLSearchParams }) {
  const { awaitsReview: _, ...variables } = variablesFrom(params);
  const { data, previousData, error, refetch, fetchMore, networkStatus } = useProductsToReviewQuery({
    variables,
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const [more, awaited] = useLoadMore(fetchMore, (_error, run) =>
    showToast({
      title: "Kunde inte hämta fler produkter",
      text: "Kontrollera uppkopplingen och försök igen.",
      tone: "error",
      action: { label: "Försök igen", run },
    }),
  );
  const products = latestData({ data, previousData, error })?.editableProducts;
  if (!products) {
    return error ? (
      <LoadFailure message={visitorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Loading label="Hämtar produkterna …" />
    );
  }
  // What was shown just now is no longer here.
  const waiting = products.nodes.filter((product) => product.awaitsReview);
  const total = products.totalCount - (products.nodes.length - waiting.length);
  return (
    <Box aria-busy={networkStatus === NetworkStatus.setVariables}>
      <Typography role="status" color="textSecondary" sx={{ mb: 3 }}>
        {`${formatProductCount(total)} väntar på granskning`}
      </Typography>
      <Waiting products={waiting} params={params} />
      <ShowMore pageInfo={products.pageInfo} awaited={awaited} onMore={more} />
    </Box>
  );
}

/** What came of showing products: how many, whose words nobody has read, and why others are not shown. */
interface Outcome {
  shown: number;
  unread: readonly string[];
  refused: readonly string[];
}

function Waiting({ products, params }: { products: readonly Row[]; params: URLSearchParams }) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<Outcome>();
  const [send, { loading }] = useReviewProductsMutation({});
  const told = useRef<HTMLDivElement>(null);
  const chosen = products.filter(({ id }) => chosenIds.has(id));
  const marked = chosen.filter(isMarked).length;
  const choose = (rows: readonly Row[], isChosen: boolean) => {
    const ids = new Set(chosenIds);
    for (const { id } of rows) {
      if (isChosen) ids.add(id);
      else ids.delete(id);
    }
    setChosenIds(ids);
  };
  const show = async (rows: readonly Row[], description: Decision) => {
    const input = { products: rows.map(({ id, version }) => ({ id, version, description })) };
    try {
      const { data } = await send({
        variables: { input },
        // One that is shown leaves the list; of many, the next ones take their places.
        ...(rows.length > 1 && { update: invalidateProductLists }),
      });
      const errors = data?.reviewProducts.errors ?? [];
      const unread = errors.filter(({ code }) => code === "UNREAD");
      setOutcome({
        shown: rows.length - errors.length,
        unread: unread.flatMap(({ field }) => rows[Number(field?.split(".")[1])]?.name ?? []),
        refused: errors.filter((one) => !unread.includes(one)).map(({ message }) => message),
      });
      const [first] = rows;
      const next = rows.length === 1 && first && products[products.indexOf(first) + 1];
      const box = next && errors.length === 0 ? document.getElementById(boxOf(next)) : told.current;
      // The button that was pressed is gone with its row.
      box?.focus();
    } catch (error) {
      showToast({ title: "Produkterna visas inte än", text: visitorMessage(error), tone: "error" });
    }
  };
  const columns: readonly DataColumn<Row>[] = [
    {
      key: "name",
      header: "Namn",
      isRowHeader: true,
      width: "26%",
      cell: (product) => (
        <Box component="label" sx={{ display: "flex", gap: 3, py: 1, cursor: "pointer", overflowWrap: "anywhere" }}>
          <Checkbox
            id={boxOf(product)}
            type="checkbox"
            aria-label={`Välj ${product.name}`}
            checked={chosenIds.has(product.id)}
            onChange={(event) => choose([product], event.target.checked)}
            sx={FOCUS}
          />
          <span>
            {product.name}
            <Typography variant="body2" color="textSecondary" component="span" sx={{ display: "block" }}>
              {[product.providerName, product.categoryName, product.priceEstimate ?? "inget pris"].join(" · ")}
            </Typography>
          </span>
        </Box>
      ),
    },
    {
      key: "description",
      header: "Beskrivning",
      isLong: true,
      cell: ({ description }) => <Marked text={description} />,
    },
    {
      key: "decide",
      header: "Visa och redigera",
      isHeaderHidden: true,
      isLong: true,
      width: "32%",
      cell: (product) => (
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, my: -2 }}>
          {isMarked(product) ? (
            <>
              <RowButton product={product} label="Visa med texten" onPress={() => show([product], "READ")} />
              <RowButton product={product} label="Visa utan texten" onPress={() => show([product], "REMOVED")} />
            </>
          ) : (
            <RowButton product={product} label="Visa" onPress={() => show([product], "UNMARKED")} />
          )}
          <Button
            component={Link}
            to={addressWithFilters(params, product.id)}
            aria-label={`Redigera ${product.name}`}
            sx={{ minHeight: 44 }}
          >
            Redigera
          </Button>
          <Button
            component={Link}
            to={placeOf(product)}
            aria-label={`Förhandsgranska ${product.name}`}
            sx={{ minHeight: 44 }}
          >
            Förhandsgranska
          </Button>
        </Box>
      ),
    },
  ];
  return (
    <>
      <Box ref={told} tabIndex={-1} sx={{ mb: 4, "&:focus": { outline: "none" } }}>
        {outcome && <Told {...outcome} />}
      </Box>
      <DataTable
        caption="Produkter som väntar på granskning"
        isDense
        columns={columns}
        rows={products}
        keyOf={({ id }) => id}
        stackBelow="md"
        sx={{ "& input, & a, & button": { scrollMarginBottom: "200px" } }}
        empty={
          <Typography color="textSecondary">
            Ingen produkt väntar. <TextLink to="/admin/innehall">Visa alla</TextLink>
          </Typography>
        }
      />
      {products.length > 0 && (
        <Box
          data-action-bar=""
          role="group"
          aria-label="Visa flera produkter"
          sx={{
            position: "sticky",
            bottom: "calc(var(--bar-height, 0px) + var(--journey-bar-height, 0px))",
            zIndex: 2,
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            columnGap: 4,
            rowGap: 1,
            py: 2,
            bgcolor: "background.default",
            borderTop: 1,
            borderColor: "divider",
          }}
        >
          <Box component="label" sx={{ display: "flex", gap: 3, py: 2, cursor: "pointer" }}>
            <Checkbox
              type="checkbox"
              checked={products.slice(0, MAX_REVIEWED).every(({ id }) => chosenIds.has(id))}
              onChange={(event) =>
                event.target.checked ? choose(products.slice(0, MAX_REVIEWED), true) : setChosenIds(new Set())
              }
              sx={FOCUS}
            />
            Välj alla på sidan
          </Box>
          <Typography role="status" variant="body2" color="textSecondary">
            {`${chosen.length} valda`}
            {marked > 0 && `, ${marked} med märkta ord`}
          </Typography>
          {chosen.length > 0 && (
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, ml: { sm: "auto" } }}>
              <Button
                variant="contained"
                disabled={loading}
                onClick={() => void show(chosen.slice(0, MAX_REVIEWED), "UNMARKED")}
                sx={{ minHeight: 48 }}
              >
                Visa de valda
              </Button>
              {marked > 0 && (
                <Button
                  variant="outlined"
                  disabled={loading}
                  onClick={() => void show(chosen.slice(0, MAX_REVIEWED), "REMOVED")}
                  sx={{ minHeight: 48 }}
                >
                  Visa utan de märkta texterna
                </Button>
              )}
            </Box>
          )}
        </Box>
      )}
    </>
  );
}

const boxOf = ({ databaseId }: Row) => `valj-produkt-${databaseId}`;

/** Where the keyboard is: such a box has no row around it that shows it. */
const FOCUS = { "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: "2px" } };

function RowButton(props: { product: Row; label: string; onPress: () => Promise<void> }) {
  const { product, label } = props;
  return (
    <Button
      onClick={() => void props.onPress()}
      aria-label={`${label}: ${product.name}`}
      sx={{ minHeight: 44, fontWeight: 600 }}
    >
      {label}
    </Button>
  );
}

/** A description with the words marked that may claim something of health. */
function Marked({ text }: { text: string }) {
  if (!text) return <Typography color="textSecondary">Ingen beskrivning</Typography>;
  let at = 0;
  return (
    <Typography sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line", maxWidth: "70ch" }}>
      {claimPieces(text).map((piece) => {
        const key = at;
        at += piece.text.length;
        return piece.isClaim ? (
          <Box key={key} component="mark" sx={{ bgcolor: "tint.orange.1", color: "tint.orange.0", fontWeight: 600 }}>
            {piece.text}
          </Box>
        ) : (
          piece.text
        );
      })}
    </Typography>
  );
}

/** How many are shown now, and which of the others are not, and why. */
function Told({ shown, unread, refused }: Outcome) {
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      {shown > 0 && <Notice tone="success">{`${formatProductCount(shown)} visas nu.`}</Notice>}
      {unread.length > 0 && (
        <Notice tone="attention">
          <strong>{`${formatProductCount(unread.length)} visas inte än: läs de märkta orden först.`}</strong>
          {unread.join(", ")}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="error">
          <strong>{`${formatProductCount(refused.length)} visas inte:`}</strong>
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {refused.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </Box>
        </Notice>
      )}
    </Box>
  );
}
