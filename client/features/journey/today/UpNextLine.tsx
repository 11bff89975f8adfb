import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Card } from "../../../ui/Card.tsx";
import { useIsOff } from "../../../ui/link/areasOff.ts";
import { CardLink, LINK_CARD } from "../../../ui/link/CardLink.tsx";

/** One thing that can be done now, and why it is this one. */
export function UpNextLine(props: { upNext: { title: string; path: string; minutes: number | null; reason: string } }) {
  const { title, path, minutes, reason } = props.upNext;
  if (useIsOff()(path)) return null;
  return (
    <Card sx={{ ...LINK_CARD, overflowWrap: "anywhere" }}>
      <Typography variant="body2" color="textSecondary">
        När du har en stund
      </Typography>
      <Typography variant="h4" component="h3" sx={{ mt: 1 }}>
        <CardLink to={path}>{title}</CardLink>
      </Typography>
      <Typography sx={{ mt: 1 }}>
        {reason}
        {minutes !== null && (
          <Box component="span" sx={{ color: "text.secondary", whiteSpace: "nowrap" }}>
            {" "}
            Ungefär {minutes} min.
          </Box>
        )}
      </Typography>
    </Card>
  );
}
