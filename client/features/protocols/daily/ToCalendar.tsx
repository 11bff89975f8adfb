import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "../../../ui/link/Link.tsx";
import { addressOf } from "../page/protocolViews.ts";
import { Reminder } from "./Reminder.tsx";
import { useToCalendarQuery } from "./ToCalendar.generated.ts";

/** What a calendar can take in already: the protocols that are followed, or the way to some. */
export function ToCalendar() {
  const { data } = useToCalendarQuery({});
  if (!data) return null;
  const isFollowing = (data.activeProtocols?.length ?? 0) > 0;
  return (
    <>
      <Typography sx={{ mt: 2, mb: 4 }}>
        {isFollowing
          ? "Dina protokoll kan redan läggas i kalendern."
          : "Ett protokoll som du har startat kan redan läggas i kalendern."}
      </Typography>
      {isFollowing ? (
        <Reminder label="Lägg i kalendern" />
      ) : (
        <Button component={Link} to={addressOf("start")} variant="outlined">
          Till protokollen
        </Button>
      )}
    </>
  );
}
