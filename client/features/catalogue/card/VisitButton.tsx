import Button, { type ButtonProps } from "@mui/material/Button";
import OpenInNew from "~icons/ic/baseline-open-in-new";
import type { AreaConfig } from "../list/areas.ts";

/** What stands in the place of a link that leads nowhere. */
export const BROKEN_LINK = "Länken svarar inte";

/** The link to a provider's page, whose clicks are counted; disabled when there is none, and while it leads nowhere. */
export function VisitButton(
  props: {
    area: AreaConfig;
    path: string | null;
    /** Whether the page has not answered for nights, which the button says. */
    isBroken: boolean;
    /** The product, where nothing else says which one it is. */
    of?: string;
    /** What it says, where it is not one of a list of products. */
    label?: string;
  } & Pick<ButtonProps, "size" | "variant" | "aria-describedby">,
) {
  const { area, isBroken, of, label = area.card.visit, ...button } = props;
  const path = isBroken ? null : props.path;
  const words = isBroken ? BROKEN_LINK : label;
  return (
    <Button
      {...button}
      disabled={!path}
      aria-label={of && `${words}: ${of}`}
      endIcon={path && props.variant && <OpenInNew />}
      sx={props.variant && { px: { xs: 2, sm: 5 }, whiteSpace: "nowrap" }}
      {...(path && {
        href: `${path}?fran=${area.path.slice(1)}`,
        target: "_blank",
        rel: "noopener noreferrer sponsored",
        referrerPolicy: "no-referrer",
      })}
    >
      {words}
    </Button>
  );
}
