import Box from "@mui/material/Box";
import CompareArrows from "~icons/ic/baseline-compare-arrows";
import Fitness from "~icons/ic/baseline-fitness-center";
import Growing from "~icons/ic/baseline-trending-up";
import Bedtime from "~icons/ic/outline-bedtime";
import Biotech from "~icons/ic/outline-biotech";
import Flag from "~icons/ic/outline-flag";
import Fire from "~icons/ic/outline-local-fire-department";
import Mail from "~icons/ic/outline-mail";
import Medication from "~icons/ic/outline-medication";
import Book from "~icons/ic/outline-menu-book";
import Clock from "~icons/ic/outline-schedule";
import Mind from "~icons/ic/outline-self-improvement";
import Watch from "~icons/ic/outline-watch";

const ICONS: Readonly<Record<string, typeof Flag>> = {
  biohacking: Watch,
  compare: CompareArrows,
  contact: Mail,
  guide: Book,
  mental: Mind,
  progress: Growing,
  sleep: Bedtime,
  start: Flag,
  streak: Fire,
  supplement: Medication,
  test: Biotech,
  time: Clock,
  training: Fitness,
};

/** The picture of a recommendation or an achievement, in a quiet circle; paler when not yet reached. */
export function JourneyIcon({ name, isQuiet = false }: { name: string; isQuiet?: boolean }) {
  const Icon = ICONS[name] ?? Flag;
  return (
    <Box
      aria-hidden="true"
      sx={{
        flexShrink: 0,
        display: "grid",
        placeItems: "center",
        width: 48,
        height: 48,
        borderRadius: "50%",
        bgcolor: isQuiet ? "mist" : "tint.green.1",
        color: isQuiet ? "text.secondary" : "tint.green.0",
      }}
    >
      <Icon />
    </Box>
  );
}
