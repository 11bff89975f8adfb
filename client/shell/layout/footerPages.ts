import type { ApolloClient } from "@apollo/client";
import { FooterPagesDocument, useFooterPagesQuery } from "./FooterPages.generated.ts";
import type { NavigationLink } from "./navigation.ts";

/** Asks for the pages that admins have made for the footer. */
export const loadFooterPages = (apollo: ApolloClient) => apollo.query({ query: FooterPagesDocument });

/** Links to the pages that admins have made for the footer; none while they are not known. */
export const useFooterPages = (): NavigationLink[] =>
  useFooterPagesQuery({}).data?.footerPages?.map(({ path, title }) => ({ to: path, label: title })) ?? [];
