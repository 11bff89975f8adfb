import { styled } from "@mui/material/styles";
import type { KeyboardEvent } from "react";
import { Link } from "react-router-dom";

const Bar = styled("div")(({ theme }) => ({
  display: "flex",
  gap: 24,
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
}));

const Tab = styled(Link)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  minHeight: 48,
  marginBottom: -1,
  color: theme.vars?.palette.text.secondary,
  textDecoration: "none",
  fontWeight: 600,
  borderBottom: "3px solid transparent",
  "&:hover": { color: theme.vars?.palette.text.primary },
  "&[aria-selected='true']": {
    color: theme.vars?.palette.text.primary,
    borderBottomColor: theme.vars?.palette.primary.main,
  },
}));

/** Moves between the tabs with the arrow keys, Home and End; Space and Enter choose. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role='tab']")];
  const index = tabs.indexOf(event.target as HTMLElement);
  const step = { ArrowRight: 1, ArrowLeft: -1, Home: -index, End: -1 - index, " ": 0 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const tab = tabs.at((index + step) % tabs.length);
  tab?.focus();
  tab?.click();
}

/** Tabs whose choice stands in the address; each is a link, so that it works without scripts too. */
export function Tabs(props: {
  /** Begins the ids: the tabs are '{id}-{key}', the panel '{id}-panel'. */
  id: string;
  label: string;
  tabs: readonly { key: string; label: string; to: string }[];
  selected: string;
}) {
  return (
    <Bar role="tablist" aria-label={props.label} onKeyDown={move}>
      {props.tabs.map(({ key, label, to }) => (
        <Tab
          key={key}
          id={`${props.id}-${key}`}
          to={to}
          replace
          preventScrollReset
          role="tab"
          aria-selected={key === props.selected}
          aria-controls={`${props.id}-panel`}
          tabIndex={key === props.selected ? 0 : -1}
        >
          {label}
        </Tab>
      ))}
    </Bar>
  );
}
