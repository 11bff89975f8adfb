import { styled } from "@mui/material/styles";
import type { ComponentProps } from "react";
import { useIsOff } from "./areasOff.ts";
import { Link } from "./Link.tsx";

/** A link in or among text; quiet ones take the colour around them and are underlined when pointed at. */
export const TextLink = styled(Link, { shouldForwardProp: (prop) => prop !== "isQuiet" && prop !== "sx" })<{
  isQuiet?: boolean;
}>(({ theme, isQuiet }) => ({
  color: isQuiet ? "inherit" : theme.vars?.palette.secondary.main,
  textDecorationLine: isQuiet ? "none" : "underline",
  textDecorationThickness: "from-font",
  textUnderlineOffset: "0.2em",
  textDecorationColor: "color-mix(in srgb, currentColor 45%, transparent)",
  "&:hover": { textDecorationLine: "underline", textDecorationColor: "currentColor" },
}));

/** A link that is the name of something: the name stays where the site does without the part that it leads to. */
export function NameLink(props: ComponentProps<typeof TextLink> & { to: string }) {
  const isOff = useIsOff();
  return isOff(props.to) ? props.children : <TextLink {...props} />;
}
