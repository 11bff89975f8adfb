import { TESTS } from "./areas.ts";
import { loadProductList, ProductListPage } from "./ProductListPage.tsx";

/** Asks for the page's data. */
export const loadTestsPage = loadProductList(TESTS);

/** /tester (specification 2 §2). */
export function TestsPage() {
  return <ProductListPage area={TESTS} />;
}
