import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { type SxProps, styled, type Theme } from "@mui/material/styles";
import { type ReactNode, useId, useState } from "react";
import ArrowDownward from "~icons/ic/baseline-arrow-downward";
import ArrowUpward from "~icons/ic/baseline-arrow-upward";
import UnfoldMore from "~icons/ic/baseline-unfold-more";
import prose from "../markdown/prose.module.css";
import { FoldButton, usePhoneFold } from "../PhoneFold.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { narrowRows, stickyEdges } from "./dataTableLayouts.ts";
import { ScrollRegion } from "./ScrollRegion.tsx";

/** A column: its head, and its cell for a row. */
export interface DataColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** True for the cell that names its row. */
  isRowHeader?: boolean;
  /** Its head is read out only: buttons and links need none for the eye. */
  isHeaderHidden?: boolean;
  /** Numbers end at the same edge; marks are centred. */
  align?: "start" | "end" | "center";
  width?: string | { xs: string; sm: string };
  /** Where rows are blocks: the cell is long, and is below its label instead of beside it. */
  isLong?: boolean;
  /**
   * Where rows are blocks: the cell is folded until the visitor wants more of its row. A part of a cell that is not says
   * so by `data-folded`.
   */
  isFolded?: boolean;
  /** Lets the visitor sort by it, where there is something to sort. */
  compare?: (one: Row, other: Row) => number;
}

const Table = styled("table")(({ theme }) => ({
  "& [data-align='end']": { textAlign: "end" },
  "& [data-align='center']": { textAlign: "center" },
  "& tr[data-marked] > td": {
    backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.tint.yellow[1]} 60%, transparent)`,
  },
  "& [data-label]": { display: "none" },
}));

/**
 * Rows of the same kind, with a head for each column. Where there is no room beside each other, either each row is a
 * block whose values have their labels (`stackBelow`), or the table scrolls sideways beside its first column.
 * It is a table to those who listen on every width.
 */
export function DataTable<Row>(props: {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Label of the table; read out. */
  caption: string;
  /** On windows narrower than this, rows are blocks. */
  stackBelow?: "sm" | "md" | "lg";
  /** Where rows are blocks, two are beside each other if there is room. */
  isPaired?: boolean;
  /** Fixed layout: columns have their given width, or equal widths, whatever their content. */
  isFixed?: boolean;
  /** More rows on the screen, for numbers and marks. */
  isDense?: boolean;
  /** Its background, where that is not the page's. */
  ground?: "background.default" | "background.paper";
  /** Rows with a highlighted background. */
  isMarked?: (row: Row) => boolean;
  /** Instead of rows, where there are none. */
  empty?: ReactNode;
  /** Below the rows, e.g. the way to more of them. */
  footer?: ReactNode;
  /** How high it may be before it scrolls, where it does not stack. */
  maxHeight?: number | string;
  sx?: SxProps<Theme>;
}) {
  const { columns, stackBelow, isDense = false, ground = "background.default" } = props;
  const captionId = useId();
  const [rows, sorting, sortBy] = useSorted(props.columns, props.rows);
  const isStacking = stackBelow !== undefined;
  const role = roleWhen(isStacking);
  const table = (
    <Table
      {...role("table")}
      className={prose.table}
      aria-labelledby={captionId}
      sx={[
        { tableLayout: props.isFixed ? "fixed" : "auto" },
        isDense && { "& th, & td": { paddingBlock: "8px", paddingInlineEnd: "12px" } },
        stackBelow ? narrowRows(stackBelow, columns.length, props.isPaired ?? false) : stickyEdges(ground),
        ...[props.sx ?? {}].flat(),
      ]}
    >
      <caption id={captionId}>
        <VisuallyHidden>{props.caption}</VisuallyHidden>
      </caption>
      <colgroup>
        {columns.map(({ key, width }) => (
          <Box key={key} component="col" sx={{ width }} />
        ))}
      </colgroup>
      <thead {...role("rowgroup")}>
        <tr {...role("row")}>
          {columns.map((column) => (
            <ColumnHead
              key={column.key}
              column={column}
              {...role("columnheader")}
              isSortable={column.compare !== undefined && rows.length > 1}
              direction={sorting?.key === column.key ? sorting.direction : undefined}
              onSort={() => sortBy(column.key)}
            />
          ))}
        </tr>
      </thead>
      <tbody {...role("rowgroup")}>
        {rows.length === 0 && props.empty && (
          <tr {...role("row")} data-empty="">
            <td {...role("cell")} colSpan={columns.length}>
              {props.empty}
            </td>
          </tr>
        )}
        {rows.map((row) =>
          stackBelow && columns.some(({ isFolded }) => isFolded) ? (
            <FoldedRow key={props.keyOf(row)} columns={columns} row={row} from={stackBelow} />
          ) : (
            <tr key={props.keyOf(row)} {...role("row")} data-marked={props.isMarked?.(row) ? "" : undefined}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} isStacking={isStacking} />
              ))}
            </tr>
          ),
        )}
      </tbody>
    </Table>
  );
  if (stackBelow) {
    return (
      <>
        {table}
        {props.footer}
      </>
    );
  }
  return (
    <ScrollRegion labelledBy={captionId} ground={ground} maxHeight={props.maxHeight}>
      {table}
      {props.footer}
    </ScrollRegion>
  );
}

/** Browsers forget that something is a part of a table when it is laid out as anything else. */
const roleWhen = (isStacking: boolean) => (role: string) => (isStacking ? { role } : {});

const DIRECTIONS = { ascending: ArrowUpward, descending: ArrowDownward } as const;
type Direction = keyof typeof DIRECTIONS;

/** A column's head: its words, and a button where the visitor may sort by it. */
function ColumnHead<Row>(props: {
  column: DataColumn<Row>;
  role?: string;
  isSortable: boolean;
  direction: Direction | undefined;
  onSort: () => void;
}) {
  const { column, isSortable, direction } = props;
  const Icon = direction ? DIRECTIONS[direction] : UnfoldMore;
  return (
    <th
      scope="col"
      role={props.role}
      data-align={column.align}
      data-sortable={isSortable ? "" : undefined}
      aria-sort={direction}
    >
      {column.isHeaderHidden ? (
        <VisuallyHidden>{column.header}</VisuallyHidden>
      ) : isSortable ? (
        <ButtonBase
          onClick={props.onSort}
          sx={{ font: "inherit", gap: 1, minHeight: 44, my: -2, "& svg": { fontSize: "1.125rem" } }}
        >
          {column.header}
          <Icon aria-hidden="true" />
        </ButtonBase>
      ) : (
        column.header
      )}
    </th>
  );
}

/** A row of which a block shows the first cells only, until the visitor wants more. */
function FoldedRow<Row>(props: { columns: readonly DataColumn<Row>[]; row: Row; from: "sm" | "md" | "lg" }) {
  const fold = usePhoneFold<HTMLTableRowElement>(props.from);
  return (
    <tr ref={fold.container} {...roleWhen(true)("row")} id={fold.id} data-folding={fold.isOpen ? "open" : "closed"}>
      {props.columns.map((column) => (
        <Cell key={column.key} column={column} row={props.row} isStacking>
          {column.isRowHeader && (
            <FoldButton
              fold={fold}
              sx={{ flexShrink: 0, width: 44, margin: "-8px -12px -8px 0", color: "text.secondary" }}
            >
              <VisuallyHidden>{fold.isOpen ? "Visa mindre" : "Visa mer"}</VisuallyHidden>
            </FoldButton>
          )}
        </Cell>
      ))}
    </tr>
  );
}

function Cell<Row>(props: {
  column: DataColumn<Row>;
  row: Row;
  isStacking: boolean;
  /** Beside the name of the row. */
  children?: ReactNode;
}) {
  const { column, row, isStacking } = props;
  const content = column.cell(row);
  const role = roleWhen(isStacking);
  if (column.isRowHeader) {
    return (
      <th scope="row" {...role("rowheader")} data-align={column.align}>
        {props.children ? <div>{content}</div> : content}
        {props.children}
      </th>
    );
  }
  if (!isStacking) return <td data-align={column.align}>{content}</td>;
  return (
    <td
      {...role("cell")}
      data-align={column.align}
      data-long={column.isLong ? "" : undefined}
      data-folded={column.isFolded ? "" : undefined}
    >
      {!column.isHeaderHidden && (
        // Screen readers announce the column's head.
        <span data-label="" aria-hidden="true">
          {column.header}
        </span>
      )}
      <div>{content}</div>
    </td>
  );
}

/** The rows as the visitor sorts them; as they came until then. */
function useSorted<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]) {
  const [sorting, setSorting] = useState<{ key: string; direction: Direction }>();
  const compare = columns.find(({ key }) => key === sorting?.key)?.compare;
  const sorted = compare ? rows.toSorted(compare) : rows;
  const sortBy = (key: string) =>
    setSorting({
      key,
      direction: sorting?.key === key && sorting.direction === "ascending" ? "descending" : "ascending",
    });
  return [sorting?.direction === "descending" ? sorted.toReversed() : sorted, sorting, sortBy] as const;
}
