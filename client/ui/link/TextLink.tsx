import { styled } from "@mui/material/styles";
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
