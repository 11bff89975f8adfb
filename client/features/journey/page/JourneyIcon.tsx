import Bedtime from "@mui/icons-material/BedtimeOutlined";
import Biotech from "@mui/icons-material/BiotechOutlined";
import CompareArrows from "@mui/icons-material/CompareArrows";
import Fitness from "@mui/icons-material/FitnessCenter";
import Flag from "@mui/icons-material/FlagOutlined";
import Fire from "@mui/icons-material/LocalFireDepartmentOutlined";
import Mail from "@mui/icons-material/MailOutlined";
import Medication from "@mui/icons-material/MedicationOutlined";
import Book from "@mui/icons-material/MenuBookOutlined";
import Clock from "@mui/icons-material/ScheduleOutlined";
import Mind from "@mui/icons-material/SelfImprovementOutlined";
import Growing from "@mui/icons-material/TrendingUp";
import Watch from "@mui/icons-material/WatchOutlined";
import Box from "@mui/material/Box";

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
