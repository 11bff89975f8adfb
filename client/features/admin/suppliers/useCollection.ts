import { useEffect, useState } from "react";
import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import {
  SupplierCollectionDocument,
  type SupplierCollectionQuery,
  useCancelSupplierCollectionMutation,
  useCollectSuppliersMutation,
  useSupplierCollectionQuery,
} from "./SuppliersTab.generated.ts";
import { formatSupplierCount } from "./supplierLabels.ts";

/** A run of collecting. */
export type CollectionRun = NonNullable<SupplierCollectionQuery["supplierCollection"]>;

/** How often it is asked how far it is, in milliseconds. */
const POLL_MS = 2_000;

/** What the tab shows of collecting. */
export type CollectionView =
  | { shows: "idle"; last: CollectionRun | undefined }
  | { shows: "running"; run: CollectionRun | undefined }
  | { shows: "done"; run: CollectionRun }
  | { shows: "failed"; message: string };

const isGoingOn = (run: CollectionRun | undefined): boolean => run?.state === "PENDING" || run?.state === "RUNNING";

/**
 * Collecting, as the tab follows it: also a run that was going on when the page was opened, whoever started it. What
 * came of a run is shown where it was seen going on; a run that ended before is only the last one.
 * @param onEnded hears that a run has come to its end, whatever came of it
 */
export function useCollection(onEnded: () => void) {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useSupplierCollectionQuery({
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const known = data ?? previousData;
  const run = known?.supplierCollection ?? undefined;
  const [collect, { loading: isStarting }] = useCollectSuppliersMutation({
    update: (cache, { data: started }) => {
      const collection = started?.collectSuppliers.collection;
      if (collection) cache.writeQuery({ query: SupplierCollectionDocument, data: { supplierCollection: collection } });
    },
  });
  const [cancelRun, { loading: isCancelling }] = useCancelSupplierCollectionMutation({});
  const [followed, setFollowed] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const isRunning = isGoingOn(run);
  useEffect(() => {
    if (!isRunning) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);

  // Told once, when a run that was seen going on has ended.
  const [told, setTold] = useState<string>();
  useEffect(() => {
    if (!run) return;
    if (isRunning) return setFollowed(run.id);
    if (followed !== run.id || told === run.id) return;
    setTold(run.id);
    onEnded();
    if (run.state === "DONE") {
      const text = `${formatSupplierCount(run.totalCollected)} samlades in.`;
      showToast({ title: "Datainsamling slutförd", text, tone: "success" });
    } else if (run.state === "FAILED") fail(run.error ?? "", setFailure);
    else setFollowed(undefined);
  }, [run, isRunning, followed, told, onEnded]);

  const start = async () => {
    setFailure(undefined);
    setFollowed(undefined);
    try {
      const { data: answer } = await collect();
      const [wrong] = answer?.collectSuppliers.errors ?? [];
      if (wrong) return fail(wrong.message, setFailure);
      // A run may end before it is asked for.
      setFollowed(answer?.collectSuppliers.collection?.id);
    } catch (caught) {
      fail(visitorMessage(caught), setFailure);
    }
  };
  const cancel = async () => {
    try {
      const { data: answer } = await cancelRun();
      const [wrong] = answer?.cancelSupplierCollection.errors ?? [];
      // It has just come to its end: what came of it shows.
      if (wrong) await refetch();
      else showToast({ title: "Insamlingen är avbruten", tone: "confirmation" });
    } catch (caught) {
      showToast({ title: "Insamlingen kunde inte avbrytas", text: visitorMessage(caught), tone: "error" });
    }
  };
  /** Back to where a run can be started. */
  const reset = () => {
    setFailure(undefined);
    setFollowed(undefined);
  };
  const view = viewOf(run, { failure, isStarting, isFollowed: run !== undefined && run.id === followed });
  return { isLoaded: known !== undefined, error, refetch, view, start, cancel, isCancelling, reset };
}

function fail(message: string, show: (message: string) => void): void {
  show(message);
  showToast({ title: "Fel vid datainsamling", text: message, tone: "error" });
}

function viewOf(
  run: CollectionRun | undefined,
  { failure, isStarting, isFollowed }: { failure: string | undefined; isStarting: boolean; isFollowed: boolean },
): CollectionView {
  if (isStarting) return { shows: "running", run: isGoingOn(run) ? run : undefined };
  if (isGoingOn(run)) return { shows: "running", run };
  if (failure !== undefined) return { shows: "failed", message: failure };
  if (run?.state === "DONE" && isFollowed) return { shows: "done", run };
  return { shows: "idle", last: run };
}
