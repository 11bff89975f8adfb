import Box from "@mui/material/Box";
import { type Logo, logoRatio, logoUrl } from "./siteLogo.ts";

/** The logo in the place of the name; logos are drawn for a light ground, so in the dark it stands on a plate. */
export function SiteLogo({
  logo,
  name,
  fillsPhone = false,
}: {
  logo: Logo;
  name: string;
  /** Whether it takes all the width that it is given on a phone, however large that makes it. */
  fillsPhone?: boolean;
}) {
  const ratio = logoRatio(logo);
  const height = Math.round(Math.min(LOGO.height, LOGO.width / ratio));
  return (
    <Box
      component="img"
      src={logoUrl(logo, 320)}
      srcSet={`${logoUrl(logo, 320)} 1x, ${logoUrl(logo, 640)} 2x`}
      alt={name}
      width={Math.round(height * ratio)}
      height={height}
      sx={{
        display: "block",
        ...(fillsPhone && { width: { xs: "100%", sm: "auto" } }),
        aspectRatio: `${ratio}`,
        maxWidth: { xs: "100%", sm: "none" },
        height: { xs: "auto", sm: height },
        objectFit: "contain",
        "@media (prefers-color-scheme: dark)": { bgcolor: "#fff", borderRadius: 1, p: 1, boxSizing: "border-box" },
      }}
    />
  );
}

/** As large as there is room for. */
const LOGO = { width: 200, height: 44, phoneHeight: 40 };

/** How wide a logo is that is as tall as a phone's header allows. */
export const phoneLogoWidth = (logo: Logo): number => Math.round(LOGO.phoneHeight * logoRatio(logo));
