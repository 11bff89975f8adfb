import { loadProductList, ProductListPage } from "./ProductListPage.tsx";
import { BIOHACKING } from "./biohackingArea.ts";

/** Asks for the page's data. */
export const loadBiohackingPage = loadProductList(BIOHACKING);

/** /biohacking (specification 2 §2). */
export const BiohackingPage = () => <ProductListPage area={BIOHACKING} />;
