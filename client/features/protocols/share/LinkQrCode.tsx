import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { create } from "qrcode";

/** Modules on a side at most: beyond this, phones no longer read a code off a screen for certain. */
const MAX_MODULES = 137;
/** What the standard wants free around a code, in modules. */
const MARGIN = 4;

/** A QR code's dark modules as the path of an SVG; undefined for a text that is too long. */
function qrPath(text: string): { size: number; path: string } | undefined {
  try {
    const { modules } = create(text, { errorCorrectionLevel: "L" });
    const { size, data } = modules;
    if (size > MAX_MODULES) return undefined;
    const dark = [...data].flatMap((isDark, at) => (isDark ? [`M${at % size} ${Math.floor(at / size)}h1v1h-1z`] : []));
    return { size, path: dark.join("") };
  } catch {
    return undefined;
  }
}

/** A link as a QR code, dark on white in every colour scheme, as readers expect it. */
export function LinkQrCode({ link, name }: { link: string; name: string }) {
  const code = qrPath(link);
  if (!code) {
    return (
      <Typography role="status" sx={{ my: 2 }}>
        Protokollet är för långt för en QR-kod. Kopiera länken i stället.
      </Typography>
    );
  }
  const side = code.size + 2 * MARGIN;
  return (
    <>
      <Box
        component="svg"
        role="img"
        aria-label={`QR-kod med länken till protokollet ${name}`}
        viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
        shapeRendering="crispEdges"
        sx={{ display: "block", width: "100%", maxWidth: 360, height: "auto", bgcolor: "#fff", borderRadius: 1 }}
      >
        <path d={code.path} fill="#000" />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        Rikta kameran på en telefon mot koden, så öppnas protokollet där.
      </Typography>
    </>
  );
}
