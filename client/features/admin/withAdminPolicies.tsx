import { useApolloClient } from "@apollo/client/react";
import { addAdminPolicies } from "../../apollo/adminPolicies.ts";
import type { Page } from "../../pageLoader.ts";

/** A page of the administration: its cache knows what it asks for, whether the server or the browser draws it first. */
export function withAdminPolicies({ Component, loader, ...page }: Page): Page {
  return {
    ...page,
    loader: async (apollo, url) => {
      addAdminPolicies(apollo.cache);
      await loader?.(apollo, url);
    },
    Component: function AdminPage() {
      addAdminPolicies(useApolloClient().cache);
      return <Component />;
    },
  };
}
