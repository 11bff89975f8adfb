import type { ApolloClient, OperationVariables } from "@apollo/client";
import type { DocumentNode } from "graphql";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { usePersonalSync } from "../../../guest/usePersonalSync.ts";
import type { Page } from "../../../pageLoader.ts";
import { Seo } from "../../../shell/Seo.tsx";
import { accountOf, loadViewer } from "../../../shell/session/viewer.ts";
import { useErrorsEndWith } from "../../../shell/toasts/useErrorsEndWith.ts";
import { StepCategoriesDocument } from "../builder/BuilderView.generated.ts";
import { DailyDocument } from "../daily/DailyView.generated.ts";
import { dayFrom } from "../daily/dailyDay.ts";
import { SharedDocument } from "../share/ShareView.generated.ts";
import { LandingDocument } from "./LandingView.generated.ts";
import { type ProtocolViewName, viewFrom } from "./protocolViews.ts";
import { ProtocolTemplatesDocument } from "./Templates.generated.ts";

/** A view's code; what was loaded already shows with the first render. */
const LOADERS: Readonly<Record<ProtocolViewName, () => Promise<ComponentType>>> = {
  start: async () => (await import("./LandingView.tsx")).LandingView,
  nytt: async () => (await import("../builder/OnboardingView.tsx")).OnboardingView,
  steg: async () => (await import("../builder/BuilderView.tsx")).BuilderView,
  idag: async () => (await import("../daily/DailyView.tsx")).DailyView,
  dela: async () => (await import("../share/ShareView.tsx")).ShareView,
};
const loaded = new Map<ProtocolViewName, ComponentType>();
const lazyView = (view: ProtocolViewName) => lazy(async () => ({ default: await loadView(view) }));
const LAZY: Readonly<Record<ProtocolViewName, ComponentType>> = {
  start: lazyView("start"),
  nytt: lazyView("nytt"),
  steg: lazyView("steg"),
  idag: lazyView("idag"),
  dela: lazyView("dela"),
};

async function loadView(view: ProtocolViewName): Promise<ComponentType> {
  const component = await LOADERS[view]();
  loaded.set(view, component);
  return component;
}

/** Loads the code of the view that an address asks for; one that cannot be loaded is loaded when it shows. */
const prepareProtocolPage = (url: URL): Promise<unknown> =>
  loadView(viewFrom(url.searchParams).view).catch(() => undefined);

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

/** /protokoll: one page with five views, which stand in the address. */
function ProtocolPage() {
  usePersonalSync();
  const [params] = useSearchParams();
  const { view, protocol } = viewFrom(params);
  useErrorsEndWith(`${view} ${protocol}`);
  return (
    <>
      <Seo
        title="Protokoll: expertprotokoll från namngivna hälsoprofiler"
        description="Bygg ditt eget protokoll och bocka av det dag för dag, eller börja med expertprotokoll från namngivna hälsoprofiler."
        path="/protokoll"
        keywords="protokoll, hälsoprotokoll, expertprotokoll, longevity, biohacking, dagliga rutiner"
      />
      <View key={`${view} ${protocol}`} view={view} />
    </>
  );
}

/** A view; one whose code is there is hydrated with the page, and not some time later as in a Suspense. */
function View({ view }: { view: ProtocolViewName }) {
  const [Loaded] = useState(() => loaded.get(view));
  if (Loaded) return <Loaded />;
  const Lazy = LAZY[view];
  return (
    <Suspense fallback={null}>
      <Lazy />
    </Suspense>
  );
}

export const page: Page = { Component: ProtocolPage, loader: loadProtocolPage, prepare: prepareProtocolPage };
