import OpenInNew from "~icons/ic/baseline-open-in-new";
import buttons from "../../../ui/button.module.css";
import { classNames } from "../../../ui/classNames.ts";
import type { AreaConfig } from "../list/areas.ts";

/** What stands in the place of a link that leads nowhere. */
export const BROKEN_LINK = "Länken svarar inte";

/** The link to a provider's page, whose clicks are counted; disabled when there is none, and while it leads nowhere. */
export function VisitButton(props: {
  area: AreaConfig;
  path: string | null;
  /** Whether the page has not answered for nights, which the button says. */
  isBroken: boolean;
  /** The product, where nothing else says which one it is. */
  of?: string;
  /** What it says, where it is not one of a list of products. */
  label?: string;
  variant?: "contained" | "outlined" | "text";
  isSmall?: boolean;
  /** Without the sign of a page that opens beside this one, where there is no room for it. */
  hasNoIcon?: boolean;
  className?: string | undefined;
  "aria-describedby"?: string;
}) {
  const { area, isBroken, of, label = area.card.visit, variant = "text" } = props;
  const path = isBroken ? null : props.path;
  const words = isBroken ? BROKEN_LINK : label;
  const shared = {
    className: classNames(
      buttons[variant],
      props.isSmall && buttons.small,
      variant !== "text" && buttons.visit,
      props.className,
    ),
    "aria-label": of && `${words}: ${of}`,
    "aria-describedby": props["aria-describedby"],
  };
  if (!path) {
    return (
      <button type="button" disabled {...shared}>
        {words}
      </button>
    );
  }
  return (
    <a
      {...shared}
      href={`${path}?fran=${area.path.slice(1)}`}
      target="_blank"
      rel="noopener noreferrer sponsored"
      referrerPolicy="no-referrer"
    >
      {words}
      {variant !== "text" && !props.hasNoIcon && <OpenInNew className={buttons.end} />}
    </a>
  );
}
