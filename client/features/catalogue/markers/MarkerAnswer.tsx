import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Sex } from "../../../../schema/catalogue.ts";
import { MAX_COMPARED } from "../../../../schema/rules/catalogue/comparison.ts";
import { MAX_MARKERS } from "../../../../schema/rules/catalogue/markerCover.ts";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { AD_LINKS } from "../../../ui/link/adLinks.ts";
import { ChoiceLinks } from "../../../ui/link/ChoiceLinks.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { TextLink } from "../../../ui/link/TextLink.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { formatAmount } from "../format.ts";
import { type Answer, formatAnswer, formatTestCount, isSame } from "./answerTexts.ts";
import { useMarkerAnswerQuery } from "./MarkerAnswer.generated.ts";
import { MarkerChoice } from "./MarkerChoice.tsx";
import { MarkerTable } from "./MarkerTable.tsx";
import { addressWith } from "./markerAddress.ts";

/** Savings that are named. */
const SHOWN_SAVINGS = 3;

interface AnswerProps {
  chosen: readonly number[];
  /** The sex of the person tested; null for anybody. */
  sex: Sex | null;
  onChoose: (ids: readonly number[]) => void;
}

/** Texts about the target group. */
const PERSONS = [
  { label: "Vem som helst", sex: null },
  { label: "En kvinna", sex: "FEMALE" },
  { label: "En man", sex: "MALE" },
] as const;

/** The cheapest tests for the chosen markers, and the fewest. */
export function MarkerAnswer(props: AnswerProps) {
  const { chosen, sex } = props;
  const { data, previousData, error, loading, refetch } = useMarkerAnswerQuery({
    variables: { databaseIds: [...chosen], sex },
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
      <Typography sx={{ mt: 4, mb: 2, fontWeight: 600 }}>Vem ska provet tas på?</Typography>
      <ChoiceLinks
        label="Vem ska provet tas på?"
        choices={PERSONS.map(({ label, sex: one }) => ({
          label,
          to: addressWith(chosen, one),
          isChosen: one === sex,
        }))}
      />
      <Box aria-busy={loading} sx={{ mt: 6, opacity: loading && answer ? 0.6 : 1, transition: "opacity 150ms" }}>
        {answer ? (
          <Ways answer={answer} {...props} />
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

function Ways({ answer, chosen, sex, onChoose }: AnswerProps & { answer: Answer }) {
  const { single, combination, fewest, unmeasured } = answer;
  if (!single || !combination || !fewest) {
    return (
      <Notice tone="info">
        <Typography role="status">Inget test i listan mäter det du har valt. Prova att ta bort en markör.</Typography>
      </Notice>
    );
  }
  const isBoth = isSame(combination, fewest);
  const ways = [combination, ...(isBoth ? [] : [fewest]), ...(fewest.tests.length > 1 ? [single] : [])];
  const tests = [...new Map(ways.flatMap((way) => way.tests.map((test) => [test.databaseId, test] as const))).values()];
  const compared = tests.slice(0, MAX_COMPARED);
  const shared = { asked: answer.markers.length, sex };
  return (
    <>
      <Typography role="status" sx={{ fontSize: { md: "1.25rem" }, lineHeight: 1.45 }}>
        {formatAnswer(answer)}
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
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: isBoth ? "minmax(0, 1fr)" : "repeat(2, minmax(0, 1fr))" },
        }}
      >
        <MarkerChoice
          title={isBoth ? BOTH[fewest.tests.length === 1 ? "one" : "several"] : "Billigast"}
          scope="billigast"
          caveat={answer.isExact ? null : "Billigast av det vi hann räkna på"}
          choice={combination}
          isRecommended
          {...shared}
        />
        {ways.length > 1 && (
          <Box sx={{ display: "grid", gap: 4 }}>
            {!isBoth && (
              <MarkerChoice
                title="Så få tester som möjligt"
                scope="farst"
                caveat={answer.isFewestExact ? null : "Så få som vi hann hitta"}
                choice={fewest}
                {...shared}
              />
            )}
            {fewest.tests.length > 1 && (
              <MarkerChoice title="Testet som mäter flest" scope="flest" caveat={null} choice={single} {...shared} />
            )}
          </Box>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3, maxWidth: "66ch" }}>
        {AD_LINKS}
      </Typography>
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
      <HowCounted answer={answer} />
    </>
  );
}

/** Label of an answer that is both the cheapest and the one with the fewest tests. */
const BOTH = {
  one: "Billigast, och ett test räcker",
  several: "Billigast, med så få tester som möjligt",
} as const;

/** Explanation of the numbers. */
const HowCounted = ({ answer }: { answer: Answer }) => (
  <Box
    component="section"
    aria-labelledby="sa-raknar-vi"
    sx={{
      mt: 8,
      maxWidth: "66ch",
      fontSize: "0.9375rem",
      lineHeight: 1.5,
      color: "text.secondary",
      "& p": { m: 0, mt: 2 },
    }}
  >
    <Typography id="sa-raknar-vi" variant="h4" component="h3" color="textPrimary">
      Så räknar vi
    </Typography>
    <p>
      Vi jämförde {formatTestCount(answer.testCount)} och räknade med det lägsta priset. Frakt och provtagning kan
      tillkomma.
      {answer.unpricedTestCount > 0 &&
        ` ${formatTestCount(answer.unpricedTestCount)} är inte med, eftersom priset är okänt eller gäller en prenumeration.`}
      {!(answer.isExact && answer.isFewestExact) &&
        " Vi hann inte räkna på alla kombinationer. Det kan finnas en som är bättre."}
    </p>
    <p>
      Har du inte sagt vem som ska ta proven räknar vi med tester för bara kvinnor eller bara män först när inget annat
      mäter det du har valt. Tester utan länk till säljaren är med bara när inget annat mäter markören.
    </p>
    <p>
      Tester från samma leverantör räknas som ett besök, och varje test som tas hemma som ett prov. Går provet att ta på
      flera ställen, eller är platsen okänd, räknar vi det som ett besök. Fråga leverantören om proven kan tas
      samtidigt.
    </p>
  </Box>
);

/** Savings of the combination without a marker. */
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
