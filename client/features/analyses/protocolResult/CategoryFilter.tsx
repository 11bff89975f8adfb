import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import type { ActivityCategory } from "../../../../schema/analyses/vocabulary.ts";
import type { Share } from "../../../../schema/rules/analyses/activityDay.ts";
import { FORCED_COLORS } from "../../../theme.ts";
import { BADGE_TINTS } from "../../../ui/badgeTints.ts";

const Choice = styled("button")(({ theme }) => ({
  display: "grid",
  gap: 8,
  minHeight: 64,
  padding: "10px 14px 12px",
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 10,
  font: "inherit",
  lineHeight: 1.4,
  textAlign: "start",
  color: "inherit",
  backgroundColor: theme.vars?.palette.background.paper,
  cursor: "pointer",
  transition: "border-color 120ms, background-color 120ms",
  "&:hover:not(:disabled)": { borderColor: theme.vars?.palette.text.secondary },
  "&[aria-pressed='true']": {
    borderColor: theme.vars?.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.primary.main}`,
    backgroundColor: theme.vars?.palette.mist,
  },
  "&:disabled": { cursor: "default", backgroundColor: "transparent", color: theme.vars?.palette.text.secondary },
  [FORCED_COLORS]: { "&[aria-pressed='true']": { outline: "2px solid Highlight" } },
}));

/** A category that can be chosen, or all of them. */
type Chosen = ActivityCategory | undefined;

/** Which activities show: all, or those of a category; each with how much of it is done. */
export function CategoryFilter(props: {
  all: Share;
  categories: readonly ({ category: ActivityCategory; name: string } & Share)[];
  chosen: Chosen;
  onChoose: (category: Chosen) => void;
}) {
  const { chosen, onChoose } = props;
  return (
    <Box
      role="group"
      aria-label="Visa kategori"
      data-screen-only=""
      sx={{
        display: { xs: "flex", sm: "grid" },
        gap: 2,
        gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
        // On a phone they are one row, which goes on beyond its edge.
        mx: { xs: -5, sm: 0 },
        px: { xs: 5, sm: 0 },
        overflowX: { xs: "auto", sm: "visible" },
        overscrollBehaviorX: "contain",
        scrollbarWidth: "none",
        "& > *": { flex: "0 0 auto" },
      }}
    >
      <CategoryButton
        name="Alla"
        share={props.all}
        isChosen={chosen === undefined}
        onChoose={() => onChoose(undefined)}
        isWide
      />
      {props.categories.map(({ category, name, ...share }) => (
        <CategoryButton
          key={category}
          category={category}
          name={name}
          share={share}
          isChosen={chosen === category}
          // Pressed once more, it shows all again.
          onChoose={() => onChoose(chosen === category ? undefined : category)}
        />
      ))}
    </Box>
  );
}

function CategoryButton(props: {
  category?: ActivityCategory;
  name: string;
  share: Share;
  isChosen: boolean;
  onChoose: () => void;
  isWide?: boolean;
}) {
  const { category, name, isChosen, onChoose } = props;
  const { doneCount, totalCount } = props.share;
  const tint = category && BADGE_TINTS.activityCategory[category];
  return (
    <Choice
      type="button"
      aria-pressed={isChosen}
      disabled={totalCount === 0}
      onClick={onChoose}
      style={props.isWide ? { gridColumn: "1 / -1" } : undefined}
    >
      <Box component="span" sx={{ display: "flex", alignItems: "baseline", columnGap: 2, minWidth: 0 }}>
        <Box component="span" sx={{ mr: "auto", fontSize: { xs: "0.9375rem", sm: "1rem" }, fontWeight: 600 }}>
          {name}
        </Box>
        <Box component="span" sx={{ fontSize: "0.875rem", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}>
          {doneCount} av {totalCount}
        </Box>
      </Box>
      <Box
        component="span"
        aria-hidden="true"
        sx={{ height: 4, borderRadius: 999, overflow: "hidden", bgcolor: "divider" }}
      >
        <Box
          component="span"
          sx={{
            display: "block",
            height: "100%",
            width: `${totalCount > 0 ? (100 * doneCount) / totalCount : 0}%`,
            borderRadius: "inherit",
            bgcolor: tint ? `tint.${tint}.0` : "primary.main",
            transition: "width 180ms ease-out",
          }}
        />
      </Box>
    </Choice>
  );
}
