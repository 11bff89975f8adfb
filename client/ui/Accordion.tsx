import type { SxProps, Theme } from "@mui/material/styles";
import { type ReactNode, type ToggleEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import ExpandMore from "~icons/ic/baseline-expand-more";
import styles from "./Accordion.module.css";
import { classNames } from "./classNames.ts";
import { idOfHash } from "./link/hashes.ts";
import { PlainBox } from "./PlainBox.tsx";

/** How the line looks. */
const TONES = {
  /** A row of a list, its arrow at the end and a hairline below. */
  row: styles.row,
  /** A single one, with a hairline above, too. */
  alone: styles.alone,
  /** A button in the text; a value at the other end of the line is beside it. */
  button: styles.button,
} as const;

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
    <PlainBox
      component="details"
      ref={details}
      name={props.group}
      open={isOpen}
      onToggle={({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => tell(currentTarget.open)}
      className={classNames(styles.details, TONES[tone])}
      sx={props.sx}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself, also for the keyboard */}
      <summary onClick={props.onPress}>
        <Heading>{title}</Heading>
        {tone === "button" && <ExpandMore aria-hidden="true" />}
        {aside && <span data-aside="">{aside}</span>}
        {tone !== "button" && <ExpandMore aria-hidden="true" />}
      </summary>
      {(!isLate || wasOpen) && props.children}
    </PlainBox>
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
