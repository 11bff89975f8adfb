import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { type ReactNode, useState } from "react";
import Check from "~icons/ic/baseline-check";
import Close from "~icons/ic/baseline-close";
import { differs, MAX_COMPARED_BIOMARKERS, markerRows } from "../../../../schema/rules/catalogue/comparisonTable.ts";
import { intervalsInWords } from "../../../../schema/rules/catalogue/referenceIntervals.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
import { withBreaks } from "../card/hyphenation.ts";
import { VisitButton } from "../card/VisitButton.tsx";
import { contentsOf, formatPrice } from "../format.ts";
import type { AreaConfig } from "../list/areas.ts";
import { COMPARISONS, type ComparedProduct, type ComparedValue } from "./comparisonRows.ts";

/** How wide the labels' column is, and each product's; they grow with the letters. */
const LABELS = { xs: "6.5rem", sm: "9.375rem" } as const;
const widthOf = (products: number) => ({ xs: `${6.5 + products * 7}rem`, sm: `${9.375 + products * 11}rem` });

/** Letters of twice the size on a phone: what stayed in sight would leave no room for the rest. */
const LARGE_LETTERS = "@media (max-width: 17em)";

const BELOW_SM = "@media (max-width: 599.95px)";

/** Narrow columns: words are broken, and whole pixels make the lines of the column that stays meet the others. */
const STYLES = {
  lineHeight: "1.625rem",
  [BELOW_SM]: { fontSize: "0.875rem", lineHeight: "1.375rem" },
  "& th, & td": {
    p: "12px 14px",
    [BELOW_SM]: { p: "10px 6px" },
    overflowWrap: "break-word",
    hyphens: "auto",
  },
  "& :is(th, td):last-child": { pr: "14px", [BELOW_SM]: { pr: "6px" } },
  "& thead th": { fontSize: "inherit", color: "text.primary", borderBottom: 1, borderColor: "divider" },
  // Its line shows where the columns go when they are scrolled.
  "& tr > th:first-of-type": { pl: 0, borderRight: "1px solid var(--mui-palette-divider)" },
  "& ul": { m: 0, pl: "1em" },
  [LARGE_LETTERS]: { "& > :is(thead, tbody) > tr > th": { position: "static" } },
} as const;

/** A column's head: the name, the link to the seller, and a button that removes the column. */
const Head = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  justifyItems: "start",
  alignItems: "end",
  "& > span": {
    font: `500 1.125rem/1.375rem ${theme.typography.h4.fontFamily}`,
    [theme.breakpoints.down("sm")]: { gridColumn: "1 / -1", fontSize: "1rem", lineHeight: "1.25rem" },
  },
  "& > [data-measures]": {
    gridArea: "2 / 1 / auto / -1",
    width: "100%",
    marginBlock: 6,
    display: "grid",
    font: `400 0.875rem/1.25rem ${theme.typography.body2.fontFamily}`,
    fontVariantNumeric: "tabular-nums",
    "& > i": {
      height: 4,
      minWidth: 2,
      marginBlock: "1px 5px",
      borderRadius: 2,
      backgroundColor: theme.vars?.palette.primary.main,
      forcedColorAdjust: "none",
    },
    "&:empty": { display: "none" },
  },
  "& > small": {
    gridArea: "3 / 1 / auto / -1",
    fontSize: "0.875rem",
    fontWeight: 400,
    color: theme.vars?.palette.text.secondary,
  },
  // Its own height ends in the cell's padding, and its words begin where the column does.
  "& > .visit": { marginBottom: -10, paddingInline: 0, minWidth: 0, gridArea: "4 / 1" },
  "& > .MuiIconButton-root": {
    width: 44,
    height: 44,
    gridArea: "1 / 2",
    marginRight: -14,
    marginBlock: -10,
    [theme.breakpoints.down("sm")]: { gridArea: "4 / 2", marginRight: -6, marginBlock: "0 -10px" },
  },
}));

const Missing = styled("span")({ fontStyle: "italic" });

/** Products side by side: facts first, then biomarkers. */
export function ComparisonTable(props: {
  area: AreaConfig;
  products: readonly ComparedProduct[];
  onlyDifferences: boolean;
  /** Takes a product out; absent where nothing can be pressed. */
  onRemove?: (id: number) => void;
  /** Said below the table. */
  notice: ReactNode;
  /** Its background. */
  ground: "background.default" | "background.paper";
}) {
  const { area, products, onlyDifferences } = props;
  const [showsAll, setShowsAll] = useState(false);
  const words = COMPARISONS[area.area].markers;
  const markers = words ? markerRows(products.map(contentsOf)) : [];
  const hasMore = products.some((product) => contentsOf(product).length > MAX_COMPARED_BIOMARKERS);
  const rows = [
    ...factRows(area, products),
    ...(showsAll ? eachMarker(markers, products) : markerLists(area, products)),
  ];
  const most = {
    // At least 1, so that nothing is divided by zero where all are free.
    price: Math.max(1, ...products.map(({ price }) => price?.from.amount ?? 0)),
    contents: Math.max(0, ...products.map((product) => contentsOf(product).length)),
  };

  return (
    <DataTable
      caption="Jämförelsetabell"
      columns={[
        {
          key: "egenskap",
          header: "Egenskap",
          isRowHeader: true,
          width: LABELS,
          cell: ({ label, limits }) => (
            <>
              {withBreaks(label)}
              {limits && (
                <Box component="small" sx={{ display: "block", fontWeight: 400, color: "text.secondary" }}>
                  Vanligt hos friska: {limits}
                </Box>
              )}
            </>
          ),
        },
        ...products.map(
          (product, index): DataColumn<ComparedRow> => ({
            key: String(product.databaseId),
            header: <ProductHead area={area} product={product} most={most} onRemove={props.onRemove} />,
            cell: ({ cells }) => cells[index],
          }),
        ),
      ]}
      // What tells the products apart comes first.
      rows={[...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs && !onlyDifferences)]}
      keyOf={({ label }) => label}
      // Where only differences are left, a tint would say nothing.
      isMarked={(row) => row.differs && !onlyDifferences}
      empty={
        products.length < 2
          ? "Det behövs minst två att jämföra för att skillnader ska synas."
          : "Det finns inga skillnader i det vi jämför."
      }
      footer={
        <>
          {words && (hasMore || showsAll) && (
            <Button
              sx={{ "@media (scripting: none)": { display: "none" }, my: 3, px: 0, position: "sticky", left: 0 }}
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? `Visa färre ${words.many}` : `Visa alla ${markers.length} ${words.many}, en per rad`}
            </Button>
          )}
          <Box sx={{ position: "sticky", left: 0, width: "fit-content", pb: 6 }}>{props.notice}</Box>
        </>
      }
      isFixed
      ground={props.ground}
      maxHeight="100%"
      sx={{
        ...STYLES,
        minWidth: widthOf(products.length),
        // Paper cannot be scrolled.
        "@media print": { minWidth: 0, fontSize: "0.8125rem", lineHeight: "1.125rem" },
      }}
    />
  );
}

function ProductHead(props: {
  area: AreaConfig;
  product: ComparedProduct;
  /** The most of all that are compared: what they cost, in öre, and how much they contain. */
  most: { price: number; contents: number };
  onRemove: ((id: number) => void) | undefined;
}) {
  const { most, onRemove } = props;
  const { databaseId, name, path, priceEstimate, price, visitPath, isLinkBroken } = props.product;
  const contents = contentsOf(props.product).length;
  const words = COMPARISONS[props.area.area].markers;
  return (
    <Head>
      <span>
        <TextLink to={path} isQuiet>
          {withBreaks(name)}
        </TextLink>
      </span>
      <div data-measures="">
        {priceEstimate && (
          <Measure part={price && price.from.amount / most.price}>{formatPrice(priceEstimate)}</Measure>
        )}
        {words && contents > 0 && (
          <Measure part={contents / most.contents}>
            {contents} {contents === 1 ? words.one : words.many}
          </Measure>
        )}
      </div>
      {visitPath && !isLinkBroken && <small>Annonslänk</small>}
      <VisitButton area={props.area} path={visitPath} isBroken={isLinkBroken} isSmall className="visit" of={name} />
      {onRemove && (
        <IconButton data-screen-only="" onClick={() => onRemove(databaseId)} aria-label={`Ta bort ${name}`}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </Head>
  );
}

/** A number of a product, and a bar beside the others' below it; without a bar where it cannot be compared. */
function Measure({ part, children }: { part: number | null; children: ReactNode }) {
  return (
    <>
      {children}
      {part !== null && <i style={{ width: `${Math.round(part * 100)}%` }} />}
    </>
  );
}

/** A property of the products, with each product's value. */
interface ComparedRow {
  label: string;
  /** Of a marker, where healthy adults lie; '' where nothing is said of it. */
  limits?: string;
  cells: readonly ReactNode[];
  differs: boolean;
}

const factRows = ({ area }: AreaConfig, products: readonly ComparedProduct[]): ComparedRow[] =>
  COMPARISONS[area].rows.map(({ label, value }) => {
    const values = products.map(value);
    return {
      label,
      // biome-ignore lint/suspicious/noArrayIndexKey: a product's values stay in its column
      cells: values.map((one, index) => <Value key={index} value={one} />),
      differs: differs(values.map((one) => (one === null ? null : String(one)))),
    };
  });

/** The products' biomarkers, a list for each. */
const markerLists = ({ area }: AreaConfig, products: readonly ComparedProduct[]): ComparedRow[] => {
  const label = COMPARISONS[area].markers?.label;
  if (!label) return [];
  return [
    {
      label,
      cells: products.map((product) => <BiomarkerList key={product.databaseId} names={contentsOf(product)} />),
      differs: markerRows(products.map(contentsOf)).some(({ included }) => included.includes(false)),
    },
  ];
};

/** The same with a row for each biomarker. */
function eachMarker(markers: ReturnType<typeof markerRows>, products: readonly ComparedProduct[]): ComparedRow[] {
  const explained = new Map(
    products.flatMap((product) =>
      product.__typename === "HealthTest" ? product.markers.map((marker) => [marker.name, marker] as const) : [],
    ),
  );
  return markers.map(({ name, included }) => ({
    label: name,
    limits: intervalsInWords(explained.get(name)?.referenceIntervals ?? [], explained.get(name)?.unit ?? null),
    // biome-ignore lint/suspicious/noArrayIndexKey: a product's values stay in its column
    cells: included.map((has, index) => <Inclusion key={index} isIncluded={has} />),
    differs: included.includes(false),
  }));
}

function Value({ value }: { value: ComparedValue }) {
  if (!value) return <Missing>uppgift saknas</Missing>;
  if (typeof value === "string") return withBreaks(value);
  return (
    <ul>
      {value.map((one) => (
        <li key={one}>{withBreaks(one)}</li>
      ))}
    </ul>
  );
}

function Inclusion({ isIncluded }: { isIncluded: boolean }) {
  if (!isIncluded) return <Box sx={{ color: "text.secondary" }}>Ingår inte</Box>;
  return (
    <Box sx={{ display: "flex", gap: 1, fontWeight: 600 }}>
      <Check aria-hidden="true" sx={{ fontSize: "1.4em", color: "primary.main" }} />
      Ingår
    </Box>
  );
}

function BiomarkerList({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <Missing>uppgift saknas</Missing>;
  const more = names.length - MAX_COMPARED_BIOMARKERS;
  return (
    <>
      <ul>
        {names.slice(0, MAX_COMPARED_BIOMARKERS).map((name) => (
          <li key={name}>{withBreaks(name)}</li>
        ))}
      </ul>
      {more > 0 && <Box sx={{ mt: 1, fontSize: "0.875rem" }}>+ {more} till</Box>}
    </>
  );
}
