import { BIOHACKING } from "./biohackingArea.ts";
import { PersonalListPage } from "./PersonalListPage.tsx";
import { loadProductList } from "./ProductListPage.tsx";

/** Asks for the page's data. */
export const loadBiohackingPage = loadProductList(BIOHACKING);

/** The page at /biohacking. */
export const BiohackingPage = () => <PersonalListPage area={BIOHACKING} />;
