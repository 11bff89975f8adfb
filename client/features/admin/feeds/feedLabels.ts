import type { FeedRunState } from "../../../../schema/productFeeds.ts";
import { swedishMoment } from "../../../../schema/rules/words/dates.ts";
import { counted } from "../../../../schema/rules/words/numbers.ts";
import type { FeedsTab_RunFragment as Run } from "./FeedsTab.generated.ts";

/** What the state of a run is called. */
export const STATE_LABELS: Readonly<Record<FeedRunState, string>> = {
  PENDING: "Väntar på sin tur",
  RUNNING: "Hämtas nu",
  DONE: "Klart",
  HELD: "Väntar på dig",
  FAILED: "Misslyckades",
  CANCELLED: "Avbrutet",
  DISMISSED: "Stoppat",
};

/** Whether a run goes on. */
export const isGoingOn = (run: Pick<Run, "state"> | null | undefined): boolean =>
  run?.state === "PENDING" || run?.state === "RUNNING";

/** What a run came to, in words. */
export function describeRun(run: Run): string {
  if (run.error) return run.retryAt ? `${run.error} Nytt försök ${swedishMoment(run.retryAt)}.` : run.error;
  if (run.state === "HELD" || run.state === "DISMISSED") return run.brakes.map(({ message }) => message).join(" ");
  if (run.state !== "DONE") return "";
  const { created, changed, unchanged, missing, hidden, refused } = run;
  const parts = [
    run.isUnmodified ? "Samma fil som sist" : "",
    created > 0 && counted(created, "ny", "nya"),
    changed > 0 && counted(changed, "ändrad", "ändrade"),
    unchanged > 0 && counted(unchanged, "oförändrad", "oförändrade"),
    missing > 0 && `${missing} saknas`,
    hidden > 0 && `${hidden} visas inte längre`,
    refused > 0 && counted(refused, "felaktig rad", "felaktiga rader"),
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(", ")}.` : "Inget att ändra.";
}
