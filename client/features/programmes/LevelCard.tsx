import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Badge } from "../../ui/Badge.tsx";
import { Card } from "../../ui/Card.tsx";
import { EnglishWords } from "../../ui/EnglishWords.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { LEVEL_TINTS } from "./levelTints.ts";
import type { OverviewQuery } from "./OverviewPage.generated.ts";

/** A level: what it is, what it takes, and the way to it. */
export function LevelCard({ programme }: { programme: NonNullable<OverviewQuery["programmes"]>[number] }) {
  const { level, path, badge, card } = programme;
  const id = `niva-${level.toLowerCase()}`;
  return (
    <Card
      component="li"
      aria-labelledby={id}
      isRoomy
      // Its parts share the heights of the cards beside it, so that they line up.
      sx={{
        display: "grid",
        gridTemplateRows: "subgrid",
        gridRow: "span 6",
        gridTemplateColumns: "minmax(0, 1fr)",
        // With large letters a word may be wider than a phone.
        overflowWrap: "anywhere",
        rowGap: 4,
      }}
    >
      <div>
        <Badge tint={LEVEL_TINTS[level]}>
          <EnglishWords>{badge}</EnglishWords>
        </Badge>
      </div>
      <Box>
        <Typography id={id} variant="h3" component="h2">
          <EnglishWords>{card.title}</EnglishWords>
        </Typography>
        <Typography sx={{ mt: 2 }}>
          <EnglishWords>{card.description}</EnglishWords>
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
          alignContent: "start",
        }}
      >
        <Box component="dt" sx={{ color: "text.secondary" }}>
          Tid
        </Box>
        <Box component="dd" sx={{ m: 0 }}>
          {card.timeCommitment}
        </Box>
        <Box component="dt" sx={{ color: "text.secondary" }}>
          Resultat
        </Box>
        <Box component="dd" sx={{ m: 0 }}>
          {card.results}
        </Box>
      </Box>
      <Box
        component="ul"
        aria-label="Områden"
        sx={{ m: 0, pl: "1.1em", fontSize: "1rem", "& li::marker": { color: "primary.main" } }}
      >
        {card.categories.map((category) => (
          <li key={category}>{category}</li>
        ))}
      </Box>
      <div>
        {card.warning && (
          <Notice tone="attention">
            <EnglishWords>{card.warning}</EnglishWords>
          </Notice>
        )}
      </div>
      <div>
        {/* Loaded as a page of its own, since the last level is framed otherwise. */}
        <Button variant={level === "MEDIUM" ? "contained" : "outlined"} href={path}>
          <EnglishWords>{`Öppna ${card.title}`}</EnglishWords>
        </Button>
      </div>
    </Card>
  );
}
