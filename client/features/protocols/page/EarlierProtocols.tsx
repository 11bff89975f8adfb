import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { Link } from "../../../ui/link/Link.tsx";
import type { ProtocolActions } from "../data/useProtocolActions.ts";
import { stepCount } from "../protocolLabels.ts";
import { DeleteButton } from "./DeleteButton.tsx";
import {
  type EarlierProtocolCard_ProtocolFragment,
  EarlierProtocolCard_ProtocolFragmentDoc,
} from "./EarlierProtocols.generated.ts";
import { addressOf } from "./protocolViews.ts";

type Earlier = FragmentType<EarlierProtocolCard_ProtocolFragment> & { key: string };

/** Protocols that are not followed now, which can be started again. */
export function EarlierProtocols(props: {
  protocols: readonly Earlier[];
  actions: ProtocolActions;
  onGone: () => void;
}) {
  const { protocols, ...rest } = props;
  return (
    <Box component="section" aria-labelledby="tidigare" sx={{ "&:not(:first-of-type)": { mt: { xs: 10, md: 14 } } }}>
      <Typography id="tidigare" variant="h2">
        Tidigare protokoll
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 4, p: 0, borderTop: 1, borderColor: "divider" }}>
        {protocols.map((protocol) => (
          <EarlierProtocol key={protocol.key} protocol={protocol} {...rest} />
        ))}
      </Box>
    </Box>
  );
}

function EarlierProtocol(props: { protocol: Earlier; actions: ProtocolActions; onGone: () => void }) {
  const { data: protocol, complete } = useFragment({
    fragment: EarlierProtocolCard_ProtocolFragmentDoc,
    fragmentName: "EarlierProtocolCard_protocol",
    from: props.protocol,
  });
  const { actions, onGone } = props;
  const id = useId();
  const [isStarting, setStarting] = useState(false);
  if (!complete) return null;
  const { name, description, steps } = protocol;

  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    if (!(await actions.start(protocol.id))) setStarting(false);
  };
  return (
    <Box
      component="li"
      aria-labelledby={id}
      sx={{
        display: "flex",
        flexWrap: { xs: "wrap", md: "nowrap" },
        alignItems: "center",
        columnGap: 4,
        rowGap: 2,
        py: 4,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ flex: "1 1 100%", minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography id={id} variant="h4" component="h3">
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {[description, stepCount(steps.length)].filter(Boolean).join(" · ")}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", flexShrink: 0, alignItems: "center", gap: 1 }}>
        <Button
          variant="outlined"
          aria-describedby={id}
          aria-disabled={isStarting || undefined}
          onClick={() => void start()}
          sx={{ mr: 2 }}
        >
          Starta igen
        </Button>
        <Box sx={{ display: "flex", "& .MuiButton-root": { color: "text.secondary" } }}>
          <Button component={Link} to={addressOf("steg", protocol.key)} size="small" aria-describedby={id}>
            Redigera
          </Button>
          <DeleteButton protocol={protocol} actions={actions} describedBy={id} onGone={onGone} />
        </Box>
      </Box>
    </Box>
  );
}
