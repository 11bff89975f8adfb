import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useEffect, useState } from "react";
import { BottomSheet } from "../../../ui/dialog/BottomSheet.tsx";

/** The filters as a sheet from below, for phones; the list changes behind it. */
export function FilterSheet(props: {
  /** Number of results, e.g. '48 tester'; absent while it is not known. */
  found: string | undefined;
  onClosed: () => void;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  const close = () => setOpen(false);
  return (
    <BottomSheet
      title="Filter"
      isOpen={isOpen}
      onClose={close}
      onClosed={props.onClosed}
      footer={
        <Button
          variant="contained"
          onClick={close}
          sx={{ width: "100%", minHeight: 48, fontVariantNumeric: "tabular-nums" }}
        >
          Visa {props.found ?? "resultat"}
        </Button>
      }
    >
      <Box sx={{ display: "grid", gap: 4 }}>{props.children}</Box>
    </BottomSheet>
  );
}
