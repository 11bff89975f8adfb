import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { TESTS } from "../../../../schema/analyses/vocabulary.ts";
import { type Trend, trendsOf } from "../../../../schema/rules/analyses/trends.ts";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { usePersonalSync } from "../../../guest/usePersonalSync.ts";
import { Card } from "../../../ui/Card.tsx";
import { CardLink, LINK_CARD } from "../../../ui/link/CardLink.tsx";
import { useMyResultsQuery } from "./MyResults.generated.ts";

const WIDTH = 150;
const HEIGHT = 52;
/** Room for the numbers on its left. */
const SCALE = 32;
/** Room for the marks at the edges. */
const EDGE = 8;

/** How the one number of each test has changed, as a line with a mark for each time; nothing before there are two. */
export function Trends() {
  usePersonalSync();
  const { data } = useMyResultsQuery({});
  const trends = trendsOf(data?.analyses?.nodes ?? []);
  if (trends.length === 0) return null;
  return (
    <Box
      component="section"
      id="mina-kurvor"
      aria-label="Det som har ändrats"
      sx={{ display: "grid", gap: 4, gridTemplateColumns: { md: "repeat(auto-fit, minmax(320px, 1fr))" }, mb: 8 }}
    >
      {trends.map((trend) => (
        <TrendCard key={trend.kind} trend={trend} />
      ))}
    </Box>
  );
}

function TrendCard({ trend: { kind, key, label, change, points } }: { trend: Trend }) {
  const [first, last] = [points[0], points.at(-1)];
  return (
    <Card
      sx={{
        ...LINK_CARD,
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        columnGap: 6,
        rowGap: 3,
      }}
    >
      <div>
        <Typography variant="body2" component="h2" sx={{ fontWeight: 600 }}>
          <CardLink to={`${TESTS[kind].path}?resultat=${key}`}>{label}</CardLink>
        </Typography>
        <Typography variant="h3" component="p" sx={{ fontVariantNumeric: "tabular-nums lining-nums" }}>
          {change}
        </Typography>
        {first && last && (
          <Typography variant="body2" color="textSecondary">
            {[...new Set([swedishDay(first.at), swedishDay(last.at)])].join(" – ")}
          </Typography>
        )}
      </div>
      <Curve points={points} />
    </Card>
  );
}

/** The points between the lowest and the highest, which stand on the left; the words beside say the first and the last. */
function Curve({ points }: { points: Trend["points"] }) {
  const amounts = points.map(({ amount }) => amount);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const heightOf = (amount: number) =>
    highest === lowest ? HEIGHT / 2 : HEIGHT - EDGE - ((amount - lowest) * (HEIGHT - 2 * EDGE)) / (highest - lowest);
  const places = amounts.map((amount, index) => ({
    x: SCALE + (index * (WIDTH - SCALE - EDGE)) / (points.length - 1),
    y: heightOf(amount),
  }));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={`${points.length} tester: ${amounts.map((amount) => String(amount)).join(", ")}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      sx={{ width: WIDTH, flexShrink: 0, color: "primary.main" }}
    >
      <polyline
        points={places.map(({ x, y }) => `${x},${y}`).join(" ")}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      />
      {[...new Set([highest, lowest])].map((amount) => (
        <Box
          key={amount}
          component="text"
          x={SCALE - 12}
          y={heightOf(amount)}
          textAnchor="end"
          dominantBaseline="central"
          sx={{ fill: "var(--mui-palette-text-secondary)", fontSize: 13 }}
        >
          {amount}
        </Box>
      ))}
      {places.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={4} fill="currentColor" />
      ))}
    </Box>
  );
}
