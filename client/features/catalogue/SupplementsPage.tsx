import { PersonalListPage } from "./PersonalListPage.tsx";
import { loadProductList } from "./ProductListPage.tsx";
import { SUPPLEMENTS } from "./supplementsArea.ts";

/** Asks for the page's data. */
export const loadSupplementsPage = loadProductList(SUPPLEMENTS);

/** /kosttillskott (specification 2 §2). */
export const SupplementsPage = () => <PersonalListPage area={SUPPLEMENTS} />;
