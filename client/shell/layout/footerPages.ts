import type { ApolloClient } from "@apollo/client";
import type { SiteLink } from "../../../schema/siteMenu.ts";
import { FooterPagesDocument, useFooterPagesQuery } from "./FooterPages.generated.ts";

/** Asks for the pages that admins have made for the footer. */
export const loadFooterPages = (apollo: ApolloClient) => apollo.query({ query: FooterPagesDocument });

/** Links to the pages that admins have made for the footer; none while they are not known. */
export const useFooterPages = (): SiteLink[] =>
  useFooterPagesQuery({}).data?.footerPages?.map(({ path, title }) => ({ path, label: title })) ?? [];
