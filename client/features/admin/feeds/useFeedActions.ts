import { visitorMessage } from "../../../apollo/visitorMessage.ts";
import { showToast } from "../../../toasts/toasts.ts";
import {
  ProductFeedRunsDocument,
  useCancelProductFeedRunMutation,
  useDecideProductFeedRunMutation,
  useStartProductFeedMutation,
} from "./FeedsTab.generated.ts";

/** Starting, cancelling and deciding runs of feeds; what came of it shows in the list. */
export function useFeedActions() {
  const options = { refetchQueries: [ProductFeedRunsDocument] };
  const [startFeed] = useStartProductFeedMutation(options);
  const [cancelRun] = useCancelProductFeedRunMutation(options);
  const [decideRun] = useDecideProductFeedRunMutation(options);
  const say = async (title: string, work: () => Promise<readonly { message: string }[] | undefined>) => {
    try {
      const [wrong] = (await work()) ?? [];
      if (wrong) showToast({ title, text: wrong.message, tone: "error" });
    } catch (error) {
      showToast({ title, text: visitorMessage(error), tone: "error" });
    }
  };
  return {
    start: (id: string) =>
      say("Flödet kunde inte hämtas", async () => {
        const { data } = await startFeed({ variables: { input: { id } } });
        return data?.startProductFeed.errors;
      }),
    cancel: (id: string) =>
      say("Körningen kunde inte avbrytas", async () => {
        const { data } = await cancelRun({ variables: { input: { id } } });
        return data?.cancelProductFeedRun.errors;
      }),
    decide: (id: string, isApproved: boolean) =>
      say("Körningen väntar fortfarande", async () => {
        const { data } = await decideRun({ variables: { input: { id, isApproved } } });
        return data?.decideProductFeedRun.errors;
      }),
  };
}
