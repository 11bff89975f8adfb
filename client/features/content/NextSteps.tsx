import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import ArrowForward from "~icons/ic/baseline-arrow-forward";
import { Card } from "../../ui/Card.tsx";
import { useIsOff } from "../../ui/link/areasOff.ts";
import { LINK_CARD } from "../../ui/link/CardLink.tsx";
import { Link } from "../../ui/link/Link.tsx";

/** Where to go on from the training methods. */
const STEPS = [
  {
    to: "/traning-quiz",
    title: "Gör träningstestet",
    text: "Berätta hur du tränar i dag och få råd som passar.",
  },
  {
    to: "/guider/styrktraning-longevity",
    title: "Styrketräning för ett långt liv",
    text: "Därför lönar sig styrka, och två korta pass att börja med.",
  },
  {
    to: "/guider/zone-2-traning",
    title: "Zone 2: lugn kondition",
    text: "Guiden om den träning som ska kännas lätt, och varför den lönar sig.",
  },
] as const;

/** 'Nästa steg': the calm ending of the page, with the guides that are published. */
export function NextSteps(props: { hasStrength: boolean; hasZone2: boolean }) {
  const isOff = useIsOff();
  const isThere = [true, props.hasStrength, props.hasZone2];
  const steps = STEPS.filter(({ to }, index) => isThere[index] && !isOff(to));
  if (steps.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="nasta-steg" sx={{ mt: { xs: 14, md: 24 } }}>
      <Typography id="nasta-steg" variant="h2" sx={{ mb: 6 }}>
        Nästa steg
      </Typography>
      <Box
        sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" } }}
      >
        {steps.map(({ to, title, text }) => (
          <Card
            key={to}
            component={Link}
            to={to}
            isTinted
            sx={{
              ...LINK_CARD,
              color: "text.primary",
              textDecoration: "none",
              display: "grid",
              gridTemplateColumns: "minmax(0, 1fr) auto",
              overflowWrap: "anywhere",
              alignContent: "start",
              columnGap: 3,
              rowGap: 2,
              "& svg": { transition: "transform 150ms" },
              "&:hover svg": { transform: "translateX(4px)" },
              "&:hover h3": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
            }}
          >
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <ArrowForward aria-hidden="true" sx={{ color: "primary.main", mt: 0.5 }} />
            <Typography color="textSecondary" sx={{ fontSize: "1rem" }}>
              {text}
            </Typography>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
