import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { styled } from "@mui/material/styles";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { JOURNEY_TABS, type JourneyTab, TAB_NAMES } from "./journeyTabList.ts";

const Tab = styled(ButtonBase)(({ theme }) => ({
  flexShrink: 0,
  minHeight: 52,
  paddingInline: 14,
  fontFamily: theme.typography.fontFamily,
  fontSize: 17,
  whiteSpace: "nowrap",
  color: theme.vars?.palette.text.secondary,
  borderBottom: "3px solid transparent",
  "&:hover": { color: theme.vars?.palette.text.primary },
  "&:focus-visible": { outlineOffset: -3 },
  "&[aria-selected='true']": {
    color: theme.vars?.palette.text.primary,
    fontWeight: 600,
    borderBottomColor: theme.vars?.palette.primary.main,
  },
}));

/** Id of a tab's button, which names its panel. */
export const tabId = (tab: JourneyTab): string => `flik-${tab}`;

/** Where the next tab is from a key, among so many. */
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The five tabs: one stop for the Tab key, arrows between them; on narrow screens they scroll. */
export function JourneyTabBar(props: {
  selected: JourneyTab;
  panelId: string;
  onSelect: (tab: JourneyTab) => void;
  /** Called when a tab is likely to be chosen next. */
  onNear: (tab: JourneyTab) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = document.getElementById(tabId(props.selected));
    if (tab && list.current)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [props.selected]);

  const move = (event: KeyboardEvent) => {
    const next = TAB_NAMES[MOVES[event.key]?.(TAB_NAMES.indexOf(props.selected), TAB_NAMES.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(next))?.focus();
    props.onSelect(next);
  };
  return (
    <Box
      ref={list}
      role="tablist"
      aria-label="Min resa"
      onKeyDown={move}
      sx={{
        position: "relative",
        display: "flex",
        gap: { sm: 2 },
        mx: { xs: -4, sm: -3.5 },
        px: { xs: 0.5, sm: 0 },
        overflowX: "auto",
        scrollbarWidth: "none",
        boxShadow: "inset 0 -1px var(--mui-palette-divider)",
      }}
    >
      {TAB_NAMES.map((tab) => (
        <Tab
          key={tab}
          id={tabId(tab)}
          role="tab"
          aria-selected={tab === props.selected}
          aria-controls={tab === props.selected ? props.panelId : undefined}
          tabIndex={tab === props.selected ? 0 : -1}
          onClick={() => props.onSelect(tab)}
          onFocus={() => props.onNear(tab)}
          onPointerEnter={() => props.onNear(tab)}
        >
          {JOURNEY_TABS[tab]}
        </Tab>
      ))}
    </Box>
  );
}
