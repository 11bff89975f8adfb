import IconButton from "@mui/material/IconButton";
import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import ArrowDownward from "~icons/ic/baseline-arrow-downward";
import ArrowUpward from "~icons/ic/baseline-arrow-upward";

const DIRECTIONS = [
  { direction: "up", step: -1, label: "Flytta upp", Icon: ArrowUpward },
  { direction: "down", step: 1, label: "Flytta ner", Icon: ArrowDownward },
] as const;

/** Two buttons that move one of a list up and down. */
export function MoveButtons(props: {
  name: string;
  index: number;
  count: number;
  onMove: (to: number, direction: "up" | "down") => void;
}) {
  const { index, count } = props;
  return DIRECTIONS.map(({ direction, step, label, Icon }) => {
    const to = index + step;
    const isLast = to < 0 || to >= count;
    return (
      <IconButton
        key={direction}
        aria-label={`${label} ${props.name}`}
        data-direction={direction}
        aria-disabled={isLast}
        onClick={() => !isLast && props.onMove(to, direction)}
        sx={{ width: 44, height: 44, opacity: isLast ? 0.4 : 1 }}
      >
        <Icon />
      </IconButton>
    );
  });
}

/**
 * Moves one of a list, so that the button that was pressed keeps the focus at its new place.
 * @param what what is moved, e.g. 'Länken'
 */
export function useMoving(
  what: string,
  count: number,
  move: (from: number, to: number) => void,
): {
  list: RefObject<HTMLUListElement | null>;
  /** What a screen reader says about it. */
  said: string;
  say: (said: string) => void;
  go: (from: number, to: number, direction: "up" | "down") => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const [said, say] = useState("");
  return {
    list,
    said,
    say,
    go: (from, to, direction) => {
      flushSync(() => {
        move(from, to);
        say(`${what} är nu nummer ${to + 1} av ${count}.`);
      });
      list.current?.querySelectorAll<HTMLElement>(`[data-direction='${direction}']`)[to]?.focus();
    },
  };
}
