import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { formatShare } from "./formatShare.ts";

/** Our pages, by how often links on them were followed. */
export function ClicksByPage(props: { pages: readonly { page: string; clicks: number }[]; totalClicks: number }) {
  return (
    <Box component="section" aria-labelledby="klick-per-sida" sx={{ mt: 12 }}>
      <Typography id="klick-per-sida" variant="h3" sx={{ mb: 4 }}>
        Klick per sida
      </Typography>
      <DataTable
        caption="Antal klick per sida"
        isDense
        columns={[
          {
            key: "page",
            header: "Sida",
            isRowHeader: true,
            width: "60%",
            cell: ({ page }) => (page.startsWith("/") ? <TextLink to={page}>{page}</TextLink> : "Annan sida"),
          },
          { key: "clicks", header: "Klick", align: "end", cell: ({ clicks }) => swedishNumber(clicks) },
          {
            key: "share",
            header: "Andel",
            align: "end",
            cell: ({ clicks }) => formatShare(clicks, props.totalClicks),
          },
        ]}
        rows={props.pages}
        keyOf={({ page }) => page}
      />
    </Box>
  );
}
