import type { SxProps, Theme } from "@mui/material/styles";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import ExpandMore from "~icons/ic/baseline-expand-more";
import { classNames } from "./classNames.ts";
import { idOfHash } from "./link/hashes.ts";
import styles from "./PhoneFold.module.css";
import { PlainBox } from "./PlainBox.tsx";

type Width = "sm" | "md" | "lg";

const FOLDED: Readonly<Record<Width, string | undefined>> = {
  sm: styles.foldedBelowSm,
  md: styles.foldedBelowMd,
  lg: styles.foldedBelowLg,
};

const NONE_FROM: Readonly<Record<Width, string | undefined>> = {
  sm: styles.noneFromSm,
  md: styles.noneFromMd,
  lg: styles.noneFromLg,
};

/** Something that narrow windows fold, and wide ones show as it is. */
interface PhoneFold<Container extends HTMLElement> {
  /** For the element that contains it: a link to something within unfolds it. */
  container: RefObject<Container | null>;
  /** For the element that is folded. */
  id: string;
  isOpen: boolean;
  toggle: () => void;
  /** Class of the folded element. */
  hidden: string | undefined;
  from: Width;
}

/**
 * Folds a part of a page on windows narrower than a width. All of it is in the HTML, and nothing is folded in print or
 * without scripts, which unfold it.
 * @param from the width from which on all is shown
 */
export function usePhoneFold<Container extends HTMLElement = HTMLElement>(from: Width = "sm"): PhoneFold<Container> {
  const container = useRef<Container>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again unfolds it again
  useEffect(() => {
    const target = hash && document.getElementById(idOfHash(hash));
    if (target && container.current?.contains(target)) setOpen(true);
  }, [hash, key]);
  return {
    ...{ container, id, isOpen, from },
    toggle: () => setOpen(!isOpen),
    hidden: isOpen ? undefined : FOLDED[from],
  };
}

/** Windows that fold. */
export const narrow = (theme: Theme, from: Width): string =>
  theme.breakpoints.down(from).replace("@media", "@media screen and (scripting: enabled) and");

/**
 * The button that unfolds it, where it is folded.
 * @param props.labelledBy a heading that says what it unfolds: the button lies over all of its line
 */
export function FoldButton(
  props: { fold: PhoneFold<HTMLElement>; sx?: SxProps<Theme> } & (
    | { labelledBy: string; children?: undefined }
    | { labelledBy?: undefined; children: ReactNode }
  ),
) {
  const { isOpen, toggle, id, from } = props.fold;
  return (
    <PlainBox
      component="button"
      type="button"
      aria-expanded={isOpen}
      aria-controls={id}
      aria-labelledby={props.labelledBy}
      onClick={toggle}
      className={classNames(styles.unfold, props.labelledBy ? styles.overLine : styles.alone, NONE_FROM[from])}
      sx={props.sx}
    >
      {props.children}
      <ExpandMore aria-hidden="true" />
    </PlainBox>
  );
}
