import type { SxProps, Theme } from "@mui/material/styles";
import type { ComponentProps } from "react";
import { classNames } from "../classNames.ts";
import { PlainBox } from "../PlainBox.tsx";
import { useIsOff } from "./areasOff.ts";
import { Link } from "./Link.tsx";
import styles from "./TextLink.module.css";

/** A link in or among text; quiet ones take the colour around them and are underlined when pointed at. */
export const TextLink = ({
  isQuiet,
  className,
  ...props
}: ComponentProps<typeof Link> & { isQuiet?: boolean; sx?: SxProps<Theme> }) => (
  <PlainBox component={Link} {...props} className={classNames(styles.link, isQuiet && styles.quiet, className)} />
);

/** A link that is the name of something: the name stays where the site does without the part that it leads to. */
export function NameLink(props: ComponentProps<typeof TextLink> & { to: string }) {
  const isOff = useIsOff();
  return isOff(props.to) ? props.children : <TextLink {...props} />;
}
