import type { Page } from "../../../pageLoader.ts";
import { PersonalListPage } from "./PersonalListPage.tsx";
import { loadProductList } from "./ProductListPage.tsx";
import { SUPPLEMENTS } from "./supplementsArea.ts";

/** Asks for the page's data. */
const loadSupplementsPage = loadProductList(SUPPLEMENTS);

/** The page at /kosttillskott. */
const SupplementsPage = () => <PersonalListPage area={SUPPLEMENTS} />;

export const page: Page = { Component: SupplementsPage, loader: loadSupplementsPage };
