import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import BoltOutlined from "~icons/ic/outline-bolt";
import SavingsOutlined from "~icons/ic/outline-savings";
import WorkspacePremiumOutlined from "~icons/ic/outline-workspace-premium";
import { MR_HIGHLIGHTS, type MrHighlight } from "../../../schema/content.ts";
import { swedishNumber } from "../../../schema/rules/words/numbers.ts";
import { Card } from "../../ui/Card.tsx";
import { TextLink } from "../../ui/link/TextLink.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import type { Provider } from "./mrFacts.tsx";

const kronor = (ore: number): string => `${swedishNumber(ore / 100)} kr`;

/** How each box is made: its sign, its colour, and what it says large. */
const BOXES = {
  BEST_PRICE: {
    Icon: SavingsOutlined,
    tint: "green",
    value: ({ price }: Provider) => `från ${kronor(price.from.amount)}`,
  },
  FASTEST: { Icon: BoltOutlined, tint: "blue", value: ({ turnaroundTime }: Provider) => turnaroundTime },
  PREMIUM: {
    Icon: WorkspacePremiumOutlined,
    tint: "purple",
    value: ({ price }: Provider) => `upp till ${kronor((price.to ?? price.from).amount)}`,
  },
} as const;

/** The three highlighted providers, and the rule for each. */
export function MrHighlights({ providers }: { providers: readonly Provider[] }) {
  return (
    <>
      <VisuallyHidden as="h2" id="sticker-ut">
        De som sticker ut
      </VisuallyHidden>
      <Box
        component="ul"
        aria-labelledby="sticker-ut"
        sx={{
          listStyle: "none",
          m: 0,
          p: 0,
          display: "grid",
          gap: { xs: 3, sm: 4 },
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" },
        }}
      >
        {(Object.keys(MR_HIGHLIGHTS) as MrHighlight[]).map((highlight) => {
          const provider = providers.find(({ highlights }) => highlights.includes(highlight));
          if (!provider) return null;
          const { Icon, tint, value } = BOXES[highlight];
          const { title, rule } = MR_HIGHLIGHTS[highlight];
          return (
            <Card
              key={highlight}
              component="li"
              sx={{
                display: "grid",
                gridTemplateRows: { sm: "subgrid" },
                gridRow: { sm: "span 4" },
                rowGap: { xs: 1, sm: 2 },
                alignContent: "start",
                px: { xs: 4, sm: 5 },
                py: { xs: 3, sm: 5 },
              }}
            >
              <Box sx={{ display: "flex", alignItems: "center", gap: 3 }}>
                <Box
                  aria-hidden="true"
                  sx={{
                    display: "grid",
                    placeItems: "center",
                    width: 40,
                    height: 40,
                    flexShrink: 0,
                    borderRadius: 999,
                    color: `tint.${tint}.0`,
                    bgcolor: `tint.${tint}.1`,
                  }}
                >
                  <Icon />
                </Box>
                <Typography component="h3" sx={{ fontWeight: 600 }}>
                  {title}
                </Typography>
              </Box>
              <Typography variant="h3" component="p" sx={{ mt: { xs: 0, sm: 2 }, fontVariantNumeric: "tabular-nums" }}>
                {value(provider)}
              </Typography>
              <Typography sx={{ fontWeight: 600, mt: { xs: -1, sm: 0 } }}>
                <TextLink to={provider.path}>{provider.name}</TextLink>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {rule}
              </Typography>
            </Card>
          );
        })}
      </Box>
    </>
  );
}
