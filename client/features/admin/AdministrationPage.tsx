import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ComponentType, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { addAdminPolicies } from "../../apollo/adminPolicies.ts";
import type { Page } from "../../pageLoader.ts";
import { loadViewer } from "../../session/viewer.ts";
import { Seo } from "../../shell/Seo.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { pageParts } from "../../ui/lazy/pageParts.tsx";
import { PageContainer } from "../../ui/PageContainer.tsx";
import { panelId, Tabs, tabId } from "../../ui/Tabs.tsx";
import { Protected } from "../accounts/signIn/Protected.tsx";
import { AdminLinks } from "./AdminLinks.tsx";
import type { TabsAt } from "./tabsAt.ts";

/** A page of the administration. */
interface AdminPage {
  title: string;
  /** Swedish: what it is for. */
  lead: string;
  Content: ComponentType;
  /** Loads what it shows; asked for admins only. */
  load?(apollo: ApolloClient, url: URL): Promise<unknown>;
  /** Loads its code. */
  prepare?(url: URL): Promise<unknown>;
}

/** A page of the administration, for admins; what only they ask of the browser's cache loads with it. */
export function adminPage({ title, lead, Content, load, prepare }: AdminPage): Page {
  return {
    ...(prepare && { prepare }),
    loader: async (apollo, url) => {
      addAdminPolicies(apollo.cache);
      if ((await loadViewer(apollo))?.canAdminister) await Promise.all([prepare?.(url), load?.(apollo, url)]);
    },
    Component: function AdminPage() {
      // Whether the server or the browser draws it first.
      addAdminPolicies(useApolloClient().cache);
      return (
        <>
          <Seo title={title} />
          <Protected needs="admin">
            {() => (
              <PageContainer width="tools" top="heading">
                <Typography variant="h1">{title}</Typography>
                <Typography color="textSecondary" sx={{ mt: 3, mb: 4 }}>
                  {lead}
                </Typography>
                <AdminLinks />
                <Content />
              </PageContainer>
            )}
          </Protected>
        </>
      );
    },
  };
}

/** The tabs of a page, and where the code of each is. */
interface AdminTabs<Tab extends string> {
  /** Of their elements in the document. */
  id: string;
  /** Swedish: what they are of, for who does not see them. */
  label: string;
  tabs: TabsAt<Tab>;
  parts: Readonly<Record<Tab, () => Promise<ComponentType>>>;
  /** What stands above them. */
  Above?: ComponentType;
}

const fallback = <Loading label="Hämtar verktyget …" />;

/** Tabs as the content of a page; the code of the one that an address asks for loads before the page shows. */
export function adminTabs<Tab extends string>({ id, label, tabs, parts, Above }: AdminTabs<Tab>) {
  const loading = (load: () => Promise<ComponentType>) => ({ load, fallback });
  const { load, Part } = pageParts(
    Object.fromEntries(tabs.names.map((name) => [name, loading(parts[name])])) as Record<
      Tab,
      ReturnType<typeof loading>
    >,
  );
  const links = tabs.names.map((key) => ({ key, label: tabs.labels[key], to: tabs.addressOf(key) }));

  function Content() {
    const [params] = useSearchParams();
    const tab = tabs.tabFrom(params.get("flik"));
    const panel = useRef<HTMLElement>(null);
    const edited = params.get("id");
    const shown = useRef(edited);
    // The link to an editor, or back to the list, goes with what it stood in, and the focus with it.
    useEffect(() => {
      if (shown.current === edited) return;
      shown.current = edited;
      if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
    }, [edited]);
    return (
      <>
        {Above && <Above />}
        <Tabs id={id} label={label} tabs={links} selected={tab} />
        <Box
          ref={panel}
          id={panelId(id)}
          role="tabpanel"
          aria-labelledby={tabId(id, tab)}
          tabIndex={0}
          sx={{ pt: { xs: 6, md: 8 }, minHeight: 440, "&:focus-visible": { outlineOffset: 6 } }}
        >
          <Part key={tab} name={tab} />
        </Box>
      </>
    );
  }
  return { Content, prepare: (url: URL): Promise<unknown> => load(tabs.tabFrom(url.searchParams.get("flik"))) };
}
