import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import IosShare from "~icons/ic/baseline-ios-share";
import { swedishDay } from "../../../../schema/rules/words/dates.ts";
import { Card } from "../../../ui/Card.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import type { ProtocolActions } from "../data/useProtocolActions.ts";
import { stepCount } from "../protocolLabels.ts";
import {
  type ActiveProtocolCard_ActiveFragment,
  ActiveProtocolCard_ActiveFragmentDoc,
} from "./ActiveProtocolCard.generated.ts";
import { DeleteButton } from "./DeleteButton.tsx";
import { addressOf } from "./protocolViews.ts";

/**
 * A protocol that is followed, and what can be done with it.
 * @param props.onGone called when it is followed no more, and its card is gone
 */
export function ActiveProtocolCard(props: {
  active: FragmentType<ActiveProtocolCard_ActiveFragment>;
  actions: ProtocolActions;
  onGone: () => void;
}) {
  const { actions, onGone } = props;
  const { data: active, complete } = useFragment({
    fragment: ActiveProtocolCard_ActiveFragmentDoc,
    fragmentName: "ActiveProtocolCard_active",
    from: props.active,
  });
  const id = useId();
  const [isEnding, setEnding] = useState(false);
  if (!complete) return null;
  const { protocol, startedOn } = active;
  const { key, name, description, steps } = protocol;

  const end = async () => {
    if (isEnding) return;
    setEnding(true);
    if (await actions.end(protocol)) onGone();
    else setEnding(false);
  };
  return (
    <Card component="li" aria-labelledby={id} sx={{ p: 0, overflow: "hidden" }}>
      <Box
        sx={{
          display: "flex",
          flexWrap: { xs: "wrap", sm: "nowrap" },
          alignItems: "center",
          gap: { xs: 4, sm: 6 },
          p: { xs: 5, sm: 6 },
          pb: { xs: 4, sm: 5 },
        }}
      >
        <Box sx={{ flex: "1 1 100%", minWidth: 0 }}>
          <Typography id={id} variant="h3" sx={{ overflowWrap: "anywhere" }}>
            {name}
          </Typography>
          {description && (
            <Typography sx={{ mt: 1, maxWidth: "60ch", overflowWrap: "anywhere", ...TWO_LINES }}>
              {description}
            </Typography>
          )}
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2, fontVariantNumeric: "tabular-nums" }}>
            Startat {swedishDay(startedOn)} · {stepCount(steps.length)}
          </Typography>
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", flexShrink: { sm: 0 }, gap: 2 }}>
          <Button component={Link} to={addressOf("idag")} variant="outlined" aria-describedby={id}>
            Visa detaljer
          </Button>
          <Button component={Link} to={addressOf("dela", key)} aria-describedby={id} startIcon={<IosShare />}>
            Dela
          </Button>
        </Box>
      </Box>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          columnGap: 1,
          px: { xs: 2, sm: 3 },
          py: 1,
          borderTop: 1,
          borderColor: "divider",
          "& .MuiButton-root": { color: "text.secondary", px: 3 },
        }}
      >
        <Button component={Link} to={addressOf("steg", key)} size="small" aria-describedby={id}>
          Redigera
        </Button>
        <Button size="small" aria-describedby={id} aria-disabled={isEnding || undefined} onClick={() => void end()}>
          Avsluta
        </Button>
        <DeleteButton protocol={protocol} actions={actions} describedBy={id} onGone={onGone} />
      </Box>
    </Card>
  );
}

/** A long description is cut off, since its place is on the protocol's own views. */
const TWO_LINES = {
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
} as const;
