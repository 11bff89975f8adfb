import Button from "@mui/material/Button";
import { useState } from "react";
import { ConfirmAction } from "../../../ui/dialog/ConfirmDialog.tsx";
import type { ProtocolActions } from "../data/useProtocolActions.ts";

/** Deletes a protocol, after asking. */
export function DeleteButton(props: {
  protocol: { id: string; key: string; name: string };
  actions: ProtocolActions;
  /** Id of the name that stands beside it. */
  describedBy: string;
  /** Called when it is gone. */
  onGone: () => void;
}) {
  const { protocol, actions } = props;
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    if (await actions.remove(protocol)) props.onGone();
  };
  return (
    <>
      <Button size="small" aria-describedby={props.describedBy} onClick={() => setAsking(true)}>
        Ta bort
      </Button>
      <ConfirmAction
        title="Ta bort protokollet?"
        text={`”${protocol.name}” och dess steg försvinner ur dina listor, och det går inte att ångra. Det du redan har bockat av räknas fortfarande i din historik.`}
        label="Ta bort"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </>
  );
}
