import Button from "@mui/material/Button";
import type { SxProps, Theme } from "@mui/material/styles";
import { mergeSx } from "./mergeSx.ts";

/**
 * The button below a list that brings its next page; nothing where there is none. For lists that work without scripts
 * it is a link.
 * @param props.awaited the cursor whose page is on its way, from `useLoadMore`
 */
export function ShowMore(props: {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  awaited: string | undefined;
  onMore: (after: string) => Promise<void>;
  /** Address of the page behind a cursor, which is a page of its own without scripts. */
  addressAfter?: (cursor: string) => string;
  sx?: SxProps<Theme>;
}) {
  const { pageInfo, awaited, onMore } = props;
  const { endCursor } = pageInfo;
  if (!pageInfo.hasNextPage || !endCursor) return null;
  return (
    <Button
      variant="outlined"
      // It stays a stop of the keyboard while it waits.
      aria-disabled={awaited !== undefined || undefined}
      href={props.addressAfter?.(endCursor)}
      onClick={(event) => {
        event.preventDefault();
        void onMore(endCursor);
      }}
      sx={mergeSx({ mt: 4, minHeight: 48 }, props.sx)}
    >
      {awaited === undefined ? "Visa fler" : "Hämtar …"}
    </Button>
  );
}
