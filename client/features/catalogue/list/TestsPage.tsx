import { loadProductList, ProductListPage } from "./ProductListPage.tsx";
import { TESTS } from "./testsArea.ts";

/** Asks for the page's data. */
export const loadTestsPage = loadProductList(TESTS);

/** The page at /tester. */
export const TestsPage = () => <ProductListPage area={TESTS} />;
