import type { Page } from "../../../pageLoader.ts";
import { BIOHACKING } from "./biohackingArea.ts";
import { PersonalListPage } from "./PersonalListPage.tsx";
import { loadProductList } from "./ProductListPage.tsx";

/** Asks for the page's data. */
const loadBiohackingPage = loadProductList(BIOHACKING);

/** The page at /biohacking. */
const BiohackingPage = () => <PersonalListPage area={BIOHACKING} />;

export const page: Page = { Component: BiohackingPage, loader: loadBiohackingPage };
