import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { MAX_COMPARED } from "../../../../schema/rules/catalogue/comparison.ts";
import { MAX_MARKERS } from "../../../../schema/rules/catalogue/markerCover.ts";
import { swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { formatAmount } from "../format.ts";
import { type MarkerAnswerQuery, useMarkerAnswerQuery } from "./MarkerAnswer.generated.ts";
import { MarkerChoice } from "./MarkerChoice.tsx";
import { MarkerTable } from "./MarkerTable.tsx";
import { addressWith } from "./markerAddress.ts";

type Answer = NonNullable<MarkerAnswerQuery["markerCover"]>;

/** Savings that are named. */
const SHOWN_SAVINGS = 3;

/** The cheapest test and the cheapest combination for the chosen markers. */
export function MarkerAnswer({
  chosen,
  onChoose,
}: {
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
}) {
  const { data, previousData, error, loading, refetch } = useMarkerAnswerQuery({
    variables: { databaseIds: [...chosen] },
  });
  const answer = (data ?? (error ? undefined : previousData))?.markerCover;
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 4 }}>
        <Typography id="svarets-rubrik" variant="h3" component="h2">
          {chosen.length} av {MAX_MARKERS} markörer valda
        </Typography>
        <TextLink to={addressWith([])} preventScrollReset>
          Rensa
        </TextLink>
      </Box>
      <Box aria-busy={loading} sx={{ mt: 4, opacity: loading && answer ? 0.6 : 1, transition: "opacity 150ms" }}>
        {answer ? (
          <Ways answer={answer} chosen={chosen} onChoose={onChoose} />
        ) : error ? (
          <LoadFailure message="Svaret kunde inte räknas ut." onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <Box aria-hidden="true" sx={{ display: "grid", gap: 4 }}>
            <Skeleton height={180} radius={14} />
            <Skeleton height={180} radius={14} />
          </Box>
        )}
      </Box>
    </>
  );
}

function Ways(props: { answer: Answer; chosen: readonly number[]; onChoose: (ids: readonly number[]) => void }) {
  const { answer, chosen, onChoose } = props;
  const { single, combination, unmeasured } = answer;
  if (!single || !combination) {
    return (
      <Notice tone="info">
        <Typography role="status">Inget test i listan mäter det du har valt. Prova att ta bort en markör.</Typography>
      </Notice>
    );
  }
  const isOne = combination.tests.length === 1 && combination.tests[0]?.databaseId === single.tests[0]?.databaseId;
  const tests = [...new Map([...combination.tests, ...single.tests].map((test) => [test.databaseId, test])).values()];
  const compared = tests.slice(0, MAX_COMPARED);
  return (
    <>
      <Typography role="status" sx={{ fontSize: { md: "1.25rem" }, lineHeight: 1.45 }}>
        {summary(answer, isOne)}
      </Typography>
      {unmeasured.length > 0 && (
        <Box sx={{ mt: 4 }}>
          <Notice tone="info">
            <span>
              De här hittar vi inget test för: <strong>{unmeasured.map(({ name }) => name).join(", ")}</strong>.
            </span>
          </Notice>
        </Box>
      )}
      <Box
        sx={{
          display: "grid",
          gap: 4,
          mt: 5,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: isOne ? "minmax(0, 1fr)" : "repeat(2, minmax(0, 1fr))" },
        }}
      >
        <MarkerChoice
          title={isOne ? "Ett test räcker" : "Billigaste kombinationen"}
          isExact={answer.isExact}
          choice={combination}
          asked={answer.markers.length}
          isRecommended
        />
        {!isOne && (
          <MarkerChoice
            title={single.missing.length > unmeasured.length ? "Testet som täcker flest" : "Billigaste enskilda test"}
            choice={single}
            asked={answer.markers.length}
          />
        )}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 4, rowGap: 2, mt: 5 }}>
        <Button
          component={Link}
          to={`/tester?jamfor=${compared.map(({ databaseId }) => databaseId).join(",")}`}
          variant="contained"
        >
          Visa i jämförelsen
        </Button>
        {compared.length < tests.length && (
          <Typography variant="body2" color="textSecondary">
            Jämförelsen rymmer {MAX_COMPARED} av de {tests.length} testerna.
          </Typography>
        )}
      </Box>
      <Savings savings={answer.savings} chosen={chosen} onChoose={onChoose} />
      <MarkerTable markers={answer.markers} tests={tests} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4, maxWidth: "66ch" }}>
        Vi jämförde {testsText(answer.testCount)} och räknade med startpriset. Frakt och provtagning kan tillkomma.
        {answer.unpricedTestCount > 0 &&
          ` ${testsText(answer.unpricedTestCount)} är inte med, eftersom priset är okänt eller gäller en prenumeration.`}
        {!answer.isExact && " Vi hann inte räkna på alla kombinationer. Det kan finnas en som är billigare."}
      </Typography>
    </>
  );
}

const testsText = (count: number): string => `${swedishNumber(count)} ${count === 1 ? "test" : "tester"}`;

/** The answer in a sentence. */
function summary({ single, combination, unmeasured, markers }: Answer, isOne: boolean): string {
  if (!single || !combination) return "";
  const all = unmeasured.length > 0 ? "det som kan mätas" : markers.length === 1 ? "markören" : "alla markörer";
  const first = combination.tests[0]?.name;
  if (isOne)
    return `${first} mäter ${all} för ${formatAmount(combination.price.amount)}. Inget test i vår lista gör det för mindre.`;
  const together = `${combination.tests.length} tester mäter tillsammans ${all} för ${formatAmount(combination.price.amount)}`;
  if (single.missing.length > unmeasured.length) return `${together}. Inget enskilt test mäter allt du har valt.`;
  return `${together}, ${formatAmount(single.price.amount - combination.price.amount)} mindre än det billigaste enskilda testet.`;
}

/** What the combination would cost less without a marker. */
function Savings(props: {
  savings: Answer["savings"];
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
}) {
  const { savings, chosen, onChoose } = props;
  if (savings.length === 0 || chosen.length < 2) return null;
  return (
    <Box component="section" aria-labelledby="vad-kostar-markoren" sx={{ mt: 8 }}>
      <Typography id="vad-kostar-markoren" variant="h4" component="h3">
        Vad kostar varje markör?
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, mt: 2 }}>
        {savings.slice(0, SHOWN_SAVINGS).map(({ marker, saving }) => (
          <Box
            component="li"
            key={marker.databaseId}
            sx={{
              display: "flex",
              alignItems: "center",
              columnGap: 3,
              borderBottom: 1,
              borderColor: "divider",
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0, py: 2, lineHeight: 1.45 }}>
              Utan {marker.name} blir det <strong>{formatAmount(saving.amount)}</strong> billigare.
            </Box>
            <Button
              aria-label={`Ta bort ${marker.name}`}
              onClick={() => onChoose(chosen.filter((id) => id !== marker.databaseId))}
              sx={{ flexShrink: 0, px: 2, mr: -2, "@media (scripting: none)": { display: "none" } }}
            >
              Ta bort
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
