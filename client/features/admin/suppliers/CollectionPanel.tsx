import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";
import { swedishMoment } from "../../../../schema/rules/words/dates.ts";
import { counted, swedishNumber } from "../../../../schema/rules/words/numbers.ts";
import { Accordion } from "../../../ui/Accordion.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { ProgressTrack } from "../../../ui/ProgressTrack.tsx";
import { formatSupplierCount } from "./supplierLabels.ts";
import type { CollectionRun, CollectionView } from "./useCollection.ts";
import { useProgress } from "./useProgress.ts";

/** So many names are shown. */
const MAX_NAMES = 10;

/** Where collecting is started, followed, and told what came of it. */
export function CollectionPanel(props: {
  view: CollectionView;
  start: () => Promise<void>;
  cancel: () => Promise<void>;
  isCancelling: boolean;
  reset: () => void;
}) {
  const { view } = props;
  const panel = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with what it stood in; who pressed it goes on from here.
  const shown = useRef(view.shows);
  useEffect(() => {
    if (shown.current === view.shows) return;
    shown.current = view.shows;
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  });
  return (
    <Card ref={panel} tabIndex={-1} isRoomy sx={{ outline: "none" }}>
      {view.shows === "idle" && <Idle last={view.last} onStart={props.start} />}
      {view.shows === "running" && <Running run={view.run} onCancel={props.cancel} isCancelling={props.isCancelling} />}
      {view.shows === "done" && <Done run={view.run} onReset={props.reset} />}
      {view.shows === "failed" && (
        <Notice tone="error">
          <strong>Fel uppstod</strong>
          {view.message}
          <Button variant="outlined" color="inherit" onClick={props.reset}>
            Försök igen
          </Button>
        </Notice>
      )}
    </Card>
  );
}

function Idle({ last, onStart }: { last: CollectionRun | undefined; onStart: () => Promise<void> }) {
  return (
    <>
      <Button variant="contained" onClick={() => void onStart()} sx={{ minHeight: 48 }}>
        Starta insamling
      </Button>
      {last?.finishedAt && (
        <Typography color="textSecondary" sx={{ mt: 4 }}>
          Senaste insamlingen {ENDINGS[last.state]} {swedishMoment(last.finishedAt)}:{" "}
          {formatSupplierCount(last.totalCollected)}, {formatPages(last)}.
        </Typography>
      )}
    </>
  );
}

const ENDINGS: Readonly<Record<CollectionRun["state"], string>> = {
  PENDING: "började",
  RUNNING: "började",
  DONE: "blev klar",
  FAILED: "misslyckades",
  CANCELLED: "avbröts",
};

/** How many pages were read, and how many could not be. */
function formatPages({ pagesTotal, pagesDone, pagesFailed }: CollectionRun): string {
  if (pagesTotal === 0) return "inga sidor att läsa";
  const read = `${swedishNumber(pagesDone)} av ${counted(pagesTotal, "sida", "sidor")} lästa`;
  return pagesFailed === 0 ? read : `${read}, ${swedishNumber(pagesFailed)} gick inte att läsa`;
}

function Running(props: { run: CollectionRun | undefined; onCancel: () => Promise<void>; isCancelling: boolean }) {
  const { run } = props;
  const points = useProgress(run?.startedAt);
  return (
    <Box sx={{ display: "grid", gap: 4, justifyItems: "start" }}>
      <Typography variant="h4" component="h3" role="status">
        Samlar in leverantörer …
      </Typography>
      <ProgressTrack
        name="Insamling"
        value={points}
        text={run ? `${points} procent, ${formatCounts(run)}` : `${points} procent`}
        sx={{ width: "100%" }}
      />
      <Typography color="textSecondary">
        Det kan ta några minuter. Du kan lämna sidan, insamlingen fortsätter ändå.
      </Typography>
      <Typography sx={{ fontVariantNumeric: "tabular-nums" }}>
        {run ? formatCounts(run) : "Insamlingen startas."}
      </Typography>
      <Button
        variant="outlined"
        disabled={!run}
        aria-disabled={props.isCancelling || undefined}
        onClick={() => void props.onCancel()}
        sx={{ minHeight: 44 }}
      >
        {props.isCancelling ? "Avbryter …" : "Avbryt"}
      </Button>
    </Box>
  );
}

/** What a run has come to by now. */
const formatCounts = (run: CollectionRun): string =>
  `${formatSupplierCount(run.totalCollected)} hittade, ${formatPages(run)}`;

function Done({ run, onReset }: { run: CollectionRun; onReset: () => void }) {
  const names = run.suppliers.slice(0, MAX_NAMES);
  const rest = run.totalCollected - names.length;
  return (
    <Box sx={{ display: "grid", gap: 4, justifyItems: "start" }}>
      <ProgressTrack name="Insamling" value={100} text="Klar" sx={{ width: "100%" }} />
      <Typography variant="h4" component="h3">
        {formatSupplierCount(run.totalCollected)} samlades in
      </Typography>
      <Typography color="textSecondary">
        {swedishNumber(run.suppliersNew)} nya, {swedishNumber(run.suppliersChanged)} ändrade, {formatPages(run)}.
      </Typography>
      {names.length > 0 && (
        <Box component="ul" aria-label="Insamlade leverantörer" sx={NAMES}>
          {names.map((name) => (
            <Name key={name}>{name}</Name>
          ))}
          {rest > 0 && <Name>+{swedishNumber(rest)} till</Name>}
        </Box>
      )}
      {run.unreadPages.length > 0 && (
        <Box sx={{ width: "100%" }}>
          <Accordion
            tone="button"
            title={`Visa ${counted(run.unreadPages.length, "sida", "sidor")} som inte gick att läsa`}
          >
            <Box component="ul" sx={{ m: 0, pl: 5, overflowWrap: "anywhere" }}>
              {run.unreadPages.map(({ url, reason }) => (
                <li key={url}>
                  {url}: {reason}
                </li>
              ))}
            </Box>
          </Accordion>
        </Box>
      )}
      <Button variant="contained" onClick={onReset} sx={{ minHeight: 48 }}>
        Starta ny insamling
      </Button>
    </Box>
  );
}

const NAMES = { display: "flex", flexWrap: "wrap", gap: 2, listStyle: "none", m: 0, p: 0 } as const;

const Name = ({ children }: { children: ReactNode }) => (
  <Box component="li" sx={{ px: 3, py: 1, borderRadius: 999, bgcolor: "mist", overflowWrap: "anywhere" }}>
    {children}
  </Box>
);
