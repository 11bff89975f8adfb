import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import IosShare from "~icons/ic/baseline-ios-share";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { Card } from "../../../ui/Card.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { addressOf } from "../page/protocolViews.ts";
import type { DailyQuery } from "./DailyView.generated.ts";
import { useProtocolHistoryQuery } from "./ProtocolHistory.generated.ts";
import { HISTORY_DAYS, ProtocolHistory } from "./ProtocolHistory.tsx";

/** The protocols that are followed: since when, how the days went, and the way to share them. */
export function FollowedProtocols(props: {
  active: NonNullable<DailyQuery["activeProtocols"]>;
  /** The list beside it, which knows of each tick before anything else does. */
  checklist: NonNullable<DailyQuery["checklist"]>;
}) {
  const id = useId();
  const { data, error } = useProtocolHistoryQuery({ fetchPolicy: "cache-and-network" });
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 4 }}>
        Dina protokoll
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 3 }}>
        {props.active.map(({ key, startedOn, protocol }) => {
          const history = data?.activeProtocols?.find((one) => one.key === key)?.protocol.history;
          return (
            <Card key={key} component="li" sx={{ minWidth: 0 }}>
              <Box sx={{ display: "flex", alignItems: "start", gap: 2 }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography variant="h4" component="h3" sx={{ overflowWrap: "anywhere" }}>
                    {protocol.name}
                  </Typography>
                  <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                    Startat {swedishDay(startedOn)}
                  </Typography>
                </Box>
                <Button
                  component={Link}
                  to={addressOf("dela", protocol.key)}
                  size="small"
                  startIcon={<IosShare />}
                  aria-label={`Dela ${protocol.name}`}
                  sx={{ mt: -2, mr: -2 }}
                >
                  Dela
                </Button>
              </Box>
              {history ? (
                <ProtocolHistory
                  name={protocol.name}
                  days={withTicks(history, protocol.key, props.checklist).slice(0, HISTORY_DAYS)}
                />
              ) : (
                !error && startedOn < props.checklist.day && <Skeleton height={28} />
              )}
            </Card>
          );
        })}
      </Box>
    </Box>
  );
}

/** The days of a protocol, that of the list as it shows: what is ticked counts at once. */
function withTicks(
  history: readonly { day: string; doneCount: number; totalCount: number }[],
  protocolKey: string,
  { day, items }: NonNullable<DailyQuery["checklist"]>,
) {
  const own = items.filter((item) => item.protocolKey === protocolKey);
  const doneCount = own.filter(({ isCompleted }) => isCompleted).length;
  return history.map((one) => (one.day === day ? { ...one, doneCount } : one));
}
