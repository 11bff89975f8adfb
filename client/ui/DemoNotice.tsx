import Typography from "@mui/material/Typography";
import { DEMO_NOTICE } from "../../schema/site.ts";
import { TEXT_WIDTH } from "./Artwork.tsx";

/**
 * Says what of a page is invented.
 * @param props.isDemo undefined while it is not known: then the line's place is reserved, so that nothing moves
 * @param props.text what is said, where it is not about the catalogue
 */
export function DemoNotice({ isDemo, text = DEMO_NOTICE }: { isDemo: boolean | undefined; text?: string }) {
  if (isDemo === false) return null;
  return (
    <Typography
      variant="body2"
      sx={{ mt: 4, maxWidth: TEXT_WIDTH, visibility: isDemo ? "visible" : "hidden" }}
      aria-hidden={!isDemo}
    >
      {text}
    </Typography>
  );
}
