import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useId, useRef } from "react";
import CloudOffOutlined from "~icons/ic/outline-cloud-off";
import { Badge } from "../../../ui/Badge.tsx";
import { BADGE_TINTS } from "../../../ui/badgeTints.ts";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { StepDetails } from "../../../ui/steps/StepDetails.tsx";
import { CategoryMark } from "../CategoryMark.tsx";
import { timeLabel } from "../protocolLabels.ts";
import { type ChecklistRow_ItemFragment, ChecklistRow_ItemFragmentDoc } from "./ChecklistRow.generated.ts";
import { useIsDone } from "./useIsDone.ts";
import type { SetDone } from "./useTick.ts";

/**
 * A step to do. All of its row is the target, which only ticks: what is done is taken back with 'Ångra' beside it.
 * @param props.isWaiting its tick has not arrived for some time
 * @param props.hasProtocol names the protocol, where there are several
 * @param props.isCompact shows what it is and when, and nothing more
 */
export function ChecklistRow(props: {
  item: FragmentType<ChecklistRow_ItemFragment>;
  isWaiting: boolean;
  hasProtocol?: boolean;
  isCompact?: boolean;
  onTick: SetDone;
}) {
  const id = useId();
  const checkbox = useRef<HTMLInputElement>(null);
  const { data: item, complete } = useFragment({
    fragment: ChecklistRow_ItemFragmentDoc,
    fragmentName: "ChecklistRow_item",
    from: props.item,
  });
  const isDone = useIsDone();
  if (!complete) return null;
  const { title, category, dosage } = item;
  const isCompleted = isDone(item);
  const time = timeLabel(item.timeOfDay);
  return (
    <Box
      component="li"
      data-done={isCompleted ? "" : undefined}
      sx={{
        display: "flex",
        alignItems: "center",
        minHeight: 56,
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
        color: isCompleted ? "text.secondary" : undefined,
        transition: "background-color 150ms, color 150ms",
        "&:not([data-done]):hover": { bgcolor: "color-mix(in srgb, var(--mui-palette-mist) 60%, transparent)" },
        "&:has(input:focus-visible)": { outline: "3px solid", outlineColor: "secondary.main", outlineOffset: -3 },
      }}
    >
      <Box
        component="label"
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 56,
          display: "flex",
          gap: { xs: 3, sm: 4 },
          px: { xs: 3, sm: 5 },
          py: "15px",
          cursor: isCompleted ? "default" : "pointer",
        }}
      >
        <Checkbox
          ref={checkbox}
          type="checkbox"
          checked={isCompleted}
          // It keeps the focus, which a disabled one would lose.
          aria-disabled={isCompleted}
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}about`}
          onChange={() => {
            if (!isCompleted) props.onTick(item, true);
          }}
        />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 3, rowGap: 1 }}>
            <Box component="span" sx={{ flex: "1 1 12ch", fontWeight: 600, lineHeight: "26px" }}>
              <Box component="span" sx={{ mr: 2 }}>
                <CategoryMark tint={BADGE_TINTS.stepCategory[category.colour]} />
              </Box>
              <Box component={isCompleted ? "s" : "span"} id={`${id}title`}>
                {title}
              </Box>
              {dosage && (
                <Box component="span" sx={{ fontWeight: 400, color: "text.secondary" }}>
                  {", "}
                  {dosage}
                </Box>
              )}
            </Box>
            <Box component="span" id={`${id}about`} sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
              {time && <Badge tint="grey">{time}</Badge>}
              {!props.isCompact && <Badge tint={BADGE_TINTS.stepCategory[category.colour]}>{category.name}</Badge>}
            </Box>
          </Box>
          {!props.isCompact && <StepDetails step={item} mt={0.5} />}
          {props.hasProtocol && <Detail isSmall>{item.protocolName}</Detail>}
          {props.isWaiting && (
            <Detail>
              <CloudOffOutlined aria-hidden="true" sx={{ fontSize: "1rem", mr: 1, verticalAlign: "-3px" }} />
              Inte sparat än
            </Detail>
          )}
        </Box>
      </Box>
      {isCompleted && (
        <Button
          size="small"
          aria-describedby={`${id}title`}
          onClick={() => {
            // The button goes, and the focus would go with it.
            checkbox.current?.focus();
            props.onTick(item, false);
          }}
          sx={{ flexShrink: 0, alignSelf: "flex-start", mt: 1.5, mr: { xs: 1, sm: 3 } }}
        >
          Ångra
        </Button>
      )}
    </Box>
  );
}

const Detail = ({ isSmall, children }: { isSmall?: boolean; children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      display: "block",
      mt: 0.5,
      color: "text.secondary",
      fontSize: isSmall ? "0.875rem" : "1rem",
      lineHeight: 1.5,
    }}
  >
    {children}
  </Box>
);
