import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { clearToasts } from "../../../toasts/toasts.ts";
import { copyText, linkNotCopied } from "../../../ui/copyText.ts";
import { DemoNotice } from "../../../ui/DemoNotice.tsx";
import { BottomSheet } from "../../../ui/dialog/BottomSheet.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import type { AreaConfig } from "../list/areas.ts";
import { useComparisonTableQuery } from "./ComparisonTable.generated.ts";
import { ComparisonTable } from "./ComparisonTable.tsx";

/** The drawer with the comparison, side by side. */
export function ComparisonDrawer(props: {
  area: AreaConfig;
  ids: readonly number[];
  onlyDifferences: boolean;
  /** Says what of the address is not shown; empty where all is. */
  dropped: string;
  onOnlyDifferences: (isOn: boolean) => void;
  onRemove: (id: number) => void;
  onClose: () => void;
}) {
  const { area, ids, onlyDifferences, dropped } = props;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    clearToasts();
    setOpen(true);
  }, []);
  const { data, previousData, error, refetch } = useComparisonTableQuery({
    variables: { databaseIds: [...ids] },
    skip: ids.length === 0,
  });
  const products =
    ids.length === 0
      ? []
      : ((data ?? previousData)?.productsByIds?.filter(({ databaseId }) => ids.includes(databaseId)) ?? []);

  return (
    <BottomSheet
      title="Jämförelse"
      isTall={ids.length > 0}
      isPrintedAlone
      isInAddress
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={props.onClose}
      actions={
        products.length > 0 && (
          <>
            <FormControlLabel
              control={<Switch checked={onlyDifferences} onChange={(_, isOn) => props.onOnlyDifferences(isOn)} />}
              label="Visa bara skillnader"
              slotProps={{ typography: { sx: { fontSize: { xs: "0.9375rem", sm: "1rem" } } } }}
              sx={{ mr: { xs: "auto", sm: 4 } }}
            />
            <Button onClick={copyAddress} sx={{ px: 2, whiteSpace: "nowrap" }}>
              Kopiera länk
            </Button>
          </>
        )
      }
    >
      {dropped && (
        <Typography role="status" sx={{ mb: 4, maxWidth: "66ch" }}>
          {dropped}
        </Typography>
      )}
      {ids.length === 0 && (
        <>
          <Typography sx={{ fontWeight: 600 }}>{area.compare.empty}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
            {area.compare.emptyHint}
          </Typography>
          <Button variant="contained" onClick={() => setOpen(false)}>
            Till listan
          </Button>
        </>
      )}
      {error && products.length === 0 && (
        <Box sx={{ py: 16, textAlign: "center" }}>
          <Typography sx={{ mb: 4 }}>{area.loadError.text}</Typography>
          <Button variant="contained" onClick={() => void refetch().catch(() => undefined)}>
            Försök igen
          </Button>
        </Box>
      )}
      {products.length > 0 && (
        <ComparisonTable
          area={area}
          products={products}
          onlyDifferences={onlyDifferences}
          onRemove={props.onRemove}
          ground="background.paper"
          notice={<DemoNotice isDemo={(data ?? previousData)?.isDemoCatalogue} />}
        />
      )}
    </BottomSheet>
  );
}

function copyAddress(): void {
  const { href } = window.location;
  void copyText(href, { copied: { title: "Kopierat!", tone: "confirmation" }, failed: linkNotCopied(href) });
}
