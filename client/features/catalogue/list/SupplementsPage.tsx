import { PersonalListPage } from "./PersonalListPage.tsx";
import { loadProductList } from "./ProductListPage.tsx";
import { SUPPLEMENTS } from "./supplementsArea.ts";

/** Asks for the page's data. */
export const loadSupplementsPage = loadProductList(SUPPLEMENTS);

/** The page at /kosttillskott. */
export const SupplementsPage = () => <PersonalListPage area={SUPPLEMENTS} />;
