import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import BookmarkAddOutlined from "~icons/ic/outline-bookmark-add";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import PrintOutlined from "~icons/ic/outline-print";
import { useIsOff } from "../../../ui/link/areasOff.ts";
import { download } from "./download.ts";
import type { ProtocolViewProps } from "./shownProtocol.ts";
import { useSaveToProfile } from "./useSaveToProfile.ts";

/** Actions on a result. */
export function ResultActions(props: Pick<ProtocolViewProps, "protocol" | "analysis" | "createProtocol">) {
  const { save, isSaving } = useSaveToProfile(props.protocol, props.createProtocol);
  const isOff = useIsOff();
  // Where there are no protocols to follow, nothing is saved among them.
  const canSave = !isOff("/protokoll");
  return (
    <Box component="section" aria-label="Det här kan du göra" data-screen-only="">
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: "minmax(0, 1fr)" },
          "& > *": { minHeight: 48, px: 2 },
        }}
      >
        {canSave && (
          <Button
            variant="contained"
            startIcon={<BookmarkAddOutlined />}
            aria-disabled={isSaving || undefined}
            onClick={() => void save()}
            sx={{ gridColumn: "1 / -1" }}
          >
            {isSaving ? "Sparar …" : "Spara till profil"}
          </Button>
        )}
        <Button variant="outlined" startIcon={<FileDownloadOutlined />} onClick={() => download(props)}>
          Ladda ner
        </Button>
        <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
          Skriv ut
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        Det du bockar av här är på prov och sparas inte.
        {canSave && " Spara protokollet, så kan du följa det dag för dag."}
      </Typography>
    </Box>
  );
}
