import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { INTENSITIES } from "../../../schema/content.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { BADGE_TINTS } from "../../ui/badgeTints.ts";
import { Card } from "../../ui/Card.tsx";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { methodIcon } from "../../ui/methodIcons.ts";
import { FoldButton, narrow, usePhoneFold } from "../../ui/PhoneFold.tsx";
import type { TrainingMethods_MethodFragment } from "./TrainingMethods.generated.ts";
import { useDwell } from "./useDwell.ts";

/** A card that was on screen for this long counts as read in the journey. */
const READ_SECONDS = 10;

/** How demanding a method is, in its colour. */
export const IntensityBadge = ({ method: { intensity } }: { method: TrainingMethods_MethodFragment }) => (
  <Badge tint={BADGE_TINTS.intensity[intensity]}>{INTENSITIES[intensity]}</Badge>
);

/**
 * A training method.
 * @param props.onRead called when it was read: looked at for a while, unfolded, or read on about; maybe more than once
 */
export function MethodCard({ method, onRead }: { method: TrainingMethods_MethodFragment; onRead: () => void }) {
  const card = useDwell<HTMLElement>(READ_SECONDS, onRead);
  const Icon = methodIcon(method.icon);
  const fold = usePhoneFold();
  const headingId = `metod-${method.slug}`;
  return (
    <Card
      ref={card}
      component="article"
      id={method.slug}
      aria-labelledby={headingId}
      sx={(theme) => ({
        // Its parts share the heights of the cards beside it, so that they line up.
        display: "grid",
        gridTemplateRows: { xs: "none", sm: "subgrid" },
        gridRow: { xs: "auto", sm: "span 7" },
        gridTemplateColumns: "minmax(0, 1fr)",
        // With large letters a word may be wider than a phone.
        overflowWrap: "anywhere",
        rowGap: { xs: 1.5, sm: 4 },
        scrollMarginTop: 92,
        // A phone folds what is after the button.
        ...(!fold.isOpen && { [narrow(theme, "sm")]: { "& > button ~ *": { display: "none" } } }),
      })}
    >
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 3 }}>
        <Box
          aria-hidden="true"
          sx={{
            display: "grid",
            placeItems: "center",
            width: 48,
            height: 48,
            borderRadius: 999,
            color: "primary.main",
            bgcolor: "mist",
          }}
        >
          <Icon />
        </Box>
        <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
          <Typography variant="body2" color="textSecondary">
            Intensitet
          </Typography>
          <IntensityBadge method={method} />
        </Box>
      </Box>
      <Box>
        <Typography id={headingId} variant="h3">
          {method.title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: { xs: 1, sm: 2 }, fontSize: "1rem", lineHeight: 1.5 }}>
          {method.description}
        </Typography>
      </Box>
      <Box
        component="dl"
        sx={{
          display: "grid",
          gridTemplateColumns: "auto minmax(0, 1fr)",
          columnGap: 4,
          rowGap: 1,
          m: 0,
          fontSize: "1rem",
        }}
      >
        <Box component="dt" sx={{ color: "text.secondary" }}>
          Tid
        </Box>
        <Box component="dd" sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}>
          {method.duration}
        </Box>
        <Box component="dt" sx={{ color: "text.secondary" }}>
          Hur ofta
        </Box>
        <Box component="dd" sx={{ m: 0, fontVariantNumeric: "tabular-nums" }}>
          {method.frequency}
        </Box>
      </Box>
      <FoldButton fold={fold} sx={{ justifySelf: "start", my: -1 }}>
        {fold.isOpen ? "Visa mindre" : "Visa mer"}
      </FoldButton>
      <Box
        component="ul"
        id={fold.id}
        aria-label="Vad det kan ge"
        sx={{ m: 0, pl: "1.1em", fontSize: "1rem", lineHeight: 1.5, "& li::marker": { color: "primary.main" } }}
      >
        {method.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </Box>
      <Typography sx={{ fontSize: "1rem", lineHeight: 1.5 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          Tänk på:
        </Box>{" "}
        {method.caution}
      </Typography>
      <Accordion
        title="Så börjar du"
        onToggle={(isOpen) => {
          if (isOpen) onRead();
        }}
        tone="alone"
      >
        <Typography sx={{ fontSize: "1rem", lineHeight: 1.5 }}>{method.beginning}</Typography>
      </Accordion>
      {method.guide && (
        <TextLink
          to={method.guide.path}
          onClick={onRead}
          aria-describedby={headingId}
          sx={{ fontWeight: 600, alignSelf: "end", py: 1 }}
        >
          Läs mer i guiden
        </TextLink>
      )}
    </Card>
  );
}
