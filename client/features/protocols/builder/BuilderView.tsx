import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useErasures } from "../../../guest/useErasures.ts";
import { useViewer } from "../../../session/viewer.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { LoadFailure } from "../../../ui/LoadFailure.tsx";
import { Link } from "../../../ui/link/Link.tsx";
import { PageContainer } from "../../../ui/PageContainer.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { type ProtocolDraft, protocolFromGraph } from "../../../ui/steps/protocolValues.ts";
import { useIsBrowser } from "../../../ui/useIsBrowser.ts";
import { useLandingQuery } from "../page/LandingView.generated.ts";
import { addressOf, viewFrom } from "../page/protocolViews.ts";
import { ViewHeading } from "../page/ViewHeading.tsx";
import { aimAddedSteps, clearAddedSteps, readAddedSteps, type StepsToAdd, valuesOf } from "./addedSteps.ts";
import { useEditedProtocolQuery } from "./BuilderView.generated.ts";
import { heldDraft } from "./heldDraft.ts";
import { ProtocolBuilder } from "./ProtocolBuilder.tsx";
import { newDraft, readProtocolDraft, storeProtocolDraft } from "./protocolDraft.ts";
import { SignedOutDraft } from "./SignedOutDraft.tsx";
import { TargetDialog } from "./TargetDialog.tsx";

/** Makes a protocol out of steps, or changes one that there is. */
export function BuilderView() {
  const account = useViewer()?.id;
  const [params] = useSearchParams();
  const { protocol } = viewFrom(params);
  // What was begun is known in the browser only.
  const isBrowser = useIsBrowser();
  const held = useSyncExternalStore(heldDraft.subscribe, heldDraft.snapshot, () => undefined);
  // What was written goes with everything else that is erased, and is not stored again.
  const form = `${account} ${useErasures()}`;
  const isHeld = account === undefined && held !== undefined && (held.protocol ?? null) === protocol;
  return (
    <PageContainer width="reading" top="heading">
      <ViewHeading>{protocol ? "Redigera protokollet" : "Bygg ditt protokoll"}</ViewHeading>
      <Typography color="textSecondary" sx={{ mt: 3, maxWidth: "56ch" }}>
        {protocol
          ? "Ändra, lägg till och flytta. Det du redan har bockat av finns kvar."
          : "Lägg till det du vill göra varje dag eller varje vecka. Du kan ändra allt senare."}
      </Typography>
      {!isBrowser ? (
        <BuilderSkeleton />
      ) : isHeld && !readProtocolDraft(held.protocol, undefined) ? (
        <SignedOutDraft protocol={held.protocol} />
      ) : protocol ? (
        <ChangedProtocol key={form} account={account} protocolKey={protocol} />
      ) : (
        <NewProtocol key={form} account={account} />
      )}
    </PageContainer>
  );
}

/** A new protocol: what was begun, or steps that were taken along from elsewhere. */
function NewProtocol({ account }: { account: string | undefined }) {
  const [added, setAdded] = useState(() => readAddedSteps(account));
  const [draft, setDraft] = useState(() => readProtocolDraft(undefined, account) ?? newDraft());
  if (!added) return <ProtocolBuilder account={account} draft={draft} />;

  const begin = (next: ProtocolDraft) => {
    storeProtocolDraft(undefined, account, next);
    clearAddedSteps();
    setDraft(next);
    setAdded(undefined);
  };
  return <PlaceSteps account={account} added={added} begun={draft} onPlaced={begin} />;
}

/** Asks which protocol steps go into that were taken along, where there is a choice. */
function PlaceSteps(props: {
  account: string | undefined;
  added: StepsToAdd;
  begun: ProtocolDraft;
  onPlaced: (draft: ProtocolDraft) => void;
}) {
  const { account, added, begun, onPlaced } = props;
  const { data, loading } = useLandingQuery({});
  const navigate = useNavigate();
  const hasBegun = begun.protocol.steps.length > 0;
  const protocols = data?.protocols ?? [];
  const isKnown = data !== undefined || !loading;
  const hasChoice = hasBegun || protocols.length > 0;

  const makeNew = () => {
    const { name = "", goal = "", description = "" } = added;
    onPlaced(newDraft({ name, goal, description, steps: valuesOf(added) }));
  };
  const addToBegun = () =>
    onPlaced({ ...begun, protocol: { ...begun.protocol, steps: [...begun.protocol.steps, ...valuesOf(added)] } });
  const addTo = (key: string) => {
    aimAddedSteps(account, added, key);
    void navigate(addressOf("steg", key), { replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is done once, when it is known that there is no choice
  useEffect(() => {
    if (isKnown && !hasChoice) makeNew();
  }, [isKnown, hasChoice]);

  return (
    <>
      <BuilderSkeleton />
      <TargetDialog
        isOpen={isKnown && hasChoice}
        count={added.steps.length}
        begun={hasBegun ? begun.protocol.name.trim() || "Utan namn" : undefined}
        protocols={protocols}
        onNew={makeNew}
        onBegun={addToBegun}
        onProtocol={addTo}
        onClose={() => {
          clearAddedSteps();
          void navigate(addressOf("start"), { replace: true });
        }}
      />
    </>
  );
}

/** A protocol that there is, with what was changed of it and not saved. */
function ChangedProtocol({ account, protocolKey }: { account: string | undefined; protocolKey: string }) {
  const { data, error, refetch } = useEditedProtocolQuery({ variables: { key: protocolKey } });
  const protocol = data?.protocol;
  if (protocol) return <Editing key={protocol.id} account={account} protocol={protocol} />;
  if (error) {
    return (
      <LoadFailure message="Kunde inte ladda protokolldata" onRetry={() => void refetch().catch(() => undefined)} />
    );
  }
  if (protocol === undefined) return <BuilderSkeleton />;
  return (
    <Box sx={{ mt: 8 }}>
      <EmptyState
        title="Protokoll hittades inte."
        action={
          <Button component={Link} to={addressOf("start")} variant="outlined">
            Tillbaka till protokoll
          </Button>
        }
      >
        Det kan vara borttaget, eller finnas i en annan webbläsare.
      </EmptyState>
    </Box>
  );
}

function Editing(props: {
  account: string | undefined;
  protocol: Parameters<typeof protocolFromGraph>[0] & { id: string; key: string };
}) {
  const { account, protocol } = props;
  const [saved] = useState(() => ({ id: protocol.id, key: protocol.key, values: protocolFromGraph(protocol) }));
  const [draft] = useState((): ProtocolDraft => {
    const stored = readProtocolDraft(protocol.key, account);
    const draft = stored ?? { key: protocol.key, protocol: saved.values, open: {} };
    const added = readAddedSteps(account);
    if (added?.target !== protocol.key) return draft;
    return { ...draft, protocol: { ...draft.protocol, steps: [...draft.protocol.steps, ...valuesOf(added)] } };
  });
  useEffect(() => {
    if (readAddedSteps(account)?.target === protocol.key) clearAddedSteps();
  }, [account, protocol.key]);
  return <ProtocolBuilder account={account} draft={draft} saved={saved} />;
}

/** The shape of the builder. */
const BuilderSkeleton = () => (
  <Box role="status" aria-label="Protokollet hämtas" sx={{ mt: 8, display: "grid", gap: 4 }}>
    <Skeleton height={300} radius={14} />
    <Skeleton height={96} radius={14} />
    <Skeleton height={96} radius={14} />
    <noscript>Det här behöver JavaScript. Slå på det i webbläsaren och ladda om sidan.</noscript>
  </Box>
);
