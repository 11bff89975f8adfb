import { loadProductList, ProductListPage } from "./ProductListPage.tsx";
import { SUPPLEMENTS } from "./supplementsArea.ts";

/** Asks for the page's data. */
export const loadSupplementsPage = loadProductList(SUPPLEMENTS);

/** /kosttillskott (specification 2 §2). */
export const SupplementsPage = () => <ProductListPage area={SUPPLEMENTS} />;
