import type { Page } from "../../../pageLoader.ts";
import { loadProductList, ProductListPage } from "./ProductListPage.tsx";
import { TESTS } from "./testsArea.ts";

/** Asks for the page's data. */
const loadTestsPage = loadProductList(TESTS);

/** The page at /tester. */
const TestsPage = () => <ProductListPage area={TESTS} />;

export const page: Page = { Component: TestsPage, loader: loadTestsPage };
