import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import Check from "~icons/ic/baseline-check";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { type DataColumn, DataTable } from "../../../ui/table/DataTable.tsx";
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

/** Tests that have a column each; of more, each marker names those that measure it. */
const MAX_COLUMNS = 4;

const testsColumn = (tests: readonly Test[]): DataColumn<Marker> => ({
  key: "tester",
  header: "Mäts av",
  isLong: true,
  cell: ({ name }) =>
    tests
      .filter(({ markerNames }) => markerNames.includes(name))
      .map((test) => test.name)
      .join(", ") || "Inget av testerna",
});

/** Matrix of tests and chosen markers, with each marker's description. */
export function MarkerTable(props: { markers: readonly Marker[]; tests: readonly Test[] }) {
  return (
    <Box sx={{ mt: 8 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
        {TITLE}
      </Typography>
      <DataTable
        caption={TITLE}
        columns={[
          MARKER_COLUMN,
          ...(props.tests.length > MAX_COLUMNS ? [testsColumn(props.tests)] : props.tests.map(testColumn)),
        ]}
        rows={props.markers}
        keyOf={({ databaseId }) => String(databaseId)}
        stackBelow="sm"
        isDense
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
