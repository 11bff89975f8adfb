import { styled } from "@mui/material/styles";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { FORCED_COLORS } from "../theme.ts";
import { Link } from "./link/Link.tsx";

const Bar = styled("div")(({ theme }) => ({
  position: "relative",
  display: "flex",
  gap: 4,
  // Labels start where the text below starts; on narrow screens they scroll from edge to edge.
  marginInline: -16,
  paddingInline: 6,
  overflowX: "auto",
  scrollbarWidth: "none",
  boxShadow: `inset 0 -1px ${theme.vars?.palette.divider}`,
  [theme.breakpoints.up("sm")]: { gap: 12, marginInline: -10, paddingInline: 0 },
  // Where nobody swipes, those that have no room go on below.
  [theme.breakpoints.up("md")]: { flexWrap: "wrap", rowGap: 0 },
}));

const Tab = styled(Link)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  flexShrink: 0,
  minHeight: 52,
  paddingInline: 10,
  whiteSpace: "nowrap",
  fontSize: "1.0625rem",
  fontWeight: 600,
  textDecoration: "none",
  color: theme.vars?.palette.text.secondary,
  borderBottom: "3px solid transparent",
  [FORCED_COLORS]: { borderBottomColor: "Canvas" },
  "&:hover": { color: theme.vars?.palette.text.primary },
  // The bar scrolls, and clips what is outside it.
  "&:focus-visible": { outlineOffset: -3 },
  "&[aria-selected='true']": {
    color: theme.vars?.palette.text.primary,
    borderBottomColor: theme.vars?.palette.primary.main,
  },
}));

/**
 * Moves between the tabs with the arrow keys, Home and End; Space and Enter choose. It moves from the
 * tab that has the focus: the chosen one is only known when the address has followed.
 */
function move(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role='tab']")];
  const index = tabs.indexOf(event.target as HTMLElement);
  const step = { ArrowRight: 1, ArrowLeft: -1, Home: -index, End: -1 - index, " ": 0 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const tab = tabs.at((index + step) % tabs.length);
  tab?.focus();
  tab?.click();
}

/** Id of a tab, which names the panel. */
export const tabId = (id: string, key: string): string => `${id}-${key}`;

/** Id of the one panel that shows what is chosen. */
export const panelId = (id: string): string => `${id}-panel`;

/**
 * Tabs whose choice is in the address; each is a link, so that it works without scripts too. They
 * are one stop for the Tab key, scroll on narrow screens, and wrap on wide ones.
 */
export function Tabs<Key extends string>(props: {
  /** Begins the ids of the tabs (`tabId`) and of the panel (`panelId`). */
  id: string;
  label: string;
  /** `lang` of a label that is not Swedish. */
  tabs: readonly { key: Key; label: string; to: string; lang?: string }[];
  selected: Key;
  /** Takes the address's place in the history, so that the back button leaves the page. */
  replace?: boolean;
  /** Called when a tab is likely to be chosen next. */
  onNear?: (key: Key) => void;
}) {
  const { id, selected, onNear } = props;
  const bar = useRef<HTMLDivElement>(null);
  const { state } = useLocation();
  useEffect(() => {
    const tab = document.getElementById(tabId(id, selected));
    const { current } = bar;
    if (!tab || !current) return;
    // It hears of both at once, and again when they get their size: a bar may be hidden at first, and the letters
    // have another width when their font is there.
    const observer = new ResizeObserver(() => {
      current.scrollLeft = tab.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(current);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [id, selected]);

  return (
    <Bar ref={bar} role="tablist" aria-label={props.label} onKeyDown={move}>
      {props.tabs.map(({ key, label, to, lang }) => (
        <Tab
          key={key}
          id={tabId(id, key)}
          lang={lang}
          to={to}
          replace={props.replace}
          state={props.replace ? state : undefined}
          preventScrollReset
          role="tab"
          aria-selected={key === selected}
          aria-controls={key === selected ? panelId(id) : undefined}
          tabIndex={key === selected ? 0 : -1}
          onFocus={() => onNear?.(key)}
          onPointerEnter={() => onNear?.(key)}
        >
          {label}
        </Tab>
      ))}
    </Bar>
  );
}
