import type { ApolloClient, OperationVariables } from "@apollo/client";
import type { DocumentNode } from "graphql";
import { useSearchParams } from "react-router-dom";
import { useCommittedQuery } from "../../../apollo/useCommittedQuery.ts";
import { usePersonalSync } from "../../../guest/usePersonalSync.ts";
import type { Page } from "../../../pageLoader.ts";
import { accountOf, loadViewer } from "../../../session/viewer.ts";
import { Seo } from "../../../shell/Seo.tsx";
import { useErrorsEndWith } from "../../../toasts/useErrorsEndWith.ts";
import { pageParts } from "../../../ui/lazy/pageParts.tsx";
import { StepCategoriesDocument } from "../../../ui/steps/StepCategories.generated.ts";
import { RemindersOfDay } from "../../reminders/RemindersOfDay.tsx";
import { DailyDocument } from "../daily/DailyView.generated.ts";
import { dayFrom } from "../daily/dailyDay.ts";
import { SharedDocument } from "../share/ShareView.generated.ts";
import { LandingDocument } from "./LandingView.generated.ts";
import { type ProtocolViewName, viewFrom } from "./protocolViews.ts";
import { ProtocolTemplatesDocument, useProtocolTemplatesQuery } from "./Templates.generated.ts";

const { load: loadView, Part: View } = pageParts<ProtocolViewName>({
  start: { load: async () => (await import("./LandingView.tsx")).LandingView },
  nytt: { load: async () => (await import("../builder/OnboardingView.tsx")).OnboardingView },
  steg: { load: async () => (await import("../builder/BuilderView.tsx")).BuilderView },
  idag: { load: async () => (await import("../daily/DailyView.tsx")).DailyView },
  dela: { load: async () => (await import("../share/ShareView.tsx")).ShareView },
});

/** Loads the code of the view that an address asks for; one that cannot be loaded is loaded when it shows. */
const prepareProtocolPage = (url: URL): Promise<unknown> => loadView(viewFrom(url.searchParams).view);

/** What a view shows to everybody alike. */
const PUBLIC_QUERIES: Partial<Record<ProtocolViewName, DocumentNode>> = {
  start: ProtocolTemplatesDocument,
  steg: StepCategoriesDocument,
};

/** Asks for what the address's view shows of an account; what a guest has is in the browser. */
async function loadProtocolPage(apollo: ApolloClient, url: URL): Promise<void> {
  await loadViewer(apollo);
  const isGuestOnServer = typeof window === "undefined" && accountOf(apollo) === undefined;
  const shown = isGuestOnServer ? undefined : queryOf(url.searchParams);
  const forEverybody = PUBLIC_QUERIES[viewFrom(url.searchParams).view];
  await Promise.all([
    prepareProtocolPage(url),
    shown && apollo.query(shown),
    forEverybody && apollo.query({ query: forEverybody }),
  ]);
}

/** What the address's view asks for. */
function queryOf(params: URLSearchParams): { query: DocumentNode; variables?: OperationVariables } | undefined {
  const { view, protocol } = viewFrom(params);
  if (view === "idag") return { query: DailyDocument, variables: { day: dayFrom(params) } };
  if (view === "dela") return protocol === null ? undefined : { query: SharedDocument, variables: { key: protocol } };
  return { query: LandingDocument };
}

const WITH_TEMPLATES = {
  title: "Protokoll: expertprotokoll från namngivna hälsoprofiler",
  description:
    "Bygg ditt eget protokoll och bocka av det dag för dag, eller börja med expertprotokoll från namngivna hälsoprofiler.",
  keywords: "protokoll, hälsoprotokoll, expertprotokoll, longevity, biohacking, dagliga rutiner",
};

const WITHOUT_TEMPLATES = {
  title: "Protokoll",
  description: "Bygg ditt eget protokoll och bocka av det dag för dag.",
  keywords: "protokoll, hälsoprotokoll, longevity, biohacking, dagliga rutiner",
};

/** /protokoll: one page with five views, which stand in the address. */
function ProtocolPage() {
  usePersonalSync();
  const [params] = useSearchParams();
  const { view, protocol } = viewFrom(params);
  useErrorsEndWith(`${view} ${protocol}`);
  // A site of one's own may have none, and then promises none.
  const { data } = useProtocolTemplatesQuery({ fetchPolicy: "cache-only" });
  const { data: daily } = useCommittedQuery(DailyDocument, {
    variables: { day: dayFrom(params) },
    fetchPolicy: "cache-only",
    skip: view !== "idag",
  });
  const described = data?.protocolTemplates?.length ? WITH_TEMPLATES : WITHOUT_TEMPLATES;
  return (
    <>
      <Seo {...described} path="/protokoll" />
      <View key={`${view} ${protocol}`} name={view} />
      {daily?.activeProtocols?.length ? <RemindersOfDay /> : null}
    </>
  );
}

export const page: Page = { Component: ProtocolPage, loader: loadProtocolPage, prepare: prepareProtocolPage };
