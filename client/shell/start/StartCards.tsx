import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import ArrowForward from "~icons/ic/baseline-arrow-forward";
import type { StartCard } from "../../../schema/startPage.ts";
import { CardCells } from "../../ui/Card.tsx";
import { Link } from "../../ui/link/Link.tsx";

type Shown = Omit<StartCard, "isOn">;

/** The ways into the site, set as one sheet with hairlines between them. */
export function StartCards({ cards }: { cards: readonly Shown[] }) {
  return (
    <CardCells
      sx={{
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
      }}
    >
      {cards.map((card) => (
        <Way key={card.icon} card={card} />
      ))}
    </CardCells>
  );
}

function Way({ card }: { card: Shown }) {
  const icon = card.icon.toLowerCase();
  const titleId = `del-${icon}`;
  return (
    <Box
      component="article"
      aria-labelledby={titleId}
      sx={{
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr)",
        gridTemplateRows: "auto 1fr auto",
        columnGap: 4,
        p: { xs: 5, md: 7 },
        bgcolor: "background.paper",
      }}
    >
      <Box
        component="img"
        src={`/icons/tool/${icon}.svg`}
        alt=""
        width={56}
        height={56}
        sx={{ gridRow: "1 / 3", display: "block", mt: "2px" }}
      />
      <Typography id={titleId} variant="h3" sx={{ gridColumn: 2 }}>
        {card.title}
      </Typography>
      <Typography color="textSecondary" sx={{ gridColumn: 2, mt: 1.5, lineHeight: 1.5 }}>
        {card.text}
      </Typography>
      <Box sx={{ gridColumn: 2, mt: 3, ml: -5 }}>
        <Button component={Link} to={card.path} endIcon={<ArrowForward />}>
          {card.action}
        </Button>
      </Box>
    </Box>
  );
}
