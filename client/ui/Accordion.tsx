import { type SxProps, styled, type Theme } from "@mui/material/styles";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import ExpandMore from "~icons/ic/baseline-expand-more";
import { idOfHash } from "./link/hashes.ts";
import { mergeSx } from "./mergeSx.ts";

const Details = styled("details")(({ theme }) => ({
  // What is within inherits through the browser's own parts, to which the page's rule does not reach.
  "& > *": { boxSizing: "border-box" },
  "& > summary": {
    display: "flex",
    alignItems: "center",
    gap: 12,
    minHeight: 52,
    paddingBlock: 6,
    cursor: "pointer",
    fontWeight: 600,
    lineHeight: 1.4,
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
  },
  // Headings look like the line that contains them.
  "& > summary > :is(h2, h3, h4, h5, h6)": { margin: 0, font: "inherit" },
  // With large letters a word may be wider than a phone.
  "& > summary > :first-of-type": { overflowWrap: "anywhere" },
  "& > summary > [data-aside]": {
    marginInlineStart: "auto",
    fontSize: "0.9375rem",
    fontWeight: 400,
    color: theme.vars?.palette.text.secondary,
  },
  "& > summary > svg": { flexShrink: 0, transition: "transform 150ms" },
  "&[open] > summary > svg": { transform: "rotate(180deg)" },
}));

const ROW = {
  borderBottom: 1,
  borderColor: "divider",
  "&[open]": { pb: 4 },
  "& > summary > svg": { ml: "auto", color: "text.secondary" },
  "& > summary > [data-aside] ~ svg": { ml: 0 },
} as const;

/** How the line looks. */
const TONES = {
  /** A row of a list, its arrow at the end and a hairline below. */
  row: ROW,
  /** A single one, with a hairline above, too. */
  alone: { borderTop: 1, ...ROW },
  /** A button in the text; a value at the other end of the line is beside it. */
  button: {
    "& > summary": { minHeight: 44, flexWrap: "wrap", columnGap: 2, color: "primary.main" },
    "& > summary:hover > :first-of-type": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
} as const satisfies Record<string, SxProps<Theme>>;

/**
 * A line that unfolds the content below it. It is the browser's own (`details`), so that it works before scripts run
 * and is opened by a search in the page; a link to something within opens it too.
 */
export function Accordion(props: {
  /** Text of the line. */
  title: ReactNode;
  /** Level of the title where it is a heading of the page. */
  level?: "h2" | "h3" | "h4" | "h5" | "h6";
  /** At the other end of the line: a count, a state. */
  aside?: ReactNode;
  tone?: keyof typeof TONES;
  /** Whether it is open. The visitor's own opening and closing holds until this becomes another. */
  isOpen?: boolean;
  /** Id of the containing element, when a link to that opens it as well. */
  anchor?: string;
  /** Of those with the same group, one is open at a time; several are where there is none. */
  group?: string;
  /** Called when it was opened or closed, by the visitor or by the browser. */
  onToggle?: (isOpen: boolean) => void;
  /** Called when the visitor presses the line, before it opens or closes. */
  onPress?: () => void;
  /** Renders its content when first opened: for heavy content, which needs scripts anyway. */
  isLate?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}) {
  const { title, level: Heading = "span", aside, tone = "row", isOpen = false, isLate = false } = props;
  const [wasOpen, setWasOpen] = useState(isOpen);
  const details = useOpenedByHash(props.anchor);
  const tell = (open: boolean) => {
    if (open) setWasOpen(true);
    props.onToggle?.(open);
  };
  const tellOpened = useEffectEvent(() => tell(true));
  useEffect(() => {
    // The browser opened it before scripts ran, for a link to something within.
    if (details.current?.open && !isOpen) tellOpened();
  }, [details, isOpen]);
  return (
    <Details
      ref={details}
      name={props.group}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => tell(open)}
      sx={mergeSx(TONES[tone], props.sx)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself, also for the keyboard */}
      <summary onClick={props.onPress}>
        <Heading>{title}</Heading>
        {tone === "button" && <ExpandMore aria-hidden="true" />}
        {aside && <span data-aside="">{aside}</span>}
        {tone !== "button" && <ExpandMore aria-hidden="true" />}
      </summary>
      {(!isLate || wasOpen) && props.children}
    </Details>
  );
}

/**
 * Opens it when the address leads to something within, as browsers do for pages that they load themselves.
 * @param anchor id of the containing element, a link to which opens it as well
 */
function useOpenedByHash(anchor?: string) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again opens it again
  useEffect(() => {
    const target = hash && document.getElementById(idOfHash(hash));
    if (!target || !details.current || details.current.open) return;
    if (target.id !== anchor && !details.current.contains(target)) return;
    details.current.open = true;
    target.scrollIntoView();
  }, [hash, key, anchor]);
  return details;
}
