import Box from "@mui/material/Box";
import { useId } from "react";
import { ACTIVITY_CATEGORIES } from "../../../../schema/analyses/vocabulary.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { BADGE_TINTS } from "../../../ui/badgeTints.ts";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import type { ShownActivity } from "./shownProtocol.ts";

/** An activity of the day. All of its row is the target, which ticks and unticks. */
export function ActivityRow(props: { activity: ShownActivity; isDone: boolean; onToggle: () => void }) {
  const id = useId();
  const { isDone } = props;
  const { title, description, category, dosage } = props.activity;
  return (
    <Box
      component="li"
      sx={{
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
        breakInside: "avoid",
        "&:hover": { bgcolor: "color-mix(in srgb, var(--mui-palette-mist) 60%, transparent)" },
        "&:has(input:focus-visible)": { outline: "3px solid", outlineColor: "secondary.main", outlineOffset: -3 },
      }}
    >
      <Box
        component="label"
        sx={{
          display: "flex",
          gap: { xs: 3, sm: 4 },
          minHeight: 56,
          px: { xs: 3, sm: 5 },
          py: { xs: 1.5, sm: "15px" },
          cursor: "pointer",
          color: isDone ? "text.secondary" : undefined,
          transition: "color 150ms",
        }}
      >
        <Checkbox
          type="checkbox"
          checked={isDone}
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}about`}
          onChange={props.onToggle}
        />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 3, rowGap: 1 }}>
            <Box
              component="span"
              id={`${id}title`}
              sx={{ flex: { xs: "1 1 10ch", sm: "1 1 14ch" }, fontWeight: 600, lineHeight: "26px" }}
            >
              <Box component={isDone ? "s" : "span"}>{title}</Box>
              {dosage && (
                <Box component="span" sx={{ fontWeight: 400, color: "text.secondary" }}>
                  {", "}
                  {dosage}
                </Box>
              )}
            </Box>
            <Badge tint={BADGE_TINTS.activityCategory[category]}>{ACTIVITY_CATEGORIES[category]}</Badge>
          </Box>
          <Box
            component="span"
            id={`${id}about`}
            sx={{
              display: "block",
              mt: 0.5,
              color: "text.secondary",
              fontSize: { xs: "0.875rem", sm: "1rem" },
              lineHeight: { xs: 1.4, sm: 1.5 },
            }}
          >
            {description}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
