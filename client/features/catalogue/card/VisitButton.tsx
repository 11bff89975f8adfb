import Button, { type ButtonProps } from "@mui/material/Button";
import OpenInNew from "~icons/ic/baseline-open-in-new";
import type { AreaConfig } from "../list/areas.ts";

/** The link to a provider's page, whose clicks are counted; disabled when there is none. */
export function VisitButton(
  props: {
    area: AreaConfig;
    path: string | null;
    /** The product, where nothing else says which one it is. */
    of?: string;
  } & Pick<ButtonProps, "size" | "variant" | "aria-describedby">,
) {
  const { area, path, of, ...button } = props;
  return (
    <Button
      {...button}
      disabled={!path}
      aria-label={of && `${area.card.visit}: ${of}`}
      endIcon={path && props.variant && <OpenInNew />}
      sx={props.variant && { px: { xs: 2, sm: 5 }, whiteSpace: "nowrap" }}
      {...(path && {
        href: `${path}?fran=${area.path.slice(1)}`,
        target: "_blank",
        rel: "noopener noreferrer sponsored",
        referrerPolicy: "no-referrer",
      })}
    >
      {area.card.visit}
    </Button>
  );
}
