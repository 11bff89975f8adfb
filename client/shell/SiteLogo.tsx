import Box from "@mui/material/Box";
import { type Logo, logoRatio, logoUrl } from "./siteLogo.ts";

/** The logo in the place of the name; logos are drawn for a light ground, so in the dark it stands on a plate. */
export function SiteLogo({ logo, name, phoneWidth = "100%" }: { logo: Logo; name: string; phoneWidth?: string }) {
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
        maxWidth: { xs: phoneWidth, sm: "none" },
        height: { xs: "auto", sm: height },
        objectFit: "contain",
        "@media (prefers-color-scheme: dark)": { bgcolor: "#fff", borderRadius: 1, p: 1, boxSizing: "border-box" },
      }}
    />
  );
}

/** As large as there is room for. */
const LOGO = { width: 200, height: 44 };
