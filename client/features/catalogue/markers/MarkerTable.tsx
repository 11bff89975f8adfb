import Check from "@mui/icons-material/Check";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type DataColumn, DataTable } from "../../../ui/DataTable.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { withBreaks } from "../card/hyphenation.ts";
import type { MarkerAnswerQuery, MarkerChoice_ChoiceFragment } from "./MarkerAnswer.generated.ts";

type Marker = NonNullable<MarkerAnswerQuery["markerCover"]>["markers"][number];
type Test = MarkerChoice_ChoiceFragment["tests"][number];

const TITLE = "Vad mäter vad?";

const MARKER_COLUMN: DataColumn<Marker> = {
  key: "marker",
  header: "Markör",
  isRowHeader: true,
  cell: ({ path, name, description, unit }) => (
    <>
      <TextLink to={path}>{name}</TextLink>
      <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 400 }}>
        {description}
        {unit && ` Anges i\u00a0${unit}.`}
      </Typography>
    </>
  ),
};

const testColumn = (test: Test): DataColumn<Marker> => ({
  key: String(test.databaseId),
  header: withBreaks(test.name),
  align: "center",
  cell: ({ name }) => <Inclusion isIncluded={test.markerNames.includes(name)} />,
});

/** Which of the tests measures which of the chosen markers, and what each marker tells. */
export function MarkerTable(props: { markers: readonly Marker[]; tests: readonly Test[] }) {
  return (
    <Box sx={{ mt: 8 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
        {TITLE}
      </Typography>
      <DataTable
        caption={TITLE}
        columns={[MARKER_COLUMN, ...props.tests.map(testColumn)]}
        rows={props.markers}
        keyOf={({ databaseId }) => String(databaseId)}
        isDense
        sx={{ "& [data-align='center']": { minWidth: 92, px: 2 }, "& tbody th": { minWidth: 140 } }}
      />
    </Box>
  );
}

function Inclusion({ isIncluded }: { isIncluded: boolean }) {
  return isIncluded ? (
    <>
      <Check aria-hidden="true" sx={{ color: "success.main" }} />
      <VisuallyHidden>Ingår</VisuallyHidden>
    </>
  ) : (
    <Box component="span" sx={{ color: "text.secondary" }}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>Ingår inte</VisuallyHidden>
    </Box>
  );
}
